import Architecture
import Configuring
import Linting
import Reporting
import Rules
import SourceTrees

struct LintCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() -> ExitStatus {
    do throws(UsageFault) {
      return try lint()
    } catch {
      return error.report()
    }
  }

  private func lint() throws(UsageFault) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    try checkRules()
    let comparison = try Comparison(arguments)
    if comparison?.isIdle == true { return try reportNothing() }
    let progress = Progress(isShown: arguments.showsProgress)
    defer { progress.end() }
    let session = try Session(arguments, comparison: comparison, progress: progress)
    var settings = session.configuration.linting
    if !arguments.only.isEmpty { settings.only = Set(arguments.only) }
    settings.skipped = Set(arguments.skip)
    if session.isOneFile { settings.skipped.insert(Rule.unusedSuppression.id) }
    let knownFindings = KnownFindings(arguments, session.configuration)
    let baseline = try knownFindings?.read(for: comparison)
    let linter = Linter(rules: AllRules.rules, settings: settings)
    let codebase = session.reading.codebase
    var results: [LintResult] = []
    progress.enter("checking rules")
    let linting = clock.measure {
      let sides = [session.reading] + (session.earlier.map { [$0] } ?? [])
      results = onEachSide(sides, threads: arguments.threads) { _, side, jobs in
        linter.lint(side.codebase, unreadable: side.unreadable, jobs: jobs)
      }
    }
    progress.end()
    let result = results.first ?? LintResult()
    if let path = arguments.newBaseline { return try write(result.diagnostics, to: path) }
    let compared = baseline?.compare(result.diagnostics) ?? Baseline.Comparison(new: result.diagnostics)
    let gone = knownFindings?.notes(on: compared.gone, after: linter, codebase) ?? []
    let earlier = results.last?.diagnostics ?? []
    let new = comparison?.new(among: result.diagnostics, since: earlier, beside: baseline) ?? compared.new
    let before = comparison.map { [$0.note(onEarlier: compared.new.count - new.count)] } ?? []
    let (shown, hidden) = limited(new)
    var report = Report(summary: summary(of: session), diagnostics: shown)
    report.summary.suppressed = result.suppressed
    report.summary.baselined = compared.known
    let rendering = Rendering(
      arguments: arguments, activeRules: linter.activeRules.map(\.id), content: session.sources.content(ofPath:),
      graph: { GraphReport(codebase, diagnostics: shown) })
    try deliver(rendering.text(of: report), to: arguments.output)
    let phases = [("read", session.sources.duration), ("build", session.reading.duration), ("rules", linting)]
    let idle = codebase.modules.isEmpty ? [] : linter.idleRules(in: codebase).map { "`\($0.id)` had nothing to check" }
    closing(report, session.notes + idle + hidden + gone + before, phases, elapsed: clock.now - start)
    return status(of: report)
  }

  /// For a commit that changes nothing that counts: a report without findings, since who asked for one reads it.
  private func reportNothing() throws(UsageFault) -> ExitStatus {
    let rendering = Rendering(
      arguments: arguments, activeRules: [], content: { _ in nil }, graph: { GraphReport(modules: []) })
    try deliver(rendering.text(of: Report(summary: Report.Summary(), diagnostics: [])), to: arguments.output)
    if !arguments.quiet { StandardStream.error.write("no Swift file and no configuration is staged\n") }
    return .clean
  }

  private func write(_ diagnostics: [Diagnostic], to path: String) throws(UsageFault) -> ExitStatus {
    try KnownFindings(path: path).write(diagnostics)
    let count = diagnostics.count == 1 ? "1 finding" : "\(diagnostics.count) findings"
    if !arguments.quiet { StandardStream.error.write("\(count) written to \(path)\n") }
    return .clean
  }

  /// What a report shows in full, and a note for every rule of which it leaves something out.
  private func limited(_ diagnostics: [Diagnostic]) -> (shown: [Diagnostic], notes: [String]) {
    var counts: [String: Int] = [:]
    let limits = Dictionary(uniqueKeysWithValues: AllRules.rules.map { ($0.id, $0.shownAtMost ?? Int.max) })
    let shown = diagnostics.filter { diagnostic in
      counts[diagnostic.rule, default: 0] += 1
      return counts[diagnostic.rule, default: 0] <= limits[diagnostic.rule] ?? Int.max
    }
    let notes = AllRules.rules.compactMap { rule -> String? in
      let rest = (counts[rule.id] ?? 0) - (rule.shownAtMost ?? Int.max)
      return rest > 0 ? "\(rest) more findings of `\(rule.id)` are not shown" : nil
    }
    return (shown, notes)
  }

  private func checkRules() throws(UsageFault) {
    let known = AllRules.rules.map(\.id)
    let faults = (arguments.only + arguments.skip).filter { !known.contains($0) }
      .map { "there is no rule `\($0)`\(didYouMean($0, among: known))" }
    if !faults.isEmpty { throw UsageFault(messages: faults) }
  }

  private func summary(of session: Session) -> Report.Summary {
    let codebase = session.reading.codebase
    return Report.Summary(
      files: codebase.files.count, lines: session.reading.lines, modules: codebase.modules.count,
      components: codebase.components.count)
  }

  /// What goes to standard error: statistics, timings and the summary.
  private func closing(
    _ report: Report, _ notes: [String], _ phases: [(name: String, duration: Duration)], elapsed: Duration
  ) {
    var text = ""
    if arguments.statistics { text += statistics(report) }
    if arguments.timings { for phase in phases { text += "\(phase.name): \(phase.duration)\n" } }
    if !arguments.quiet { text += closingSummary(of: report, elapsed: elapsed, notes: notes) }
    StandardStream.error.write(text)
  }

  private func statistics(_ report: Report) -> String {
    var counts: [String: Int] = [:]
    for diagnostic in report.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value)\t\($0.key)\n" }.joined()
  }

  private func status(of report: Report) -> ExitStatus {
    switch arguments.failOn {
    case .never: .clean
    case .error: report.count(.error) > 0 ? .found : .clean
    case .warning: report.diagnostics.isEmpty ? .clean : .found
    }
  }
}
