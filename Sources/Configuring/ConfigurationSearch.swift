package import SourceTrees

/// The name that a configuration is looked for by.
package let configurationFileName = ".viperlint.yml"

/// The nearest configuration from `path` upward: in its folder, or in one around that up to the root of the git work tree
/// or of the file system. Folders around are those that the path names, also where it leads through links.
///
/// - Parameters:
///   - skipped: One that does not count, named as messages do.
///   - isRecorded: Whether there is one at a path although the disk has none.
/// - Returns: As messages name it, or nil when there is none.
package func findConfiguration(
  for path: String, except skipped: String? = nil, workingDirectory: WorkingDirectory = .current,
  isRecorded: (String) -> Bool = { _ in false }
) -> String? {
  for folder in workingDirectory.enclosingFolders(of: path) {
    let file = folder + configurationFileName
    // A link that leads nowhere was meant to be one, and is said to be unreadable.
    if fileKind(at: file) != nil || isLink(file) || isRecorded(file), workingDirectory.displayed(file) != skipped {
      return workingDirectory.displayed(file)
    }
    // A folder in the work tree itself, a file in a linked work tree or a submodule.
    if fileKind(at: folder + ".git") != nil { return nil }
  }
  return nil
}
