/// Says of what git has recorded where it is to be read: on the disk, wherever that has the same.
struct RecordedContents: Sendable {
  private let repository: GitRepository
  private let workingDirectory: WorkingDirectory
  /// By hash.
  private var diskContents: [String: SourceContent] = [:]

  init(of repository: GitRepository, workingDirectory: WorkingDirectory) {
    self.repository = repository
    self.workingDirectory = workingDirectory
  }

  /// Notes that the work tree has what is recorded.
  mutating func noteOnDisk(_ entry: GitEntry) {
    if entry.kind == .file { diskContents[entry.id] = onDisk(entry.path) }
  }

  func onDisk(_ path: String) -> SourceContent {
    .disk(path: workingDirectory.shown(repository.top.asFolder + path))
  }

  func content(of entry: GitEntry) -> SourceContent {
    diskContents[entry.id] ?? .git(GitBlob(repository: repository, id: entry.id, path: entry.path))
  }

  /// What a tree has, given where the work tree differs from it. Files that are not checked out are left out, since the
  /// side of the work tree lacks them, too.
  func files(of entries: [GitEntry], changes: [GitChange]) throws(GitFault) -> [RecordedTree.File] {
    var contents = self
    let isSparse = try repository.isSparse()
    let changed = Dictionary(changes.map { (PathBytes($0.path), $0) }) { first, _ in first }
    let present = entries.filter { entry in
      entry.isSource
        && (!isSparse || changed[PathBytes(entry.path)]?.letter == "D" || isCheckedOut(entry))
    }
    for entry in present where changed[PathBytes(entry.path)] == nil { contents.noteOnDisk(entry) }
    for change in changes {
      guard let id = change.newID, let kind = change.kinds.last else { continue }
      let entry = GitEntry(kind: kind, id: id, path: change.path)
      if !isSparse || isCheckedOut(entry) { contents.noteOnDisk(entry) }
    }
    return try contents.files(of: present)
  }

  private func isCheckedOut(_ entry: GitEntry) -> Bool {
    let path = repository.top.asFolder + entry.path
    return fileKind(at: path) != nil || isLink(path)
  }

  /// The Swift files and links among the entries, and those of the submodules that are checked out.
  func files(of entries: [GitEntry]) throws(GitFault) -> [RecordedTree.File] {
    var files: [RecordedTree.File] = []
    let links = entries.filter { $0.kind == .link }
    for (link, target) in zip(links, try repository.objects(links.map(\.id))) {
      guard let target else { continue }
      let kind = RecordedTree.File.Kind.link(String(decoding: target, as: UTF8.self))
      files.append(RecordedTree.File(path: link.path, kind: kind, isPathValid: link.isPathValid))
    }
    for entry in entries where entry.kind == .file && entry.isSource {
      let kind = RecordedTree.File.Kind.content(content(of: entry))
      files.append(RecordedTree.File(path: entry.path, kind: kind, isPathValid: entry.isPathValid))
    }
    for entry in entries where entry.kind == .submodule {
      files += submodule(entry).map { file in
        RecordedTree.File(path: entry.path.asFolder + file.path, kind: file.kind, isPathValid: file.isPathValid)
      }
    }
    return files
  }

  /// None for a submodule that is not checked out, or lacks the commit.
  private func submodule(_ entry: GitEntry) -> [RecordedTree.File] {
    guard let inner = repository.submodule(at: entry.path), let tree = try? inner.tree(of: entry.id),
      let changes = try? inner.changes(since: tree), let entries = try? inner.entries(ofTree: tree)
    else { return [] }
    let contents = RecordedContents(of: inner, workingDirectory: workingDirectory)
    return (try? contents.files(of: entries, changes: changes)) ?? []
  }
}
