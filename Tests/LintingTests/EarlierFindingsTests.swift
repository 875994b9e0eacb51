import Linting
import Testing

/// Findings are written `FAMILY ORDINAL PATH`.
@Suite struct EarlierFindingsTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var before: [String]
    var now: [String]
    var new: [String]
    var testDescription: String { "\(before) → \(now)" }
  }

  private static let cases = [
    Case(before: [], now: [], new: []),
    Case(before: [], now: ["a 0 A", "b 0 A"], new: ["a 0 A", "b 0 A"]),
    Case(before: ["a 0 A"], now: ["a 0 A", "b 0 A"], new: ["b 0 A"]),
    Case(before: ["a 0 A", "b 0 A"], now: ["b 0 A"], new: []),
    // Moved.
    Case(before: ["a 0 A"], now: ["a 0 B"], new: []),
    Case(before: ["a 0 A", "a 1 B"], now: ["a 0 C", "a 1 D"], new: []),
    // One more of the same.
    Case(before: ["a 0 A"], now: ["a 0 A", "a 1 A"], new: ["a 1 A"]),
    Case(before: ["a 0 A"], now: ["a 0 A", "a 1 B"], new: ["a 1 B"]),
    // The new one stands first: it gets the fingerprint that was not there.
    Case(before: ["a 0 B"], now: ["a 0 A", "a 1 B"], new: ["a 1 A"]),
    Case(before: ["a 0 B", "a 1 C"], now: ["a 0 A", "a 1 B", "a 2 C", "a 3 D"], new: ["a 2 A", "a 3 D"]),
    // Suppressed ones count, so that the number of one that stays may change.
    Case(before: ["a 0 A"], now: ["a 1 A"], new: []),
    Case(before: ["a 1 A"], now: ["a 0 A", "a 1 A"], new: ["a 0 A"]),
    // A file with several has moved, and one was added.
    Case(before: ["a 0 A", "a 1 A"], now: ["a 0 B", "a 1 B", "a 2 B"], new: ["a 2 B"]),
    Case(before: ["a 0 A", "a 1 B"], now: ["a 0 A", "a 1 A", "a 2 C"], new: ["a 2 C"]),
  ]

  private static func finding(_ text: String) -> Diagnostic {
    let parts = text.split(separator: " ").map(String.init)
    return Diagnostic(
      rule: "one_rule", severity: .error, message: "It is wrong.", path: parts[2],
      range: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 2), fingerprint: "\(parts[0]) \(parts[1])",
      family: "\(parts[0]) 0")
  }

  @Test(arguments: cases)
  private func finds(_ example: Case) {
    let new = EarlierFindings(example.before.map(Self.finding)).new(among: example.now.map(Self.finding))
    #expect(new.map { "\($0.fingerprint) \($0.path)" } == example.new)
  }
}
