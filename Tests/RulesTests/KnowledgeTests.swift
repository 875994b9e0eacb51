import Architecture
import Linting
import Rules
import SourceTrees
import Testing

/// What the preset `strict` and the configuration's own tables change about who may know whom.
@Suite struct KnowledgeTests {
  private static let viper = """
    import UIKit
    protocol MapPresenterProtocol: AnyObject {}
    struct PinEntity {}
    final class MapViewController: UIViewController {
      var presenter: MapPresenter?
      var pin: PinEntity?
    }
    final class MapPresenter: MapPresenterProtocol {
      var interactor: MapInteractor?
      var router: MapRouter?
      let formatter = PinFormatter()
      var pin: PinEntity?
    }
    final class MapInteractor { var pin: PinEntity? }
    final class MapRouter { weak var output: MapPresenterProtocol? }
    final class PinFormatter { weak var router: MapRouter? }
    final class MapBuilder { let presenter = MapPresenter() }
    """

  private static let vip = """
    import UIKit
    protocol MapBusinessLogic {}
    protocol MapRoutingLogic {}
    final class MapViewController: UIViewController {
      var interactor: MapBusinessLogic?
      var router: MapRoutingLogic?
    }
    final class MapInteractor: MapBusinessLogic {
      var presenter: MapPresenter?
      var router: MapRoutingLogic?
    }
    final class MapPresenter { var router: MapRoutingLogic? }
    final class MapRouter: MapRoutingLogic {}
    """

  @Test(arguments: [
    (
      viper,
      [
        "warning MapPresenter: PinEntity", "warning MapRouter: MapPresenterProtocol",
        "warning MapViewController: PinEntity",
      ]
    ),
    (vip, ["warning MapInteractor: MapRoutingLogic", "warning MapPresenter: MapRoutingLogic"]),
  ])
  func strictAllowsLess(source: String, found: [String]) {
    #expect(findings(in: source, preset: .recommended) == [])
    #expect(findings(in: source, preset: .strict) == found)
  }

  @Test func optionsBringBackWhatStrictTakes() {
    let options = ["allow_callbacks", "allow_entities", "allow_routing"].map { ($0, OptionValue.flag(true)) }
    for source in [Self.viper, Self.vip] {
      #expect(findings(in: source, preset: .strict, options: Dictionary(uniqueKeysWithValues: options)) == [])
    }
  }

  /// A table of the configuration replaces what the style says of a role, and of that role only.
  @Test func tablesOfTheConfiguration() throws {
    var settings = ArchitectureSettings()
    var formatter = RolePattern(role: Role("formatter"))
    formatter.names = [try Glob("*Formatter")]
    settings.roles = [formatter]
    settings.dependencies.allow([.interactor: .contracts, .router: .everything], to: .presenter)
    settings.dependencies.allow([.entity: .everything], to: Role("formatter"))
    settings.dependencies.allow([.view: .everything], to: .builder)
    #expect(
      findings(in: Self.viper, architecture: settings) == [
        "error MapBuilder: MapPresenter", "error MapPresenter: MapInteractor", "error MapPresenter: PinEntity",
        "error MapPresenter: PinFormatter", "error PinFormatter: MapRouter",
      ])
  }

  @Test func tablesAllowWhatTheStyleForbids() {
    let source = Self.viper.replacing("var pin: PinEntity?\n}", with: "var interactor: MapInteractor?\n}")
    #expect(findings(in: source) == ["error MapViewController: MapInteractor"])
    var settings = ArchitectureSettings()
    settings.dependencies.allow([.presenter: .everything, .interactor: .everything], to: .view)
    #expect(findings(in: source, architecture: settings) == [])
  }

  private func findings(
    in source: String, architecture: ArchitectureSettings = ArchitectureSettings(), preset: Preset = .recommended,
    options: [String: OptionValue] = [:]
  ) -> [String] {
    var settings = LintSettings()
    settings.preset = preset
    settings.rules["forbidden_dependency"] = RuleSetting(options: options)
    let codebase = FixtureCodebase.of(["Map/Map.swift": source], settings: architecture)
    return Linter(rules: [.forbiddenDependency], settings: settings).lint(codebase).diagnostics.map { found in
      let target = found.message.split(separator: " ", maxSplits: 5)[4].dropLast()
      return "\(found.severity) \(found.symbol ?? ""): \(target)"
    }.sorted()
  }
}
