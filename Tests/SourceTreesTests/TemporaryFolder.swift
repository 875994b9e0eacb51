import Foundation
import Testing

@testable import SourceTrees

/// A folder for one test, removed with everything in it at the end of its life.
final class TemporaryFolder {
  /// Absolute and without links.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "viperlint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try #require(resolvedPath(url.path(percentEncoded: false)))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The folder as the place that paths are shown relative to.
  var asWorkingDirectory: WorkingDirectory { WorkingDirectory(path: path) }

  func absolute(_ name: String) -> String { path + "/" + name }

  /// Makes files; a name that ends in `/` makes a folder.
  @discardableResult
  func adding(_ names: String...) throws -> TemporaryFolder {
    for name in names {
      let folder = name.hasSuffix("/") ? name : name.utf8.lastIndex(of: .slash).map { String(name[..<$0]) } ?? ""
      try FileManager.default.createDirectory(atPath: absolute(folder), withIntermediateDirectories: true)
      if !name.hasSuffix("/") { try write("// \(name)", to: name) }
    }
    return self
  }

  @discardableResult
  func linking(_ name: String, to target: String) throws -> TemporaryFolder {
    try #require(symlink(target, absolute(name)) == 0)
    return self
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: absolute(name)))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: absolute(name), encoding: .utf8)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func setPermissions(_ permissions: mode_t, of name: String) throws {
    try #require(chmod(absolute(name), permissions) == 0)
  }

  func permissions(of name: String) throws -> UInt32 {
    try FileStatus(of: absolute(name)).permissions
  }

  /// Finds sources with the folder as the working directory.
  func find(
    _ paths: String..., excluding patterns: [String] = [], root: String = ".", builtin: Bool = true
  ) throws -> SourceTree {
    let globs = try patterns.map { try Glob($0) }
    let exclusions = Exclusions(globs: globs, root: root, builtin: builtin)
    return findSources(in: paths, excluding: exclusions, workingDirectory: asWorkingDirectory)
  }
}

extension SourceTree {
  var paths: [String] { files.map(\.path) }
}

/// The superuser is denied nothing.
let isSuperuser = geteuid() == 0
