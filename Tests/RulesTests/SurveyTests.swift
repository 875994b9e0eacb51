import Architecture
import Configuring
import Linting
import Rules
import SourceTrees
import Testing

/// What `init` sees in a code base, and what it makes of it.
@Suite struct SurveyTests {
  private func survey(_ files: [String: String]) -> Survey {
    let codebase = FixtureCodebase.of(files)
    let linter = Linter(rules: AllRules.rules, settings: LintSettings())
    return Survey(of: codebase, lines: 0, findings: linter.lint(codebase).diagnostics, strict: 0)
  }

  private func module(_ name: String, in folder: String, _ extra: String = "") -> [String: String] {
    [
      "\(folder)/\(name).swift": """
      import UIKit
      final class \(name)Presenter { var interactor: \(name)Interactor? }
      final class \(name)Interactor { weak var output: \(name)InteractorOutput? }
      protocol \(name)InteractorOutput: AnyObject {}
      \(extra)
      """
    ]
  }

  private func modules(_ count: Int, _ extra: (String) -> String = { _ in "" }) -> [String: String] {
    let names = ["Atlas", "Boat", "Cargo", "Dock", "Engine", "Ferry", "Gate", "Harbour"].prefix(count)
    return names.reduce(into: [:]) { files, name in files.merge(module(name, in: name, extra(name))) { $1 } }
  }

  @Test func stylesAndNamesAreCounted() {
    let survey = survey(modules(3))
    #expect(survey.modules == 3)
    #expect(survey.styles.map(\.style) == [.viper] && survey.styles.map(\.modules) == [3])
    #expect(survey.uniformStyle == .viper)
    let presenters = survey.parts.first { $0.role == .presenter }
    #expect(presenters?.types == 3 && presenters?.contracts == 3)
    #expect(presenters?.typeNames.map(\.pattern) == ["*Presenter"])
    #expect(presenters?.contractNames.map(\.pattern) == ["*InteractorOutput"])
  }

  @Test func aStyleIsUniformOnlyWhenEveryModuleSaysSo() {
    let vip = """
      final class ListViewController: UIViewController { var interactor: ListInteractor? }
      final class ListInteractor { var presenter: ListPresenter? }
      final class ListPresenter {}
      """
    #expect(survey(modules(1)).uniformStyle == nil, "one module is no habit")
    let mixed = survey(modules(2).merging(["List/List.swift": vip]) { $1 })
    #expect(mixed.styles.map(\.style) == [.viper, .vip] && mixed.styles.map(\.modules) == [2, 1])
    #expect(mixed.uniformStyle == nil)
  }

  @Test(arguments: [
    (["A/APresenter.swift", "A/AInteractor.swift"], Layout.folder),
    (["A/Presenter/APresenter.swift", "A/Interactor/AInteractor.swift"], .partFolders),
    (["A/A.swift"], .file),
  ])
  func layouts(paths: [String], layout: Layout) throws {
    let parts = [
      "final class APresenter { var interactor: AInteractor? }",
      "final class AInteractor { weak var output: AInteractorOutput? }\nprotocol AInteractorOutput: AnyObject {}",
    ]
    let files =
      paths.count == 1 ? [paths[0]: parts.joined(separator: "\n")] : Dictionary(uniqueKeysWithValues: zip(paths, parts))
    #expect(FixtureCodebase.of(files).layouts == [layout])
  }

  @Test func layoutsByLayer() {
    let files = ["A", "B"].reduce(into: [String: String]()) { files, name in
      files["Presenters/\(name)Presenter.swift"] = "final class \(name)Presenter { var interactor: \(name)Interactor? }"
      files["Interactors/\(name)Interactor.swift"] = "final class \(name)Interactor {}"
    }
    #expect(FixtureCodebase.of(files).layouts == [.layers, .layers])
  }

