import Testing

@testable import Linting

@Suite struct FixedFilesTests {
  private static let path = "a.swift"

  private func edit(_ bytes: Range<Int>, _ text: String, in path: String = path) -> Fix.Edit {
    let range = SourceRange(line: 1, column: bytes.lowerBound + 1, endLine: 1, endColumn: bytes.upperBound + 1)
    return Fix.Edit(path: path, range: range, bytes: bytes, text: text)
  }

  private func fix(_ edits: Fix.Edit...) -> Fix { Fix(isSafe: true, edits: edits) }

  private func fixed(_ text: String, _ fixes: Fix...) -> (text: String, count: Int) {
    var files = FixedFiles([Self.path: Array(text.utf8)])
    let count = files.apply(fixes)
    return (String(decoding: files[Self.path] ?? [], as: UTF8.self), count)
  }

  @Test func editsAreMadeWhateverTheirOrder() {
    let result = fixed("one two three", fix(edit(8..<13, "3")), fix(edit(0..<3, "1"), edit(4..<7, "2")))
    #expect(result == ("1 2 3", 2))
  }

  @Test func nothingIsTakenAwayOrPutInAtEitherEnd() {
    #expect(fixed("two", fix(edit(0..<0, "one ")), fix(edit(3..<3, " three"))) == ("one two three", 2))
    #expect(fixed("one\n", fix(edit(0..<4, ""))) == ("", 1))
    #expect(fixed("one") == ("one", 0))
  }

  @Test func neighboursLeaveEachOtherAlone() {
    #expect(fixed("a, b, c", fix(edit(1..<4, "")), fix(edit(4..<7, ""))) == ("a", 2))
  }

  /// What several findings ask for is done once, and mends all of them.
  @Test func theSameEditIsMadeOnce() {
    #expect(fixed("one two", fix(edit(3..<7, "")), fix(edit(3..<7, ""))) == ("one", 2))
    #expect(fixed("one", fix(edit(0..<0, "x")), fix(edit(0..<0, "x"))) == ("xone", 2))
  }

  @Test func theFirstOfTwoInOnePlaceIsMade() {
    #expect(fixed("one two", fix(edit(0..<5, "1")), fix(edit(4..<7, "2"))) == ("1wo", 1))
    #expect(fixed("one", fix(edit(1..<1, "x")), fix(edit(1..<1, "y"))) == ("oxne", 1))
    #expect(fixed("one", fix(edit(1..<1, "x")), fix(edit(1..<3, ""))) == ("oxne", 1))
  }

  @Test func aFixIsMadeWhollyOrNotAtAll() {
    let result = fixed("one two three", fix(edit(4..<7, "2")), fix(edit(0..<3, "1"), edit(5..<6, "x")))
    #expect(result == ("one 2 three", 1))
  }

  @Test func whatIsNotThereIsNotFixed() {
    #expect(fixed("one", fix(edit(2..<9, ""))) == ("one", 0))
    #expect(fixed("one", fix(edit(0..<1, "", in: "other.swift"))) == ("one", 0))
    #expect(fixed("one", fix()) == ("one", 0))
  }

  @Test func roundsAddUp() {
    var files = FixedFiles(["b": Array("b".utf8), "a": Array("a".utf8), "c": Array("c".utf8)])
    _ = files.apply([fix(edit(0..<1, "x", in: "b")), fix(edit(0..<1, "1", in: "a"))])
    _ = files.apply([fix(edit(0..<1, "b", in: "b")), fix(edit(1..<1, "2", in: "a"))])
    #expect(files.changes.map(\.path) == ["a"], "what is as it was has not changed")
    #expect(files.changes.first?.new == Array("12".utf8) && files.changes.first?.old == Array("a".utf8))
    #expect(files.count(in: "a") == 2 && files.count(in: "c") == 0)
  }
}
