/// Says of what git has recorded where it is to be read: on the disk, wherever that has the same.
struct RecordedContents: Sendable {
  private let repository: GitRepository
  private let workingDirectory: WorkingDirectory
  private let top: String
  /// The top as it is shown, empty for the working directory itself; nil where that is not around it.
  private let shownTop: String?
  /// By hash, of what the work tree does not have at the same path.
  private var elsewhere: [String: SourceContent] = [:]

  init(of repository: GitRepository, workingDirectory: WorkingDirectory) {
    self.repository = repository
    self.workingDirectory = workingDirectory
    top = repository.top.asFolder
    shownTop = top.droppingBytes(of: workingDirectory.path.asFolder)
  }

  /// Notes what the work tree has at other paths than those of `missing`, as after a move.
  mutating func find(_ missing: some Sequence<GitEntry>, among entries: [GitEntry]) {
    let ids = Set(missing.map(\.id))
    if ids.isEmpty { return }
    for entry in entries where entry.kind == .file && entry.isOnDisk && ids.contains(entry.id) {
      elsewhere[entry.id] = onDisk(entry.path)
    }
  }

  func onDisk(_ path: String) -> SourceContent {
    .disk(path: shownTop.map { $0 + path } ?? workingDirectory.shown(top + path))
  }

  func content(of entry: GitEntry) -> SourceContent {
    if entry.isOnDisk { return onDisk(entry.path) }
    return elsewhere[entry.id] ?? .git(GitBlob(repository: repository, id: entry.id, path: entry.path))
  }

  /// What a tree has, given where the work tree differs from it. Files that are not checked out are left out, since the
  /// side of the work tree lacks them, too.
  func files(of entries: [GitEntry], changes: [GitChange]) throws(GitFault) -> [RecordedTree.File] {
    let isSparse = try repository.isSparse()
    let changed = Dictionary(changes.map { (PathBytes($0.path), $0) }) { first, _ in first }
    var present: [GitEntry] = []
    for var entry in entries where entry.isSource {
      let change = changed[PathBytes(entry.path)]
      guard !isSparse || change?.letter == "D" || isCheckedOut(entry) else { continue }
      entry.isOnDisk = change == nil
      present.append(entry)
    }
    var there = present
    for var entry in changes.compactMap(\.new) where !isSparse || isCheckedOut(entry) {
      entry.isOnDisk = true
      there.append(entry)
    }
    var contents = self
    contents.find(present.filter { !$0.isOnDisk }, among: there)
    return try contents.files(of: present)
  }

  private func isCheckedOut(_ entry: GitEntry) -> Bool {
    let path = top + entry.path
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
