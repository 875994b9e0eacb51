/// What the next commit would hold.
package struct GitIndex: Sendable {
  private let repository: GitRepository
  private let head: String
  private let entries: [GitEntry]
  private let contents: RecordedContents
  private let workingDirectory: WorkingDirectory

  /// True when a Swift file, a link or a submodule differs from what is checked out, or a file of one of the names.
  ///
  /// - Parameter names: Of files in any folder, or paths.
  package static func hasStagedSources(in repository: GitRepository, or names: [String]) throws(GitFault) -> Bool {
    let paths = names.map { $0.utf8.contains(.slash) ? WorkingDirectory.current.absolute($0) : $0 }
    return try repository.stagedChanges(since: repository.headTree()).contains { change in
      let path = repository.top.asFolder + change.path
      return change.path.isSwiftFileName || change.kinds.contains { $0 != .file }
        || paths.contains { path.bytesEqual($0) || path.droppingBytes(of: path.folderPrefix)?.bytesEqual($0) == true }
    }
  }

  package init(of repository: GitRepository, workingDirectory: WorkingDirectory = .current) throws(GitFault) {
    self.repository = repository
    self.workingDirectory = workingDirectory
    head = try repository.headTree()
    let index = try repository.index()
    let dirty = Set(try repository.unstagedChanges().map { PathBytes($0.path) })
    var contents = RecordedContents(of: repository, workingDirectory: workingDirectory)
    let chosen = Self.resolved(index)
    for item in chosen where item.stage == 0 && !item.isUnwatched && !dirty.contains(PathBytes(item.entry.path)) {
      contents.noteOnDisk(item.entry)
    }
    entries = chosen.map(\.entry)
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
    RecordedTree(top: repository.top, files: try contents.files(of: repository.entries(ofTree: head)))
  }

  /// Where the content of any file is, not only of Swift; nil when the index has none at the path.
  package func content(at path: String) -> SourceContent? {
    guard let path = workingDirectory.absolute(path).droppingBytes(of: repository.top.asFolder),
      let entry = entries.first(where: { $0.path.bytesEqual(path) }), entry.kind == .file
    else { return nil }
    return contents.content(of: entry)
  }
}
