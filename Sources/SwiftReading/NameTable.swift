/// A name as a small integer: equal in one `NameTable` exactly when the bytes are equal.
package struct Name: Hashable, Sendable {
  package let id: UInt32

  package init(id: UInt32) { self.id = id }
  package init(_ word: Word) { id = word.rawValue }

  /// The word of the grammar that is spelled like this name.
  var word: Word? { Word(rawValue: id) }

  package static func == (name: Name, word: Word) -> Bool { name.id == word.rawValue }
  package static func != (name: Name, word: Word) -> Bool { name.id != word.rawValue }
}

/// Gives every distinct run of bytes a number, in the order of first sight.
///
/// One table serves one worker for all its files, so that the tables, not the mentions, are merged at the end.
/// Every table starts with the words of `Word`, whose numbers are their raw values.
package struct NameTable: Sendable {
  /// All names, one after the other; name `i` ends at `ends[i]`.
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing over a power of two: the hash in the upper half, the name's number plus one in the lower; 0 is
  /// free.
  private var slots: [UInt64] = []

  package init() { self = NameTable.words }

  private static let words: NameTable = {
    var table = NameTable(slots: [UInt64](repeating: 0, count: 4096))
    for word in Word.allCases { _ = table.intern(word.spelling) }
    return table
  }()

  /// A table without names, which stands where one was taken from.
  static let placeholder = NameTable(slots: [])

  private init(slots: [UInt64]) { self.slots = slots }

  package var count: Int { ends.count }

  /// The bytes of a name of this table.
  package func utf8(of name: Name) -> ArraySlice<UInt8> {
    let index = Int(name.id)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return bytes[start..<Int(ends[index])]
  }

  /// How many bytes the name has.
  package func length(of name: Name) -> Int {
    let index = Int(name.id)
    return Int(ends[index]) - (index == 0 ? 0 : Int(ends[index - 1]))
  }

  package func text(of name: Name) -> String {
    String(decoding: utf8(of: name), as: UTF8.self)
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
      var hash = NameHash()
      for offset in source.indices { hash.add(source[offset]) }
      return find(source, source.indices, hash)
    }
  }

  /// Calls `body` with every word of a text that is a name of this table; spaces and line ends stand between words.
  func forEachWord(in text: String, _ body: (Name) -> Void) {
    var text = text
    text.withUTF8 { buffer in
      let source = Span(_unsafeElements: buffer)
      var start = 0
      var hash = NameHash()
      for offset in source.indices {
        let byte = source[offset]
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
          hash.add(byte)
          continue
        }
        if start < offset, let name = find(source, start..<offset, hash) { body(name) }
        start = offset + 1
        hash = NameHash()
      }
      if start < source.count, let name = find(source, start..<source.count, hash) { body(name) }
    }
  }

  /// `hash` must be of the bytes in `range`.
  private func find(_ source: Span<UInt8>, _ range: Range<Int>, _ hash: NameHash) -> Name? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash.value) & mask
    while slots[slot] != 0 {
      let id = UInt32(truncatingIfNeeded: slots[slot]) - 1
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash.value, isEqual(id, source, range) {
        return Name(id: id)
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>) -> Name {
    var hash = NameHash()
    for offset in range { hash.add(source[offset]) }
    return intern(source, range, hash)
  }

  /// `hash` must be of the bytes in `range`.
  @inline(__always)
  mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>, _ hash: NameHash) -> Name {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash.value) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return add(source, range, hash, at: slot) }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash.value {
        let id = UInt32(truncatingIfNeeded: entry) - 1
        if isEqual(id, source, range) { return Name(id: id) }
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private func isEqual(_ id: UInt32, _ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = id == 0 ? 0 : Int(ends[Int(id) - 1])
    guard Int(ends[Int(id)]) - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != source[range.lowerBound + offset] { return false }
    return true
  }

  private mutating func add(_ source: Span<UInt8>, _ range: Range<Int>, _ hash: NameHash, at slot: Int) -> Name {
    let id = UInt32(truncatingIfNeeded: ends.count)
    for offset in range { bytes.append(source[offset]) }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt64(hash.value) << 32 | UInt64(id + 1)
    if ends.count * 2 > slots.count { grow() }
    return Name(id: id)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 4)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}

/// FNV-1a over 32 bits: one multiplication a byte, so that it can be computed while the scanner looks for the end.
struct NameHash {
  private(set) var value: UInt32 = 0x811c_9dc5

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 0x0100_0193
  }
}
