/// A word of a name: `HTTPRouterImpl` is `HTTP`, `Router`, `Impl`. Digits end a word; underscores separate.
///
/// It does not hold the name, which all threads look at: whoever asks for more than the key hands it over.
struct NameWord {
  /// Where it stands in the name, in bytes.
  let range: Range<Int>
  let key: Key

  private init(_ range: Range<Int>, of name: Span<UInt8>) {
    self.range = range
    key = Key(lowercase: name.extracting(range))
  }

  /// The first sixteen bytes of a word in lower case, and how many it has: words that are no longer are equal exactly
  /// when their keys are.
  struct Key: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var count: Int

    init(lowercase text: Span<UInt8>) {
      count = text.count
      for index in 0..<min(16, count) {
        let bits = UInt64(NameWord.lowercase(text[index])) << UInt64(index % 8 * 8)
        if index < 8 { first |= bits } else { second |= bits }
      }
    }

    init(_ lowercase: String) {
      let text = Array(lowercase.utf8)
      self.init(lowercase: text.span)
    }
  }

  static func lowercase(_ byte: UInt8) -> UInt8 { LetterCase(byte) == .upper ? byte | 0x20 : byte }

  /// True for just these letters in this case.
  func isSpelled(_ text: StaticString, in name: Span<UInt8>) -> Bool {
    range.count == text.utf8CodeUnitCount
      && range.indices.allSatisfy { name[$0] == text.utf8Start[$0 - range.lowerBound] }
  }

  /// `2`, `V2`.
  func isVersion(in name: Span<UInt8>) -> Bool {
    guard range.count <= 3 else { return false }
    return (NameWord.lowercase(name[range.lowerBound]) == UInt8(ascii: "v") || NameWord.isDigit(name[range.lowerBound]))
      && range.dropFirst().allSatisfy { NameWord.isDigit(name[$0]) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func split(_ name: Span<UInt8>) -> [NameWord] {
    var words: [NameWord] = []
    // Most names have no more.
    words.reserveCapacity(8)
    var start = 0
    var previous = LetterCase.separator
    for index in name.indices {
      let letter = LetterCase(name[index])
      defer { previous = letter }
      guard letter == .separator || letter == .upper else { continue }
      let endsRun = previous != .upper
      let beginsRun = index + 1 < name.count && LetterCase(name[index + 1]) == .lower
      guard letter == .separator || endsRun || beginsRun else { continue }
      if start < index { words.append(NameWord(start..<index, of: name)) }
      start = letter == .separator ? index + 1 : index
    }
    if start < name.count { words.append(NameWord(start..<name.count, of: name)) }
    return words
  }

  private enum LetterCase {
    case upper, lower, separator, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      case UInt8(ascii: "_"): self = .separator
      default: self = .other
      }
    }
  }
}

extension Sequence<NameWord> {
  /// The words as one name, without those that are not wanted.
  func joined(of name: Span<UInt8>, where isWanted: (NameWord) -> Bool = { _ in true }) -> String {
    // Words do not overlap, so that they are no longer than the name.
    String(unsafeUninitializedCapacity: name.count) { bytes in
      var count = 0
      for word in self where isWanted(word) {
        for index in word.range {
          bytes[count] = name[index]
          count += 1
        }
      }
      return count
    }
  }
}
