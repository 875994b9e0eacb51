import Configuring
import Linting
import Testing

@Suite struct BaselineReadingTests {
  private func read(_ text: String) -> (baseline: Baseline?, faults: [String]) {
    let (baseline, faults) = BaselineReader.read(Array(text.utf8), path: "known.json")
    return (baseline, faults.map(\.description))
  }

  private static let entry = #""rule": "a_rule", "path": "A \u00e9.swift", "fingerprint": "0123456789abcdef""#

  @Test(arguments: [
    "{ \"schemaVersion\": 1, \"findings\": [{ \(entry) }] }", "{\"schemaVersion\":1,\"findings\":[{\(entry)}]}",
    "{\n  \"findings\": [\n    { \(entry) }\n  ],\n  \"schemaVersion\": 1\n}\n",
    "{\r\n\"schemaVersion\": 1,\r\n\"findings\": [\r\n{\r\n\(entry)\r\n}\r\n]\r\n}\r\n",
  ])
  func whateverTheLayout(_ text: String) {
    let (baseline, faults) = read(text)
    #expect(faults == [])
    let entry = Baseline.Entry(fingerprint: "0123456789abcdef", rule: "a_rule", path: "A é.swift")
    #expect(baseline?.entries == [entry])
  }

  @Test func withoutFindings() {
    #expect(read("{ \"schemaVersion\": 1, \"findings\": [] }").baseline == Baseline(entries: []))
  }

  @Test(arguments: [
    ("", "1:1: error: a baseline is an object with `schemaVersion` and `findings`"),
    ("[]", "1:1: error: a baseline is an object with `schemaVersion` and `findings`"),
    ("{}", "1:1: error: `schemaVersion` is 1 in the baselines that this version reads"),
    ("{ \"schemaVersion\": 2 }", "1:20: error: `schemaVersion` is 1 in the baselines that this version reads"),
    ("{ \"schemaVersion\": 1 }", "1:1: error: `findings` is a list"),
    ("{ \"schemaVersion\": 1, \"findings\": {} }", "1:35: error: `findings` is a list"),
    ("{ \"schemaVersion\": 1, \"findings\": [1] }", "1:36: error: a finding is an object with"),
    ("{ \"schemaVersion\": 1, \"findings\": [], \"x\": 1 }", "1:39: error: unknown key `x`"),
    (
      "{ \"schemaVersion\": 1,\n  \"findings\": [{ \"rules\": 1 }] }",
      "2:18: error: unknown key `rules`; did you mean `rule`?"
    ),
    ("{ \"schemaVersion\": 1, \"findings\": [{ \"rule\": 1 }] }", "1:46: error: `rule` is text in quotes"),
    ("{ \"schemaVersion\": 1, \"findings\": [{ \"rule\": \"a\" }] }", "1:36: error: this finding has no `path`"),
    ("{ \"schemaVersion\": 1, \"findings\": [\n<<<<<<< HEAD\n", "this is no baseline: "),
    ("{ \"schemaVersion\": 1", "this is no baseline: "), ("\u{0}", "this is no baseline: "),
  ])
  func malformed(_ text: String, fault: String) {
    let (baseline, faults) = read(text)
    #expect(baseline == nil)
    #expect(faults.first?.contains(fault) == true, "\(faults)")
    #expect(faults.allSatisfy { $0.hasPrefix("known.json:") })
  }

  @Test func aMissingFile() {
    let (baseline, faults) = BaselineReader.read(path: "no/such/file.json")
    #expect(baseline == nil)
    #expect(faults.map(\.description).first?.contains("the baseline cannot be read: no such file") == true)
  }
}
