import SourceTrees

/// A file that is open in an editor: standard input stands in for what the disk has of it.
struct EditedFile {
  /// As a diagnostic has it.
  let path: String
  let content: [UInt8]

  /// Nil where standard input is not asked for.
  init?(_ arguments: Arguments) throws(UsageFault) {
    guard let path = arguments.stdinPath else { return nil }
    guard path.utf8.suffix(".swift".utf8.count).elementsEqual(".swift".utf8) else {
      throw UsageFault(message: "`\(path)` is not a Swift file: its name does not end in `.swift`")
    }
    if let kind = fileKind(at: path), kind != .file { throw UsageFault(message: "`\(path)` is not a regular file") }
    self.path = WorkingDirectory.current.displayed(path)
    do throws(FileFault) {
      content = try readStandardInput()
    } catch {
      throw UsageFault(message: "cannot read standard input: \(error.reason)")
    }
  }

  /// Takes its place among the files of a run. Where the run would not lint it, none are left: nothing is asked of them.
  ///
  /// - Returns: True when it is left out.
  func join(_ tree: inout SourceTree, in paths: [String], _ exclusions: Exclusions) -> Bool {
    guard membership(of: path, in: paths, excluding: exclusions) == .found else {
      tree = SourceTree()
      return true
    }
    tree.insert(path, holding: content)
    return false
  }
}
