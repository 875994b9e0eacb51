import Linting
import Reporting
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

  func text() -> String { RuleExplanation(of: rule, isMarkdown: isMarkdown).text }
}
