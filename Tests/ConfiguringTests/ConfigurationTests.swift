import Architecture
import Configuring
import Linting
import SourceTrees
import Testing

struct ConfigurationTests {
  @Test(arguments: ["", "# nothing\n", "---\n", "~"])
  func saysNothing(_ text: String) throws {
    let read = try configuration(text)
    #expect(read.architecture.style == nil)
    #expect(read.architecture.grouping == .auto)
    #expect(read.linting.preset == .recommended)
    #expect(read.linting.rules == [:])
    #expect(read.builtinExcludes)
    #expect(read.exclude == [])
    #expect(read.baseline == nil)
  }

  @Test(arguments: [("auto", nil), ("viper", Style.viper), ("vip", .vip), ("\"mvp\"", .mvp)])
  func style(_ text: String, _ style: Style?) throws {
    #expect(try configuration("style: \(text)").architecture.style == style)
  }

  @Test(arguments: [("recommended", Preset.recommended), ("strict", .strict)])
  func preset(_ text: String, _ preset: Preset) throws {
    #expect(try configuration("preset: \(text)").linting.preset == preset)
  }

  @Test(arguments: [("auto", ModuleGrouping.auto), ("folder", .folder), ("prefix", .prefix)])
  func modules(_ text: String, _ grouping: ModuleGrouping) throws {
    #expect(try configuration("modules: { by: \(text) }").architecture.grouping == grouping)
  }

  @Test(arguments: [("true", true), ("yes", true), ("false", false), ("off", false)])
  func builtinExcludes(_ text: String, _ flag: Bool) throws {
    let read = try configuration("builtin_excludes: \(text)")
    #expect(read.builtinExcludes == flag)
    #expect(read.exclusions.builtin == flag)
  }

  @Test func pathsStartAtTheFolderOfTheFile() throws {
    let read = try configuration("include: [Sources, /opt/x]\nbaseline: known.json\nexclude: [Pods, '**/Gen/*']")
    #expect(read.include == ["app/Sources", "/opt/x"])
    #expect(read.baseline == "app/known.json")
    #expect(read.exclude.map(\.pattern) == ["Pods", "**/Gen/*"])
    #expect(read.exclusions.root == "app/")
  }

  @Test func lintsTheWorkingDirectoryWhenNothingIsSaid() throws {
    #expect(try configuration("style: auto").include == ["."])
    #expect(Configuration().include == ["."])
    #expect(Configuration().exclusions.root == ".")
  }

  @Test func emptyListsThatSayNothing() throws {
    let read = try configuration(
      "exclude: []\nui_frameworks: []\nrules: {}\nroles: {}\ndependencies: {}\noverrides: []")
    #expect(read.exclude == [])
    #expect(read.architecture.roles.isEmpty)
  }

  @Test func userInterfaceFrameworks() throws {
    #expect(try configuration("ui_frameworks: [Design, Ärger]").linting.userInterfaceFrameworks == ["Design", "Ärger"])
  }

  @Test func roles() throws {
    let patterns = try configuration(
      """
      roles:
        view: { names: ["*Screen"], inherits: [BaseViewController] }
        formatter: { conforms: [Formatting], paths: ["**/Formatters/**"] }
      """
    ).architecture.roles
    #expect(patterns.map(\.role) == [.view, Role("formatter")])
    #expect(patterns[0].names.map(\.pattern) == ["*Screen"])
    #expect(patterns[0].inherits == ["BaseViewController"])
    #expect(patterns[1].conforms == ["Formatting"])
    #expect(patterns[1].paths.map(\.pattern) == ["**/Formatters/**"])
  }

  @Test(arguments: [
    "binder", "coordinator", "service", "store", "viewModel", "mapper", "screen_state", "provider", "reporter",
  ])
  func newRoles(_ name: String) throws {
    let read = try configuration("roles: { \(name): { names: ['*X'] } }\ndependencies: { view: [\(name)] }")
    #expect(read.architecture.roles.map(\.role.name) == [name])
    #expect(read.architecture.dependencies.access(of: .view, to: Role(name)) == .everything)
  }

