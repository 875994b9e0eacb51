extension GitRepository {
  /// What a revision has recorded.
  ///
  /// Files of the work tree that git ignores count as a part of it: they have no history, and would make differences
  /// that no change has made.
  ///
  /// - Parameter workTree: What is on the disk now under the paths that are to be compared.
  package func tree(
    of revision: String, beside workTree: SourceTree, workingDirectory: WorkingDirectory = .current
  ) throws(GitFault) -> RecordedTree {
    let tree = try tree(of: revision)
    let changes = try changes(since: tree)
    let entries = try entries(ofTree: tree)
    let contents = RecordedContents(of: self, workingDirectory: workingDirectory)
    let files = try contents.files(of: entries, changes: changes)
    let known = Set(files.map { PathBytes($0.path) }).union(changes.map { PathBytes($0.path) })
    let others = paths(of: workTree, notIn: known, workingDirectory)
    let submodules = entries.filter { $0.kind == .submodule }.map { $0.path.asFolder }
    let unread = submodules.filter { folder in !files.contains { $0.path.droppingBytes(of: folder) != nil } }
    let timeless = try ignored(amongUntracked: others) + others.filter { $0.isBelow(unread) }
    return RecordedTree(
      top: top,
      files: files + timeless.map { RecordedTree.File(path: $0, kind: .content(contents.onDisk($0))) })
  }

  /// The paths of files that are not among the known ones, from the top and without links.
  private func paths(
    of tree: SourceTree, notIn known: Set<PathBytes>, _ workingDirectory: WorkingDirectory
  ) -> [String] {
    tree.files.compactMap { file in
      let path = workingDirectory.absolute(file.path)
      if let below = path.droppingBytes(of: top.asFolder), known.contains(PathBytes(below)) { return nil }
      let below = resolvedPath(path)?.droppingBytes(of: top.asFolder)
      return below.flatMap { known.contains(PathBytes($0)) ? nil : $0 }
    }
  }

  /// Those that git ignores. It refuses to speak of what is in submodules.
  private func ignored(amongUntracked paths: [String]) throws(GitFault) -> [String] {
    if paths.isEmpty { return [] }
    let submodules = try index().filter { $0.entry.kind == .submodule }.map { $0.entry.path.asFolder }
    let ignored = try ignored(among: paths.filter { !$0.isBelow(submodules) })
    return paths.filter { ignored.contains(PathBytes($0)) }
  }
}

extension String {
  fileprivate func isBelow(_ folders: [String]) -> Bool { folders.contains { droppingBytes(of: $0) != nil } }
}
