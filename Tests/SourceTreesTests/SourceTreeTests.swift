import Foundation
import TestSupport
import Testing

@testable import SourceTrees

@Suite struct SourceTreeTests {
  @Test func aFolderStandsForTheSwiftFilesBelowIt() throws {
    let folder = try TemporaryFolder().adding(
      "b.swift", "a/z.swift", "a-b/c.swift", "a.swift", "a/x/y.swift", "a/read.md", "a/swift", "empty/", "ä/ö x.swift")
    let tree = try folder.find(".")
    #expect(tree.paths == ["a-b/c.swift", "a.swift", "a/x/y.swift", "a/z.swift", "b.swift", "ä/ö x.swift"])
    #expect(tree.files.allSatisfy { !$0.isExplicit })
    #expect(tree.problems.isEmpty && tree.faults.isEmpty && tree.excluded.isEmpty)
  }

  @Test func aFolderNamedLikeAFileIsAFolder() throws {
    let folder = try TemporaryFolder().adding("R.swift/a.swift", "R.swift/b.md")
    #expect(try folder.find(".").paths == ["R.swift/a.swift"])
    #expect(try folder.find("R.swift").paths == ["R.swift/a.swift"])
  }

  private static let spellings: [(path: String, shown: String)] = [
    ("x", "x/y/a.swift"), ("./x/", "x/y/a.swift"), ("x//y", "x/y/a.swift"), ("x/./y/.", "x/y/a.swift"),
    ("x/../x/y", "x/y/a.swift"), ("x/y/a.swift", "x/y/a.swift"), (".//x/y/../y/a.swift", "x/y/a.swift"),
    ("link", "link/y/a.swift"), ("link/../x/y", "x/y/a.swift"), ("deep/../a.swift", "x/y/a.swift"),
  ]

  @Test(arguments: spellings)
  func pathsAreShownWithoutDetours(path: String, shown: String) throws {
    let folder = try TemporaryFolder().adding("x/y/z/", "x/y/a.swift").linking("link", to: "x")
    try folder.linking("deep", to: "x/y/z")
    #expect(try folder.find(path).paths == [shown])
  }

  @Test func pathsOutsideOfTheWorkingDirectoryAreAbsolute() throws {
    let folder = try TemporaryFolder().adding("in/a.swift", "out/b.swift")
    let directory = WorkingDirectory(path: folder.absolute("in"))
    let tree = findSources(in: ["..", folder.absolute("in/a.swift")], workingDirectory: directory)
    #expect(tree.paths == [folder.absolute("out/b.swift"), "a.swift"])
    #expect(tree.files.map(\.isExplicit) == [false, true])
  }

  @Test func anAbsolutePathByALinkIntoTheWorkingDirectoryIsRelative() throws {
    let folder = try TemporaryFolder().adding("in/x/a.swift").linking("way", to: "in")
    let directory = WorkingDirectory(path: folder.absolute("way"))
    let tree = findSources(in: [folder.absolute("way/x")], workingDirectory: directory)
    #expect(tree.paths == ["x/a.swift"])
  }

  @Test func theProcessHasAWorkingDirectory() throws {
    let folder = try TemporaryFolder().adding("a.swift")
    let directory = WorkingDirectory.current
    #expect(directory.path == FileManager.default.currentDirectoryPath)
    #expect(findSources(in: [folder.path]).paths == [directory.shown(folder.absolute("a.swift"))])
  }

  @Test func namesAreBytes() throws {
    let folder = try TemporaryFolder().adding("\u{301}x/\u{301}a.swift", "y/e\u{301}.swift")
    #expect(
      try folder.find(".").paths.map { Array($0.utf8) } == [
        Array("y/e\u{301}.swift".utf8), Array("\u{301}x/\u{301}a.swift".utf8),
      ])
  }

  @Test func depthDoesNotOverflow() throws {
    let depth = 1500
    let folder = try TemporaryFolder()
    let path = String(repeating: "a/", count: depth)
    try folder.adding(path, path + "b.swift")
    #expect(try folder.find(".").paths == [path + "b.swift"])
  }

  @Test func nothingUnderNothing() throws {
    let tree = try TemporaryFolder().find(".")
    #expect(tree.files.isEmpty && tree.problems.isEmpty && tree.faults.isEmpty)
  }
}

@Suite struct ExclusionTests {
  private static let outOfTheWay = [
    ".hidden", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "AppTests", "Tests",
    "AppUITests", "CoreSpecs",
  ]

