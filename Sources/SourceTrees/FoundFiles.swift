/// Files by identity: each once, by its shortest path.
struct FoundFiles {
  private(set) var files: [SourceFile] = []
  private var indices: [FileIdentity: Int] = [:]
  private let fileSystem: FileSystem

  init(files: FileSystem) { fileSystem = files }

  /// - Parameter identity: As a folder or the file itself tells it. A folder may be wrong, on file systems that are
  ///   stacked from several: equal identities are therefore looked at again before a file is left out.
  mutating func insert(_ file: SourceFile, _ identity: FileIdentity) {
    guard let index = indices[identity] else {
      indices[identity] = files.count
      return files.append(file)
    }
    guard isSame(file.path, files[index].path) else { return files.append(file) }
    files[index].isExplicit = files[index].isExplicit || file.isExplicit
    if precedes(file.path, files[index].path) { files[index].path = file.path }
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    left.bytesEqual(right) || identity(of: left).map { $0 == identity(of: right) } ?? false
  }

  private func identity(of path: String) -> FileIdentity? {
    try? fileSystem.status(of: path).identity
  }

  private func precedes(_ left: String, _ right: String) -> Bool {
    let lengths = (length(of: left), length(of: right))
    return lengths.0 == lengths.1 ? left.bytesPrecede(right) : lengths.0 < lengths.1
  }

  /// Of the absolute path, so that the working directory does not decide between a path below it and one that is not.
  private func length(of path: String) -> Int {
    path.utf8.first == .slash ? path.utf8.count : fileSystem.workingDirectory.path.asFolder.utf8.count + path.utf8.count
  }
}
