import Foundation
import TestSupport
import Testing

/// What `.viperlint.yml` says takes effect.
@Suite struct ConfigurationTests {
  private static let found = ["strong_presenter_reference", "ui_framework_import", "navigation_outside_router"]

  /// A work tree with the module GreetingTraps below `Sources`.
  private func project(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder().adding(".git/", "Sources/")
    try folder.copy("Fixtures/Modules/GreetingTraps", to: "Sources/Greeting")
    try folder.write(configuration, to: ".viperlint.yml")
    return folder
  }

  private func lint(_ configuration: String, _ arguments: String...) async throws -> Viperlint.Outcome {
    try await Viperlint.run(arguments, in: project(configuration))
  }

  // MARK: Faults

  @Test func allFaultsAreSaidAtOnce() async throws {
    let run = try await lint(
      """
      styl: viper
      preset: strct
      exclude: 3
      rules:
        ui_framework_imports: off
        navigation_outside_router: { allow_alert: true, severity: fatal }
      overrides:
        - paths: ["["]
          rules: { dependency_cycle: of }

      """, "--format", "json")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errorLines.allSatisfy { $0.wholeMatch(of: /\.viperlint\.yml:\d+:\d+: error: .+/) != nil })
    let expected = [
      "1:1: ", "`style`", "2:9: ", "`strict`", "3:10: ", "5:3: ", "`ui_framework_import`", "6:32: ", "`allow_alerts`",
      "6:61: ", "8:14: ", "9:32: ", "`off`",
    ]
    #expect(expected.filter { !run.error.contains($0) } == [])
    #expect(run.errorLines.count == 8)
  }

  @Test(arguments: [["roles"], ["lint"], ["--strict", "Sources"]])
  func everyCommandThatReadsItRefusesIt(arguments: [String]) async throws {
    let folder = try project("rules: [a]\n")
    let run = try await Viperlint.run(arguments, in: folder)
    #expect(run.status == 2 && run.output == "" && run.error.hasPrefix(".viperlint.yml:1:8: error: "))
    #expect(try await Viperlint.run(arguments + ["--no-config"], in: folder).status != 2)
  }

  @Test func aConfigurationThatIsNotThere() async throws {
    let run = try await lint("", "--config", "other.yml")
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == "other.yml:1:1: error: the configuration cannot be read: no such file or folder\n")
  }

  @Test func anotherVersionIsRefused() async throws {
    let run = try await lint("required_version: \">=99\"\n")
    #expect(run.status == 2 && run.error.hasPrefix(".viperlint.yml:1:19: error: ") && run.error.contains("0.1.0"))
    #expect(try await lint("required_version: \">=0.1\"\n").status == 1)
  }

  // MARK: Which one

  @Test func theNearestUpwardFromTheFirstPath() async throws {
    let folder = try project("rules: { ui_framework_import: off }\n")
    let path = "Sources/Greeting/Presenter"
    #expect(try await Viperlint.run("--only=navigation_outside_router", path, in: folder).status == 0)
    try folder.write("preset: nonsense\n", to: "Sources/.viperlint.yml")
    let inner = try await Viperlint.run(path, in: folder)
    #expect(inner.status == 2 && inner.error.hasPrefix("Sources/.viperlint.yml:1:9: "))
    #expect(try await Viperlint.run(path, "--config", ".viperlint.yml", in: folder).status != 2)
    #expect(try await Viperlint.run(".", in: folder).status == 1)
  }

  @Test func theRootOfTheWorkTreeEndsTheSearch() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try folder.write("preset: nonsense\n", to: ".viperlint.yml")
    #expect(try await Viperlint.run("GreetingTraps", in: folder).status == 2)
    try folder.adding("GreetingTraps/.git/")
    #expect(try await Viperlint.run("GreetingTraps", in: folder).status == 1)
  }

  @Test func aLinkThatLeadsNowhereIsNotPassedOver() async throws {
    let folder = try TemporaryFolder.with("GreetingUIKit").linking(".viperlint.yml", to: "nowhere")
    let run = try await Viperlint.run("GreetingUIKit", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error.contains(".viperlint.yml"))
  }

  @Test func theFirstPathHasNone() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps", "GreetingUIKit")
    try folder.write("rules: { ui_framework_import: off }\n", to: "GreetingUIKit/.viperlint.yml")
    let run = try await Viperlint.run("GreetingTraps", "GreetingUIKit", in: folder)
    let note = "note: GreetingUIKit has the configuration GreetingUIKit/.viperlint.yml, but the first path has none"
    #expect(run.error.contains(note))
  }

  @Test func theFirstPathDecides() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps", "GreetingUIKit")
    try folder.write("rules: { ui_framework_import: warning }\n", to: "GreetingTraps/.viperlint.yml")
    try folder.write("rules: { ui_framework_import: off }\n", to: "GreetingUIKit/.viperlint.yml")
    let run = try await Viperlint.run("GreetingTraps", "GreetingUIKit", in: folder)
    #expect(run.output.contains("warning: "))
    #expect(
      run.error.contains(
        "note: GreetingUIKit has the configuration GreetingUIKit/.viperlint.yml, but that of the first path holds"))
  }

  // MARK: Which files

  @Test func includeStandsInForPaths() async throws {
    let folder = try project("include: [Other]\n")
    try folder.write("class A {}\n", to: "Other/A.swift")
    #expect(try await Viperlint.run(in: folder).error.contains("in 1 file, "))
    #expect(try await Viperlint.run("Sources", in: folder).rules == Self.found)
  }

  /// Relative to the configuration, not to the working directory.
  @Test func includeFromWithinAFolder() async throws {
    let folder = try project("include: [Sources/Greeting/Presenter]\n")
    let run = try await Viperlint.run([], in: folder, at: "Sources/Greeting")
    #expect(run.error.contains("in 2 files, "))
  }

  @Test(arguments: ["Presenter", "**/Presenter/*.swift", "Sources/Greeting/Presenter/**", "*Presenter*.swift"])
  func whatIsExcludedIsNotRead(glob: String) async throws {
    let run = try await lint("exclude: [\"\(glob)\"]\n", "Sources")
    #expect(run.rules == [] && run.error.contains("in 6 files, "))
  }

  @Test func anExcludedPathStaysExcludedWhenNamed() async throws {
    let folder = try project("exclude: [Presenter]\n")
    let both = try await Viperlint.run("Sources", "Sources/Greeting/Presenter", in: folder)
    #expect(both.rules == [])
    #expect(both.error.contains("note: Sources/Greeting/Presenter is excluded by the configuration"))
    let alone = try await Viperlint.run("Sources/Greeting/Presenter/GreetingPresenter.swift", in: folder)
    #expect(alone.status == 2 && alone.output == "")
    #expect(alone.error.contains("no Swift file found in ") && alone.error.contains(" is excluded"))
  }

  @Test func builtInExcludes() async throws {
    let folder = try project("")
    for name in ["Pods/A.swift", ".hidden/B.swift", "AppTests/C.swift", "Sources/D.swift"] {
      try folder.write("class A {}\n", to: name)
    }
    #expect(try await Viperlint.run(".", in: folder).error.contains("in 9 files, "))
    #expect(try await Viperlint.run("AppTests/C.swift", in: folder).error.contains("in 1 file, "))
    try folder.write("builtin_excludes: false\n", to: ".viperlint.yml")
    #expect(try await Viperlint.run(".", in: folder).error.contains("in 12 files, "))
  }

  // MARK: Rules

  @Test(
    arguments: [
      ("rules: { ui_framework_import: off }", [found[0], found[2]], 1),
      ("rules: { ui_framework_import: off, strong_presenter_reference: off, navigation_outside_router: off }", [], 0),
      ("rules: { ui_framework_import: { severity: off } }", [found[0], found[2]], 1),
      ("rules: { ui_framework_import: on }", found, 1),
      ("preset: strict", found, 1),
      ("overrides: [{ paths: [\"Sources/**\"], rules: { ui_framework_import: off } }]", [found[0], found[2]], 1),
      ("overrides: [{ paths: [\"Other/**\"], rules: { ui_framework_import: off } }]", found, 1),
      (
        "{ rules: { ui_framework_import: off }, overrides: [{ paths: [Greeting], rules: { ui_framework_import: on } }] }",
        found, 1
      ),
    ] as [(String, [String], Int32)])
  func rulesAreSetAsItSays(configuration: String, rules: [String], status: Int32) async throws {
    let run = try await lint(configuration + "\n")
    #expect(run.rules == rules)
    #expect(run.status == status)
  }

  /// In VIP the interactor holds the presenter.
  @Test(arguments: [
    ("style: vip", 0), ("style: viper", 1), ("overrides: [{ paths: [\"**/Greeting/**\"], style: vip }]", 0),
    ("overrides: [{ paths: [\"**/Other/**\"], style: vip }]", 1),
    ("{ style: vip, overrides: [{ paths: [Sources], style: viper }] }", 1),
  ])
  func theStyleIsSetAsItSays(configuration: String, findings: Int) async throws {
    #expect(try await lint(configuration + "\n", "--only", "strong_presenter_reference").rules.count == findings)
  }

  @Test func severitiesAreSetAsItSays() async throws {
    let words = "{ ui_framework_import: warning, strong_presenter_reference: { severity: warning } }"
    let run = try await lint("rules: \(words)\n")
    #expect(run.rules == Self.found && run.error.hasPrefix("1 error, 2 warnings in "))
    let override = "overrides: [{ paths: [\"*Presenter.swift\"], rules: { navigation_outside_router: warning } }]"
    #expect(try await lint("\(override)\n").error.hasPrefix("2 errors, 1 warning in "))
  }

  @Test func theCommandLineHasTheLastWord() async throws {
    let off = "{ rules: { ui_framework_import: off }, style: vip }\n"
    #expect(try await lint(off, "--only", "ui_framework_import").rules == ["ui_framework_import"])
    #expect(try await lint(off, "--style", "viper").rules == [Self.found[0], Self.found[2]])
    #expect(try await lint("rules: { ui_framework_import: on }\n", "--skip=ui_framework_import").rules.count == 2)
    let override = "overrides: [{ paths: [Sources], rules: { ui_framework_import: off } }]\n"
    #expect(try await lint(override, "--only", "ui_framework_import").rules == [])
  }

  private static let alert = """
    import UIKit

    final class GreetingHintController: UIViewController {
        var output: GreetingViewOutput?

        func hint() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
    }

    extension GreetingHintController: GreetingViewInput { func display(_ sentence: String) {} }

    """

  @Test(arguments: [
    ("{}", 0), ("preset: strict", 1), ("rules: { navigation_outside_router: { allow_alerts: false } }", 1),
    ("{ preset: strict, rules: { navigation_outside_router: { allow_alerts: true } } }", 0),
    ("overrides: [{ paths: [\"*Hint*\"], rules: { navigation_outside_router: { allow_alerts: false } } }]", 1),
    ("overrides: [{ paths: [\"*Other*\"], rules: { navigation_outside_router: { allow_alerts: false } } }]", 0),
  ])
  func optionsOfARule(configuration: String, findings: Int) async throws {
    let folder = try project(configuration + "\n")
    try folder.write(Self.alert, to: "Sources/Greeting/View/GreetingHintController.swift")
    let run = try await Viperlint.run("--only", "navigation_outside_router", in: folder)
    #expect(run.lines.count { $0.contains("GreetingHintController.swift") } == findings)
  }

  // MARK: Architecture

  @Test func userInterfaceFrameworks() async throws {
    let folder = try project("")
    let path = "Sources/Greeting/Interactor/GreetingInteractor.swift"
    try folder.write("import DesignSystem\n" + folder.text(of: path), to: path)
    #expect(try await Viperlint.run("--only", "ui_framework_import", in: folder).lines.count { $0.contains(path) } == 0)
    try folder.write("ui_frameworks: [DesignSystem]\n", to: ".viperlint.yml")
    let run = try await Viperlint.run("--only", "ui_framework_import", in: folder)
    #expect(run.output.contains("\(path):1:1: "))
  }

  @Test func rolesOfTheProject() async throws {
    let folder = try project("roles: { formatter: { names: [\"*Formatter\"] }, ghost: { names: [\"*Ghost\"] } }\n")
    try folder.write("struct GreetingFormatter {}\n", to: "Sources/Greeting/Presenter/GreetingFormatter.swift")
    let roles = try await Viperlint.run("roles", in: folder)
    #expect(roles.lines.contains { $0.hasPrefix("  formatter ") && $0.contains("GreetingFormatter") })
    let lint = try await Viperlint.run("lint", in: folder)
    #expect(lint.error.contains("note: the role `ghost` of the configuration matched no type\n"))
    #expect(!lint.error.contains("`formatter`"))
  }

  /// The example of the repository is a configuration that works.
  @Test func theExampleIsAccepted() async throws {
    let folder = try project(repositoryText(".viperlint.yml.example"))
    try folder.write(#"{ "schemaVersion": 1, "findings": [] }"#, to: ".viperlint-baseline.json")
    let run = try await Viperlint.run("--style", "viper", "Sources", in: folder)
    #expect(run.rules == Self.found)
  }
}
