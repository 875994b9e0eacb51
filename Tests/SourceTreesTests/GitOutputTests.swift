import Testing

@testable import SourceTrees

/// What git prints, with `|` for the null byte.
@Suite struct GitOutputTests {
  private static let a = String(repeating: "a", count: 40)
  private static let b = String(repeating: "b", count: 64)
  private static let none = String(repeating: "0", count: 40)

  private func bytes(_ text: String) -> [UInt8] { text.utf8.map { $0 == UInt8(ascii: "|") ? 0 : $0 } }

  @Test func trees() {
    let output = """
      100644 blob \(Self.a)\tA b.swift|100755 blob \(Self.b)\tx/"y"\n.swift|120000 blob \(Self.a)\tlink|\
      160000 commit \(Self.a)\tInner|040000 tree \(Self.a)\tfolder|
      """
    #expect(
      parseTree(bytes(output)) == [
        GitEntry(kind: .file, id: Self.a, path: "A b.swift"),
        GitEntry(kind: .file, id: Self.b, path: "x/\"y\"\n.swift"),
        GitEntry(kind: .link, id: Self.a, path: "link"), GitEntry(kind: .submodule, id: Self.a, path: "Inner"),
      ])
  }

  @Test func pathsThatAreNotText() {
    let entries = parseTree(Array("100644 blob \(Self.a)\tx".utf8) + [0xFF, 0] + bytes("100644 blob \(Self.a)\ty\tz|"))
    #expect(entries.map(\.isPathValid) == [false, true])
    #expect(entries.map(\.path) == ["x\u{FFFD}", "y\tz"])
  }

  @Test func theIndex() {
    let output = """
      H 100644 \(Self.a) 0\tA.swift|S 100644 \(Self.a) 0\tB.swift|h 100644 \(Self.a) 0\tC.swift|\
      M 100644 \(Self.a) 2\tD.swift|
      """
    let entries = parseIndex(bytes(output))
    #expect(entries.map(\.entry.path) == ["A.swift", "B.swift", "C.swift", "D.swift"])
    #expect(entries.map(\.isUnwatched) == [false, true, true, false])
    #expect(entries.map(\.stage) == [0, 0, 0, 2])
  }

  @Test func changes() {
    let output = """
      :100644 100644 \(Self.a) \(Self.none) M|A :.swift|:000000 120000 \(Self.none) \(Self.a) A|link|\
      :100644 000000 \(Self.a) \(Self.none) D|D|:160000 160000 \(Self.a) \(Self.a) M|Inner|
      """
    let link = GitEntry(kind: .link, id: Self.a, path: "link")
    let inner = GitEntry(kind: .submodule, id: Self.a, path: "Inner")
    func file(_ path: String) -> GitEntry { GitEntry(kind: .file, id: Self.a, path: path) }
    #expect(
      parseChanges(bytes(output)) == [
        GitChange(path: "A :.swift", letter: "M", kinds: [.file, .file], old: file("A :.swift")),
        GitChange(path: "link", letter: "A", kinds: [.link], new: link),
        GitChange(path: "D", letter: "D", kinds: [.file], old: file("D")),
        GitChange(path: "Inner", letter: "M", kinds: [.submodule, .submodule], old: inner, new: inner),
      ])
  }

  private static let objects: [(output: String, contents: [String?])] = [
    ("", []), ("x blob 3\nabc\n", ["abc"]), ("x blob 0\n\n", [""]), ("x missing\n", [nil]),
    ("x blob 4\na\nb\n\ny missing\nz blob 1\nc\n", ["a\nb\n", nil, "c"]),
    ("x blob 4\nabc", []), ("x blob 3\nabc", []), ("x blob -1\nabc\n", [nil, nil]),
    ("x blob 99999999999999999999\n", [nil]),
  ]

  @Test func objectsBehindABreakAreMissing() {
    #expect(parseObjects(bytes("x blob 3\nabc\ny blob 4\nabc"), count: 3) == [Array("abc".utf8), nil, nil])
  }

  @Test(arguments: objects)
  func contentsOfObjects(output: String, contents: [String?]) {
    #expect(parseObjects(bytes(output)) == contents.map { $0.map { Array($0.utf8) } })
  }

  @Test func attributes() {
    let output = "a|filter|lfs|b|filter|unspecified|c d|filter|unset|e|filter|set|"
    #expect(parseAttributes(bytes(output)) == [PathBytes("a"), PathBytes("e")])
  }

  @Test func paths() {
    #expect(parsePaths(bytes("a b|c\nd|")) == [PathBytes("a b"), PathBytes("c\nd")])
    #expect(PathBytes("\u{E9}") != PathBytes("e\u{301}"))
  }

  @Test func damagedOutputIsNoCrash() {
    let whole = bytes(":100644 100644 \(Self.a) \(Self.none) M|A|H 100644 \(Self.a) 0\tA|x blob 3\nabc\n")
    for end in whole.indices {
      let output = Array(whole[..<end])
      _ = (parseTree(output), parseIndex(output), parseChanges(output), parseObjects(output), parseAttributes(output))
    }
  }
}
