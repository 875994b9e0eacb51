import Architecture
package import Linting

/// A configuration for a code base that has none, with what was seen in comments. What is only likely is commented out, so
/// that it changes nothing until someone says so.
package struct ConfigurationDraft: Sendable {
  private let survey: Survey
  /// The files and folders to lint, relative to the configuration; empty for all.
  private let include: [String]
  private let baseline: String?
  /// Whether the style that all modules have is to be said.
  package var saysStyle: Bool

  package init(_ survey: Survey, include: [String] = [], baseline: String? = nil) {
    self.survey = survey
    self.include = include
    self.baseline = baseline
    saysStyle = survey.uniformStyle != nil
  }

  package var text: String {
    let head = """
      # What viperlint is told about this code base. `viperlint init` wrote it after a look at \(survey.files) files with
      # \(survey.modules) modules. `viperlint config check` says what in it cannot be meant, `viperlint config show` all
      # that holds.
      """
    let sections = [head, style, preset, files, foreign, known, roles, rules]
    return sections.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  private var style: String {
    if saysStyle, let style = survey.uniformStyle {
      return """
        # All modules have it, and a new one is judged by it from the start; `auto` tells it from the code of each.
        style: \(style.rawValue)
        """
    }
    let counts = survey.styles.map { "\($0.modules) \($0.style.rawValue)" }.joined(separator: ", ")
    return """
      # Told from the code of each module\(counts.isEmpty ? "" : ": \(counts)"); `viperlint roles` says why.
      style: auto
      """
  }

  private var preset: String {
    let more = survey.strict == 1 ? "1 more finding" : "\(survey.strict) more findings"
    return "# In `strict` every rule is on, and some ask for more: \(more) today.\npreset: recommended"
  }

  private var files: String {
    if include.isEmpty { return "" }
    return "# What is linted when no path is named.\ninclude: \(yamlList(include))"
  }

  private var foreign: String {
    if survey.foreign.isEmpty { return "" }
    let folders = survey.foreign.map { "\($0.folder) (\($0.files) files)" }.joined(separator: ", ")
    return """
      # If this is the code of others: \(folders).
      # exclude: \(yamlList(survey.foreign.map(\.folder)))
      """
  }

  private var known: String {
    guard let baseline else { return "" }
    return "# What was found when this was written passes; what is new is reported.\nbaseline: \(yamlScalar(baseline))"
  }

  // MARK: Roles

  private var roles: String {
    let bases = Dictionary(grouping: survey.bases, by: \.role).sorted { $0.key < $1.key }.map { role, bases in
      let heirs = bases.reduce(0) { $0 + $1.heirs }
      return
        "#   \(role.name): { inherits: \(yamlList(bases.map(\.name))) }  # \(heirs) classes, by name and base alone"
    }
    let parts = survey.recurring.prefix(5).map { part in
      "#   \(Self.roleName(part.ending)): { names: [\"*\(part.ending)\"] }  # \(part.modules) modules have one"
    }
    if bases.isEmpty, parts.isEmpty { return "" }
    let head = """
      # Parts that no role is known for. If they are parts of your architecture, these lines say so: `dependencies` and the
      # rules can then speak of them.
      # roles:
      """
    return ([head] + bases + parts).joined(separator: "\n")
  }

  /// `DataManager` → `data_manager`
  private static func roleName(_ ending: String) -> String {
    var name = ""
    var previous: Character?
    for letter in ending {
      if letter.isUppercase, previous?.isLowercase == true { name += "_" }
      name += letter.lowercased()
      previous = letter
    }
    return name
  }

  // MARK: Rules

  private var rules: String {
    if survey.rules.isEmpty { return "# Nothing was found.\n# rules:" }
    let width = survey.rules.map(\.rule.utf8.count).max() ?? 0
    let lines = survey.rules.map { count in
      let space = String(repeating: " ", count: width - count.rule.utf8.count)
      return "#   \(count.rule): on\(space)  # \(remark(count))"
    }
    let head = [
      "# What was found, by rule. In place of `on` may stand off, warning or error; `viperlint explain RULE` says more.",
      "# rules:",
    ]
    return (head + lines).joined(separator: "\n")
  }

  private func remark(_ count: Survey.RuleCount) -> String {
    var parts = ["\(count.findings) in \(count.files == 1 ? "1 file" : "\(count.files) files")"]
    if count.fixable > 0 { parts.append("\(count.fixable) of which `viperlint --fix` mends") }
    if survey.isLoud(count) { parts.append("very many: look at some before you rely on it") }
    return parts.joined(separator: ", ")
  }
}
