import Reporting
import Testing

/// `git apply` and `patch -p1` take each of these.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "a.swift") -> String {
    unifiedDiff(path: path, old: Array(old.utf8), new: Array(new.utf8))
  }

  /// Without the two lines that name the file.
  private func hunks(_ old: String, _ new: String) -> String {
    diff(old, new).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
  }

  @Test func aChangeWithTheLinesAroundIt() throws {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "line two\n").replacing("line 12\n", with: "")
      .replacing("line 16\n", with: "line 16\nline 16 1/2\n")
    try expectGolden(diff(old, new, path: "Sources/Greeting/Presenter.swift"), "fix.diff")
  }

  @Test func nothingHasChanged() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aFileWithoutALastLineEnd() {
    #expect(
      hunks("a\nb", "a\nc")
        == "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n")
    #expect(hunks("a\nb", "a\n") == "@@ -1,2 +1 @@\n a\n-b\n\\ No newline at end of file\n")
    #expect(hunks("a\nb", "c\nb") == "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n")
  }

  @Test func aFileThatIsEmptyOnOneSide() {
    #expect(hunks("a\n", "") == "@@ -1 +0,0 @@\n-a\n")
    #expect(hunks("", "a\nb\n") == "@@ -0,0 +1,2 @@\n+a\n+b\n")
  }

  @Test func lineEndsBelongToTheLines() {
    #expect(hunks("a\r\nb\r\n", "c\r\nb\r\n") == "@@ -1,2 +1,2 @@\n-a\r\n+c\r\n b\r\n")
    #expect(
      hunks("a\rb", "a\rc") == "@@ -1 +1 @@\n-a\rb\n\\ No newline at end of file\n+a\rc\n\\ No newline at end of file\n"
    )
  }

  @Test(arguments: [
    ("a.swift", "a/a.swift"), ("/tmp/a.swift", "a/tmp/a.swift"), ("Ä/ö.swift", "a/Ä/ö.swift"),
    ("a b.swift", "a/a b.swift\t"), ("a\"b\\\t\n\u{1}.swift", #""a/a\"b\\\t\n\001.swift""#),
  ])
  func names(path: String, shown: String) {
    #expect(diff("a", "b", path: path).hasPrefix("--- \(shown)\n"))
  }
}
