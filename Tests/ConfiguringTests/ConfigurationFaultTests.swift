import Configuring
import Linting
import SourceTrees
import Testing

/// A configuration with its faults as `line:column`, a space, and the message or the end of it.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let text: String
  let faults: [String]

  init(_ text: String, _ faults: String...) {
    self.text = text
    self.faults = faults
  }

  var testDescription: String { text }
}

struct ConfigurationFaultTests {
  @Test(arguments: names + shapes + lists + roles + dependencies + rules + overrides + versions)
  func isLocatedAndNamesWhatIsRight(_ sample: FaultCase) {
    let (configuration, faults) = read(sample.text)
    #expect(configuration == nil)
    #expect(faults.map { "\($0.range.line):\($0.range.column) \($0.message)" } == sample.faults)
    #expect(faults.allSatisfy { $0.path == "app/.viperlint.yml" && $0.range.endLine >= $0.range.line })
  }

  static let names = [
    FaultCase("exlude: [a]", "1:1 unknown key `exlude`; did you mean `exclude`?"),
    FaultCase("Style: vip", "1:1 unknown key `Style`; did you mean `style`?"),
    FaultCase("something_else: 1", "1:1 unknown key `something_else`"),
    FaultCase("loose_screw: off", "1:1 `loose_screw` is a rule, and rules stand below `rules:`"),
    FaultCase("style: vipr", "1:8 unknown style `vipr`; did you mean `vip`?"),
    FaultCase("style: off", "1:8 unknown style `off`; write `auto`, `viper`, `vip` or `mvp`"),
    FaultCase("style: 3", "1:8 unknown style `3`; write `auto`, `viper`, `vip` or `mvp`"),
    FaultCase("preset: stict", "1:9 unknown preset `stict`; did you mean `strict`?"),
    FaultCase("modules: { by: folders }", "1:16 unknown grouping `folders`; did you mean `folder`?"),
    FaultCase("modules: { bye: folder }", "1:12 unknown key `bye` of `modules`; did you mean `by`?"),
    FaultCase("modules: { in: x }", "1:12 unknown key `in` of `modules`; write `by`"),
  ]

  static let shapes = [
    FaultCase("- a", "1:1 a configuration is a mapping of keys, as `style: auto`, and this is a list"),
    FaultCase("hello", "1:1 a configuration is a mapping of keys, as `style: auto`, and this is text"),
    FaultCase("style:", "1:1 `style` has no value; give it `auto`, `viper`, `vip` or `mvp`, or leave it out"),
    FaultCase("style: [vip]", "1:8 `style` takes `auto`, `viper`, `vip` or `mvp`, and this is a list"),
    FaultCase("modules: folder", "1:10 `modules` takes a mapping, as `{ by: auto }`, and this is text"),
    FaultCase("rules: [a]", "1:8 `rules` takes a mapping from rules to what holds for them, and this is a list"),
    FaultCase("builtin_excludes: 'true'", "1:19 `builtin_excludes` takes `true` or `false`, and this is text"),
    FaultCase("builtin_excludes: 0", "1:19 `builtin_excludes` takes `true` or `false`, and this is a number"),
    FaultCase("baseline: ''", "1:11 `baseline` is empty; give it the path of a file, or leave it out"),
    FaultCase(
      "baseline: off",
      "1:11 `baseline` takes the path of a file, and this is a truth value; put it in quotes if it is meant: `\"off\"`"),
    FaultCase("baseline: {}", "1:11 `baseline` takes the path of a file, and this is a mapping"),
  ]

  static let lists = [
    FaultCase("exclude: Pods", "1:10 `exclude` takes a list of globs, and this is text; write `[Pods]`"),
    FaultCase("exclude: '*/x'", "1:10 `exclude` takes a list of globs, and this is text; write `[\"*/x\"]`"),
    FaultCase("exclude: {a: b}", "1:10 `exclude` takes a list of globs, and this is a mapping"),
    FaultCase("exclude:\n# - Pods\n", "1:1 `exclude` has no value; give it a list of globs, or leave it out"),
    FaultCase("include: []", "1:10 `include` lists nothing; give it a list of paths, or leave it out"),
    FaultCase(
      "include: ['Sources/**']",
      "1:11 `Sources/**` is a glob, and `include` lists files and folders; globs go to `exclude`"),
    FaultCase(
      "exclude: [a, 1, on, '', [b]]",
      "1:14 the items of `exclude` are text, and this is a number; put it in quotes: `\"1\"`",
      "1:17 the items of `exclude` are text, and this is a truth value; put it in quotes: `\"on\"`",
      "1:21 the items of `exclude` are text, and this is empty",
      "1:25 the items of `exclude` are text, and this is a list"),
    FaultCase("exclude:\n  -\n  - a", "2:4 the items of `exclude` are text, and this is nothing"),
    FaultCase(
      "exclude: [/a, \"b/{c\", 'd//e', f]",
      "1:11 the glob `/a`: a pattern is relative to its root: leave out the `/`",
      "1:18 the glob `b/{c`: `{` without `}`; a brace itself is `\\{`",
      "1:26 the glob `d//e`: this leaves a component of the path empty, which matches nothing"),
    FaultCase(
      "ui_frameworks: [UIKit.UIImage]",
      "1:17 `UIKit.UIImage` is not the name of a module, as it stands behind `import`"),
  ]

