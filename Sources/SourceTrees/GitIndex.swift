/// What is staged: where the next commit would differ from the last one.
package struct StagedChanges: Sendable {
  fileprivate let repository: GitRepository
  fileprivate let changes: [GitChange]

  package init(in repository: GitRepository) throws(GitFault) {
    self.repository = repository
    changes = try repository.stagedChanges()
  }

  /// True when a Swift file, a link or a submodule is among them, or a file of one of the names.
  ///
  /// - Parameter names: Of files in any folder, or paths.
  package func haveSources(or names: [String]) -> Bool {
    let paths = names.map { $0.utf8.contains(.slash) ? WorkingDirectory.current.absolute($0) : $0 }
    return changes.contains { change in
      let path = repository.top.asFolder + change.path
      return change.isOfSource
        || paths.contains { path.bytesEqual($0) || path.droppingBytes(of: path.folderPrefix)?.bytesEqual($0) == true }
    }
  }
}

/// What the next commit would hold.
package struct GitIndex: Sendable {
  private let repository: GitRepository
  /// Those from which the commit that is checked out differs.
  private let changes: [GitChange]
  private let entries: [GitEntry]
  private let contents: RecordedContents
  private let workingDirectory: WorkingDirectory

  package init(
    with staged: StagedChanges, workingDirectory: WorkingDirectory = .current
  ) throws(GitFault) {
    repository = staged.repository
    changes = staged.changes
    self.workingDirectory = workingDirectory
    let (index, unstaged) = try repository.indexBesideWorkTree()
    let dirty = Set(unstaged.map { PathBytes($0.path) })
    entries = Self.resolved(index).map { item in
      var entry = item.entry
      entry.isOnDisk = item.stage == 0 && !item.isUnwatched && !dirty.contains(PathBytes(entry.path))
      return entry
    }
    var contents = RecordedContents(of: repository, workingDirectory: workingDirectory)
    contents.find(entries.filter { !$0.isOnDisk } + changes.compactMap(\.old), among: entries)
    self.contents = contents
  }

  /// One entry a path: of a merge that is not resolved, our side, or theirs where we have none.
  private static func resolved(_ index: [IndexEntry]) -> [IndexEntry] {
    var chosen: [IndexEntry] = []
    for entry in index where entry.stage != 1 {
      if entry.stage == 3, let last = chosen.last, last.entry.path.bytesEqual(entry.entry.path) { continue }
      chosen.append(entry)
    }
    return chosen
  }

  /// The files that the next commit would hold.
  package func staged() throws(GitFault) -> RecordedTree {
    RecordedTree(top: repository.top, files: try contents.files(of: entries))
  }

  /// The files that are checked out, as they were committed.
  package func committed() throws(GitFault) -> RecordedTree {
    let changed = Set(changes.map { PathBytes($0.path) })
    let same = entries.filter { !changed.contains(PathBytes($0.path)) }
    return RecordedTree(top: repository.top, files: try contents.files(of: same + changes.compactMap(\.old)))
  }

  /// True when a search finds the same paths on both sides: what is staged of sources are contents of files.
  package var hasOtherContentsOnly: Bool {
    changes.allSatisfy { !$0.isOfSource || $0.letter == "M" && $0.kinds == [.file, .file] }
  }

  /// What a search has found in `staged()`, as it was committed, where it has other contents only.
  package func committed(_ staged: SourceTree) -> SourceTree {
    let old = Dictionary(changes.compactMap(\.old).map { (PathBytes($0.path), $0) }) { first, _ in first }
    return staged.replacingContents { old[PathBytes($0)].map(contents.content) }
  }

  /// Where the content of any file is, not only of Swift; nil when the index has none at the path.
  package func content(at path: String) -> SourceContent? {
    guard let path = workingDirectory.absolute(path).droppingBytes(of: repository.top.asFolder),
      let entry = entries.first(where: { $0.path.bytesEqual(path) }), entry.kind == .file
    else { return nil }
    return contents.content(of: entry)
  }
}

extension GitChange {
  /// True when a Swift file, a link or a submodule is on one of its sides.
  fileprivate var isOfSource: Bool { path.isSwiftFileName || kinds.contains { $0 != .file } }
}
