/// A word of a name: `HTTPRouterImpl` is `HTTP`, `Router`, `Impl`. Digits end a word; underscores separate.
struct NameWord {
  let text: ArraySlice<UInt8>
  let key: Key

  private init(_ text: ArraySlice<UInt8>) {
    self.text = text
    key = Key(lowercase: text)
  }

  /// The first sixteen bytes of a word in lower case, and how many it has: words that are no longer are equal exactly
  /// when their keys are.
  struct Key: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var count: Int

    init(lowercase text: ArraySlice<UInt8>) {
      count = text.count
      for (index, byte) in text.prefix(16).enumerated() {
        let bits = UInt64(NameWord.lowercase(byte)) << UInt64(index % 8 * 8)
        if index < 8 { first |= bits } else { second |= bits }
      }
    }
  }

  static func lowercase(_ byte: UInt8) -> UInt8 { LetterCase(byte) == .upper ? byte | 0x20 : byte }

  func isSpelled(_ lowercase: String) -> Bool {
    lowercase.utf8.count == text.count && zip(text, lowercase.utf8).allSatisfy { NameWord.lowercase($0) == $1 }
  }

  /// `2`, `V2`.
  var isVersion: Bool {
    guard text.count <= 3, let first = text.first else { return false }
    return (NameWord.lowercase(first) == UInt8(ascii: "v") || NameWord.isDigit(first))
      && text.dropFirst().allSatisfy(NameWord.isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func split(_ name: ArraySlice<UInt8>) -> [NameWord] {
    var words: [NameWord] = []
    var start = name.startIndex
    var previous = LetterCase.separator
    for (index, byte) in zip(name.indices, name) {
      let letter = LetterCase(byte)
      defer { previous = letter }
      guard letter == .separator || letter == .upper else { continue }
      let endsRun = previous != .upper
      let beginsRun = index + 1 < name.endIndex && LetterCase(name[index + 1]) == .lower
      guard letter == .separator || endsRun || beginsRun else { continue }
      if start < index { words.append(NameWord(name[start..<index])) }
      start = letter == .separator ? index + 1 : index
    }
    if start < name.endIndex { words.append(NameWord(name[start...])) }
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
  /// The words as one name.
  func joined() -> String { String(decoding: flatMap(\.text), as: UTF8.self) }
}
