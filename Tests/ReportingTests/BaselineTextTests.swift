import Linting
import Reporting
import TestSupport
import Testing

@Suite struct BaselineTextTests {
  @Test func oneEntryALine() throws {
    let baseline = Baseline(entries: [
      Baseline.Entry(fingerprint: "2", rule: "b_rule", path: "Sources/B.swift"),
      Baseline.Entry(fingerprint: "1", rule: "a_rule", module: "M", symbol: "A.b", path: "So \"urces\"/A.swift"),
    ])
    #expect(
      try baselineText(baseline) == #"""
        {
          "schemaVersion": 1,
          "findings": [
            { "rule": "a_rule", "module": "M", "symbol": "A.b", "path": "So \"urces\"/A.swift", "fingerprint": "1" },
            { "rule": "b_rule", "path": "Sources/B.swift", "fingerprint": "2" }
          ]
        }

        """#)
  }

  @Test func withoutFindings() throws {
    let text = try baselineText(Baseline(entries: []))
    #expect(text == "{\n  \"schemaVersion\": 1,\n  \"findings\": []\n}\n")
    #expect(try JSONValue(parsing: text)[["findings"]] == .array([]))
  }
}
