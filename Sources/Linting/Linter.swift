package import Architecture
import SourceTrees
import SwiftReading

/// Runs rules over a code base and turns what they find into diagnostics.
package struct Linter: Sendable {
  package let rules: [Rule]
  private let settings: LintSettings

  /// - Parameter rules: All that there are; the settings say which of them run.
  package init(rules: [Rule], settings: LintSettings) {
    self.rules = rules
    self.settings = settings
  }

  /// The rules that run with these settings.
  package var activeRules: [Rule] { rules.filter(settings.runs) }

  /// The rules that run and see no component of the roles that they speak of.
  package func idleRules(in codebase: Codebase) -> [Rule] {
    let roles = Set(codebase.components.map(\.role))
    return activeRules.filter { $0.isOfCodebase && $0.subjects.isDisjoint(with: roles) }
  }

  /// What the rules find, less what the code suppresses. Files that a program wrote are read for the graph and not
  /// reported.
  ///
  /// - Parameters:
  ///   - wanted: The rules whose findings are asked for, where it is not all; there may be findings of others.
  ///   - jobs: How many rules run at once; the result does not depend on it.
  package func lint(
    _ codebase: Codebase, unreadable: [UnreadableFile] = [], for wanted: Set<String>? = nil, jobs: Int = 1
  ) -> LintResult {
    let activeRules = rules(for: wanted)
    let ids = rules.filter(\.isOfCodebase).map(\.id)
    let known = SuppressibleRules(ids: ids, unsuppressible: Set(rules.map(\.id)).subtracting(ids))
    var run = LintRun(
      codebase: codebase, settings: settings, suppressions: Suppressions(in: codebase, known: known))
    let ofCodebase = activeRules.filter(\.isOfCodebase)
    let looking = Rule.Turn.allCases.flatMap { turn in ofCodebase.filter { $0.turn == turn } }
    let found = concurrentMap(looking.count, jobs: jobs) { number -> [Finding] in
      guard case .codebase(let check) = looking[number].check else { return [] }
      return check(RuleContext(codebase: codebase, settings: settings, rule: looking[number]))
    }
    for (rule, findings) in zip(looking, found) { run.add(findings, of: rule) }
    let looked = Dictionary(uniqueKeysWithValues: looking.map { ($0.id, $0) })
    for rule in activeRules {
      switch rule.check {
      case .codebase: break
      case .suppressions(let check): run.add(check(run.suppressionContext(of: looked)), of: rule)
      case .unreadableFiles(let message): run.add(unreadable, of: rule, message)
      }
    }
    return LintResult(diagnostics: run.diagnostics.sorted(), suppressed: run.suppressed)
  }

  /// The rules that run where the findings of some are asked for: all where one of them looks at what the others do.
  private func rules(for wanted: Set<String>?) -> [Rule] {
    guard let wanted else { return activeRules }
    let asked = activeRules.filter { wanted.contains($0.id) }
    return asked.contains(where: \.isOfSuppressions) ? activeRules : asked
  }
}

package struct LintResult: Sendable {
  /// Sorted.
  package var diagnostics: [Diagnostic]
  /// How many findings the code suppresses.
  package var suppressed: Int

  package init(diagnostics: [Diagnostic] = [], suppressed: Int = 0) {
    self.diagnostics = diagnostics
    self.suppressed = suppressed
  }
}

/// What is found so far.
private struct LintRun {
  let codebase: Codebase
  let settings: LintSettings
  var suppressions: Suppressions
  var diagnostics: [Diagnostic] = []
  var suppressed = 0
  private var ordinals: [String: Int] = [:]

  init(codebase: Codebase, settings: LintSettings, suppressions: Suppressions) {
    self.codebase = codebase
    self.settings = settings
    self.suppressions = suppressions
  }

  func suppressionContext(of rules: [String: Rule]) -> SuppressionContext {
    SuppressionContext(suppressions: suppressions, codebase: codebase, settings: settings, rules: rules)
  }