  static let roles = [
    FaultCase("roles: { presentr: { names: [a] } }", slip("1:10", "presentr", "presenter")),
    FaultCase("roles: { views: { names: [a] } }", slip("1:10", "views", "view")),
    FaultCase("roles: { Router: { names: [a] } }", slip("1:10", "Router", "router")),
    FaultCase(
      "roles: { my-role: { names: [a] } }",
      "1:10 the name of a role is of ASCII letters, digits and `_`, and begins with a letter: `my-role` is not"),
    FaultCase("roles: { view: { nams: [a] } }", "1:18 unknown key `nams` of `view`; did you mean `names`?"),
    FaultCase(
      "roles: { view: { names: [] } }",
      "1:25 `names` lists nothing; give it a list of names, as `[\"*Screen\"]`, or leave it out"),
    FaultCase("roles: { view: {} }", "1:16 nothing tells the role `view`; give it \(tellers)"),
    FaultCase("roles: { view: '*Screen' }", "1:16 `view` takes a mapping with \(tellers), and this is text"),
    FaultCase("roles:\n  view:\n", "2:3 `view` has no value; give it a mapping with \(tellers), or leave it out"),
    FaultCase(
      "roles: { view: { names: [A/B, A.B], inherits: [Base*, 'Base<T>'] } }",
      "1:26 no name of a type holds a `/` or `.`: `A/B` matches none; paths go to `paths`",
      "1:31 no name of a type holds a `/` or `.`: `A.B` matches none",
      "1:48 `Base*` is not the bare name of a type, without module and arguments; globs go to `names`",
      "1:55 `Base<T>` is not the bare name of a type, without module and arguments; globs go to `names`"),
  ]

  static let dependencies = [
    FaultCase(
      "dependencies: { presentr: [view, vew, formater] }\nroles: { formatter: { names: [a] } }",
      "1:17 unknown role `presentr`; did you mean `presenter`?", "1:34 unknown role `vew`; did you mean `view`?",
      "1:39 unknown role `formater`; did you mean `formatter`?"),
    FaultCase(
      "dependencies: { view: { roles: [entity], contracts: [presenter, entity], by: x } }",
      "1:65 the role `entity` is listed twice", "1:74 unknown key `by` of `view`; write `roles` or `contracts`"),
    FaultCase(
      "dependencies: { view: entity }", "1:23 `view` takes a list of roles, and this is text; write `[entity]`"),
    FaultCase(
      "dependencies: [view]",
      "1:15 `dependencies` takes a mapping from roles to the roles they may know, and this is a list"),
  ]

  static let rules = [
    FaultCase("rules: { loose-screw: off }", "1:10 unknown rule `loose-screw`; did you mean `loose_screw`?"),
    FaultCase("rules: { x: off }", "1:10 unknown rule `x`; `viperlint rules` lists all"),
    FaultCase("rules: { bent_nail: errors }", "1:21 unknown severity `errors`; did you mean `error`?"),
    FaultCase("rules: { bent_nail: 2 }", "1:21 unknown severity `2`; write `off`, `on`, `warning` or `error`"),
    FaultCase(
      "rules:\n  bent_nail:\n",
      "2:3 `bent_nail` has no value; give it `off`, `on`, `warning`, `error` or a mapping of options, or leave it out"),
    FaultCase("rules: { bent_nail: {} }", "1:21 this says nothing of `bent_nail`; leave it out"),
    FaultCase(
      "rules: { bent_nail: { severity: on } }", "1:33 unknown severity `on`; write `off`, `warning` or `error`"),
    FaultCase(
      "rules: { bent_nail: { allow_nails: on } }", "1:23 unknown option `allow_nails` of `bent_nail`; write `severity`"),
    FaultCase(
      "rules: { loose_screw: { allow_nail: on, max_turns: 0, unresolved: reprt } }",
      "1:25 unknown option `allow_nail` of `loose_screw`; did you mean `allow_nails`?",
      "1:52 `max_turns` is from 1 to 40, and this is 0", "1:67 unknown value `reprt`; did you mean `report`?"),
    FaultCase(
      "rules: { loose_screw: { allow_nails: 1, max_turns: 2.0, unresolved: [] } }",
      "1:38 `allow_nails` takes `true` or `false`, and this is a number",
      "1:52 `max_turns` takes a whole number from 1 to 40, and this is a number",
      "1:69 `unresolved` takes `silent` or `report`, and this is a list"),
  ]