  @Test(arguments: outOfTheWay)
  func builtinFoldersAreLeftOutBelowAPath(name: String) throws {
    let folder = try TemporaryFolder().adding("a.swift", "x/\(name)/b.swift")
    #expect(try folder.find(".").paths == ["a.swift"])
    #expect(try folder.find(".", builtin: false).paths == ["a.swift", "x/\(name)/b.swift"])
    #expect(try folder.find("x/\(name)").paths == ["x/\(name)/b.swift"])
    #expect(try folder.find(".", "x/\(name)").paths == ["a.swift", "x/\(name)/b.swift"])
    #expect(try folder.find("x/\(name)/b.swift").files == [SourceFile(path: "x/\(name)/b.swift", isExplicit: true)])
  }

  @Test(arguments: ["newsTest", "pods", "TestsSupport", "Latest", "Pods2", "build"])
  func otherFoldersAreNot(name: String) throws {
    let folder = try TemporaryFolder().adding("\(name)/b.swift", "\(name)/.c.swift", "\(name)/Tests.swift")
    #expect(try folder.find(".").paths == ["\(name)/.c.swift", "\(name)/Tests.swift", "\(name)/b.swift"])
  }

  @Test func globsHoldBelowAPathAndForThePathItself() throws {
    let folder = try TemporaryFolder().adding("Sources/a.swift", "Sources/Old/b.swift", "Sources/New/Old/c.g.swift")
    #expect(try folder.find(".", excluding: ["Old"]).paths == ["Sources/a.swift"])
    #expect(try folder.find(".", excluding: ["Sources/Old"]).paths == ["Sources/New/Old/c.g.swift", "Sources/a.swift"])
    #expect(try folder.find(".", excluding: ["Old/", "a.swift/"]).paths == ["Sources/a.swift"])
    #expect(try folder.find("Sources", excluding: ["**/*.g.swift", "Sources/a*"]).paths == ["Sources/Old/b.swift"])
    let named = try folder.find("Sources/Old", "Sources/Old/b.swift", "Sources/a.swift", excluding: ["Sources/Old/"])
    #expect(named.paths == ["Sources/a.swift"])
    #expect(named.excluded == ["Sources/Old", "Sources/Old/b.swift"])
  }

  @Test func globsAreRelativeToTheirRoot() throws {
    let folder = try TemporaryFolder().adding(
      "app/Sources/a.swift", "app/Old/b.swift", "Old/c.swift", "Old/app/d.swift")
    #expect(
      try folder.find(".", excluding: ["./Old"], root: "app").paths == [
        "Old/app/d.swift", "Old/c.swift", "app/Sources/a.swift",
      ])
    #expect(try folder.find("Old", "app", excluding: ["Old"], root: "app").excluded == ["Old"])
    #expect(try folder.find("app", excluding: ["app"], root: folder.absolute("app")).paths.count == 2)
  }

  @Test func theRootMayBeWrittenByALink() throws {
    let folder = try TemporaryFolder().adding("cwd/", "app/Old/a.swift", "app/b.swift").linking("way", to: "app")
    let exclusions = Exclusions(globs: [try Glob("./Old")], root: folder.absolute("way"))
    let directory = WorkingDirectory(path: folder.absolute("cwd"))
    #expect(
      findSources(in: ["../app"], excluding: exclusions, workingDirectory: directory).paths == [
        folder.absolute("app/b.swift")
      ])
  }
}

@Suite struct LinkTests {
  @Test func aFileReachedTwiceIsReadOnceByItsShortestPath() throws {
    let folder = try TemporaryFolder().adding("long/way/a.swift", "b.swift")
    try folder.linking("c.swift", to: "long/way/a.swift").linking("d.swift", to: "long/way/a.swift")
    try #require(link(folder.absolute("b.swift"), folder.absolute("long/hard.swift")) == 0)
    #expect(try folder.find(".").paths == ["b.swift", "c.swift"])
    #expect(
      try folder.find("long", "long/way", "long/way/a.swift").files == [
        SourceFile(path: "long/hard.swift", isExplicit: false), SourceFile(path: "long/way/a.swift", isExplicit: true),
      ])
  }

  @Test func aFolderReachedTwiceIsReadOnceByItsShortestPath() throws {
    let folder = try TemporaryFolder().adding("x/deep/a.swift", "x/deep/y/b.swift").linking("z", to: "x/deep")
    try folder.linking("k", to: "x/deep")
    #expect(try folder.find(".").paths == ["k/a.swift", "k/y/b.swift"])
    #expect(try folder.find("x", "x/deep").paths == ["x/deep/a.swift", "x/deep/y/b.swift"])
  }

  @Test func cyclesEnd() throws {
    let folder = try TemporaryFolder().adding("a/b/c.swift").linking("a/up", to: "..").linking("a/b/self", to: ".")
    try folder.linking("a/b/out", to: folder.path)
    #expect(try folder.find(".").paths == ["a/b/c.swift"])
    #expect(try folder.find("a/b").paths == ["a/b/c.swift"])
  }

  @Test func linksToBuiltinFoldersFollowTheirOwnName() throws {
    let folder = try TemporaryFolder().adding("Pods/a.swift", "x/b.swift").linking("Vendor", to: "Pods")
    try folder.linking("MyTests", to: "x")
    #expect(try folder.find(".").paths == ["Vendor/a.swift", "x/b.swift"])
  }

  @Test func brokenLinksAreReportedWhenTheyMatter() throws {
    let folder = try TemporaryFolder().linking("a.swift", to: "nothing").linking("b", to: "nothing")
    try folder.linking("c.swift", to: "c.swift").linking("Old.swift", to: "nothing")
    let tree = try folder.find(".", excluding: ["Old*"])
    #expect(
      tree.problems == [
        PathProblem(path: "a.swift", reason: "the link leads to nothing"),
        PathProblem(path: "c.swift", reason: "the link leads back to itself"),
      ])
    let named = try folder.find("b")
    #expect(named.problems == [PathProblem(path: "b", reason: "the link leads to nothing")])
    #expect(named.faults.isEmpty)
  }
}

