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
  func eight(ahead: Int = 0) -> EightBytes { bytes.eight(at: offset &+ ahead) }

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
    while !isAtEnd {
      let place = EightBytes.first(stops(eight()))
      advance(by: place)
      if place < 8 { return }
    }
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
    // Any eight bytes are a number, and all of them are there.
    return EightBytes(
      bits: UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)))
  }

  /// Whether 32 bytes, which must be there, are ASCII without NUL.
  @inline(__always)
  func are32ASCII(at offset: Int) -> Bool {
    let first = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD2<UInt64>.self)
    let last = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 16, as: SIMD2<UInt64>.self)
    let notText = first | last | (first &- 0x0101_0101_0101_0101) | (last &- 0x0101_0101_0101_0101)
    return (notText[0] | notText[1]) & 0x8080_8080_8080_8080 == 0
  }

  @inline(never)
  private func lastBytes(from offset: Int) -> EightBytes {
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
    if offset &+ 32 <= bytes.count, bytes.are32ASCII(at: offset) {
      offset &+= 32
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
