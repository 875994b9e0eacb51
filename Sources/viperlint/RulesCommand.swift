import Linting
import Rules

/// Lists the rules.
struct RulesCommand {
  private let format: Arguments.Format

  init(_ arguments: Arguments) { format = arguments.format }

  func text() -> String {
    switch format {
    case .markdown: markdown()
    case .json: json()
    default: table()
    }
  }

  private func preset(_ rule: Rule) -> String { rule.isRecommended ? "recommended" : "strict" }

  private func table() -> String {
    let width = AllRules.rules.map(\.id.utf8.count).max() ?? 0
    return AllRules.rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.utf8.count)
      let severity = rule.severity == .error ? "error  " : "warning"
      let preset = rule.isRecommended ? "recommended" : "strict     "
      return "\(id)  \(severity)  \(preset)  \(rule.summary)\n"
    }.joined()
  }

  private func markdown() -> String {
    let rows = AllRules.rules.map { "| `\($0.id)` | \($0.severity.rawValue) | \(preset($0)) | \($0.summary) |\n" }
    return "| rule | severity | preset | finds |\n|---|---|---|---|\n" + rows.joined()
  }

  /// Ids, severities, presets and summaries are this project's own words: nothing in them needs escaping.
  private func json() -> String {
    let rules = AllRules.rules.map { rule in
      """
          {
            "id" : "\(rule.id)",
            "preset" : "\(preset(rule))",
            "severity" : "\(rule.severity.rawValue)",
            "summary" : "\(rule.summary)"
          }
      """
    }
    return "{\n  \"rules\" : [\n\(rules.joined(separator: ",\n"))\n  ],\n  \"schemaVersion\" : 1\n}\n"
  }
}
