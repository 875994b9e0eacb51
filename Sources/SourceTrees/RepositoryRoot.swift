/// The folder that readers of a report outside this machine count paths from: the root of the git work tree.
package struct RepositoryRoot: Sendable {
  private let folder: String
  private let workingDirectory: WorkingDirectory

  /// The root of the work tree around `path`, or the working directory when there is none.
  package init(around path: String, workingDirectory: WorkingDirectory = .current) {
    // A folder in the work tree itself, a file in a linked work tree or a submodule.
    let root = workingDirectory.enclosingFolders(of: path).first { fileKind(at: $0 + ".git") != nil }
    folder = root ?? workingDirectory.path.asFolder
    self.workingDirectory = workingDirectory
  }

  /// The path from the root to a file below it; the absolute path of any other.
  package func path(of file: String) -> String {
    let absolute = workingDirectory.absolute(file)
    return absolute.droppingBytes(of: folder) ?? absolute
  }
}
