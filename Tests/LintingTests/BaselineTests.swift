import Linting
import Testing

@Suite struct BaselineTests {
  private static func finding(_ fingerprint: String, _ path: String = "A.swift", line: Int = 1) -> Diagnostic {
    Diagnostic(
      rule: "one_rule", severity: .error, message: "It is wrong.", path: path,
      range: SourceRange(line: line, column: 1, endLine: line, endColumn: 2), module: "Greeting", symbol: "A.b",
      fingerprint: fingerprint)
  }

  private static func entry(_ fingerprint: String) -> Baseline.Entry {
    Baseline.Entry(fingerprint: fingerprint, rule: "one_rule", module: "Greeting", symbol: "A.b", path: "A.swift")
  }

  /// Found and known, by fingerprint: what is new, how many pass, and what is gone.
  private static let comparisons: [([String], [String], [String], Int, [String])] = [
    ([], [], [], 0, []), (["1"], [], ["1"], 0, []), (["1"], ["1"], [], 1, []), ([], ["1"], [], 0, ["1"]),
    (["1", "2"], ["2", "3"], ["1"], 1, ["3"]), (["2", "1"], ["9"], ["2", "1"], 0, ["9"]),
    (["1"], ["1", "1"], [], 1, []),
  ]

  @Test(arguments: comparisons)
  func compares(found: [String], known: [String], new: [String], passing: Int, gone: [String]) {
    let baseline = Baseline(entries: known.map { Self.entry($0) })
    let compared = baseline.compare(found.map { Self.finding($0) })
    #expect(compared.new.map(\.fingerprint) == new)
    #expect(compared.known == passing)
    #expect(compared.gone.map(\.fingerprint) == gone)
  }

  @Test func whereAFindingStandsDoesNotMatter() {
    let baseline = Baseline(of: [Self.finding("1")]) { $0 }
    #expect(baseline.compare([Self.finding("1", "Elsewhere/B.swift", line: 99)]).new == [])
  }

  @Test func entriesAreSortedAndRelative() {
    let baseline = Baseline(of: ["3", "1", "2"].map { Self.finding($0, "Sources/A.swift") }) { "../" + $0 }
    #expect(baseline.entries.map(\.fingerprint) == ["1", "2", "3"])
    #expect(Set(baseline.entries.map(\.path)) == ["../Sources/A.swift"])
  }
}
