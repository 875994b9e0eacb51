/// A name as a small integer: equal in one `NameTable` exactly when the bytes are equal.
@usableFromInline
package struct Name: Hashable, Sendable {
  @usableFromInline package let id: UInt32

  @inlinable package init(id: UInt32) { self.id = id }
  package init(_ word: Word) { id = word.rawValue }

  /// The word of the grammar that is spelled like this name.
  var word: Word? {
    @inline(__always) get { Word(number: id) }
  }

  @inlinable package static func == (left: Name, right: Name) -> Bool { left.id == right.id }
  package static func == (name: Name, word: Word) -> Bool { name.id == word.rawValue }
  package static func != (name: Name, word: Word) -> Bool { name.id != word.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Gives every distinct run of bytes a number, in the order of first sight.
///
/// One table serves one worker for all its files, so that the tables, not the mentions, are merged at the end.
/// Every table starts with the words of `Word`, whose numbers are their raw values. It has less than 2^28 names, which
/// is more than the memory of those who have such code.
package struct NameTable: Sendable {
  private struct Slot {
    /// That of no name where the slot is free.
    var hash = NameHash.none
    var number: UInt32 = 0

    var isFree: Bool { hash.length == NameHash.none.length }
  }

  /// All names, one after the other; name `i` is from `bounds[i]` up to `bounds[i + 1]`.
  private var bytes: [UInt8] = []
  private var bounds: [UInt32] = [0]
  /// Open addressing over a power of two.
  private var slots: [Slot] = []

  package init() { self = NameTable.words }

  private static let words: NameTable = {
    var table = NameTable(slotCount: 4096)
    NameTable.forEachWord(in: Word.spellings) { _ = table.intern($0, $1) }
    return table
  }()

  /// A table without names, which stands where one was taken from.
  static let placeholder = NameTable(slotCount: 0)

  private init(slotCount: Int) { slots = [Slot](repeating: Slot(), count: slotCount) }

  package var count: Int { bounds.count - 1 }

  /// The bytes of a name of this table.
  package func utf8(of name: Name) -> ArraySlice<UInt8> { bytes[range(of: name.id)] }

  private func range(of id: UInt32) -> Range<Int> { Int(bounds[Int(id)])..<Int(bounds[Int(id) &+ 1]) }

  /// How many bytes the name has.
  package func length(of name: Name) -> Int { range(of: name.id).count }

  package func text(of name: Name) -> String {
    String(decoding: utf8(of: name), as: UTF8.self)
  }

  /// Adds the names of another table. Element `i` of the result is the name here of the other table's name `i`.
  package mutating func merge(_ other: NameTable) -> [Name] {
    let source = other.bytes.span
    return (0..<other.count).map { intern(source, other.range(of: UInt32(truncatingIfNeeded: $0))) }
  }

  package mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern(Span(_unsafeElements: $0), 0..<$0.count) }
  }

  /// The name that is spelled like this, if the table has it.
  package func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { buffer in
      let source = Span(_unsafeElements: buffer)
      return find(source, source.indices)
    }
  }

  /// Calls `body` with every name of this table that stands in a text: letters, digits, `_` and `$` are a name, and
  /// whatever else is between two.
  func forEachName(in text: String, _ body: (Name) -> Void) {
    NameTable.forEachWord(in: text) { if let name = find($0, $1) { body(name) } }
  }

  private static func forEachWord(in text: String, _ body: (_ text: Span<UInt8>, _ word: Range<Int>) -> Void) {
    var text = text
    text.withUTF8 { buffer in
      let source = Span(_unsafeElements: buffer)
      var start = 0
      while start < source.count {
        var end = start
        var length = 8
        while length == 8 {
          length = source.eight(at: end).leadingWord.length
          end += length
        }
        if start < end { body(source, start..<end) }
        start = end + 1
      }
    }
  }

  private func find(_ source: Span<UInt8>, _ range: Range<Int>) -> Name? {
    let hash = NameHash(of: source, range)
    return lookUp(hash) { $0.hash == hash && isEqual($0.number, source, range.lowerBound, hash) }.name
  }

  /// The name with this hash, if the table has it; the hash must be one that is the whole name.
  @inline(__always)
  func find(whole hash: NameHash) -> Name? { lookUp(hash) { $0.hash == hash }.name }

  /// The name of at most eight bytes with this hash.
  @inline(__always)
  func find(short hash: NameHash) -> Name? { lookUp(hash) { $0.hash.isSameShort(hash) }.name }

  mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>) -> Name {
    intern(source, at: range.lowerBound, NameHash(of: source, range))
  }

  /// The name that begins at `start` and has this hash.
  @inline(__always)
  mutating func intern(_ source: Span<UInt8>, at start: Int, _ hash: NameHash) -> Name {
    let (name, slot) = lookUp(hash) { $0.hash == hash && isEqual($0.number, source, start, hash) }
    return name ?? add(source, start, hash, at: slot)
  }

  /// The name, or the free slot where it belongs.
  ///
  /// - Parameter isEqual: Whether the name of a slot, which may be free, is the one that is looked for.
  @inline(__always)
  private func lookUp(_ hash: NameHash, _ isEqual: (Slot) -> Bool) -> (name: Name?, slot: Int) {
    var index = place(of: hash)
    while true {
      let slot = slots[index]
      if isEqual(slot) { return (Name(id: slot.number), index) }
      if slot.isFree { return (nil, index) }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// Where a name is looked for first.
  @inline(__always)
  private func place(of hash: NameHash) -> Int { Int(truncatingIfNeeded: hash.scattered) & (slots.count &- 1) }

  /// Of names with the same hash.
  @inline(__always)
  private func isEqual(_ id: UInt32, _ source: Span<UInt8>, _ start: Int, _ hash: NameHash) -> Bool {
    hash.isWholeName || hasSameBytes(id, source, start)
  }

  /// Of names of the same length.
  @inline(never)
  private func hasSameBytes(_ id: UInt32, _ source: Span<UInt8>, _ start: Int) -> Bool {
    let own = range(of: id)
    let names = bytes.span
    // Eight bytes at a time from the end; the last step may look at some again. The first eight are in the hash.
    var end = own.count
    while end > 8 {
      end &-= 8
      if names.eight(at: own.lowerBound &+ end).bits != source.eight(at: start &+ end).bits { return false }
    }
    return true
  }

  @inline(never)
  private mutating func add(_ source: Span<UInt8>, _ start: Int, _ hash: NameHash, at slot: Int) -> Name {
    let id = UInt32(truncatingIfNeeded: count)
    let range = start..<start + Int(hash.length)
    unsafe source.extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    bounds.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = Slot(hash: hash, number: id)
    if count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for slot in old where !slot.isFree {
      var index = place(of: slot.hash)
      while !slots[index].isFree { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}

/// What a name is looked up by. It is made of the name's bytes, eight at a time; the last, which are less than eight and
/// may be none, have zeros behind them.
struct NameHash: Equatable {
  /// The first eight bytes.
  private var first: UInt64 = 0
  private var state: UInt64 = 0
  private(set) var length: UInt32 = 0

  /// Of no name: none is so long.
  static let none = NameHash(length: .max)

  private init(length: UInt32) { self.length = length }

  /// Of a name that begins with `count` of the bytes.
  @inline(__always)
  init(_ bytes: EightBytes, _ count: Int) {
    first = bytes.prefix(count)
    state = first
    length = UInt32(truncatingIfNeeded: count)
  }

  /// Goes on with `count` of the bytes, behind eight.
  @inline(__always)
  mutating func add(_ bytes: EightBytes, _ count: Int) {
    state = state &* NameHash.factor ^ bytes.prefix(count)
    length &+= UInt32(truncatingIfNeeded: count)
  }

  init(of source: Span<UInt8>, _ range: Range<Int>) {
    var left = range.count
    self.init(source.eight(at: range.lowerBound), min(left, 8))
    while left >= 8 {
      left -= 8
      add(source.eight(at: range.upperBound - left), min(left, 8))
    }
  }

  /// The same as `==` where the other is that of at most eight bytes, of which the state is no more than the first.
  @inline(__always)
  func isSameShort(_ other: NameHash) -> Bool { first == other.first && length == other.length }

  /// True where names with this hash are equal. Of at most sixteen bytes, nothing but zeros is added after the first
  /// eight and the eight behind them, and these follow from the state.
  @inline(__always)
  var isWholeName: Bool { length <= 16 }

  /// Every bit of the result hangs on several of the name, the lowest eight on all.
  @inline(__always)
  var scattered: UInt64 { (state &* NameHash.factor).byteSwapped }

  private static var factor: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
