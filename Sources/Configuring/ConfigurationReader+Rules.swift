import Architecture
import Linting
import SourceTrees

/// Rules, and where they hold.
extension ConfigurationReader {
  mutating func readPreset(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    let name = word(of: entry, "preset", among: Preset.allCases.map(\.rawValue))
    configuration.linting.preset = name.flatMap(Preset.init) ?? .recommended
  }

  mutating func readRules(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    configuration.linting.rules = ruleSettings(entry)
  }

  private mutating func ruleSettings(_ entry: YAMLNode.Entry) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for entry in entries(of: entry, "a mapping from rules to what holds for them") ?? [] {
      if let rule = rules.first(where: { $0.id == entry.key }) {
        settings[rule.id] = setting(of: rule, entry)
      } else {
        reportUnknown("rule", entry.key, among: rules.map(\.id), at: entry.keyRange)
      }
    }
    return settings
  }

  private mutating func setting(of rule: Rule, _ entry: YAMLNode.Entry) -> RuleSetting {
    switch entry.value.value {
    case .mapping(let entries): return setting(of: rule, entries, at: entry.value.range)
    case .sequence, .null:
      reportMismatch(entry, "`off`, `on`, `warning`, `error` or a mapping of options")
      return RuleSetting()
    default: return RuleSetting(level: level(entry, among: ["off", "on", "warning", "error"]))
    }
  }

  private mutating func setting(of rule: Rule, _ entries: [YAMLNode.Entry], at range: SourceRange) -> RuleSetting {
    var setting = RuleSetting()
    if entries.isEmpty, isWhole { report("this says nothing of \(rule.id.quoted); leave it out", at: range) }
    for entry in entries {
      if entry.key == "severity" {
        setting.level = level(entry, among: ["off", "warning", "error"])
      } else if let option = rule.options.first(where: { $0.name == entry.key }) {
        setting.options[option.name] = value(of: option, entry)
      } else {
        let names = ["severity"] + rule.options.map(\.name)
        reportUnknown("option", entry.key, of: rule.id, among: names, at: entry.keyRange)
      }
    }
    return setting
  }

  private mutating func level(_ entry: YAMLNode.Entry, among words: [String]) -> RuleSetting.Level? {
    switch word(of: entry, "severity", among: words) {
    case nil: nil
    case "off": .off
    case "on": .on
    case let word?: Severity(rawValue: word).map(RuleSetting.Level.severity)
    }
  }

  private mutating func value(of option: RuleOption, _ entry: YAMLNode.Entry) -> OptionValue? {
    switch option.kind {
    case .flag: flag(of: entry).map(OptionValue.flag)
    case .number(let range, _): number(of: entry, in: range).map(OptionValue.number)
    case .choice(let words, _, _): word(of: entry, "value", among: words).map(OptionValue.choice)
    }
  }
}

/// Parts of the code base for which something else holds.
extension ConfigurationReader {
  private struct Override {
    var paths: [Glob] = []
    var style: Style?
    var rules: [String: RuleSetting] = [:]
  }

  private static let overrideKeys: [ConfigurationKey<Override>] = [
    ConfigurationKey("paths") { $2.paths = $0.globs(of: $1) ?? [] },
    ConfigurationKey("style") { $2.style = $0.styleOfPart($1) },
    ConfigurationKey("rules") { $2.rules = $0.ruleSettings($1) },
  ]

  mutating func readOverrides(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    for item in items(of: entry, "a list of mappings with `paths`") ?? [] {
      guard let override = override(item) else { continue }
      if let style = override.style { configuration.architecture.styles.append((override.paths, style)) }
      if override.rules.isEmpty { continue }
      configuration.linting.overrides.append(LintSettings.Override(paths: override.paths, rules: override.rules))
    }
  }

  private mutating func override(_ item: YAMLNode) -> Override? {
    guard let entries = item.entries else {
      report("an override is a mapping with `paths`, and this is \(item.kind)", at: item.range)
      return nil
    }
    var override = Override()
    read(entries, of: "overrides", by: Self.overrideKeys, into: &override)
    guard isWhole else { return override }
    if item["paths"] == nil { report("an override needs `paths`, the globs of what it holds for", at: item.range) }
    if item["style"] == nil, item["rules"] == nil {
      report("an override without `style` and `rules` changes nothing", at: item.range)
    }
    return override
  }

  /// `auto` is no style: a part of the code base whose style is told from the code is one that no override speaks of.
  private mutating func styleOfPart(_ entry: YAMLNode.Entry) -> Style? {
    if entry.value.text == "auto" {
      report("an override sets a style; leave `style` out where it is to be told from the code", at: entry.value.range)
      return nil
    }
    return word(of: entry, "style", among: Style.allCases.map(\.rawValue)).flatMap(Style.init)
  }
}
