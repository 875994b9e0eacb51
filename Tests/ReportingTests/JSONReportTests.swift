import Linting
import Reporting
import TestSupport
import Testing

@Suite struct JSONReportTests {
  private func document(_ report: Report) throws -> JSONValue {
    try JSONValue(parsing: jsonReport(report, toolVersion: "1.2.3"))
  }

  @Test func everything() throws {
    try expectGolden(jsonReport(Samples.report, toolVersion: "1.2.3"), "lint.json")
  }

  @Test func nothingFound() throws {
    try expectGolden(jsonReport(Report(summary: .init(), diagnostics: []), toolVersion: "1.2.3"), "lint-empty.json")
  }

  @Test func itIsOneObjectEndedByANewline() throws {
    let text = try jsonReport(Samples.report, toolVersion: "1.2.3")
    #expect(text.hasPrefix("{\n") && text.hasSuffix("\n}\n"))
  }

  @Test func realOutputMeetsTheSchema() throws {
    let validator = try SchemaValidator(schema: "report.schema.json")
    #expect(validator.faults(in: try document(Samples.report)) == [])
    #expect(validator.faults(in: try document(Report(summary: .init(), diagnostics: []))) == [])
  }

  @Test func keysAreAbsentWhereTheyDoNotApply() throws {
    let finding = try document(report(diagnostic()))[["diagnostics", 0]]
    for key in ["module", "role", "symbol", "fix"] { #expect(finding?[[.key(key)]] == nil) }
    #expect(finding?[["help"]] == .string(""))
    #expect(finding?[["related"]] == .array([]))
  }

  @Test func severitiesAreCounted() throws {
    let summary = try document(Samples.report)[["summary"]]
    #expect(summary?[["errors"]] == .integer(2))
    #expect(summary?[["warnings"]] == .integer(3))
  }

  @Test(arguments: hostileTexts)
  func everyTextComesBackAsItWas(_ text: String) throws {
    var finding = diagnostic(text, path: text)
    (finding.help, finding.module, finding.role, finding.symbol) = (text, text, text, text)
    finding.related = [RelatedPlace(path: text, range: finding.range, message: text)]
    finding.fix = Fix(isSafe: false, edits: [.init(path: text, range: finding.range, bytes: 0..<1, text: text)])
    let result = try #require(try document(report(finding))[["diagnostics", 0]])
    let places: [[JSONValue.Step]] = [
      ["message"], ["path"], ["help"], ["module"], ["role"], ["symbol"], ["related", 0, "path"],
      ["related", 0, "message"], ["fix", "edits", 0, "path"], ["fix", "edits", 0, "text"],
    ]
    for place in places {
      guard case .string(let actual) = result[place] else {
        Issue.record("\(place) is no string")
        continue
      }
      #expect(Array(actual.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test(arguments: hostileTexts)
  func noControlCharacterStandsInTheOutput(_ text: String) throws {
    let output = try jsonReport(report(diagnostic(text, path: text)), toolVersion: "1.2.3")
    #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!output.contains("\\/"))
  }
}
