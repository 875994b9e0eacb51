import Linting
import Reporting
import Testing

@Suite struct GitHubAnnotationsTests {
  private func line(_ diagnostic: Diagnostic) -> String {
    githubAnnotations(report(diagnostic), in: RepositoryView(path: { $0 }, content: { _ in nil }))
  }

  @Test func everything() throws {
    try expectGolden(githubAnnotations(Samples.report, in: Samples.repository), "lint-github.txt")
  }

  @Test func nothingFoundIsNothingWritten() {
    #expect(githubAnnotations(report(), in: Samples.repository) == "")
  }

  @Test func aFindingIsOneCommand() {
    #expect(
      line(diagnostic(path: "a/B.swift", at: SourceRange(line: 12, column: 5, endLine: 12, endColumn: 9)))
        == "::error file=a/B.swift,line=12,endLine=12,col=5,endColumn=9,title=rule::message\n")
  }

  @Test func columnsAreLeftOutOfARangeOfManyLines() {
    let range = SourceRange(line: 1, column: 5, endLine: 3, endColumn: 2)
    #expect(line(diagnostic(at: range)) == "::error file=A.swift,line=1,endLine=3,title=rule::message\n")
  }

  @Test(arguments: [
    ("a,b:c.swift", "a%2Cb%3Ac.swift"), ("100%.swift", "100%25.swift"), ("a\r\nb.swift", "a%0D%0Ab.swift"),
    ("a%0Ab.swift", "a%250Ab.swift"), ("a\u{301},b.swift", "a\u{301}%2Cb.swift"),
    (",\u{301}.swift", "%2C\u{301}.swift"),
  ])
  func noPathEndsTheProperty(path: String, escaped: String) {
    #expect(line(diagnostic(path: path)).hasPrefix("::error file=\(escaped),line=1,"))
  }

  @Test(arguments: [
    ("a: b, c", "a: b, c"), ("100 %", "100 %25"), ("a\nb", #"a\nb"#), ("::error::x", "::error::x"),
  ])
  func noMessageEndsTheCommand(message: String, escaped: String) {
    #expect(line(diagnostic(message)).hasSuffix("title=rule::\(escaped)\n"))
  }

  @Test func relatedPlacesAreLinesOfTheMessage() {
    var finding = diagnostic()
    let range = SourceRange(line: 7, column: 1, endLine: 7, endColumn: 2)
    finding.related = [RelatedPlace(path: "B\n.swift", range: range, message: "held here")]
    #expect(line(finding).hasSuffix(#"::message%0AB\n.swift:7: held here"# + "\n"))
  }

  @Test(arguments: hostileTexts)
  func noTextBreaksTheLine(_ text: String) {
    let lines = line(diagnostic(text, path: text)).unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r" })
    #expect(lines.count == 2 && lines.last?.isEmpty == true)
  }
}
