import Foundation
import Linting
import Rules
import Testing

/// Every folder of `Fixtures/Modules/` is a whole module that is linted with all rules of the preset `recommended`, unless
/// its `.viperlint.yml` says otherwise. Findings have to stand where `// want "regex"` says, and nowhere else.
@Suite struct ModuleFixtureTests {
  /// What these want is found by rules that are not there yet.
  static let waiting: Set<String> = ["LoginMVP"]

  static let modules =
    (try? FileManager.default.contentsOfDirectory(
      at: FixtureCodebase.fixtures.appending(path: "Modules"), includingPropertiesForKeys: nil)) ?? []

  @Test func thereAreModules() { #expect(!Self.modules.isEmpty) }

  @Test(arguments: modules.map(\.lastPathComponent).filter { !waiting.contains($0) }.sorted())
  func findsWhatTheModuleWants(_ name: String) throws {
    let folder = FixtureCodebase.fixtures.appending(path: "Modules/\(name)")
    let linter = Linter(rules: AllRules.rules, settings: try FixtureCodebase.settings(in: folder))
    try Want.compare(linter.lint(try FixtureCodebase.read(folder)), with: folder)
  }
}
