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
    let filtered = try repository.filtered(blobs)
    let plain = blobs.filter { !filtered.contains($0) }
    for (blob, bytes) in zip(plain, try repository.objects(plain.map(\.id))) { contents[blob] = bytes }
    for blob in filtered { contents[blob] = try repository.checkedOut(blob) }
  }
}

extension GitRepository {
  /// Those whose files a program turns into something else before they are stored, as for LFS or encryption. Line ends
  /// and the like do not matter to Swift.
  fileprivate func filtered(_ blobs: [GitBlob]) throws(GitFault) -> Set<GitBlob> {
    let input = lines(blobs.map(\.path), end: 0)
    let paths = parseAttributes(try git(["check-attr", "-z", "--stdin", "filter"], input: input))
    return paths.isEmpty ? [] : Set(blobs.filter { paths.contains(PathBytes($0.path)) })
  }

  /// A blob as it would be in the work tree, or as it is stored where that fails.
  fileprivate func checkedOut(_ blob: GitBlob) throws(GitFault) -> [UInt8]? {
    if let bytes = try? git(["cat-file", "--filters", "--path=\(blob.path)", blob.id]) { return bytes }
    return try objects([blob.id])[0]
  }
}
