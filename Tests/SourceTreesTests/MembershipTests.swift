import Foundation
import TestSupport
import Testing

@testable import SourceTrees

@Suite struct MembershipTests {
  /// Nothing of it need exist.
  @Test(arguments: [
    ("Sources/a.swift", ["Sources"], Membership.found), ("Sources/x/y/a.swift", ["Sources/"], .found),
    ("./Sources/x/../a.swift", ["."], .found), ("Sources/a.swift", ["Sources/a.swift"], .found),
    ("Other/a.swift", ["Sources"], .outside), ("SourcesToo/a.swift", ["Sources"], .outside),
    ("Sources/Generated/a.swift", ["Sources"], .excluded), ("a.generated.swift", ["."], .excluded),
    ("Pods/A/a.swift", ["."], .excluded), ("Pods/A/a.swift", ["Pods"], .found), ("AppTests/a.swift", ["."], .excluded),
    ("AppTests/a.swift", [".", "AppTests"], .found), ("Sources/PodsTests.swift", ["."], .found),
    ("Generated/a.swift", ["Generated"], .excluded), ("a.swift", [], .outside),
  ])
  func ofAPath(path: String, paths: [String], membership expected: Membership) throws {
    let folder = try TemporaryFolder()
    let exclusions = Exclusions(
      globs: [try Glob("Generated"), try Glob("*.generated.swift")], root: folder.path)
    let directory = WorkingDirectory(path: folder.path)
    #expect(membership(of: path, in: paths, excluding: exclusions, workingDirectory: directory) == expected)
  }

  @Test func builtinExclusionsMayBeOff() {
    let exclusions = Exclusions(builtin: false)
    #expect(membership(of: "Pods/a.swift", in: ["."], excluding: exclusions) == .found)
  }

  @Test func insertionKeepsTheOrderAndTakesThePlaceOfTheSameFile() throws {
    let folder = try TemporaryFolder().adding("a.swift", "b.swift", "d.swift").linking("e.swift", to: "b.swift")
    var tree = try folder.find(".")
    for path in ["c.swift", "./a.swift", "e.swift"] {
      tree.insert(path, workingDirectory: WorkingDirectory(path: folder.path))
    }
    #expect(tree.paths == ["a.swift", "c.swift", "d.swift", "e.swift"])
    #expect(tree.files.map(\.isExplicit) == [true, true, false, true])
  }
}
