import Linting
import Reporting
import TestSupport
import Testing

@Suite struct SARIFReportTests {
  private func text(_ report: Report, in repository: RepositoryView = Samples.repository) throws -> String {
    try sarifReport(report, rules: Samples.rules, toolVersion: "1.2.3", in: repository)
  }

  private func result(
    of diagnostic: Diagnostic, path: @escaping (String) -> String = { $0 }, content: String? = nil
  ) throws -> JSONValue {
    let repository = RepositoryView(path: path) { _ in content.map { Array($0.utf8) } }
    let document = try JSONValue(parsing: text(report(diagnostic), in: repository))
    return try #require(document[["runs", 0, "results", 0]])
  }

  @Test func everything() throws {
    try expectGolden(text(Samples.report), "lint.sarif")
  }

  @Test func nothingFound() throws {
    let document = try JSONValue(parsing: text(report()))
    #expect(document[["runs", 0, "results"]] == .array([]))
    #expect(document[["runs", 0, "tool", "driver", "rules", 1, "id"]] == .string("ui_import"))
  }

  @Test func itMeetsTheSchemaOfTheStandard() throws {
    let validator = try SchemaValidator(file: "Fixtures/Schemas/sarif-schema-2.1.0.json")
    for report in [Samples.report, report()] {
      #expect(validator.faults(in: try JSONValue(parsing: text(report))) == [])
    }
  }

  /// What code scanning refuses most, the schema refuses as well.
  @Test(
    arguments: [
      (["locations", 0, "physicalLocation", "region", "startColumn"], JSONValue.string("1")),
      (["locations", 0, "physicalLocation", "region", "endLine"], .integer(0)),
      (["locations", 0, "physicalLocation", "artifactLocation", "uri"], .string("My App/A.swift")),
      (["level"], .string("fatal")), (["message"], nil), (["ruleIndex"], .integer(-2)), (["unknown"], .null),
      (["codeFlows", 0, "threadFlows"], .array([])), (["relatedLocations", 0, "message"], .string("here")),
    ] as [([JSONValue.Step], JSONValue?)])
  func aWrongResultIsRejected(path: [JSONValue.Step], value: JSONValue?) throws {
    let validator = try SchemaValidator(file: "Fixtures/Schemas/sarif-schema-2.1.0.json")
    var document = try JSONValue(parsing: text(report(Samples.cycle)))
    document[["runs", 0, "results", 0] + path] = value
    let faults = validator.faults(in: document)
    #expect(faults.count == 1 && faults.first?.hasPrefix("/runs/0/results/0") == true, "\(faults)")
  }

