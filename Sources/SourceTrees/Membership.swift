/// Where a file would stand in the search that ``findSources(in:excluding:workingDirectory:)`` makes.
package enum Membership: Sendable, Hashable {
  /// It is found, or would be if it were there.
  case found
  /// The exclusions leave it out.
  case excluded
  /// It is below none of the paths that are searched.
  case outside
}

/// Whether the file at `path`, which need not exist, is among what is found under `paths`.
package func membership(
  of path: String, in paths: [String], excluding exclusions: Exclusions = Exclusions(),
  workingDirectory: WorkingDirectory = .current
) -> Membership {
  let absolute = workingDirectory.absolute(path)
  let below = paths.compactMap { root -> String? in
    let folder = workingDirectory.absolute(root)
    return absolute.bytesEqual(folder) ? "" : absolute.droppingBytes(of: folder.asFolder)
  }
  if below.isEmpty { return .outside }
  if SourceWalk(excluding: exclusions, files: FileSystem(recorded: nil, workingDirectory: workingDirectory)).excludes(
    absolute)
  {
    return .excluded
  }
  let isReached = below.contains { rest in
    !exclusions.builtin
      || !rest.pathComponents.dropLast().contains { Exclusions.isBuiltin(folderName: String($0)) }
  }
  return isReached ? .found : .excluded
}

extension SourceTree {
  /// Puts a file with these bytes among those that were found, in place of the same file by another path. It need not
  /// exist.
  package mutating func insert(
    _ path: String, holding bytes: [UInt8] = [], workingDirectory: WorkingDirectory = .current
  ) {
    let file = SourceFile(path: workingDirectory.displayed(path), isExplicit: true).holding(bytes)
    func identity(of path: String) -> FileIdentity? {
      try? FileStatus(of: workingDirectory.reachable(path)).identity
    }
    let own = identity(of: file.path)
    files.removeAll { $0.path.bytesEqual(file.path) || own != nil && identity(of: $0.path) == own }
    problems.removeAll { $0.path.bytesEqual(file.path) }
    let index = files.firstIndex { file.path.bytesPrecede($0.path) } ?? files.endIndex
    files.insert(file, at: index)
  }

  /// The same files, with other bytes than those on the disk for those whose paths are given.
  package func holding(_ contents: [String: [UInt8]]) -> SourceTree {
    var tree = self
    tree.files = files.map { file in contents[file.path].map(file.holding) ?? file }
    return tree
  }
}
