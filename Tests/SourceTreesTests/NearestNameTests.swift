import Testing

@testable import SourceTrees

@Suite struct NearestNameTests {
  private static let cases: [(name: String, candidates: [String], expected: String?)] = [
    ("Sorces", ["Tests", "Sources", "Rules"], "Sources"),
    ("exlcude", ["include", "exclude"], "exclude"),
    ("STRICT", ["strict", "static"], "strict"),
    ("lnit", ["lint", "init", "graph"], "init"),
    ("rulse", ["rules", "pulse"], "pulse"),
    ("a", ["b", "c"], nil),
    ("A", ["a"], "a"),
    ("", ["a"], nil),
    ("color", ["format"], nil),
    ("viper", [], nil),
    ("vipre", ["viper", "vipreX"], "viper"),
    ("naïve", ["naive"], "naive"),
  ]

  @Test(arguments: cases)
  func nearest(name: String, candidates: [String], expected: String?) {
    #expect(nearestName(to: name, in: candidates) == expected)
    #expect(nearestName(to: name, in: candidates.reversed()) == expected)
  }

  private static let distances: [(left: String, right: String, expected: Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("abcd", "badc", 2),
  ]

  @Test(arguments: distances)
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
    #expect(editDistance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == expected)
  }

  @Test func aNameIsNotNearItself() {
    #expect(nearestName(to: "rules", in: ["rules", "ruler"]) == "ruler")
  }
}
