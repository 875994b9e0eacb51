import TestSupport
import Testing

@testable import SourceTrees

@Suite struct FoundFilesTests {
  private let identity = FileIdentity(device: 1, inode: 1)

  @Test(arguments: [[false, true], [true, false]])
  func theOrderOfArrivalDoesNotMatter(isExplicit: [Bool]) throws {
    let folder = try TemporaryFolder().adding("b/c.swift").linking("a.swift", to: "b/c.swift")
    let files = zip(["a.swift", "b/c.swift"], isExplicit).map { SourceFile(path: $0, isExplicit: $1) }
    for order in [files, files.reversed()] {
      var found = FoundFiles(files: FileSystem(workingDirectory: folder.asWorkingDirectory))
      for file in order { found.insert(file, identity) }
      #expect(found.files == [SourceFile(path: "a.swift", isExplicit: true)])
    }
  }

  @Test func equalIdentitiesOfDifferentFilesAreNotBelieved() throws {
    let folder = try TemporaryFolder().adding("a.swift", "b.swift")
    var found = FoundFiles(files: FileSystem(workingDirectory: folder.asWorkingDirectory))
    for name in ["a.swift", "b.swift"] { found.insert(SourceFile(path: name, isExplicit: false), identity) }
    #expect(found.files.map(\.path) == ["a.swift", "b.swift"])
  }

  @Test func aShortPathInALongerFolderWins() throws {
    let folder = try TemporaryFolder().adding("xy/a.swift", "x/").linking("x/long-name.swift", to: "../xy/a.swift")
    #expect(try folder.find(".").paths == ["xy/a.swift"])
  }
}
