import Linting
import Reporting
import Testing

@Suite struct CodeFrameTests {
  /// The lines under the finding.
  private func frame(_ source: [UInt8], _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> [String] {
    let range = SourceRange(line: line, column: column, endLine: endLine, endColumn: endColumn)
    let text = textReport(report(diagnostic(at: range))) { _ in source }
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  private func frame(_ source: String, _ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> [String] {
    frame(Array(source.utf8), line, column, endLine, endColumn)
  }

  @Test func caretsUnderlineTheRange() {
    #expect(frame("let a = 1\n", 1, 5, 1, 6) == ["1 | let a = 1", "  |     ^"])
    #expect(frame("let abc = 1\n", 1, 5, 1, 8) == ["1 | let abc = 1", "  |     ^~~"])
  }

  @Test func anEmptyRangeHasItsCaretEvenAtTheEnd() {
    #expect(frame("ab", 1, 2, 1, 2) == ["1 | ab", "  |  ^"])
    #expect(frame("ab", 1, 3, 1, 3) == ["1 | ab", "  |   ^"])
    #expect(frame("", 1, 1, 1, 1) == ["1 |", "  | ^"])
  }

  @Test func tabsStopAtEveryFourthColumn() {
    #expect(frame("\ta\tb", 1, 4, 1, 5) == ["1 |     a   b", "  |         ^"])
    #expect(frame("\ta", 1, 1, 1, 3) == ["1 |     a", "  | ^~~~~"])
  }

  @Test(arguments: [
    ("漢字", 4), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("👍🏽", 2), ("❤️", 2), ("한글", 4), ("ｆ", 2), ("e\u{301}", 1), ("é", 1), ("Ж", 1),
    ("①", 1), ("…", 1), ("\u{FEFF}", 0),
  ])
  func caretsCountColumnsOfTheTerminal(_ text: String, _ width: Int) {
    let column = text.utf8.count + 1
    let carets = String(repeating: " ", count: width) + "^"
    #expect(frame(text + "x", 1, column, 1, column + 1) == ["1 | \(text)x", "  | \(carets)"])
  }

  @Test func aRangeOfManyLinesShowsItsFirstThree() {
    let source = "class A {\n\n  let a = 1\n  let b = 2\n}\n"
    #expect(
      frame(source, 1, 1, 5, 2) == [
        "1 | class A {", "  | ^~~~~~~~~", "2 |", "3 |   let a = 1", "  |   ~~~~~~~~~", "  | …",
      ])
    #expect(frame(source, 3, 7, 4, 8) == ["3 |   let a = 1", "  |       ^~~~~", "4 |   let b = 2", "  |   ~~~~~"])
  }

  @Test func aRangeThatEndsBeforeALineDoesNotShowIt() {
    #expect(frame("ab\ncd\n", 1, 1, 2, 1) == ["1 | ab", "  | ^~"])
  }

  @Test func theGutterIsAsWideAsItsLastNumber() {
    let source = String(repeating: "x\n", count: 10)
    #expect(frame(source, 9, 1, 10, 2) == [" 9 | x", "   | ^", "10 | x", "   | ~"])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\r\nb\rc\n"])
  func everyLineEndEndsALine(_ source: String) {
    #expect(frame(source, 2, 1, 2, 2) == ["2 | b", "  | ^"])
    #expect(frame(source, 3, 1, 3, 2) == ["3 | c", "  | ^"])
  }

  @Test(arguments: [(0, 1), (3, 1), (-1, 1), (.max, .max), (.min, .min)] as [(Int, Int)])
  func aLineThatIsNotThereHasNoFrame(_ line: Int, _ column: Int) {
    #expect(frame("a\nb", line, column, line, column) == [])
  }

  @Test func aRangeThatIsNotThereIsACaretInItsLine() {
    #expect(frame("ab", 1, 99, 1, 120) == ["1 | ab", "  |   ^"])
    #expect(frame("ab", 1, .min, 1, .min) == ["1 | ab", "  | ^"])
    #expect(frame("ab\ncdef", 2, 2, 1, 3) == ["2 | cdef", "  |  ^"])
    #expect(frame("ab", 1, 1, .max, .max) == ["1 | ab", "  | ^~"])
  }

  @Test func aLineThatIsNotTextHasNoFrame() {
    #expect(frame([0x61, 0xFF, 0x62], 1, 1, 1, 2) == [])
  }

  @Test func controlCharactersAreShownAsPictures() {
    let lines = frame("a\u{1B}[31m\u{0}\u{7F}\u{9B}\u{202E}x", 1, 2, 1, 3)
    #expect(lines == ["1 | a␛[31m␀␡\u{FFFD}\u{FFFD}x", "  |  ^"])
  }

  @Test func aLongLineIsCutAroundTheRange() {
    let line = String(repeating: "a", count: 200) + "needle" + String(repeating: "b", count: 200)
    let lead = "…" + String(repeating: "a", count: 20)
    let text = lead + "needle" + String(repeating: "b", count: 94) + "…"
    #expect(frame(line, 1, 201, 1, 207) == ["1 | \(text)", "  | \(String(repeating: " ", count: 21))^~~~~~"])
  }

  @Test func aLongRangeIsUnderlinedAsFarAsItIsSeen() {
    let line = String(repeating: "漢", count: 100)
    let text = String(repeating: "漢", count: 60) + "…"
    #expect(frame(line, 1, 1, 1, 301) == ["1 | \(text)", "  | ^\(String(repeating: "~", count: 119))"])
  }

  @Test(arguments: ["a", "é", "漢", "👍", "\t", "e\u{301}"])
  func aLineOfMegabytesIsCutAtWholeCharacters(_ character: String) {
    let half = String(repeating: character, count: 500_000 / character.utf8.count)
    let column = half.utf8.count + 1
    let lines = frame(half + "x" + half, 1, column, 1, column + 1)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("1 | …") == true && lines.first?.hasSuffix("…") == true)
    #expect(lines.first?.contains("x") == true)
    #expect(lines.allSatisfy { $0.count <= 130 })
  }

  /// Every range of a line with characters of one to four bytes, also those that begin or end inside a character.
  @Test func everyRangeHasAFrame() {
    let line = "\taé漢👍e\u{301}\u{1B}z"
    for start in 0...line.utf8.count {
      for end in start...line.utf8.count {
        let lines = frame(line, 1, start + 1, 1, end + 1)
        #expect(lines.count == 2 && lines.last?.contains("^") == true)
      }
    }
  }
}
