import Linting
import Reporting
import Rules
import SourceTrees

/// Turns a report into the text of the format that was asked for.
struct Rendering {
  let arguments: Arguments
  /// The ids of the rules that ran.
  let activeRules: [String]
  /// The bytes of a file that was linted, by the path that is reported.
  let content: (String) -> [UInt8]?
  /// The graph of what was linted, with what is reported of it.
  let graph: () -> GraphReport

  func text(of report: Report) throws(UsageFault) -> String {
    let report = arguments.absolutePaths ? report.withAbsolutePaths : report
    do {
      return try render(report)
    } catch {
      throw UsageFault(message: "the report cannot be written as JSON")
    }
  }

  private func render(_ report: Report) throws -> String {
    switch arguments.format {
    case .json: try jsonReport(report, toolVersion: Viperlint.version)
    case .sarif:
      try sarifReport(report, rules: AllRules.rules, toolVersion: Viperlint.version, in: repository)
    case .github: githubAnnotations(report, in: repository)
    case .gitlab: try gitlabReport(report, in: repository)
    case .checkstyle: checkstyleReport(report)
    case .junit: junitReport(report, rules: activeRules)
    case .html: htmlReport(report, graph: graph(), toolVersion: Viperlint.version, source: content)
    default: text(report) + (isForGitHub ? githubAnnotations(report, in: repository) : "")
    }
  }

  private func text(_ report: Report) -> String {
    let isTerminal = arguments.output == nil && StandardStream.output.isTerminal
    return textReport(
      report, isColored: arguments.output == nil && arguments.isColored(.output), source: isTerminal ? content : nil)
  }

  /// True when GitHub Actions reads what goes to standard output.
  private var isForGitHub: Bool { arguments.output == nil && environmentVariable("GITHUB_ACTIONS") == "true" }

  private var repository: RepositoryView {
    let root = RepositoryRoot(around: arguments.paths.first ?? ".")
    return RepositoryView(path: { root.path(of: $0) }, content: content)
  }
}

extension Report {
  fileprivate var withAbsolutePaths: Report {
    var report = self
    for index in report.diagnostics.indices { report.diagnostics[index].makePathsAbsolute() }
    return report
  }
}

extension Diagnostic {
  fileprivate mutating func makePathsAbsolute() {
    path = absolutePath(of: path)
    for index in related.indices { related[index].path = absolutePath(of: related[index].path) }
    guard var fix else { return }
    for index in fix.edits.indices { fix.edits[index].path = absolutePath(of: fix.edits[index].path) }
    self.fix = fix
  }
}
