import Foundation
import TestSupport
import Testing

@testable import SourceTrees

extension TemporaryFolder {
  /// The folder as the place that paths are shown relative to.
  var asWorkingDirectory: WorkingDirectory { WorkingDirectory(path: path) }

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
