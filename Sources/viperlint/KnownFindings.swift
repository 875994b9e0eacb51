import Architecture
import Configuring
import Linting
import Reporting
import SourceTrees

/// The file of the findings that a code base is known to have.
struct KnownFindings {
  private static let mostNotes = 10
  let path: String

  init(path: String) { self.path = path }

  /// Nil where no findings are to pass: none are known, or all are about to be written.
  init?(_ arguments: Arguments, _ configuration: Configuration) {
    guard arguments.newBaseline == nil, let path = arguments.baseline ?? configuration.baseline else { return nil }
    self.path = path
  }

  /// - Parameter comparison: Whose side of the baseline is read, where it has one of its own.
  func read(for comparison: Comparison?) throws(UsageFault) -> Baseline {
    let recorded = try comparison?.content(ofFile: path)
    let (baseline, faults) = recorded.map { BaselineReader.read($0, path: path) } ?? BaselineReader.read(path: path)
    guard let baseline else { throw UsageFault(located: faults.map(\.description)) }
    return baseline
  }

  func write(_ diagnostics: [Diagnostic]) throws(UsageFault) {
    let baseline = Baseline(of: diagnostics) { relativePath(of: $0, fromFolderOf: path) }
    guard let text = try? baselineText(baseline) else {
      throw UsageFault(message: "the baseline cannot be written as JSON")
    }
    try deliver(text, to: path)
  }

  /// What is to be said of entries without a finding. Those are left out that the run could not have found: of rules
  /// that did not run, and in files that are there and were not read.
  func notes(on entries: [Baseline.Entry], after linter: Linter, _ codebase: Codebase) -> [String] {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    let silent = Set(linter.rules.map(\.id)).subtracting(linter.activeRules.map(\.id))
    let files = Set(codebase.files.map(\.path))
    let gone = entries.filter { entry in
      let file = WorkingDirectory.current.displayed(folder + entry.path)
      return !silent.contains(entry.rule) && (files.contains(file) || fileKind(at: file) == nil)
    }
    let notes = gone.prefix(Self.mostNotes).map { entry in
      "\(path): no longer found: \(entry.symbol.map { "\($0) in " } ?? "")\(entry.path) (\(entry.rule))"
    }
    let rest = gone.count - notes.count
    return notes + (rest > 0 ? ["\(path): \(rest) more entries are no longer found"] : [])
  }
}
