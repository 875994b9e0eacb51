package import Architecture
package import Linting
package import SourceTrees

/// What is to be linted and how, as a configuration says it, or as it is without one.
package struct Configuration: Sendable {
  /// The file, as messages name it; nil without one.
  package let path: String?
  package let globRoot: GlobRoot

  package var architecture = ArchitectureSettings()
  package var linting = LintSettings()
  /// The files and folders to lint when none are named: absolute, or relative to the working directory, which it is
  /// itself where nothing is said.
  package var include = ["."]
  package var exclude: [Glob] = []
  package var builtinExcludes = true
  /// A path like those of `include`.
  package var baseline: String?
  /// As written, and met.
  package var requiredVersion: String?

  /// What holds where no configuration was found.
  package init() {
    path = nil
    globRoot = GlobRoot()
  }

  /// What holds as long as the file at `path` says nothing.
  package init(path: String, workingDirectory: WorkingDirectory = .current) {
    self.path = workingDirectory.displayed(path)
    globRoot = GlobRoot(folderOf: path, workingDirectory: workingDirectory)
    linting.root = globRoot
    architecture.root = globRoot
  }

  /// The folder of the file, as the start of paths below it: with a slash at its end, or empty for the working directory.
  package var root: String { globRoot.prefix }

  package var exclusions: Exclusions {
    Exclusions(globs: exclude, root: root.isEmpty ? "." : root, builtin: builtinExcludes)
  }

  /// A path that the file names, as one that the system takes for it.
  func resolved(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : root + path
  }
}

/// Something in a configuration that cannot be meant.
package struct ConfigurationFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, as messages name it.
  package let path: String
  /// Empty when the fault is at a point.
  package let range: SourceRange
  /// One sentence without a full stop: what is wrong, and what to write instead.
  package let message: String

  /// One line, in the form of the text report.
  package var description: String { "\(path):\(range.line):\(range.column): error: \(message)" }
}