  mutating func add(_ findings: [Finding], of rule: Rule) {
    for finding in findings.sorted(by: { $0.place < $1.place }) {
      let module = codebase.module(of: finding.type).map { codebase.modules[$0].name }
      // Stamped whether it is reported or not: what is suppressed in one place changes no other's identity.
      let stamp = stamp([rule.id, module ?? "", finding.symbol] + finding.counterparts)
      guard let severity = severity(of: finding.severity, rule, at: finding.place) else { continue }
      if suppressions.holdBack(finding, of: rule.id) {
        suppressed += 1
      } else {
        diagnostics.append(diagnostic(finding, of: rule, severity, module, stamp))
      }
    }
  }

  mutating func add(_ remarks: [Suppressions.Remark], of rule: Rule) {
    for remark in remarks {
      let module = module(of: remark.place.file)
      let stamp = stamp([rule.id, module ?? "", remark.subject])
      guard let severity = severity(of: nil, rule, at: remark.place) else { continue }
      diagnostics.append(
        Diagnostic(
          rule: rule.id, severity: severity, message: remark.message, path: codebase.files[remark.place.file].path,
          range: codebase.range(remark.place), module: module, fingerprint: stamp.fingerprint, family: stamp.family,
          fix: remark.fix))
    }
  }

  mutating func add(_ files: [UnreadableFile], of rule: Rule, _ message: (UnreadableFile) -> String) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let stamp = stamp([rule.id, "", name])
      guard let severity = settings.severity(of: nil, rule, at: file.path) else { continue }
      diagnostics.append(
        Diagnostic(
          rule: rule.id, severity: severity, message: message(file), path: file.path,
          range: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1), fingerprint: stamp.fingerprint,
          family: stamp.family))
    }
  }

  /// Nil where nothing is reported.
  private func severity(of severity: Severity?, _ rule: Rule, at place: Place) -> Severity? {
    let file = codebase.files[place.file]
    return file.outline.isGenerated ? nil : settings.severity(of: severity, rule, at: file.path)
  }

  /// The module of the types in a file; of several, the first in the alphabet.
  private func module(of file: Int) -> String? {
    codebase.typesInFile(file).compactMap { codebase.module(of: $0).map { codebase.modules[$0].name } }.min()
  }

  private struct Stamp {
    var fingerprint: String
    var family: String
  }

  private mutating func stamp(_ identity: [String]) -> Stamp {
    let key = identity.joined(separator: "\0")
    let ordinal = ordinals[key, default: 0]
    ordinals[key] = ordinal + 1
    let family = Fingerprint(identity + ["0"]).text
    let fingerprint = ordinal == 0 ? family : Fingerprint(identity + [String(ordinal)]).text
    return Stamp(fingerprint: fingerprint, family: family)
  }

  private func diagnostic(
    _ finding: Finding, of rule: Rule, _ severity: Severity, _ module: String?, _ stamp: Stamp
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id, severity: severity, message: finding.message, help: finding.help,
      path: codebase.files[finding.place.file].path, range: codebase.range(finding.place), module: module,
      role: codebase.role(of: finding.type)?.name, symbol: finding.symbol, fingerprint: stamp.fingerprint,
      family: stamp.family,
      related: finding.related.map { related in
        RelatedPlace(
          path: codebase.files[related.place.file].path, range: codebase.range(related.place),
          message: related.message)
      },
      fix: finding.fix)
  }
}

extension Codebase {
  /// Lines and columns of a place.
  package func range(_ place: Place) -> SourceRange {
    let outline = files[place.file].outline
    let start = outline.position(of: place.range.start)
    let end = outline.position(of: max(place.range.end, place.range.start))
    return SourceRange(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  /// The change that puts a text in a place.
  package func edit(_ place: Place, _ text: String) -> Fix.Edit {
    let end = max(place.range.start, place.range.end)
    return Fix.Edit(
      path: files[place.file].path, range: range(place), bytes: Int(place.range.start)..<Int(end), text: text)
  }
}
