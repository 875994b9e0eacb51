import Configuring
import Linting
import Reporting
import Rules
import SourceTrees

struct GraphCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(UsageFault) -> ExitStatus {
    let progress = Progress(isShown: arguments.showsProgress)
    defer { progress.end() }
    let session = try Session(arguments, progress: progress)
    progress.enter("checking rules")
    let linter = Linter(rules: AllRules.rules, settings: session.configuration.linting)
    let found = linter.lint(session.reading.codebase, unreadable: session.reading.unreadable, jobs: arguments.threads)
    let report = try select(from: GraphReport(session.reading.codebase, diagnostics: found.diagnostics))
    progress.end()
    try deliver(render(report), to: arguments.output)
    return .clean
  }

  private func select(from report: GraphReport) throws(UsageFault) -> GraphReport {
    var report = report
    if let name = arguments.module {
      let names = report.moduleNames
      report = report.module(named: name)
      guard !report.modules.isEmpty else {
        throw UsageFault(message: "there is no module `\(name)`\(didYouMean(name, among: names))")
      }
    }
    if let name = arguments.focus {
      let names = report.componentNames
      report = report.focused(on: name)
      guard !report.modules.isEmpty else {
        throw UsageFault(message: "there is no component `\(name)`\(didYouMean(name, among: names))")
      }
    }
    return arguments.onlyViolations ? report.onlyViolations() : report
  }

  private func render(_ report: GraphReport) throws(UsageFault) -> String {
    switch arguments.format {
    case .html: return htmlGraph(report)
    case .mermaid: return mermaidGraph(report)
    case .dot: return dotGraph(report)
    case .json:
      guard let text = try? jsonGraph(report) else {
        throw UsageFault(message: "the report cannot be written as JSON")
      }
      return text
    default: return svgGraph(report)
    }
  }
}
