import Testing

@testable import SourceTrees

@Suite struct GlobTests {
  struct Case: Sendable {
    let pattern: String
    let matching: [String]
    let other: [String]

    init(_ pattern: String, _ matching: [String], _ other: [String]) {
      self.pattern = pattern
      self.matching = matching
      self.other = other
    }
  }

  private static let unanchoredCases: [Case] = [
    Case("*.swift", ["a.swift", "x/y/a.swift", ".swift", "a.swift/b"], ["a.swif", "aswift", "a.swift.md", ""]),
    Case("Pods", ["Pods", "Pods/a", "x/Pods", "x/Pods/y/z"], ["Pod", "Podsx", "xPods", "x/MyPods/a", "pods"]),
    Case("a*c", ["ac", "abc", "x/a-c/y"], ["a/c", "ab", "bac"]),
    Case("a**c", ["ac", "a/c", "x/a/b/c", "a/bc/d"], ["a/b", "xa/c"]),
    Case("a?c", ["abc", "aéc", "a👍c"], ["ac", "a/c", "abbc", "ae\u{301}c"]),
    Case("[a-cx]1", ["a1", "c1", "x1"], ["d1", "1", "-1"]),
    Case("[!a-c]1", ["d1", "é1", "]1"], ["a1", "x/1", "1"]),
    Case("[^a]", ["b", "a/b"], ["a"]),
    Case("[]a-]", ["]", "a", "-"], ["b"]),
    Case("[а-я]", ["ж"], ["z", "Ж"]),
    Case("[\\]\\\\]", ["]", "\\"], ["a"]),
    Case("\\*", ["*"], ["a", "\\*"]),
    Case("\\{a,b\\}", ["{a,b}"], ["a", "b"]),
    Case("a,b", ["a,b"], ["a", "b"]),
    Case("{a,b}c", ["ac", "bc", "x/bc"], ["c", "abc", "a"]),
    Case("{a,b{c,d{e,}}}", ["a", "bc", "bd", "bde"], ["b", "bce", "be"]),
    Case("{,x}a", ["a", "xa"], ["xxa", "x"]),
    Case("{a}", ["a"], ["{a}"]),
    Case("é", ["é"], ["e\u{301}"]),
    Case("e\u{301}", ["e\u{301}"], ["é"]),
    Case("*Tests", ["Tests", "FooTests/a.swift"], ["newsTest/a.swift", "TestsFoo"]),
  ]

  @Test(arguments: unanchoredCases)
  func unanchored(_ example: Case) throws {
    let glob = try Glob(example.pattern)
    #expect(!glob.isAnchored)
    expect(glob, example)
  }

