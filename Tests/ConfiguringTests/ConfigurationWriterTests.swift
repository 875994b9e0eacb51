import Architecture
import Configuring
import Linting
import Testing

/// What `config show` prints.
@Suite struct ConfigurationWriterTests {
  private func written(_ text: String) throws -> String {
    ConfigurationWriter.text(of: try configuration(text), rules: sampleRules)
  }

  @Test func nothingSaidIsAllDefaults() throws {
    let expected = """
      style: auto
      preset: recommended
      # include: the working directory
      exclude: []
      builtin_excludes: true
      ui_frameworks: []
      modules: { by: auto }
      rules:
        loose_screw: { allow_nails: true, max_turns: 12, unresolved: silent }
        bent_nail: on

      """
    #expect(try written("") == expected)
    #expect(ConfigurationWriter.text(of: Configuration(), rules: sampleRules) == expected)
  }

  @Test func everythingSaid() throws {
    let text = """
      style: vip
      preset: strict
      include: [Sources, /opt/x, "My App", "."]
      exclude: [Pods, "**/Gen/*"]
      builtin_excludes: false
      required_version: ">=0.1, <2"
      baseline: known.json
      roles:
        view: { names: ["*Screen"], inherits: [BaseViewController] }
        formatter: { conforms: [Formatting], paths: ["**/Formatters/**"] }
      dependencies:
        entity: []
        presenter: [formatter, view]
        view: { roles: [entity], contracts: [presenter] }
      ui_frameworks: [Design, "Ärger"]
      modules: { by: prefix }
      rules:
        loose_screw: { severity: warning, allow_nails: false, max_turns: 40, unresolved: report }
        bent_nail: off
      overrides:
        - paths: ["Legacy/**"]
          style: mvp
        - paths: [Legacy]
          rules:
            loose_screw: { max_turns: 3 }
            bent_nail: on

      """
    #expect(try written(text) == text)
  }

  /// Each means the same as what is written for it, and that is written for itself.
  @Test(arguments: [
    "preset: strict", "rules: { loose_screw: off }", "rules: { loose_screw: on }", "rules: { loose_screw: error }",
    "rules: { bent_nail: warning }", "rules: { loose_screw: { unresolved: report } }", "include: ['.']",
    "rules: { loose_screw: { severity: off, max_turns: 2 } }", "roles: { x: { names: ['{a,b}*', '[!a]?'] } }",
    "overrides: [{ paths: [A], style: mvp, rules: { bent_nail: { severity: error } } }, { paths: [B], style: vip }]",
    "exclude: ['true', '010', '2001-01-01', '- a', 'a: b', 'a # b', \"a\\tb\\\\\\\"\", 'ä', '~', 'y', '1.5', '*.swift']",
    "dependencies: { view: { contracts: [presenter] } }", "baseline: '../known \\ baseline.json'",
  ])
  func whatIsWrittenMeansTheSame(text: String) throws {
    let once = try configuration(text)
    let written = ConfigurationWriter.text(of: once, rules: sampleRules)
    let again = try configuration(written)
    #expect(ConfigurationWriter.text(of: again, rules: sampleRules) == written)
    #expect(again.include == once.include && again.exclude == once.exclude && again.baseline == once.baseline)
    #expect(again.architecture.dependencies == once.architecture.dependencies)
    #expect(again.architecture.styles.map(\.style) == once.architecture.styles.map(\.style))
    #expect(again.linting.overrides.map(\.rules) == once.linting.overrides.map(\.rules))
    for rule in sampleRules {
      #expect(severities(of: rule, in: once) == severities(of: rule, in: again))
      for option in rule.options {
        let values = [once, again].map { read in
          read.linting.setting(of: rule.id, at: "app/a.swift").options[option.name]
            ?? option.defaultValue(in: read.linting.preset)
        }
        #expect(values[0] == values[1])
      }
    }
  }

  private func severities(of rule: Rule, in configuration: Configuration) -> [RuleSetting.Level?] {
    ["app/a.swift", "app/A/a.swift", "app/B/a.swift"].map { path in
      let level = configuration.linting.setting(of: rule.id, at: path).level
      return level == nil ? .on : level
    }
  }

  @Test(arguments: [
    ("a", "a"), ("Sources/App-1.2_x.swift", "Sources/App-1.2_x.swift"), (".hidden", ".hidden"), ("", "\"\""),
    ("on", "\"on\""), ("null", "\"null\""), ("0x1F", "\"0x1F\""), ("1e3", "\"1e3\""), ("a b", "\"a b\""),
    ("-a", "\"-a\""), ("a\u{7F}\u{2028}\r", "\"a\\U0000007F\\U00002028\\U0000000D\""), ("\u{FEFF}", "\"\\U0000FEFF\""),
    ("日本", "\"日本\""),
  ])
  func scalars(text: String, scalar: String) {
    #expect(yamlScalar(text) == scalar)
    #expect(readYAML(Array("a: \(scalar)".utf8)).faults == [])
    guard case .mapping(let entries) = readYAML(Array("a: \(scalar)".utf8)).root?.value else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.first?.value.value == .string(text))
  }
}
