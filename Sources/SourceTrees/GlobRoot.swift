/// The folder that the globs of a configuration are relative to, as seen from the working directory.
package struct GlobRoot: Sendable, Hashable {
  /// What the paths of files below the folder start with, as far as it is not the working directory or above it: with a
  /// slash at its end, or empty.
  package let prefix: String
  /// The same of absolute paths.
  private let absolutePrefix: String
  /// What leads from the folder to the working directory, with a slash at its end, when that is below it.
  private let wayDown: String?

  /// The working directory.
  package init() {
    prefix = ""
    absolutePrefix = ""
    wayDown = nil
  }

  /// The folder that `file` is in.
  package init(folderOf file: String, workingDirectory: WorkingDirectory = .current) {
    let absolute = workingDirectory.absolute(file)
    absolutePrefix = absolute.folderPrefix
    prefix = workingDirectory.shown(absolute).folderPrefix
    wayDown = workingDirectory.path.asFolder.droppingBytes(of: absolutePrefix)
  }

  /// The path of a file as globs of the folder match it. A path that leads elsewhere stays as it is.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  package func relative(_ path: String) -> String {
    if path.utf8.first == .slash { return path.droppingBytes(of: absolutePrefix) ?? path }
    return wayDown.map { $0 + path } ?? path.droppingBytes(of: prefix) ?? path
  }
}

extension WorkingDirectory {
  /// The folder at `path`, or that of the file there, and all folders around it from the innermost to the root: absolute,
  /// with a slash at their ends.
  package func enclosingFolders(of path: String) -> [String] {
    let absolute = absolute(path)
    var components = absolute.pathComponents
    if fileKind(at: absolute) != .folder { _ = components.popLast() }
    let root = absolute.utf8.first == .slash ? "/" : ""
    return (0...components.count).reversed().map { count in
      root + components.prefix(count).map { $0 + "/" }.joined()
    }
  }

  /// The path by which messages name what is at `path`: relative when below this directory, absolute otherwise.
  package func displayed(_ path: String) -> String {
    shown(absolute(path))
  }
}
