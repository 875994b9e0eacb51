/// Eight bytes of a file as one number, the first of them lowest, so that one step looks at all of them.
///
/// An answer has the highest bit of a byte set where the byte is what was asked for. `first` gives the place of the
/// lowest such byte; above it an answer may be wrong.
struct EightBytes {
  let bits: UInt64

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The place of the lowest byte in an answer; 8 where it has none.
  @inline(__always)
  static func first(_ answer: UInt64) -> Int { answer.trailingZeroBitCount &>> 3 }

  @inline(__always)
  func equal(_ byte: UInt8) -> UInt64 {
    let difference = bits ^ EightBytes.each(byte)
    return (difference &- EightBytes.each(0x01)) & ~difference & EightBytes.each(0x80)
  }

  /// Line breaks, and the other bytes below the blank: one question instead of two, since these are rare.
  var controls: UInt64 {
    @inline(__always) get { (bits &- EightBytes.each(0x20)) & ~bits & EightBytes.each(0x80) }
  }

  var beyondASCII: UInt64 {
    @inline(__always) get { bits & EightBytes.each(0x80) }
  }

  /// How many of the bytes, from the first on, are `byte`.
  @inline(__always)
  func leading(_ byte: UInt8) -> Int { (bits ^ EightBytes.each(byte)).trailingZeroBitCount &>> 3 }

  /// With capital letters of ASCII made small; bytes that are no letters may change as well.
  var lowercased: EightBytes {
    @inline(__always) get { EightBytes(bits: bits | EightBytes.each(0x20)) }
  }

  /// The byte at a place from 0 to 7.
  @inline(__always)
  subscript(place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: place &* 8))
  }

  /// How many of the bytes, from the first on, are letters, digits, `_` or `$` of ASCII, and the byte behind them, which
  /// is 0 where all are. Most words have only letters.
  var leadingWord: (length: Int, next: UInt8) {
    @inline(__always) get {
      let letters = inRange(bits & EightBytes.each(0x7F) | EightBytes.each(0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
      let length = EightBytes.first(~(letters & ~bits) & EightBytes.each(0x80))
      if length == 8 { return (8, 0) }
      let next = self[length]
      return endsLetters(next) ? (length, next) : leadingWordOfAllKinds
    }
  }

  private var leadingWordOfAllKinds: (length: Int, next: UInt8) {
    @inline(never) get {
      let low = bits & EightBytes.each(0x7F)
      let letters = inRange(low | EightBytes.each(0x20), UInt8(ascii: "a"), UInt8(ascii: "z"))
      let digits = inRange(low, UInt8(ascii: "0"), UInt8(ascii: "9"))
      let underscores = inRange(low, UInt8(ascii: "_"), UInt8(ascii: "_"))
      let dollars = inRange(low, UInt8(ascii: "$"), UInt8(ascii: "$"))
      let words = (letters | digits | underscores | dollars) & ~bits
      let length = EightBytes.first(~words & EightBytes.each(0x80))
      return (length, length < 8 ? self[length] : 0)
    }
  }

  /// `low` has no byte above 0x7F, so that no sum carries into the next byte, and the answer is exact everywhere.
  @inline(__always)
  private func inRange(_ low: UInt64, _ least: UInt8, _ most: UInt8) -> UInt64 {
    (low &+ EightBytes.each(0x80 - least)) & ~(low &+ EightBytes.each(0x7F - most))
  }

  /// The first `count` bytes, with zeros behind them.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 {
    count < 8 ? bits & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1) : bits
  }
}

/// False for a byte that is no letter, but goes on with a word: a digit, `$` or `_`. Each of these is a bit of one number,
/// which has only the lowest six bits of a byte, so that a few others, which are rare, are taken for them.
@inline(__always)
private func endsLetters(_ byte: UInt8) -> Bool {
  let othersOfWords: UInt64 = 0x3FF &<< 0x30 | 1 &<< 0x24 | 1 &<< 0x1F
  return othersOfWords &>> UInt64(byte) & 1 == 0
}
