import Rules
import Testing

@Suite struct DataAccessNamesTests {
  static let lists: [(list: String, text: String)] = [
    ("distinctive", DataAccessNames.distinctive), ("functions", DataAccessNames.functions),
    ("modules", DataAccessNames.modules), ("accessors", DataAccessNames.accessors),
  ]

  static func split(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  @Test(arguments: lists)
  func inByteOrderAndNoneTwice(list: String, text: String) { #expect(Self.isSorted(Self.split(text))) }

  @Test func plainNamesInByteOrderEachWithItsModule() {
    let words = Self.split(DataAccessNames.plain)
    #expect(words.count.isMultiple(of: 2))
    #expect(Self.isSorted(stride(from: 0, to: words.count, by: 2).map { words[$0] }))
  }

  @Test func noNameIsBothDistinctiveAndPlain() {
    #expect(Set(Self.split(DataAccessNames.distinctive)).isDisjoint(with: Self.split(DataAccessNames.plain)))
  }

  private static func isSorted(_ words: [String]) -> Bool {
    !words.isEmpty && zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
