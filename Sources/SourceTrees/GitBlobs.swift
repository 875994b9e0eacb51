/// The contents of files that are not on the disk.
package struct GitBlobs: Sendable {
  private var contents: [GitBlob: [UInt8]] = [:]

  package init() {}

  /// Asks each repository once for all of its blobs among `places`.
  package init(_ places: some Sequence<SourceContent>) throws(GitFault) {
    var wanted: [GitRepository: [GitBlob]] = [:]
    var seen: Set<GitBlob> = []
    for case .git(let blob) in places where seen.insert(blob).inserted {
      wanted[blob.repository, default: []].append(blob)
    }
    for (repository, blobs) in wanted { try read(blobs, from: repository) }
  }

  /// The content of one of the blobs, which the repository may lack.
  package func content(of blob: GitBlob) throws(FileFault) -> [UInt8] {
    if let content = contents[blob] { return content }
    throw FileFault(path: blob.path, reason: "the repository lacks its content")
  }

  private mutating func read(_ blobs: [GitBlob], from repository: GitRepository) throws(GitFault) {
    let outputs = try repository.git([.contents(of: blobs.map(\.id)), .filters(of: blobs.map(\.path))])
    let filtered = parseAttributes(outputs[1])
    for (blob, bytes) in zip(blobs, parseObjects(outputs[0], count: blobs.count)) {
      let isFiltered = filtered.contains(PathBytes(blob.path))
      contents[blob] = isFiltered ? repository.checkedOut(blob) ?? bytes : bytes
    }
  }
}

extension GitRepository {
  /// A blob as it would be in the work tree, nil where that fails. Asked for those whose files a program turns into
  /// something else before they are stored, as for LFS or encryption. Line ends and the like do not matter to Swift.
  fileprivate func checkedOut(_ blob: GitBlob) -> [UInt8]? {
    try? git(["cat-file", "--filters", "--path=\(blob.path)", blob.id])
  }
}