  static let overrides = [
    FaultCase(
      "overrides: { paths: [a] }", "1:12 `overrides` takes a list of mappings with `paths`, and this is a mapping"),
    FaultCase("overrides: [Legacy]", "1:13 an override is a mapping with `paths`, and this is text"),
    FaultCase(
      "overrides: [{ style: vip }]", "1:13 an override needs `paths`, the globs of what it holds for"),
    FaultCase("overrides: [{ paths: [a] }]", "1:13 an override without `style` and `rules` changes nothing"),
    FaultCase(
      "overrides: [{ paths: [a], style: auto }]",
      "1:34 an override sets a style; leave `style` out where it is to be told from the code"),
    FaultCase(
      "overrides:\n  - paths: []\n    stile: vip\n    rules: { bent_nil: off }",
      "2:12 `paths` lists nothing; give it a list of globs, or leave it out",
      "3:5 unknown key `stile` of `overrides`; did you mean `style`?",
      "4:14 unknown rule `bent_nil`; did you mean `bent_nail`?"),
  ]

  static let versions = [
    FaultCase("required_version: '>=9'", "1:19 the configuration requires viperlint `>=9`, and this is 0.3.1"),
    FaultCase(
      "required_version: 0.3",
      "1:19 `required_version`: write `>=0.3`, `==0.3`, `<0.3`, `^0.3` or `~>0.3`"),
    FaultCase(
      "required_version: '>=0.1, =<2'",
      "1:27 `required_version`: write `>=0.1`, `==0.1`, `<0.1`, `^0.1` or `~>0.1`"),
    FaultCase(
      "required_version: '>=1.x'",
      "1:20 `required_version`: a version is one to three numbers with `.` between them, as `>=0.1`"),
    FaultCase(
      "required_version:",
      "1:1 `required_version` has no value; give it a version, as `\">=0.1\"`, or leave it out"),
  ]

  private static let tellers = "`names`, `inherits`, `conforms` or `paths`"

  private static func slip(_ place: String, _ name: String, _ meant: String) -> String {
    "\(place) the new role `\(name)` is too close to a built-in one; did you mean `\(meant)`?"
  }
}

/// Many faults, and files that cannot be read.
extension ConfigurationFaultTests {
  @Test func allAreReportedInTheOrderOfPlaces() {
    let text = """
      overrides:
        - rules: { loos_screw: off }
          style: x
      exclude: &a [b]
      style: vi
      stray
      rules: { loose_screw: off, loose_screw: on }
      """
    #expect(
      read(text).faults.map { "\($0.range.line):\($0.range.column)" } == ["2:14", "3:12", "4:10", "5:8", "6:1", "7:28"])
  }

  /// What YAML costs is not said to be missing.
  @Test(arguments: [
    "overrides:\n  - paths: *x\n    style: vip", "roles: { view: { names: [*x] } }",
    "roles: { view: { names: *x } }", "rules:\n  loose_screw:\n    severity: *x",
    "roles:\n  formatter: *x\ndependencies:\n  formatter: [view]", "include:\n  - *x",
  ])
  func aFaultIsReportedOnce(_ text: String) {
    #expect(read(text).faults.count == 1)
  }

  @Test func aKeyThatIsNoTextIsReportedOnce() {
    #expect(read("on: 1").faults.count == 1)
    #expect(read("exlude: a\nexlude: b").faults.count == 2)
  }

  @Test
  func areAtMostAHundred() {
    let text = (0..<20_000).map { "key_number_\($0): [a]\n" }.joined()
    #expect(read(text).faults.count == 100)
  }

  @Test func everyPrefixOfAConfigurationIsReadOrAtFault() {
    let text = """
      style: "auto"
      exclude: ['a/{b,c}', "**/x"]
      required_version: ">=0.1, <2"
      roles: { view: { names: ["*Screen"], inherits: [A] }, other: { paths: [a] } }
      dependencies: { view: { roles: [other], contracts: [presenter] } }
      rules: { loose_screw: { severity: warning, max_turns: 3 }, bent_nail: off }
      overrides:
        - paths: [a]
          style: mvp
      """
    for length in text.utf8.indices {
      let (configuration, faults) = read(String(decoding: text.utf8[..<length], as: UTF8.self))
      #expect((configuration == nil) != faults.isEmpty)
    }
  }

  @Test func aFileThatCannotBeReadIsAFault() {
    let (configuration, faults) = ConfigurationReader.read(path: "/", rules: [], version: "1")
    #expect(configuration == nil)
    #expect(faults.map(\.description) == ["/:1:1: error: the configuration cannot be read: is a directory"])
  }
}
