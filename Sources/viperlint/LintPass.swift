import Architecture
import Configuring
import Linting
import Rules
import SourceTrees

/// What is asked of the rules in one run, however often the code base is read.
struct LintPass {
  private let linter: Linter
  private let knownFindings: KnownFindings?
  private let baseline: Baseline?
  private let comparison: Comparison?
  /// The only file whose findings are asked for.
  private let path: String?
  private let threads: Int
  private let progress: Progress

  init(
    _ arguments: Arguments, _ session: Session, comparison: Comparison?, progress: Progress
  ) throws(UsageFault) {
    var settings = session.configuration.linting
    if !arguments.only.isEmpty { settings.only = Set(arguments.only) }
    settings.skipped = Set(arguments.skip)
    if session.isOneFile { settings.skipped.insert(Rule.unusedSuppression.id) }
    linter = Linter(rules: AllRules.rules, settings: settings)
    knownFindings = KnownFindings(arguments, session.configuration)
    baseline = try knownFindings?.read(for: comparison)
    self.comparison = comparison
    path = session.editedFile?.path
    threads = arguments.threads
    self.progress = progress
  }

  struct Findings {
    var all = LintResult()
    /// What is to be reported: neither the baseline nor the side that is compared with knows it.
    var new: [Diagnostic] = []
    var known = 0
    /// What is to be said of entries of the baseline without a finding.
    var gone: [String] = []
    /// What is to be said of the side that is compared with.
    var before: [String] = []

    /// How to mend what is to be reported, without a change of what the code does.
    var fixes: [Fix] { new.compactMap(\.fix).filter(\.isSafe) }
  }

  /// - Parameter earlier: Gives what the findings are compared with, where that is something else.
  func run(_ reading: CodebaseReading, comparedWith earlier: (() -> CodebaseReading)? = nil) -> Findings {
    progress.enter("checking rules")
    let all = linter.lint(reading.codebase, unreadable: reading.unreadable, jobs: threads)
    let compared = baseline?.compare(all.diagnostics) ?? Baseline.Comparison(new: all.diagnostics)
    var found = Findings(all: all, new: compared.new, known: compared.known)
    if let comparison {
      let previous = earlier.map { findings(in: $0, like: compared.new) } ?? all.diagnostics
      found.new = comparison.new(among: all.diagnostics, since: previous, beside: baseline)
      found.before = [comparison.note(onEarlier: compared.new.count - found.new.count)]
    }
    if let path {
      found.new.removeAll { $0.path != path }
    } else {
      found.gone = knownFindings?.notes(on: compared.gone, after: linter, reading.codebase) ?? []
    }
    return found
  }

  /// What the rules of some findings find on another side. Whether a finding was there hangs on no other rule.
  private func findings(in side: () -> CodebaseReading, like diagnostics: [Diagnostic]) -> [Diagnostic] {
    let rules = Set(diagnostics.map(\.rule))
    if rules.isEmpty { return [] }
    let reading = side()
    return linter.lint(reading.codebase, unreadable: reading.unreadable, for: rules, jobs: threads).diagnostics
  }

  var activeRules: [String] { linter.activeRules.map(\.id) }

  /// Rules that saw nothing of what they speak of.
  func idle(_ reading: CodebaseReading) -> [String] {
    let codebase = reading.codebase
    return codebase.modules.isEmpty ? [] : linter.idleRules(in: codebase).map { "`\($0.id)` had nothing to check" }
  }
}
