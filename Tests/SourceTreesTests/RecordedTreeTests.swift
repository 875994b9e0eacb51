import TestSupport
import Testing

@testable import SourceTrees

/// The walk over what git has recorded finds what the walk over the same files on the disk does.
@Suite struct RecordedTreeTests {
  private static let names = [
    "b.swift", "a/z.swift", "a-b/c.swift", "a.swift", "a/x/y.swift", "a/read.md", "R.swift/a.swift", "ä/ö x.swift",
    "Pods/a.swift", "x/.hidden/b.swift", "AppTests/c.swift", "a0/b.swift", "deep/er/than/others.swift",
    "e\u{301}.swift",
  ]
  private static let links = [
    ("way", "deep/er"), ("a/up", ".."), ("short.swift", "deep/er/than/others.swift"), ("broken.swift", "nowhere"),
    ("self.swift", "self.swift"), ("chain", "way"), ("x/back", "../a/./x"), ("MyTests", "a"), ("Vendor", "Pods"),
  ]

  private static let searches: [(paths: [String], excluding: [String])] = [
    (["."], []), (["a"], []), (["a/x/", "./b.swift"], []), (["way"], []), (["chain/than"], []), (["Pods"], []),
    (["."], ["a"]), (["."], ["./a/x/**", "*.md"]), (["a", "deep", "x"], ["way"]), (["a/../deep"], []),
    (["short.swift", "deep"], []), (["R.swift"], []), (["broken.swift"], []), (["a/up/deep"], []),
    (["AppTests/c.swift"], ["c.*"]),
  ]

  private func recorded(_ folder: TemporaryFolder) -> RecordedTree {
    let files = Self.names.map { RecordedTree.File(path: $0, kind: .content(.disk(path: $0))) }
    let links = Self.links.map { RecordedTree.File(path: $0, kind: .link($1)) }
    return RecordedTree(top: folder.path, files: (files + links).filter { !$0.path.hasSuffix(".md") })
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in Self.names { try folder.write("", to: name) }
    for (link, target) in Self.links { try folder.linking(link, to: target) }
    return folder
  }

  @Test(arguments: searches)
  func findsTheSame(paths: [String], excluding patterns: [String]) throws {
    let folder = try folder()
    let exclusions = Exclusions(globs: try patterns.map { try Glob($0) })
    func find(_ recorded: RecordedTree?) -> SourceTree {
      findSources(in: paths, excluding: exclusions, recorded: recorded, workingDirectory: folder.asWorkingDirectory)
    }
    let (disk, git) = (find(nil), find(recorded(folder)))
    #expect(!disk.paths.isEmpty || !disk.problems.isEmpty || !disk.excluded.isEmpty)
    #expect(git.paths == disk.paths)
    #expect(git.files.map(\.isExplicit) == disk.files.map(\.isExplicit))
    #expect(git.problems == disk.problems)
    #expect(git.faults == disk.faults && git.excluded == disk.excluded)
  }

  @Test func contentsAreThoseOfTheEndsOfLinks() throws {
    let folder = try folder()
    let tree = findSources(
      in: ["way", "b.swift"], recorded: recorded(folder), workingDirectory: folder.asWorkingDirectory)
    #expect(tree.files.map(\.path) == ["b.swift", "way/than/others.swift"])
    #expect(tree.files.map(\.content) == [.disk(path: "b.swift"), .disk(path: "deep/er/than/others.swift")])
  }

  @Test func whatOnlyTheDiskHasIsEmpty() throws {
    let folder = try folder().adding("new/a.swift", "new.swift")
    let tree = findSources(
      in: ["new", "new.swift", "no"], recorded: recorded(folder), workingDirectory: folder.asWorkingDirectory)
    #expect(tree.files.isEmpty)
    #expect(tree.faults.map(\.path) == ["no"])
  }

  @Test func aWayFromOutsideLeadsIntoIt() throws {
    let folder = try folder()
    let outside = try TemporaryFolder().linking("here", to: folder.path)
    func find(_ recorded: RecordedTree?) -> SourceTree {
      let path = outside.absolute("here/deep")
      return findSources(in: [path], recorded: recorded, workingDirectory: outside.asWorkingDirectory)
    }
    #expect(find(recorded(folder)).paths == ["here/deep/er/than/others.swift"])
    #expect(find(nil).paths == find(recorded(folder)).paths)
  }

  @Test func linksOutOfItLeadToTheDisk() throws {
    let outside = try TemporaryFolder().adding("x/a.swift")
    let folder = try TemporaryFolder()
    let files = [RecordedTree.File(path: "out", kind: .link(outside.absolute("x")))]
    let tree = findSources(
      in: ["."], recorded: RecordedTree(top: folder.path, files: files), workingDirectory: folder.asWorkingDirectory)
    #expect(tree.paths == ["out/a.swift"])
  }

  @Test func namesThatAreNotTextAreReported() throws {
    let folder = try TemporaryFolder()
    let file = RecordedTree.File(path: "a/\u{FFFD}.swift", kind: .content(.disk(path: "")), isPathValid: false)
    let tree = findSources(
      in: ["."], recorded: RecordedTree(top: folder.path, files: [file]), workingDirectory: folder.asWorkingDirectory)
    #expect(tree.problems == [PathProblem(path: "a/\u{FFFD}.swift", reason: "the name is not valid UTF-8")])
  }

  /// What holds the same in two trees: by the path where it is the same, or else by the place of the content.
  @Test func counterparts() {
    func tree(_ files: [(path: String, place: String)]) -> SourceTree {
      var tree = SourceTree()
      tree.files = files.map { SourceFile(path: $0.path, isExplicit: false, recorded: .disk(path: $0.place)) }
      return tree
    }
    let now = tree([("a", "a"), ("b", "b2"), ("c", "c"), ("e", "e"), ("f", "f")])
    let before = tree([("a", "a"), ("b", "b1"), ("c", "c"), ("d", "f"), ("e", "g"), ("h", "b2")])
    #expect(before.counterparts(in: now) == [0, nil, 2, 4, nil, 1])
    #expect(now.counterparts(in: now) == [0, 1, 2, 3, 4])
    #expect(SourceTree().counterparts(in: now) == [] && now.counterparts(in: SourceTree()).allSatisfy { $0 == nil })
  }
}
