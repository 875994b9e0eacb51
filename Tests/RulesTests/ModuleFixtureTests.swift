import Architecture
import Foundation
import Linting
import Rules
import Testing

/// Every folder of `Fixtures/Modules/` is a whole code base in the style of a school, linted with all rules as
/// `recommended` has them, unless its `.viperlint.yml` says otherwise. What is found there is what its comments want, and nothing else.
@Suite struct ModuleFixtureTests {
  static let modules: [String] = {
    let folder = FixtureCodebase.fixtures.appending(path: "Modules")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).map(\.lastPathComponent).sorted()
  }()

  @Test func seedsAreAmongThem() {
    let seeds = ["GreetingTraps", "GreetingUIKit", "LoginMVP", "UserVIP", "UsersSwiftUI"]
    #expect(Set(Self.modules).isSuperset(of: seeds))
  }

  @Test(arguments: modules)
  func findsWhatTheModuleWants(_ module: String) throws {
    let folder = FixtureCodebase.fixtures.appending(path: "Modules/\(module)")
    let linter = Linter(rules: AllRules.rules, settings: try FixtureCodebase.settings(in: folder))
    let mismatches = try Want.mismatches(linter.lint(FixtureCodebase.read(folder)).diagnostics, in: folder)
    #expect(mismatches == [])
  }

  @Test func loginHasTwoStrongLoops() throws {
    let folder = FixtureCodebase.fixtures.appending(path: "Modules/LoginMVP")
    let linter = Linter(rules: AllRules.rules, settings: LintSettings())
    let found = linter.lint(try FixtureCodebase.read(folder)).diagnostics
    #expect(found.map(\.rule) == ["strong_view_reference", "retain_cycle"])
    #expect(found.map(\.symbol) == ["LoginPresenter.screen", "LoginView.delegate"])
  }

  /// The numbers of names depend on the order of reading, and no finding may.
  @Test func findsTheSameInAnyOrderOfFiles() throws {
    let linter = Linter(rules: AllRules.rules, settings: LintSettings())
    let files = Dictionary(
      uniqueKeysWithValues: try FixtureCodebase.swiftFiles(in: FixtureCodebase.fixtures.appending(path: "Rules"))
        .filter { $0.path.hasPrefix("retain_cycle/") || $0.path.hasPrefix("strong_") || $0.path.hasPrefix("weak_") })
    let forward = linter.lint(FixtureCodebase.of(files)).diagnostics
    #expect(forward.count > 40)
    #expect(forward == linter.lint(FixtureCodebase.of(files, inReverse: true)).diagnostics)
  }
}
