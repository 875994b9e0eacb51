/// The directory that relative paths start at.
package struct WorkingDirectory: Sendable, Hashable {
  /// Absolute, without a slash at the end; `.` when the system does not tell.
  let path: String
  /// True when the process is in it, so that the system takes the same relative paths.
  private let isCurrent: Bool

  /// The one of the process.
  package static var current: WorkingDirectory {
    WorkingDirectory(path: currentDirectory() ?? ".", isCurrent: true)
  }

  /// Any other: paths are shown relative to it, wherever the process is.
  ///
  /// - Parameter path: Absolute.
  package init(path: String) {
    self.init(path: resolvedPath(path) ?? path, isCurrent: false)
  }

  private init(path: String, isCurrent: Bool) {
    self.path = path
    self.isCurrent = isCurrent
  }

  /// The path by which this directory is left out of paths below it.
  func shown(_ absolute: String) -> String {
    if absolute.bytesEqual(path) { return "." }
    return absolute.droppingBytes(of: path.asFolder) ?? absolute
  }

  /// A path that the system takes for the same thing as `shown`.
  func reachable(_ shown: String) -> String {
    isCurrent || shown.utf8.first == .slash ? shown : path.asFolder + shown
  }

  /// The absolute path of `path`, without `.`, `..`, and slashes in excess. Links stay as they are written unless they
  /// matter: `..` behind a link is where the link leads, and a way round into this directory is cut short.
  func absolute(_ path: String) -> String {
    if path.pathComponents.contains(".."), let resolved = resolvedPath(reachable(path)) { return resolved }
    let absolute = normalized(path.utf8.first == .slash ? path : self.path.asFolder + path)
    guard !contains(absolute), let resolved = resolvedPath(absolute), contains(resolved) else { return absolute }
    return resolved
  }

  private func contains(_ absolute: String) -> Bool {
    absolute.bytesEqual(path) || absolute.utf8.starts(with: path.asFolder.utf8)
  }

  private func normalized(_ path: String) -> String {
    let below = path.pathComponents.filter { $0 != "." }.collapsingParents.joined(separator: "/")
    if path.utf8.first == .slash { return "/" + below }
    return below.isEmpty ? self.path : self.path.asFolder + below
  }
}

extension [Substring] {
  /// The same without `..`, each of which takes the component before it away.
  var collapsingParents: [Substring] {
    reduce(into: []) { kept, component in
      if component == ".." { _ = kept.popLast() } else { kept.append(component) }
    }
  }
}

/// The path of the same file from the root of the file system.
package func absolutePath(of path: String) -> String { WorkingDirectory.current.absolute(path) }

/// The path that leads to `path` from the folder that `file` is in: the same wherever both are moved together.
package func relativePath(of path: String, fromFolderOf file: String) -> String {
  let directory = WorkingDirectory.current
  return relativePath(of: directory.absolute(path), from: directory.absolute(file).folderPrefix)
}

/// The path that leads from the folder `root` to `path`, both absolute; empty when they are the same.
func relativePath(of path: String, from root: String) -> String {
  if let below = path.droppingBytes(of: root.asFolder) { return below }
  let target = path.pathComponents
  let origin = root.pathComponents
  let shared = zip(target, origin).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  let up = repeatElement("..", count: origin.count - shared)
  return (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
}

// What the standard library says of strings is about characters: `/` and an accent behind it are one, and two spellings
// of a letter are equal. To a file system they are bytes.
extension String {
  package func bytesPrecede(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    return order.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  func bytesEqual(_ other: String) -> Bool {
    utf8.count == other.utf8.count && hasBytePrefix(other)
  }

  private func hasBytePrefix(_ prefix: String) -> Bool {
    let isPrefix = utf8.withContiguousStorageIfAvailable { left in
      prefix.utf8.withContiguousStorageIfAvailable { right in begins(left, with: right) }
    }
    return isPrefix.flatMap { $0 } ?? utf8.starts(with: prefix.utf8)
  }

  func hasByteSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { utf8.suffix($0.count).elementsEqual($0) }
  }

  /// What follows `prefix`, or nil when this does not start with it.
  func droppingBytes(of prefix: String) -> String? {
    guard hasBytePrefix(prefix) else { return nil }
    return String(self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...])
  }

  var pathComponents: [Substring] { utf8.split(separator: .slash).map(Substring.init) }

  /// With one slash at the end.
  var asFolder: String { utf8.last == .slash ? self : self + "/" }

  /// All up to the last slash.
  var folderPrefix: String { utf8.lastIndex(of: .slash).map { String(self[...$0]) } ?? "" }

  var isSwiftFileName: Bool { hasByteSuffix(".swift") }
}

extension UInt8 {
  static var slash: UInt8 { UInt8(ascii: "/") }
}

/// A path by its bytes: two spellings of a letter are different.
struct PathBytes: Hashable {
  let path: String

  init(_ path: String) { self.path = path }

  static func == (left: PathBytes, right: PathBytes) -> Bool { left.path.bytesEqual(right.path) }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
