import Architecture
package import Linting
import SourceTrees

/// Writes the settings in force as a configuration that says all of them, in the order of the reader's keys. Read again
/// in the same folder, it is the same run.
package struct ConfigurationWriter {
  private let configuration: Configuration
  private let rules: [Rule]
  private var text = ""

  /// - Parameter rules: All that there are.
  package static func text(of configuration: Configuration, rules: [Rule]) -> String {
    var writer = ConfigurationWriter(configuration: configuration, rules: rules)
    writer.write()
    return writer.text
  }

  private init(configuration: Configuration, rules: [Rule]) {
    self.configuration = configuration
    self.rules = rules
  }

  private mutating func write() {
    let architecture = configuration.architecture
    add("style: \(architecture.style?.rawValue ?? "auto")")
    add("preset: \(configuration.linting.preset.rawValue)")
    if configuration.include == ["."] {
      add("# include: the working directory")
    } else {
      add("include: \(yamlList(configuration.include.map(relative)))")
    }
    add("exclude: \(yamlList(configuration.exclude.map(\.pattern)))")
    add("builtin_excludes: \(configuration.builtinExcludes)")
    if let version = configuration.requiredVersion { add("required_version: \(yamlScalar(version))") }
    if let baseline = configuration.baseline { add("baseline: \(yamlScalar(relative(baseline)))") }
    add("roles", architecture.roles.map { ($0.role.name, Self.text(of: $0)) })
    add("dependencies", architecture.dependencies.allowed.map { ($0.role.name, Self.text(of: $0.targets)) })
    add("ui_frameworks: \(yamlList(configuration.linting.userInterfaceFrameworks))")
    add("modules: { by: \(architecture.grouping.rawValue) }")
    add("rules", rules.map { ($0.id, inForce($0)) })
    addOverrides()
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  /// A key with a mapping, if that has any entries.
  private mutating func add(_ key: String, _ entries: [(key: String, value: String)], indent: String = "") {
    if entries.isEmpty { return }
    add("\(indent)\(key):")
    for entry in entries { add("\(indent)  \(yamlScalar(entry.key)): \(entry.value)") }
  }

  /// A path as the file would name it.
  private func relative(_ path: String) -> String {
    let root = configuration.root.utf8
    guard !root.isEmpty, path.utf8.starts(with: root) else { return path }
    return String(Substring(path.utf8.dropFirst(root.count)))
  }

  // MARK: Roles

  private static func text(of pattern: RolePattern) -> String {
    let parts = [
      ("names", pattern.names.map(\.pattern)), ("inherits", pattern.inherits), ("conforms", pattern.conforms),
      ("paths", pattern.paths.map(\.pattern)),
    ]
    return mapping(parts.filter { !$0.1.isEmpty }.map { ($0.0, yamlList($0.1)) })
  }

  private static func text(of targets: [(role: Role, access: DependencyTable.Access)]) -> String {
    let byContract = targets.filter { $0.access == .contracts }.map(\.role.name)
    let whole = yamlList(targets.filter { $0.access == .everything }.map(\.role.name))
    return byContract.isEmpty ? whole : mapping([("roles", whole), ("contracts", yamlList(byContract))])
  }

  private static func mapping(_ entries: [(key: String, value: String)]) -> String {
    "{ \(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"
  }

  // MARK: Rules

  /// What holds for a rule, with all of its options.
  private func inForce(_ rule: Rule) -> String {
    let setting = configuration.linting.rules[rule.id] ?? RuleSetting()
    let preset = configuration.linting.preset
    // What is not recommended is on by `on` alone, which takes no options.
    if setting.level == .on || rule.options.isEmpty && isOn(rule, setting) { return Self.word(setting.level ?? .on) }
    let options = rule.options.map { ($0.name, setting.options[$0.name] ?? $0.defaultValue(in: preset)) }
    let level = isOn(rule, setting) ? setting.level : .off
    return Self.text(of: level, options)
  }

  private func isOn(_ rule: Rule, _ setting: RuleSetting) -> Bool {
    if let level = setting.level { return level != .off }
    return configuration.linting.preset == .strict || rule.isRecommended
  }

  private static func text(of level: RuleSetting.Level?, _ options: [(name: String, value: OptionValue)]) -> String {
    if options.isEmpty, let level { return word(level) }
    let severity = level.map { [("severity", word($0))] } ?? []
    return mapping(severity + options.map { ($0.name, text(of: $0.value)) })
  }

  private static func word(_ level: RuleSetting.Level) -> String {
    switch level {
    case .off: "off"
    case .on: "on"
    case .severity(let severity): severity.rawValue
    }
  }

  private static func text(of value: OptionValue) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .choice(let word): yamlScalar(word)
    }
  }

  // MARK: Overrides

  /// Those that set a style come first: that of a rule does not hang on that of a style, and each kind keeps its order.
  private mutating func addOverrides() {
    let styles = configuration.architecture.styles
    let overrides = configuration.linting.overrides
    if styles.isEmpty, overrides.isEmpty { return }
    add("overrides:")
    for (paths, style) in styles {
      add("  - paths: \(yamlList(paths.map(\.pattern)))")
      add("    style: \(style.rawValue)")
    }
    for override in overrides {
      add("  - paths: \(yamlList(override.paths.map(\.pattern)))")
      let said = rules.compactMap { rule in override.rules[rule.id].map { (rule.id, Self.said($0, of: rule)) } }
      add("rules", said, indent: "    ")
    }
  }

  private static func said(_ setting: RuleSetting, of rule: Rule) -> String {
    let options = rule.options.compactMap { option in setting.options[option.name].map { (option.name, $0) } }
    return text(of: setting.level, options)
  }
}
