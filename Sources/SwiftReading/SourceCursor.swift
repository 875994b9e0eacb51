/// A place in the bytes of a file, and the verbs by which the scanner moves.
///
/// Invariants:
/// 1. `0 <= offset <= bytes.count`; every move keeps it.
/// 2. Reading past the end gives 0. A NUL in the file reads the same, `isAtEnd` tells them apart.
struct SourceCursor: ~Escapable {
  let bytes: Span<UInt8>
  private(set) var offset = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  var current: UInt8 {
    @inline(__always) get { offset < bytes.count ? bytes[unchecked: offset] : 0 }
  }

  @inline(__always)
  func peek(_ ahead: Int) -> UInt8 {
    let index = offset &+ ahead
    return index >= 0 && index < bytes.count ? bytes[unchecked: index] : 0
  }

  @inline(__always)
  mutating func advance() {
    if offset < bytes.count { offset &+= 1 }
  }

  mutating func advance(by count: Int) {
    offset = min(offset &+ count, bytes.count)
  }

  mutating func eat(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    advance()
    return true
  }

  /// Moves to the next line break or the end of the file.
  mutating func skipToLineEnd() {
    while !isAtEnd, current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") { advance() }
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
