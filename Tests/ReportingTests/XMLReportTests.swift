import Foundation
import Linting
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLReportTests {
  @Test func checkstyle() throws {
    try expectGolden(checkstyleReport(Samples.report), "lint-checkstyle.xml")
  }

  @Test func junit() throws {
    let rules = Samples.report.diagnostics.map(\.rule) + ["retain_cycle"]
    try expectGolden(junitReport(Samples.report, rules: rules), "lint-junit.xml")
  }

  @Test func nothingFoundIsACheckstyleReportWithoutFiles() throws {
    #expect(try Element.all(in: checkstyleReport(report())).map(\.name) == ["checkstyle"])
  }

  @Test func checkstyleNamesEachFileOnce() throws {
    let text = checkstyleReport(report(diagnostic(path: "A"), diagnostic(path: "A"), diagnostic(path: "B")))
    let names = try Element.all(in: text).map { $0.attributes["name"] ?? $0.name }
    #expect(names == ["checkstyle", "A", "error", "error", "B", "error"])
  }

  // MARK: JUnit

  @Test func aRuleThatFoundNothingHasPassed() throws {
    let elements = try Element.all(in: junitReport(report(), rules: ["b", "a"]))
    #expect(elements.map(\.name) == ["testsuites", "testsuite", "testcase", "testsuite", "testcase"])
    #expect(elements[1].attributes == ["name": "a", "tests": "1", "failures": "0", "errors": "0"])
    #expect(elements[0].attributes["failures"] == "0" && elements[0].attributes["tests"] == "2")
  }

  @Test func aFindingIsAFailureOfItsRule() throws {
    let range = SourceRange(line: 12, column: 5, endLine: 12, endColumn: 9)
    let elements = try Element.all(in: junitReport(report(diagnostic(at: range)), rules: ["rule", "other"]))
    let failure = try #require(elements.last)
    #expect(failure.attributes == ["type": "error", "message": "message"])
    #expect(failure.text == "A.swift:12:5: error: message (rule)")
    let suite = try #require(elements.last { $0.name == "testsuite" })
    #expect(suite.attributes == ["name": "rule", "tests": "1", "failures": "1", "errors": "0"])
  }

  /// Readers tell cases by their names: two of one name would be one.
  @Test func everyCaseHasItsOwnName() throws {
    func finding(_ line: Int, symbol: String?) -> Diagnostic {
      var finding = diagnostic(at: SourceRange(line: line, column: 1, endLine: line, endColumn: 2))
      finding.symbol = symbol
      return finding
    }
    func names(from line: Int) throws -> [String] {
      let findings = report(
        finding(line, symbol: "A.b"), finding(line + 1, symbol: nil), finding(line + 2, symbol: "A.b"))
      return try Element.all(in: junitReport(findings, rules: [])).filter { $0.name == "testcase" }
        .compactMap { $0.attributes["name"] }
    }
    #expect(try names(from: 1) == ["A.b in A.swift", "A.swift", "A.b in A.swift (2)"])
    #expect(try names(from: 100) == names(from: 1))
  }

  // MARK: Escapes

  @Test(arguments: hostileTexts + ["<a & 'b' \"c\">", "]]>", "&lt;", "<!-- -->"])
  func everyTextComesBackAsItWas(_ text: String) throws {
    let expected = text.unicodeScalars.map(readable).joined()
    let files = try Element.all(in: checkstyleReport(report(diagnostic(text, path: text))))
    #expect(files[1].attributes["name"]?.unicodeScalars.elementsEqual(expected.unicodeScalars) == true)
    #expect(files[2].attributes["message"]?.unicodeScalars.elementsEqual(expected.unicodeScalars) == true)
    let failure = try Element.all(in: junitReport(report(diagnostic(text, path: text)), rules: []))[3]
    #expect(failure.attributes["message"]?.unicodeScalars.elementsEqual(expected.unicodeScalars) == true)
  }

  /// What XML cannot hold comes back as its escape.
  private func readable(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x10000...: String(scalar)
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

/// An element of an XML document.
private struct Element {
  var name: String
  var attributes: [String: String]
  var text = ""

  /// In the order in which they begin.
  static func all(in document: String) throws -> [Element] {
    let parser = XMLParser(data: Data(document.utf8))
    let collector = Collector()
    parser.delegate = collector
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var isInLast = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
      isInLast = true
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isInLast = false
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isInLast { elements[elements.count - 1].text += text }
    }
  }
}
