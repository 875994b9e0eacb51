package import Architecture
import SwiftReading

/// Runs rules over a code base and turns what they find into diagnostics.
package struct Linter: Sendable {
  private let rules: [Rule]
  private let settings: LintSettings

  package init(rules: [Rule], settings: LintSettings) {
    self.rules = rules
    self.settings = settings
  }

  /// The rules that run with these settings.
  package var activeRules: [Rule] { rules.filter(settings.runs) }

  /// The rules that run and see no component of the roles that they speak of.
  package func idleRules(in codebase: Codebase) -> [Rule] {
    let roles = Set(codebase.components.map(\.role))
    return activeRules.filter { $0.subjects.isDisjoint(with: roles) }
  }

  /// What the rules find in `codebase`, sorted. Files that a program wrote are read for the graph and not reported.
  package func lint(_ codebase: Codebase) -> [Diagnostic] {
    var ordinals: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for rule in activeRules {
      let context = RuleContext(codebase: codebase, settings: settings, rule: rule)
      for finding in rule.check(context).sorted(by: { $0.place < $1.place }) {
        guard !codebase.files[finding.place.file].outline.isGenerated,
          let severity = settings.severity(of: finding.severity, rule, at: codebase.files[finding.place.file].path)
        else { continue }
        diagnostics.append(diagnostic(finding, of: rule, severity, codebase, &ordinals))
      }
    }
    return diagnostics.sorted()
  }

  private func diagnostic(
    _ finding: Finding, of rule: Rule, _ severity: Severity, _ codebase: Codebase, _ ordinals: inout [String: Int]
  ) -> Diagnostic {
    let module = codebase.module(of: finding.type).map { codebase.modules[$0].name }
    let identity = [rule.id, module ?? "", finding.symbol] + finding.counterparts
    let ordinal = ordinals[identity.joined(separator: "\0"), default: 0]
    ordinals[identity.joined(separator: "\0")] = ordinal + 1
    return Diagnostic(
      rule: rule.id, severity: severity, message: finding.message, help: finding.help,
      path: codebase.files[finding.place.file].path, range: codebase.range(finding.place), module: module,
      role: codebase.role(of: finding.type)?.name, symbol: finding.symbol,
      fingerprint: Fingerprint(identity + [String(ordinal)]).text,
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
}

extension Diagnostic {
  /// A file that could not be read, or is not text.
  package static func unreadable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      rule: "unreadable_file", severity: .warning, message: "\(path) was not linted: \(reason)", path: path,
      range: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1),
      fingerprint: Fingerprint(["unreadable_file", path]).text)
  }
}