  @Test func dependencies() throws {
    let table = try configuration(
      """
      dependencies:
        presenter: [view, formatter]
        view: { roles: [entity], contracts: [presenter] }
        entity: []
      roles: { formatter: { names: ["*Formatter"] } }
      """
    ).architecture.dependencies
    #expect(table.access(of: .presenter, to: .view) == .everything)
    #expect(table.access(of: .presenter, to: Role("formatter")) == .everything)
    #expect(table.access(of: .presenter, to: .router) == .nothing)
    #expect(table.access(of: .view, to: .presenter) == .contracts)
    #expect(table.access(of: .view, to: .entity) == .everything)
    #expect(table.access(of: .entity, to: .view) == .nothing)
    #expect(table.access(of: .router, to: .view) == nil)
  }
}

/// Rules.
extension ConfigurationTests {
  @Test(arguments: [
    ("off", RuleSetting(level: .off)), ("no", RuleSetting(level: .off)), ("\"off\"", RuleSetting(level: .off)),
    ("on", RuleSetting(level: .on)), ("true", RuleSetting(level: .on)),
    ("warning", RuleSetting(level: .severity(.warning))), ("error", RuleSetting(level: .severity(.error))),
    ("{ severity: off }", RuleSetting(level: .off)),
    ("{ allow_nails: false }", RuleSetting(options: ["allow_nails": .flag(false)])),
    ("{ max_turns: 40 }", RuleSetting(options: ["max_turns": .number(40)])),
    (
      "{ severity: warning, unresolved: report }",
      RuleSetting(level: .severity(.warning), options: ["unresolved": .choice("report")])
    ),
  ])
  func rule(_ text: String, _ setting: RuleSetting) throws {
    #expect(try configuration("rules:\n  loose_screw: \(text)").linting.rules == ["loose_screw": setting])
  }

  @Test func overrides() throws {
    let read = try configuration(
      """
      style: viper
      overrides:
        - paths: ["Legacy/**"]
          style: mvp
          rules: { loose_screw: off }
        - { paths: [Old], rules: { bent_nail: warning } }
        - { paths: [New], style: vip }
      """)
    #expect(read.architecture.styles.map(\.style) == [.mvp, .vip])
    #expect(read.architecture.styles[0].paths.map(\.pattern) == ["Legacy/**"])
    #expect(read.linting.overrides.map { $0.paths.map(\.pattern) } == [["Legacy/**"], ["Old"]])
    #expect(read.linting.setting(of: "loose_screw", at: "app/Legacy/A.swift").level == .off)
    #expect(read.linting.setting(of: "loose_screw", at: "app/A.swift").level == nil)
    #expect(read.linting.setting(of: "bent_nail", at: "app/Old/A.swift").level == .severity(.warning))
  }
}

/// Where the file is.
extension ConfigurationTests {
  private static let places: [(file: String, directory: String, root: String, path: String, relative: String)] = [
    (".viperlint.yml", "/repo", "", "Sources/A.swift", "Sources/A.swift"),
    ("app/.viperlint.yml", "/repo", "app/", "app/Sources/A.swift", "Sources/A.swift"),
    ("app/.viperlint.yml", "/repo", "app/", "other/A.swift", "other/A.swift"),
    ("./app/x/../y.yml", "/repo", "app/", "app/A.swift", "A.swift"),
    ("../.viperlint.yml", "/repo/Sources", "/repo/", "A.swift", "Sources/A.swift"),
    ("/repo/.viperlint.yml", "/repo/Sources/App", "/repo/", "A.swift", "Sources/App/A.swift"),
    ("/repo/.viperlint.yml", "/repo/Sources", "/repo/", "/repo/Tests/A.swift", "Tests/A.swift"),
    ("/.viperlint.yml", "/repo", "/", "A.swift", "repo/A.swift"),
    ("/else/.viperlint.yml", "/repo", "/else/", "/else/A.swift", "A.swift"),
    ("/else/.viperlint.yml", "/repo", "/else/", "A.swift", "A.swift"),
  ]

  @Test(arguments: places.indices)
  func globsAreRelativeToTheFolderOfTheFile(_ index: Int) throws {
    let place = Self.places[index]
    let read = try #require(read("include: [Sources]", at: place.file, from: place.directory).configuration)
    #expect(read.root == place.root)
    #expect(read.linting.root == read.globRoot)
    #expect(read.include == [place.root + "Sources"])
    #expect(read.globRoot.relative(place.path) == place.relative)
    #expect(read.architecture.root == read.globRoot)
  }
}