  @Test func whatGitHubAsksForIsThere() throws {
    let document = try JSONValue(parsing: text(Samples.report))
    let run = try #require(document[["runs", 0]])
    for key in ["id", "shortDescription", "fullDescription", "help"] {
      #expect(run[["tool", "driver", "rules", 0, .key(key)]] != nil)
    }
    for index in Samples.report.diagnostics.indices {
      let place: [JSONValue.Step] = ["results", .index(index), "locations", 0, "physicalLocation"]
      for key in ["startLine", "startColumn", "endLine", "endColumn"] {
        guard case .integer(1...)? = run[place + ["region", .key(key)]] else {
          Issue.record("\(key) of \(index) is no number from 1 up")
          continue
        }
      }
      #expect(run[place + ["artifactLocation", "uriBaseId"]] == .string("%SRCROOT%"))
      #expect(
        run[["results", .index(index), "partialFingerprints", "primaryLocationLineHash"]]
          == .string(Samples.report.diagnostics[index].fingerprint))
    }
  }

  // MARK: Columns

  struct Line: Sendable, CustomTestStringConvertible {
    let text: String
    /// What is meant, as it stands in the text.
    let range: Range<Int>
    let columns: ClosedRange<Int>

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Line(text: "let a = b", range: 4..<5, columns: 5...6),
    Line(text: "\tlet a = b", range: 1..<4, columns: 2...5),
    Line(text: "let é = b", range: 9..<10, columns: 9...10),
    Line(text: "let e\u{301} = b", range: 10..<11, columns: 10...11),
    Line(text: "let 漢字 = b", range: 4..<10, columns: 5...7),
    Line(text: "let 👩‍👩‍👧 = b", range: 4..<22, columns: 5...13),
    Line(text: "\u{FEFF}import UIKit", range: 3..<15, columns: 1...13),
    Line(text: "", range: 0..<0, columns: 1...1),
    Line(text: "é", range: 3..<5, columns: 3...5),
  ])
  func columnsCountUTF16CodeUnits(line: Line) throws {
    let range = SourceRange(
      line: 1, column: line.range.lowerBound + 1, endLine: 1, endColumn: line.range.upperBound + 1)
    let region = try result(of: diagnostic(at: range), content: "\(line.text)\r\nrest")[
      ["locations", 0, "physicalLocation", "region"]]
    #expect(region?[["startColumn"]] == .integer(line.columns.lowerBound))
    #expect(region?[["endColumn"]] == .integer(line.columns.upperBound))
  }

  @Test func theEndIsCountedInItsOwnLine() throws {
    let range = SourceRange(line: 1, column: 3, endLine: 2, endColumn: 7)
    let result = try result(of: diagnostic(at: range), content: "é{\n  漢}")
    #expect(
      result[["locations", 0, "physicalLocation", "region"]]
        == .object(["startLine": 1, "startColumn": 2, "endLine": 2, "endColumn": 5].mapValues { .integer($0) }))
  }

  @Test func aFileThatCannotBeReadIsTakenForASCII() throws {
    let range = SourceRange(line: 3, column: 5, endLine: 3, endColumn: 9)
    for content in [nil, "one line only"] {
      let region = try result(of: diagnostic(at: range), content: content)[
        ["locations", 0, "physicalLocation", "region"]]
      #expect(region?[["startColumn"]] == .integer(5) && region?[["endColumn"]] == .integer(9))
    }
  }

  // MARK: Paths

  @Test(arguments: [
    ("Sources/A.swift", "Sources/A.swift"), ("My App/A+B.swift", "My%20App/A%2BB.swift"),
    ("Größe/漢.swift", "Gr%C3%B6%C3%9Fe/%E6%BC%A2.swift"), ("a:b/100%.swift", "a%3Ab/100%25.swift"),
    ("q?#[]\".swift", "q%3F%23%5B%5D%22.swift"), ("a\nb\u{1}.swift", "a%0Ab%01.swift"),
  ])
  func pathsAreReferencesOfURIs(path: String, uri: String) throws {
    let file = try result(of: diagnostic(path: path))[["locations", 0, "physicalLocation", "artifactLocation"]]
    #expect(file == .object(["uri": .string(uri), "uriBaseId": .string("%SRCROOT%")]))
  }

  @Test func aFileOutsideOfTheRepositoryHasAnAbsoluteURI() throws {
    let file = try result(of: diagnostic(), path: { "/else where/\($0)" })[
      ["locations", 0, "physicalLocation", "artifactLocation"]]
    #expect(file == .object(["uri": .string("file:///else%20where/A.swift")]))
  }

  // MARK: Related places

  @Test func theMessageLinksToRelatedPlaces() throws {
    var finding = diagnostic("A holds B")
    finding.related = [1, 2].map { line in
      RelatedPlace(
        path: "B.swift", range: SourceRange(line: line, column: 1, endLine: line, endColumn: 2), message: "[B] \\ back")
    }
    let result = try result(of: finding)
    #expect(result[["message", "text"]] == .string(#"A holds B. [\[B\] \\ back](1). [\[B\] \\ back](2)."#))
    #expect(result[["relatedLocations", 1, "id"]] == .integer(2))
    #expect(result[["relatedLocations", 1, "message", "text"]] == .string(#"[B] \ back"#))
  }

  @Test(arguments: [("is [Int], (a)", "is [Int], (a)."), ("[a](1) or", #"\[a\](1) or."#)])
  func nothingInTheMessageItselfIsALink(message: String, text: String) throws {
    #expect(try result(of: diagnostic(message))[["message", "text"]] == .string(text))
  }

  @Test func aCycleIsACodeFlowFromTheFindingOn() throws {
    let document = try JSONValue(parsing: text(report(Samples.cycle)))
    let flow = try #require(document[["runs", 0, "results", 0, "codeFlows", 0, "threadFlows", 0, "locations"]])
    for (index, line) in [4, 2].enumerated() {
      #expect(flow[[.index(index), "location", "physicalLocation", "region", "startLine"]] == .integer(line))
    }
    var other = Samples.cycle
    other.rule = "ui_import"
    let none = try JSONValue(parsing: text(report(other)))
    #expect(none[["runs", 0, "results", 0, "codeFlows"]] == nil)
    #expect(none[["runs", 0, "results", 0, "ruleIndex"]] == .integer(1))
  }

  @Test(arguments: hostileTexts)
  func everyTextComesBackAsItWas(_ text: String) throws {
    var finding = diagnostic(text, path: "A.swift")
    (finding.symbol, finding.module) = (text, text)
    let result = try result(of: finding)
    for (path, expected): ([JSONValue.Step], String) in [
      (["message", "text"], text + "."), (["properties", "module"], text),
      (["locations", 0, "logicalLocations", 0, "fullyQualifiedName"], text),
    ] {
      guard case .string(let actual) = result[path] else {
        Issue.record("\(path) is no string")
        continue
      }
      #expect(Array(actual.unicodeScalars) == Array(expected.unicodeScalars))
    }
  }
}
