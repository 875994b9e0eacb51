import Configuring
import Foundation
import SourceTrees
import Testing

/// Each looks from a path, with `/repo` of a new folder as the working directory.
struct ConfigurationSearchTests {
  private static let cases: [(files: [String], path: String, found: String?)] = [
    (["repo/.viperlint.yml"], ".", ".viperlint.yml"),
    (["repo/.viperlint.yml", "repo/a/b/X.swift"], "a/b", ".viperlint.yml"),
    (["repo/.viperlint.yml", "repo/a/b/X.swift"], "a/b/X.swift", ".viperlint.yml"),
    (["repo/.viperlint.yml", "repo/a/.viperlint.yml", "repo/a/b/X.swift"], "a/b/", "a/.viperlint.yml"),
    (["repo/.viperlint.yml", "repo/a/.viperlint.yml", "repo/b/X.swift"], "./a/../b", ".viperlint.yml"),
    (["repo/.viperlint.yml", "repo/a/b/X.swift"], "a/absent/absent", ".viperlint.yml"),
    (["repo/.viperlint.yml", "repo/.git/HEAD", "repo/a/X.swift"], "a", ".viperlint.yml"),
    ([".viperlint.yml", "repo/.git/HEAD", "repo/a/X.swift"], "a", nil),
    ([".viperlint.yml", "repo/.git", "repo/a/X.swift"], "a", nil),
    (["repo/.viperlint.yml", "repo/a/.git", "repo/a/X.swift"], "a/X.swift", nil),
    ([".viperlint.yml", "repo/X.swift"], ".", "FOLDER/.viperlint.yml"),
    (["other/.viperlint.yml", "repo/X.swift", ".git"], "../other", "FOLDER/other/.viperlint.yml"),
    (["repo/X.swift", ".git"], ".", nil),
  ]

  @Test(arguments: cases.indices)
  func findsTheNearest(_ index: Int) throws {
    let (files, path, found) = Self.cases[index]
    let folder = FileManager.default.temporaryDirectory.appending(path: "viperlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appending(path: file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let root = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let directory = WorkingDirectory(path: root + "/repo")
    let expected = found?.replacingOccurrences(of: "FOLDER", with: root)
    #expect(findConfiguration(for: path, workingDirectory: directory) == expected)
  }
}
