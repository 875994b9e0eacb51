/// What git has recorded of a work tree: a tree of folders, files and links, to be walked like one on the disk.
///
/// What lies outside of the work tree, where a link may lead, is on the disk.
package struct RecordedTree: Sendable {
  struct File: Sendable {
    enum Kind: Sendable {
      case content(SourceContent)
      /// With the path that it leads to.
      case link(String)
    }

    /// From the top of the work tree.
    var path: String
    var kind: Kind
    var isPathValid = true
  }

  /// All files below a folder, and the length of its path with the slash at its end.
  struct Folder {
    var files: Range<Int>
    var prefix: Int
  }

  enum Place {
    case folder(Folder)
    case file(Int)
    /// On the disk, at this path.
    case outside(String)
  }

  /// Absolute, without a slash at its end.
  private let top: String
  /// Sorted by the bytes of their paths.
  private let files: [File]
  /// Absolute paths outside of the top that lead into it by links, with where they lead.
  private var ways: [(path: String, end: String)] = []

  /// - Parameter files: Each path once.
  init(top: String, files: [File]) {
    self.top = top
    self.files = files.sorted { $0.path.bytesPrecede($1.path) }
  }

  /// Makes known that a user has named a path, which may lead to the work tree by links from outside.
  mutating func addWay(by absolute: String) {
    guard below(absolute) == nil, let end = resolvedPath(absolute), below(end) != nil else { return }
    ways.append((absolute, end))
  }

  // MARK: Places

  /// What is at an absolute path, or at its end when links lead from it.
  func place(at absolute: String) throws(SystemFault) -> Place {
    var absolute = absolute
    for _ in 0..<Self.mostLinks {
      guard let path = below(absolute) else { return .outside(absolute) }
      if let place = find(path) {
        guard case .file(let index) = place, case .link = files[index].kind else { return place }
      }
      guard let next = pathBehindLink(in: path) else { throw .absent }
      absolute = next
    }
    throw .linkCycle
  }

  /// As many as systems follow.
  private static let mostLinks = 40

  /// The path from the top; nil for what is outside.
  private func below(_ absolute: String) -> String? {
    if absolute.bytesEqual(top) { return "" }
    if let path = absolute.droppingBytes(of: top.asFolder) { return path }
    for way in ways {
      if absolute.bytesEqual(way.path) { return below(way.end) }
      if let rest = absolute.droppingBytes(of: way.path.asFolder) { return below(way.end.asFolder + rest) }
    }
    return nil
  }

  /// The absolute path with the first link that stands in the path replaced by what it leads to.
  private func pathBehindLink(in path: String) -> String? {
    let components = path.pathComponents
    for count in components.indices {
      guard case .file(let index)? = find(components[...count].joined(separator: "/")) else { continue }
      guard case .link(let target) = files[index].kind else { return nil }
      let start = target.utf8.first == .slash ? [] : top.pathComponents + components[..<count]
      let whole = start + target.pathComponents + components[(count + 1)...]
      return "/" + whole.filter { $0 != "." }.collapsingParents.joined(separator: "/")
    }
    return nil
  }

  private func find(_ path: String) -> Place? {
    if path.isEmpty { return .folder(Folder(files: files.indices, prefix: 0)) }
    let index = firstIndex(notBefore: path)
    if index < files.count, files[index].path.bytesEqual(path) { return .file(index) }
    // `0` is what comes after the slash.
    let range = firstIndex(notBefore: path + "/")..<firstIndex(notBefore: path + "0")
    return range.isEmpty ? nil : .folder(Folder(files: range, prefix: path.utf8.count + 1))
  }

  private func firstIndex(notBefore path: String) -> Int {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = low + (high - low) / 2
      if files[middle].path.bytesPrecede(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Entries

  /// Sorted by the bytes of their names, folders as if a slash followed.
  func entries(of folder: Folder) -> [FolderReader.Entry] {
    var entries: [FolderReader.Entry] = []
    var index = folder.files.lowerBound
    while index < folder.files.upperBound {
      let file = files[index]
      let rest = file.path.utf8.dropFirst(folder.prefix)
      guard let slash = rest.firstIndex(of: .slash) else {
        let kind: FolderReader.Entry.Kind = if case .link = file.kind { .unknown } else { .file }
        entries.append(entry(file, kind, named: String(Substring(rest)), index))
        index += 1
        continue
      }
      let name = String(Substring(rest[..<slash]))
      entries.append(entry(file, .folder, named: name, index))
      index = firstIndex(notBefore: String(file.path[..<slash]) + "0")
    }
    return entries
  }

  private func entry(
    _ file: File, _ kind: FolderReader.Entry.Kind, named name: String, _ index: Int
  ) -> FolderReader.Entry {
    let isNameValid = file.isPathValid || !name.unicodeScalars.contains("\u{FFFD}")
    return FolderReader.Entry(kind: kind, inode: UInt64(index), name: name, isNameValid: isNameValid)
  }

  // MARK: Identities

  /// No disk has this number.
  private static let device = UInt64.max

  func identity(ofFile index: Int) -> FileIdentity { FileIdentity(device: Self.device, inode: UInt64(index)) }

  /// Not to be compared with that of a file. Folders around each other may begin with the same file, and differ in the
  /// length of their paths.
  func identity(of folder: Folder) -> FileIdentity {
    FileIdentity(device: Self.device, inode: UInt64(folder.files.lowerBound) << 32 | UInt64(folder.prefix))
  }

  /// Nil for a file that is not of this tree.
  func content(of identity: FileIdentity) -> (path: String, content: SourceContent)? {
    guard identity.device == Self.device, let index = Int(exactly: identity.inode), files.indices.contains(index),
      case .content(let content) = files[index].kind
    else { return nil }
    return (files[index].path, content)
  }
}
