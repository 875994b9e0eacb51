/// A place in the bytes of a file, and the verbs by which the scanner moves.
///
/// Invariants:
/// 1. `0 <= offset <= bytes.count`; every move keeps it.
/// 2. Reading past the end gives 0. A NUL in the file reads the same, `isAtEnd` tells them apart.
struct SourceCursor: ~Escapable {
  let bytes: Span<UInt8>
  private(set) var offset = 0
  /// From each offset before this one on there are eight bytes.
  private let endOfEights: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    endOfEights = max(0, bytes.count - 7)
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The byte here; nil at the end.
  var next: UInt8? {
    @inline(__always) get { offset < bytes.count ? bytes[unchecked: offset] : nil }
  }

  var current: UInt8 {
    @inline(__always) get { offset < bytes.count ? bytes[unchecked: offset] : 0 }
  }

  @inline(__always)
  func peek(_ ahead: Int) -> UInt8 {
    let index = offset &+ ahead
    return UInt(bitPattern: index) < UInt(bitPattern: bytes.count) ? bytes[unchecked: index] : 0
  }

  /// The eight bytes from here on; zeros stand for those behind the end of the file.
  @inline(__always)
  func eight(ahead: Int = 0) -> EightBytes {
    let place = offset &+ ahead
    guard UInt(bitPattern: place) < UInt(bitPattern: endOfEights) else { return bytes.lastBytes(from: place) }
    return bytes.eight(atUnchecked: place)
  }

  @inline(__always)
  mutating func advance() {
    if offset < bytes.count { offset &+= 1 }
  }

  @inline(__always)
  mutating func advance(by count: Int) {
    offset = min(offset &+ count, bytes.count)
  }

  /// Moves over so many bytes that are known to be there.
  @inline(__always)
  mutating func advance(over count: Int) { offset &+= count }

  @inline(__always)
  mutating func eat(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    offset &+= 1
    return true
  }

  /// Moves to the next byte that `stops` answers to, or to the end of the file.
  @inline(__always)
  mutating func skip(to stops: (EightBytes) -> UInt64) {
    while offset < endOfEights {
      let place = EightBytes.first(stops(bytes.eight(atUnchecked: offset)))
      advance(over: place)
      if place < 8 { return }
    }
    if !isAtEnd { advance(by: EightBytes.first(stops(eight()))) }
  }

  /// Moves to the next line break or the end of the file.
  mutating func skipToLineEnd() {
    while true {
      skip { $0.controls }
      if isAtEnd || current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r") { return }
      advance()
    }
  }

  func starts(with text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where peek(index) != text.utf8Start[index] { return false }
    return true
  }

  /// The Unicode scalar here and its length in bytes; nil where the bytes are no valid UTF-8.
  func scalar(ahead: Int = 0) -> (value: UInt32, length: Int)? {
    let first = peek(ahead)
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard length > 0, first < 0xF5 else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard peek(ahead + index) & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(peek(ahead + index) & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    return value >= least && Unicode.Scalar(value) != nil ? (value, length) : nil
  }
}

extension Span<UInt8> {
  /// The eight bytes at `offset`, which is not negative; zeros stand for those behind the end.
  @inline(__always)
  func eight(at offset: Int) -> EightBytes {
    guard offset >= 0, offset <= count &- 8 else { return lastBytes(from: offset) }
    return eight(atUnchecked: offset)
  }

  /// Any eight bytes are a number; all of them must be there.
  @inline(__always)
  fileprivate func eight(atUnchecked offset: Int) -> EightBytes {
    EightBytes(
      bits: UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)))
  }

  /// Whether 64 bytes, which must be there, are ASCII without NUL.
  @inline(__always)
  fileprivate func are64ASCII(at offset: Int) -> Bool {
    // The highest bit of a byte is set in one of the two where it is no ASCII or 0; of a byte behind one that is 0, maybe.
    var notText: UInt64 = 0
    for part in 0..<8 {
      let eight = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ part &* 8, as: UInt64.self)
      notText |= eight | (eight &- 0x0101_0101_0101_0101)
    }
    return notText & 0x8080_8080_8080_8080 == 0
  }

  @inline(never)
  fileprivate func lastBytes(from offset: Int) -> EightBytes {
    var bits: UInt64 = 0
    for index in stride(from: count - 1, through: offset, by: -1) { bits = bits << 8 | UInt64(self[index]) }
    return EightBytes(bits: bits)
  }
}

/// True when the bytes are UTF-8 without NUL.
func isText(_ bytes: Span<UInt8>) -> Bool {
  let cursor = SourceCursor(bytes)
  var offset = 0
  while offset < bytes.count {
    if offset &+ 64 <= bytes.count, bytes.are64ASCII(at: offset) {
      offset &+= 64
      continue
    }
    let eight = bytes.eight(at: offset)
    let ascii = EightBytes.first(eight.beyondASCII | eight.equal(0))
    if ascii > 0 {
      offset &+= ascii
    } else {
      guard let (value, length) = cursor.scalar(ahead: offset), value != 0 else { return false }
      offset += length
    }
  }
  return true
}