  @Test func partsThatRecurAreSuggested() {
    let formatters = survey(modules(6) { "final class \($0)Formatter {}\nstruct \($0)Item {}" })
    #expect(formatters.recurring.map(\.ending) == ["Formatter"], "a value is no part")
    #expect(formatters.recurring.map(\.modules) == [6])
    #expect(survey(modules(4) { "final class \($0)Formatter {}" }).recurring == [], "four are chance")
    #expect(survey(modules(6) { "final class \($0)Cell: UITableViewCell {}" }).recurring == [], "it is on the screen")
    #expect(survey(modules(6) { _ in "final class Formatter {}" }).recurring == [], "it has no module's name")
  }

  @Test func basesThatClaimARoleAreSuggested() {
    let heirs = ["Sea", "Lake", "River"].map { "final class \($0)Interactor: OutsideInteractor {}" }
    let found = survey(["Water.swift": heirs.joined(separator: "\n")])
    #expect(found.bases.map(\.name) == ["OutsideInteractor"] && found.bases.map(\.heirs) == [3])
    #expect(found.bases.map(\.role) == [.interactor])
    #expect(survey(["Water.swift": heirs.dropLast().joined(separator: "\n")]).bases == [])
    let screens = ["Sea", "Lake", "River"].map { "final class \($0)View: UIView {}" }
    #expect(survey(["Water.swift": screens.joined(separator: "\n")]).bases == [])
  }

  @Test func foldersOfOthersAreSuggested() {
    let survey = survey([
      "App/Third-Party/a.swift": "", "App/Vendor/b.swift": "", "Vendor/c.swift": "", "App/d.swift": "",
    ])
    #expect(survey.foreign.map(\.folder) == ["Vendor", "Third-Party"] && survey.foreign.map(\.files) == [2, 1])
  }

  // MARK: The draft

  private func read(_ text: String) -> (configuration: Configuration?, faults: [String]) {
    let (configuration, faults) = ConfigurationReader.read(
      Array(text.utf8), path: ".viperlint.yml", rules: AllRules.rules, version: "0.1.0")
    return (configuration, faults.map(\.description))
  }

  /// As it is, and with every suggestion taken.
  @Test func aDraftIsAConfiguration() throws {
    let all = modules(6) { "final class \($0)DataManager {}\nfinal class \($0)Lone\($0): OutsideRouter {}" }
      .merging([
        "Vendor/a.swift": ["A", "B", "C"].map { "class \($0)Router: OutsideRouter {}" }.joined(separator: "\n")
      ]) { $1 }
    for (files, include, baseline) in [([:], [], nil), (all, ["My App", "Sources"], "known findings.json")] {
      let draft = ConfigurationDraft(survey(files), include: include, baseline: baseline)
      let (configuration, faults) = read(draft.text)
      #expect(faults == [])
      #expect(configuration?.include == (include.isEmpty ? ["."] : include))
      #expect(configuration?.baseline == baseline)
      #expect(configuration?.architecture.roles.isEmpty == true && configuration?.linting.rules == [:])
    }
    let draft = ConfigurationDraft(survey(all)).text
    let taken = draft.replacing(/(?m)^# (?=(rules|roles|exclude):|  )/, with: "")
    let (configuration, faults) = read(taken)
    #expect(faults == [])
    #expect(configuration?.architecture.roles.map(\.role.name) == ["router", "data_manager"])
    #expect(configuration?.exclude.map(\.pattern) == ["Vendor"])
    #expect(configuration?.linting.rules["ui_framework_import"]?.level == .on)
  }

  @Test func theStyleIsSaidWhereAllHaveIt() {
    var draft = ConfigurationDraft(survey(modules(3)))
    #expect(draft.text.contains("\nstyle: viper\n"))
    draft.saysStyle = false
    #expect(draft.text.contains("of each module: 3 viper; `viperlint roles` says why.\nstyle: auto\n"))
  }

  /// Many of which nothing else takes care.
  @Test(arguments: [("var ink: UIColor?", true), ("", false)])
  func loudRulesArePointedOut(extra: String, isLoud: Bool) {
    let many = (1...60).reduce(into: [String: String]()) { files, number in
      files.merge(module("M\(number)", in: "M\(number)", extra)) { $1 }
    }
    let text = ConfigurationDraft(survey(many)).text
    #expect(text.contains("#   ui_framework_import: on  # 60 in 60 files, "))
    #expect(text.contains("very many: look at some before you rely on it") == isLoud)
  }
}