@Suite struct ProblemTests {
  @Test
  func pipesAreReportedAndNotOpened() throws {
    let folder = try TemporaryFolder().adding("b.swift")
    for name in ["a.swift", "c", "old.swift"] { try #require(mkfifo(folder.absolute(name), 0o600) == 0) }
    try folder.linking("d.swift", to: "c").linking("e.swift", to: "/dev/null")
    let tree = try folder.find(".", excluding: ["old.*"])
    #expect(tree.paths == ["b.swift"])
    #expect(tree.problems == ["a", "d", "e"].map { PathProblem(path: "\($0).swift", reason: "not a regular file") })
    #expect(try folder.find("a.swift", ".", "a.swift", excluding: ["old.*"]).problems == tree.problems)
    #expect(try folder.find("c").problems == [PathProblem(path: "c", reason: "not a regular file")])
  }

  @Test(.disabled(if: isSuperuser, "the superuser is denied nothing"))
  func unreadableFoldersAreReported() throws {
    let folder = try TemporaryFolder().adding("a/b.swift", "c/d.swift", "Pods/e.swift")
    for name in ["a", "Pods"] { try folder.setPermissions(0, of: name) }
    defer { for name in ["a", "Pods"] { try? folder.setPermissions(0o700, of: name) } }
    let tree = try folder.find(".")
    #expect(tree.paths == ["c/d.swift"])
    #expect(tree.problems == [PathProblem(path: "a", reason: "permission denied")])
    #expect(try folder.find("a/b.swift").problems == [PathProblem(path: "a/b.swift", reason: "permission denied")])
  }

  #if os(Linux)
    @Test func namesThatAreNotTextAreReported() throws {
      let folder = try TemporaryFolder().adding("ok.swift")
      for name in ["/\u{0}.swift", "/\u{0}d"] {
        let bytes = Array((folder.path + name).utf8).map { CChar(bitPattern: $0 == 0 ? 0xFF : $0) } + [0]
        try #require(name.hasSuffix("d") ? mkdir(bytes, 0o700) == 0 : mknod(bytes, S_IFREG | 0o600, 0) == 0)
      }
      let tree = try folder.find(".")
      #expect(tree.paths == ["ok.swift"])
      #expect(
        tree.problems
          == ["\u{FFFD}.swift", "\u{FFFD}d"].map {
            PathProblem(path: $0, reason: "the name is not valid UTF-8")
          })
    }
  #endif

  private static let missing: [(path: String, message: String)] = [
    ("", "a path is empty"),
    ("Sorces", "`Sorces` does not exist; did you mean `Sources`?"),
    ("Sorces/App/a.swift", "`Sorces/App/a.swift` does not exist; did you mean `Sources/App/a.swift`?"),
    ("./Sorces/Nothing", "`./Sorces/Nothing` does not exist; did you mean `Sources`?"),
    ("Sources/App/b.swift", "`Sources/App/b.swift` does not exist; did you mean `Sources/App/a.swift`?"),
    ("Sources/Quite/Different", "`Sources/Quite/Different` does not exist"),
    ("Sources/App/a.swift/", "`Sources/App/a.swift/` does not exist"),
    ("Sources/App/a.swift/b", "`Sources/App/a.swift/b` does not exist"),
    ("../nowhere/at/all", "`../nowhere/at/all` does not exist"),
    ("Sources\u{0}", "`Sources\u{0}` does not exist; did you mean `Sources`?"),
    ("read.md", "`read.md` is not a Swift file: its name does not end in `.swift`"),
  ]

  @Test(arguments: missing)
  func missingPathsAreFaults(path: String, message: String) throws {
    let folder = try TemporaryFolder().adding("Sources/App/a.swift", "read.md")
    let tree = try folder.find(path, "Sources")
    #expect(tree.faults == [PathFault(path: path, message: message)])
    #expect(tree.paths == ["Sources/App/a.swift"])
  }
}
