package import SourceTrees

package enum Preset: String, Sendable, CaseIterable {
  case recommended, strict
}

/// What a configuration says of one rule.
package struct RuleSetting: Sendable, Equatable {
  package enum Level: Sendable, Hashable {
    case off, on
    case severity(Severity)
  }

  /// Nil where nothing is said.
  package var level: Level?
  package var options: [String: OptionValue]

  package init(level: Level? = nil, options: [String: OptionValue] = [:]) {
    self.level = level
    self.options = options
  }

  /// What holds where `other` is said on top of this.
  func overridden(by other: RuleSetting) -> RuleSetting {
    RuleSetting(level: other.level ?? level, options: options.merging(other.options) { $1 })
  }
}

/// What a configuration and the command line say about the rules.
package struct LintSettings: Sendable {
  package struct Override: Sendable {
    package var paths: [Glob]
    package var rules: [String: RuleSetting]

    package init(paths: [Glob], rules: [String: RuleSetting]) {
      self.paths = paths
      self.rules = rules
    }
  }

  package var preset = Preset.recommended
  package var rules: [String: RuleSetting] = [:]
  package var overrides: [Override] = []
  /// Modules that count as user interface frameworks, beside the built-in ones.
  package var userInterfaceFrameworks: [String] = []
  /// When not nil, only these rules run, and all of them: one that `rules` switches off is on where no override says so.
  package var only: Set<String>?
  package var skipped: Set<String> = []
  /// What the globs above are relative to.
  package var root = GlobRoot()

  package init() {}

  /// What is said of a rule at a path; of the overrides that match, the last wins.
  package func setting(of rule: String, at path: String) -> RuleSetting {
    var setting = rules[rule] ?? RuleSetting()
    if setting.level == .off, only?.contains(rule) == true { setting.level = nil }
    guard !overrides.isEmpty else { return setting }
    let relative = root.relative(path)
    for override in overrides {
      guard let said = override.rules[rule], override.paths.contains(where: { $0.matches(path: relative) }) else {
        continue
      }
      setting = setting.overridden(by: said)
    }
    return setting
  }

  /// The severity of a finding of the rule at a path, or nil when the rule is off there.
  func severity(of finding: Severity?, _ rule: Rule, at path: String) -> Severity? {
    switch setting(of: rule.id, at: path).level {
    case .off?: nil
    case .severity(let severity)?: severity
    case .on?: finding ?? rule.severity
    case nil: isOnByDefault(rule) ? finding ?? rule.severity : nil
    }
  }

  private func isOnByDefault(_ rule: Rule) -> Bool {
    only?.contains(rule.id) == true || preset == .strict || rule.isRecommended
  }

  /// True when the rule has to run at all.
  func runs(_ rule: Rule) -> Bool {
    if skipped.contains(rule.id) { return false }
    if let only { return only.contains(rule.id) }
    let isOnSomewhere = overrides.contains { override in
      override.rules[rule.id]?.level.map { $0 != .off } ?? false
    }
    switch rules[rule.id]?.level {
    case .off?: return isOnSomewhere
    case .on?, .severity?: return true
    case nil: return isOnSomewhere || isOnByDefault(rule)
    }
  }
}
