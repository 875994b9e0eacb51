import Architecture
import Configuring
import Linting
import Reporting
import Rules
import SourceTrees

/// What every command that looks at code does first: find the configuration, find the files, read them.
struct Session {
  var settings: ArchitectureSettings
  var linting: LintSettings
  var reading: CodebaseReading
  /// What the reader of a report should know about what was looked at.
  var notes: [String] = []

  init(_ arguments: Arguments) throws(UsageFault) {
    settings = ArchitectureSettings()
    linting = LintSettings()
    if let style = arguments.style { settings.style = Style(rawValue: style.rawValue) }
    let paths = arguments.paths.isEmpty ? ["."] : arguments.paths
    let tree = findSources(in: paths)
    if let fault = tree.faults.first { throw UsageFault(message: fault.message) }
    guard !tree.files.isEmpty || !tree.problems.isEmpty else {
      throw UsageFault(message: "no Swift file found in \(paths.joined(separator: ", "))")
    }
    reading = CodebaseReading(
      files: tree.files, problems: tree.problems, settings: settings, jobs: arguments.jobs)
    if tree.files.count == 1, paths.count == 1, fileKind(at: paths[0]) == .file {
      notes.append("only \(paths[0]) was read, so that links to other files are not resolved")
    }
  }
}

/// Writes a report to a file or to standard output.
func deliver(_ text: String, to output: String?) throws(UsageFault) {
  guard let output else {
    StandardStream.output.write(text)
    return
  }
  do throws(FileFault) {
    try writeAtomically(Array(text.utf8), to: output)
  } catch {
    throw UsageFault(message: "cannot write \(output): \(error.reason)")
  }
}

extension Arguments {
  /// Whether a stream is to be coloured (https://no-color.org).
  func isColored(_ stream: StandardStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: stream.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty
    }
  }
}
