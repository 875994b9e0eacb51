import Linting
import Rules

/// Says all that a rule has to say of itself.
struct ExplainCommand {
  private let rule: Rule
  private let isMarkdown: Bool

  init(_ arguments: Arguments) throws(UsageFault) {
    guard arguments.operands.count == 1, let id = arguments.operands.first else {
      throw UsageFault(message: "`explain` takes the id of one rule; `viperlint rules` lists them")
    }
    let known = AllRules.rules
    guard let rule = known.first(where: { $0.id == id }) else {
      throw UsageFault(message: "there is no rule `\(id)`\(didYouMean(id, among: known.map(\.id)))")
    }
    self.rule = rule
    isMarkdown = arguments.format == .markdown
  }

  func text() -> String {
    var sections = [heading(), rule.why]
    if !rule.wrong.isEmpty { sections += [example("Wrong", rule.wrong), example("Right", rule.right)] }
    if !rule.options.isEmpty { sections.append(title("Options") + rule.options.map(describe).joined(separator: "\n")) }
    if !rule.schools.isEmpty { sections.append(title("Schools") + rule.schools) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func heading() -> String {
    let preset = rule.isRecommended ? "in `recommended` and `strict`" : "in `strict` only"
    let line =
      "\(rule.summary.prefix(1).uppercased())\(rule.summary.dropFirst()). Severity \(rule.severity.rawValue), \(preset)."
    return isMarkdown ? "# \(rule.id)\n\n\(line)" : "\(rule.id)\n\n\(line.filter { $0 != "`" })"
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