  private static let anchoredCases: [Case] = [
    Case("a/b", ["a/b", "a/b/c"], ["x/a/b", "a", "a/bc", "b"]),
    Case("./Pods", ["Pods", "Pods/a"], ["x/Pods"]),
    Case("a\\/b", ["a/b"], ["x/a/b"]),
    Case("a/*", ["a/b", "a/b/c"], ["a", "a/", "b/a"]),
    Case("a/**", ["a/b", "a/b/c"], ["a", "a/", "ab"]),
    Case("**/a", ["a", "x/a", "x/y/a/z"], ["ba", "x/ab"]),
    Case("**/Generated/**", ["Generated/a", "x/y/Generated/z/a"], ["Generated", "x/Generated", "xGenerated/a"]),
    Case("a/**/b", ["a/b", "a/x/b", "a/x/y/b/z"], ["a/xb", "ab", "a/bx"]),
    Case("a/**/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab"]),
    Case("***/a", ["a", "x/y/a"], ["ba"]),
    Case("{a/**,b}/c", ["a/c", "a/x/c", "b/c"], ["c", "b/x/c"]),
    Case("{a,b/c}/d", ["a/d", "b/c/d"], ["b/d", "c/d"]),
    Case("a/**b/c", ["a/b/c", "a/xb/c", "a/x/yb/c"], ["a/c"]),
    Case("a/*/b", ["a/x/b"], ["a/b", "a/x/y/b"]),
    Case("Sources/Legacy/**", ["Sources/Legacy/a.swift"], ["App/Sources/Legacy/a.swift", "Sources/LegacyX/a"]),
    Case("a/{*,x}.swift", ["a/b.swift"], ["a/b/c.swift"]),
  ]

  @Test(arguments: anchoredCases)
  func anchored(_ example: Case) throws {
    let glob = try Glob(example.pattern)
    #expect(glob.isAnchored)
    expect(glob, example)
  }

  private static let folderCases: [Case] = [
    Case("Pods/", ["Pods/", "Pods/a", "x/Pods/a"], ["Pods", "x/Pods"]),
    Case("a/b/", ["a/b/", "a/b/c"], ["a/b", "x/a/b/c"]),
    Case("{a,b}/", ["b/", "x/a/c"], ["a", "c/"]),
    Case("./a/", ["a/", "a/b"], ["a", "x/a/b"]),
  ]

  @Test(arguments: folderCases)
  func foldersOnly(_ example: Case) throws {
    expect(try Glob(example.pattern), example)
  }

  private static let nameCases: [Case] = [
    Case("*Screen", ["HomeScreen", "Screen", "a/bScreen"], ["ScreenX", "Home", ""]),
    Case("Base?*", ["BaseX"], ["Base", "ABaseX"]),
    Case("{I,My}*Presenter", ["IPresenter", "MyHomePresenter"], ["HomePresenter"]),
    Case("**", ["", "a"], []),
    Case("a/b", ["a/b"], ["a", "b", "a/b/c"]),
  ]

  @Test(arguments: nameCases)
  func names(_ example: Case) throws {
    let glob = try Glob(example.pattern)
    for name in example.matching { #expect(glob.matches(name: name), "\(glob) should match \(name)") }
    for name in example.other { #expect(!glob.matches(name: name), "\(glob) should not match \(name)") }
  }

  private static let faultCases: [(pattern: String, message: String, offset: Int)] = [
    ("", "an empty pattern matches nothing", 0),
    ("/Sources", "a pattern is relative to its root: leave out the `/`", 0),
    ("/", "a pattern is relative to its root: leave out the `/`", 0),
    ("é[ab", "`[` without `]`; a bracket itself is `\\[`", 2),
    ("a[]", "`[` without `]`; a bracket itself is `\\[`", 1),
    ("a[!]", "`[` without `]`; a bracket itself is `\\[`", 1),
    ("x{a,{b}", "`{` without `}`; a brace itself is `\\{`", 1),
    ("a}", "`}` without `{`; a brace itself is `\\}`", 1),
    ("ab\\", "`\\` at the end escapes nothing; a backslash itself is `\\\\`", 2),
    ("[z-a]", "the range is empty: its ends are the wrong way round", 1),
    ("[a/]", "`/` in brackets matches nothing: they match within a component", 2),
    ("[[:alpha:]]", "classes by name, such as `[:alpha:]`, are not supported", 1),
    ("a//b", emptyComponent, 2),
    ("a//", emptyComponent, 2),
    ("{b/,c/}", emptyComponent, 7),
    ("{}", emptyComponent, 2),
    ("./", emptyComponent, 2),
    ("a/{,/b}", emptyComponent, 4),
    ("**//a", emptyComponent, 3),
    ("../x", dots, 2),
    ("a/./b", dots, 3),
    ("a/..", dots, 4),
    (".", dots, 1),
    ("[.]/a", dots, 3),
    ("x/{a,../b}", dots, 7),
  ]

  @Test(arguments: faultCases)
  func faults(pattern: String, message: String, offset: Int) {
    let fault = #expect(throws: GlobFault.self) { try Glob(pattern) }
    #expect(fault == GlobFault(message, at: offset))
  }

  private static let emptyComponent = "this leaves a component of the path empty, which matches nothing"
  private static let dots = "a component `.` or `..` matches nothing: paths start at the root of the pattern"

  @Test func aLongProgramIsLikeAShortOne() throws {
    let names = (0..<200).map { "Folder\($0)" }
    let glob = try Glob("{\(names.joined(separator: ","))}/**/*.swift")
    for name in names { #expect(glob.matches(path: "\(name)/x/y.swift")) }
    #expect(!glob.matches(path: "Folder200/x/y.swift"))
    #expect(!glob.matches(path: "x/Folder1/y.swift"))
  }

  /// Each takes longer than the age of the universe to a matcher that tries one way after the other.
  private static let hostilePatterns: [String] = [
    String(repeating: "a*", count: 60) + "b",
    "**/" + String(repeating: "*a*/**/", count: 40) + "b",
    String(repeating: "{a,aa,*}", count: 40) + "b",
    String(repeating: "**/", count: 60) + "b",
  ]

  @Test(arguments: hostilePatterns)
  func timeIsBounded(pattern: String) throws {
    let glob = try Glob(pattern)
    #expect(!glob.matches(path: String(repeating: "a", count: 600)))
    #expect(!glob.matches(path: String(repeating: "a/", count: 300) + "a"))
    #expect(!glob.matches(name: String(repeating: "a", count: 600)))
  }

  @Test func deepBracesDoNotOverflow() throws {
    let depth = 20_000
    let glob = try Glob(String(repeating: "{", count: depth) + "a" + String(repeating: "}", count: depth))
    #expect(glob.matches(path: "a"))
  }

  @Test func equalityIsOfScalars() throws {
    #expect(try Glob("é") != Glob("e\u{301}"))
    #expect(try Glob("a*") == Glob("a*"))
  }

  private func expect(_ glob: Glob, _ example: Case) {
    for path in example.matching { #expect(glob.matches(path: path), "\(glob) should match \(path)") }
    for path in example.other { #expect(!glob.matches(path: path), "\(glob) should not match \(path)") }
  }
}
