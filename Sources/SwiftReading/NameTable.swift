/// A name as a small integer: equal in one `NameTable` exactly when the bytes are equal.
@usableFromInline
package struct Name: Hashable, Sendable {
  @usableFromInline package let id: UInt32

  @inlinable package init(id: UInt32) { self.id = id }
  package init(_ word: Word) { id = word.rawValue }

  /// The word of the grammar that is spelled like this name.
  var word: Word? { Word(rawValue: id) }

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
  /// `key` and `hash` are those of the name's `NameHash`.
  private struct Slot {
    var key: UInt64 = 0
    var hash: UInt32 = 0
    /// The name's number plus one; 0 is free.
    var number: UInt32 = 0
  }

  /// All names, one after the other; name `i` ends at `ends[i]`.
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing over a power of two.
  private var slots: [Slot] = []

  package init() { self = NameTable.words }

  private static let words: NameTable = {
    var table = NameTable(slotCount: 4096)
    for word in Word.allCases { _ = table.intern(word.spelling) }
    return table
  }()

  /// A table without names, which stands where one was taken from.
  static let placeholder = NameTable(slotCount: 0)

  private init(slotCount: Int) { slots = [Slot](repeating: Slot(), count: slotCount) }

  package var count: Int { ends.count }

  /// The bytes of a name of this table.
  package func utf8(of name: Name) -> ArraySlice<UInt8> { bytes[range(of: name.id)] }

  private func range(of id: UInt32) -> Range<Int> {
    let index = Int(id)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

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

  /// Calls `body` with every word of a text that is a name of this table; spaces and line ends stand between words.
  func forEachWord(in text: String, _ body: (Name) -> Void) {
    var text = text
    text.withUTF8 { buffer in
      let source = Span(_unsafeElements: buffer)
      var start = 0
      for offset in source.indices where source[offset] == UInt8(ascii: " ") || source[offset] == UInt8(ascii: "\n") {
        if start < offset, let name = find(source, start..<offset) { body(name) }
        start = offset + 1
      }
      if start < source.count, let name = find(source, start..<source.count) { body(name) }
    }
  }

  private func find(_ source: Span<UInt8>, _ range: Range<Int>) -> Name? {
    lookUp(source, range, NameHash(of: source, range)).name
  }

  mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>) -> Name {
    intern(source, range, NameHash(of: source, range))
  }

  /// `hash` must be of the bytes in `range`.
  @inline(__always)
  mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>, _ hash: NameHash) -> Name {
    let (name, slot) = lookUp(source, range, hash)
    return name ?? add(source, range, hash, at: slot)
  }

  /// The name, or the free slot where it belongs.
  @inline(__always)
  private func lookUp(_ source: Span<UInt8>, _ range: Range<Int>, _ hash: NameHash) -> (name: Name?, slot: Int) {
    let value = hash.value
    var index = place(of: value)
    while true {
      let slot = slots[index]
      if slot.number == 0 { return (nil, index) }
      if slot.key == hash.key, slot.hash == value {
        let id = slot.number &- 1
        if value & 1 == 0 || isEqual(id, source, range) { return (Name(id: id), index) }
      }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// Where a name is looked for first. The lowest bit of the hash is no good for it.
  @inline(__always)
  private func place(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash &>> 1) & (slots.count &- 1) }

  /// For names of more than eight bytes, whose first eight are known to be equal.
  @inline(__always)
  private func isEqual(_ id: UInt32, _ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let own = self.range(of: id)
    guard own.count == range.count else { return false }
    let names = bytes.span
    // Eight bytes at a time from the end, until they meet the first eight.
    var start = range.count &- 8
    while names.eight(at: own.lowerBound &+ start).bits == source.eight(at: range.lowerBound &+ start).bits {
      if start <= 8 { return true }
      start &-= 8
    }
    return false
  }

  @inline(never)
  private mutating func add(_ source: Span<UInt8>, _ range: Range<Int>, _ hash: NameHash, at slot: Int) -> Name {
    let id = UInt32(truncatingIfNeeded: ends.count)
    unsafe source.extracting(range).withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = Slot(key: hash.key, hash: hash.value, number: id &+ 1)
    if ends.count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for slot in old where slot.number != 0 {
      var index = place(of: slot.hash)
      while slots[index].number != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}

/// What a name is looked up by.
struct NameHash {
  /// The first eight bytes, zeros behind those of a shorter name.
  let key: UInt64
  /// The lowest bit tells names of more than eight bytes; shorter ones with one key differ by their length. So short
  /// names are equal exactly when key and value are.
  let value: UInt32

  /// Of a name of at most eight bytes, which are those of `key`.
  @inline(__always)
  init(short key: UInt64, length: Int) {
    self.key = key
    value = (NameHash.fold(key) &+ UInt32(truncatingIfNeeded: length)) &<< 1
  }

  init(of source: Span<UInt8>, _ range: Range<Int>) {
    let first = source.eight(at: range.lowerBound)
    if range.count < 8 {
      self.init(short: first.prefix(range.count), length: range.count)
    } else if range.count == 8 {
      self.init(short: first.bits, length: 8)
    } else {
      self.init(long: source, range)
    }
  }

  private init(long source: Span<UInt8>, _ range: Range<Int>) {
    key = source.eight(at: range.lowerBound).bits
    // Eight bytes at a time from the end, the first of which may be looked at twice.
    var state = key
    var start = range.count &- 8
    while start > 0 {
      state = state &* 0x9E37_79B9_7F4A_7C15 ^ source.eight(at: range.lowerBound &+ start).bits
      start &-= 8
    }
    value = (NameHash.fold(state) &+ UInt32(truncatingIfNeeded: range.count)) &<< 1 | 1
  }

  /// Every bit of the result hangs on all bits.
  @inline(__always)
  private static func fold(_ bits: UInt64) -> UInt32 {
    let product = bits.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    let folded = product.high ^ product.low
    return UInt32(truncatingIfNeeded: folded ^ folded &>> 32)
  }
}
