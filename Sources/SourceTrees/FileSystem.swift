/// Where a walk looks: at the disk, or at what git has recorded in place of it.
struct FileSystem {
  var recorded: RecordedTree?
  var workingDirectory = WorkingDirectory.current

  struct Status {
    let kind: FileKind
    let identity: FileIdentity
  }

  /// What is at a path, and when that is a link, at its end.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  func status(of path: String) throws(SystemFault) -> Status {
    if let recorded {
      switch try recorded.place(at: absolute(path)) {
      case .folder(let folder): return Status(kind: .folder, identity: recorded.identity(of: folder))
      case .file(let index): return Status(kind: .file, identity: recorded.identity(ofFile: index))
      case .outside(let path): return try Self.status(onDisk: path)
      }
    }
    return try Self.status(onDisk: workingDirectory.reachable(path))
  }

  /// The same of a path as a user has named it: on the disk, `..` is behind a link where the link leads.
  func status(ofNamed path: String, absolute: String) throws(SystemFault) -> Status {
    if recorded != nil { return try status(of: absolute) }
    guard !path.isEmpty else { throw .absent }
    return try Self.status(onDisk: workingDirectory.reachable(path))
  }

  /// The entries of the folder at a path.
  func folder(at path: String) throws(SystemFault) -> FolderEntries {
    if let recorded {
      switch try recorded.place(at: absolute(path)) {
      case .folder(let folder): return FolderEntries(recorded.entries(of: folder), recorded.identity(of: folder))
      case .file: throw .notFolder
      case .outside(let path): return FolderEntries(try FolderReader(path))
      }
    }
    return FolderEntries(try FolderReader(workingDirectory.reachable(path)))
  }

  private func absolute(_ path: String) -> String {
    if path.utf8.first == .slash { return path }
    return path == "." ? workingDirectory.path : workingDirectory.path.asFolder + path
  }

  private static func status(onDisk path: String) throws(SystemFault) -> Status {
    let status = try FileStatus(of: path)
    return Status(kind: status.kind, identity: status.identity)
  }
}

/// The entries of one folder, one after the other, wherever it is.
struct FolderEntries: ~Copyable {
  let identity: FileIdentity
  private var reader: FolderReader?
  private var rest: ArraySlice<FolderReader.Entry> = []

  init(_ reader: consuming FolderReader) {
    identity = reader.identity
    self.reader = consume reader
  }

  init(_ entries: [FolderReader.Entry], _ identity: FileIdentity) {
    self.identity = identity
    rest = entries[...]
  }

  mutating func next() throws(SystemFault) -> FolderReader.Entry? {
    try reader?.next() ?? rest.popFirst()
  }
}
