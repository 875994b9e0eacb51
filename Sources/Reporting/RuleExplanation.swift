package import Linting

/// All that a rule has to say of itself.
package struct RuleExplanation {
  private let rule: Rule
  private let isMarkdown: Bool

  package init(of rule: Rule, isMarkdown: Bool) {
    self.rule = rule
    self.isMarkdown = isMarkdown
  }

  /// Under the id as its title.
  package var text: String { "\(isMarkdown ? "# " : "")\(rule.id)\n\n\(body)" }

  /// Without the title, for a place that has one.
  var body: String {
    let preset = rule.isRecommended ? "in `recommended` and `strict`" : "in `strict` only"
    let line = "\(rule.sentence) Severity \(rule.severity.rawValue), \(preset)."
    var sections = [isMarkdown ? line : line.filter { $0 != "`" }, rule.why]
    if !rule.wrong.isEmpty { sections += [example("Wrong", rule.wrong), example("Right", rule.right)] }
    if !rule.options.isEmpty { sections.append(title("Options") + rule.options.map(describe).joined(separator: "\n")) }
    if !rule.schools.isEmpty { sections.append(title("Schools") + rule.schools) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func title(_ text: String) -> String { isMarkdown ? "## \(text)\n\n" : "\(text):\n\n" }

  private func example(_ name: String, _ code: String) -> String {
    guard !isMarkdown else { return title(name) + "```swift\n\(code)\n```" }
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return title(name) + lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }

  private func describe(_ option: RuleOption) -> String {
    let values =
      switch option.kind {
      case .flag(let recommended, let strict): "true or false; \(defaults("\(recommended)", "\(strict)"))"
      case .number(let range, let value): "\(range.lowerBound) to \(range.upperBound); default \(value)"
      case .choice(let names, let recommended, let strict):
        "\(names.joined(separator: " or ")); \(defaults(recommended, strict))"
      }
    return "- \(option.name): \(option.summary) (\(values))"
  }

  private func defaults(_ recommended: String, _ strict: String) -> String {
    recommended == strict ? "default \(recommended)" : "default \(recommended), in strict \(strict)"
  }
}

extension Rule {
  /// The summary as a sentence of its own.
  var sentence: String { "\(summary.prefix(1).uppercased())\(summary.dropFirst())." }
}
