import Linting
import Reporting
import Testing

@Suite struct TextReportTests {
  @Test func plain() throws {
    try expectGolden(textReport(Samples.report), "lint.txt")
  }

  @Test func withCodeFrames() throws {
    try expectGolden(textReport(Samples.report, source: Samples.source), "lint-frames.txt")
  }

  @Test func coloredWithCodeFrames() throws {
    try expectGolden(textReport(Samples.report, isColored: true, source: Samples.source), "lint-colored.txt")
  }

  @Test func nothingFoundIsNothingWritten() {
    #expect(textReport(report()) == "")
  }

  @Test func aFindingIsOneLineOfTheFormThatEditorsRead() {
    let range = SourceRange(line: 12, column: 5, endLine: 12, endColumn: 9)
    #expect(textReport(report(diagnostic(path: "a/B.swift", at: range))) == "a/B.swift:12:5: error: message (rule)\n")
  }

  @Test(arguments: hostileTexts)
  func noTextBreaksTheLine(_ hostile: String) {
    var finding = diagnostic(hostile, path: hostile)
    finding.related = [RelatedPlace(path: hostile, range: finding.range, message: hostile)]
    let text = textReport(report(finding))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(lines.count == 3 && lines.last == "")
    #expect(lines[0].hasSuffix(" (rule)"))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func whatWouldBreakALineIsWrittenAsItsEscape() {
    let text = textReport(report(diagnostic("a\nb\r\tc\u{1B}\u{2028}é", path: "x\ny.swift")))
    #expect(text == #"x\ny.swift:1:1: error: a\nb\r\tc\u{1B}\u{2028}é (rule)"# + "\n")
  }

  @Test func colorIsAllThatColorAdds() {
    let colored = textReport(Samples.report, isColored: true, source: Samples.source)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == textReport(Samples.report, source: Samples.source))
  }

  @Test func aFileIsReadOnceForItsFindings() {
    var asked: [String] = []
    let findings = report(diagnostic(path: "A"), diagnostic(path: "A"), diagnostic(path: "B"), diagnostic(path: "B"))
    _ = textReport(findings) { path in
      asked.append(path)
      return path == "A" ? [] : nil
    }
    #expect(asked == ["A", "B"])
  }
}
