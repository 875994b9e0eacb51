import Architecture
import Configuring
import Linting
import Reporting
import Rules
import SourceTrees

struct LintCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(UsageFault) -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    try checkRules()
    let comparison = try Comparison(arguments)
    if comparison?.isIdle == true { return try reportNothing() }
    let progress = Progress(isShown: arguments.showsProgress)
    defer { progress.end() }
    let session = try Session(arguments, comparison: comparison, progress: progress)
    let pass = try LintPass(arguments, session, comparison: comparison, progress: progress)
    // What was read is not freed: the end of the process is quicker at that.
    defer { keepToTheEnd((session, pass)) }
    var (found, reading) = (LintPass.Findings(), session.reading)
    let linting = clock.measure { found = pass.run(reading, comparedWith: session.earlier) }
    var outcome: Fixing.Outcome?
    if arguments.fix || arguments.diff {
      let fixing = try Fixing(session, fixes: found.fixes) { contents throws(UsageFault) in
        pass.run(try session.reread(arguments, progress, replacing: contents)).fixes
      }
      progress.end()
      if arguments.diff { return try show(fixing) }
      outcome = try fixing.write()
      if !fixing.isIdle {
        reading = try session.reread(arguments, progress)
        found = pass.run(reading)
      }
    }
    progress.end()
    if let path = arguments.newBaseline { return try write(found.all.diagnostics, to: path) }
    let (shown, hidden) = limited(found.new)
    var report = Report(summary: summary(of: reading), diagnostics: shown)
    report.summary.suppressed = found.all.suppressed
    report.summary.baselined = found.known
    let rendering = Rendering(
      arguments: arguments, activeRules: pass.activeRules, content: session.sources.content(ofPath:),
      graph: { GraphReport(reading.codebase, diagnostics: shown) })
    do throws(UsageFault) {
      try deliver(rendering.text(of: report), to: arguments.output)
    } catch {
      if let outcome { StandardStream.error.write("\(outcome.text)\n") }
      throw error
    }
    let phases = [("read", session.sources.duration), ("build", session.reading.duration), ("rules", linting)]
    let notes = session.notes + pass.idle(reading) + hidden + found.gone + found.before + (outcome?.notes ?? [])
    closing(report, notes, phases, fixed: outcome?.fixed, elapsed: clock.now - start)
    return status(of: report)
  }

  private func show(_ fixing: Fixing) throws(UsageFault) -> ExitStatus {
    try deliver(fixing.diff, to: arguments.output)
    if !arguments.quiet { StandardStream.error.write("\(fixing.announcement)\n") }
    return fixing.isIdle ? .clean : .found
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
    if !arguments.quiet { StandardStream.error.write("\(counted(diagnostics.count, "finding")) written to \(path)\n") }
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

  private func summary(of reading: CodebaseReading) -> Report.Summary {
    let codebase = reading.codebase
    return Report.Summary(
      files: codebase.files.count, lines: reading.lines, modules: codebase.modules.count,
      components: codebase.components.count)
  }

  /// What goes to standard error: statistics, timings and the summary.
  private func closing(
    _ report: Report, _ notes: [String], _ phases: [(name: String, duration: Duration)],
    fixed: (findings: Int, files: Int)?, elapsed: Duration
  ) {
    var text = ""
    if arguments.statistics { text += statistics(report) }
    if arguments.timings { for phase in phases { text += "\(phase.name): \(phase.duration)\n" } }
    if !arguments.quiet { text += closingSummary(of: report, elapsed: elapsed, notes: notes, fixed: fixed) }
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
