import Architecture
import Foundation
import Linting
import Rules
import SwiftReading
import Testing

/// Meaning does not hang on form: whatever is changed in the form of a fixture, the same findings with the same
/// fingerprints are made in it, by all rules in the preset `strict`.
@Suite struct FormInvarianceTests {
  @Test(arguments: FormChange.all)
  func findsTheSameIn(_ change: FormChange) throws {
    let fixtures = try FormFixture.all.get()
    let differences = fixtures.map { $0.differences(after: change) }
    #expect(differences.compactMap(\.self).flatMap(\.self) == [])
    #expect(differences.contains { $0 != nil }, "no fixture has what this changes")
  }

  /// Several changes at once would hide one that changes nothing at all.
  @Test(arguments: FormChange.all.flatMap(\.parts))
  func thereIsSomethingToChange(_ change: FormChange) throws {
    #expect(try FormFixture.all.get().contains { $0.isChanged(by: change) })
  }

  @Test func findsTheSameInReverseOrderOfFiles() throws {
    let differences = try FormFixture.all.get().filter { $0.files.count > 1 }.flatMap { $0.differencesInReverse() }
    #expect(differences == [])
  }
}

/// A folder of fixtures, and what the rules find in it as it stands.
struct FormFixture {
  let name: String
  let files: [FormFile]
  private let linter: Linter
  private let found: [Identity]

  /// What stays of a finding when the form of the code changes.
  private struct Identity: Hashable {
    var rule: String
    var fingerprint: String
    var symbol: String
  }

  /// All of `Fixtures/Modules` and `Fixtures/Rules`, read once for all tests. Suppressions hang on lines and comments,
  /// and so do the fixtures of their rules.
  static let all = Result {
    let ofCodebase = Set(AllRules.rules.filter(\.isOfCodebase).map(\.id))
    let modules = ModuleFixtureTests.modules.map { FixtureCodebase.fixtures.appending(path: "Modules/\($0)") }
    return try (modules + FixtureCase.all.filter { ofCodebase.contains($0.rule) }.map(\.folder)).map(FormFixture.init)
  }

  private init(_ folder: URL) throws {
    name = folder.pathComponents.suffix(2).joined(separator: "/")
    let files = try FixtureCodebase.swiftFiles(in: folder)
    self.files = files.map(FormFile.init)
    var settings = try FixtureCodebase.settings(in: folder)
    settings.preset = .strict
    linter = Linter(rules: AllRules.rules, settings: settings)
    found = Self.identities(linter.lint(FixtureCodebase.of(files)).diagnostics)
  }

  /// The findings that appear or vanish with the change; nil where there is nothing to change.
  func differences(after change: FormChange) -> [String]? {
    let changed = change.apply(files)
    guard differ(changed) else { return nil }
    let start = files.map { (path: change.startsIn + $0.path, text: $0.text) }
    let before = change.startsIn.isEmpty ? found : Self.identities(linter.lint(FixtureCodebase.of(start)).diagnostics)
    let differences = differences(
      Self.identities(linter.lint(FixtureCodebase.of(changed)).diagnostics).filter { change.exempt[$0.rule] == nil },
      before.filter { change.exempt[$0.rule] == nil })
    guard !differences.isEmpty else { return [] }
    let byParts = change.parts.flatMap { part in (self.differences(after: part) ?? []).map { "\(part.name): \($0)" } }
    return byParts.isEmpty ? differences : byParts
  }

  func isChanged(by change: FormChange) -> Bool { differ(change.apply(files)) }

  private func differ(_ changed: [(path: String, text: String)]) -> Bool {
    changed.map(\.path) != files.map(\.path) || changed.map(\.text) != files.map(\.text)
  }

  func differencesInReverse() -> [String] {
    let files = files.map { (path: $0.path, text: $0.text) }
    return differences(Self.identities(linter.lint(FixtureCodebase.of(files, inReverse: true)).diagnostics), found)
  }

  private static func identities(_ diagnostics: [Diagnostic]) -> [Identity] {
    diagnostics.map { Identity(rule: $0.rule, fingerprint: $0.fingerprint, symbol: $0.symbol ?? "") }
  }

  private func differences(_ now: [Identity], _ before: [Identity]) -> [String] {
    func text(_ identity: Identity) -> String {
      "in \(name): \(identity.rule) of \(identity.symbol), \(identity.fingerprint)"
    }
    return unmatched(now, in: before).map { "appears " + text($0) }
      + unmatched(before, in: now).map { "vanishes " + text($0) }
  }

  /// Equal findings count as often as they stand there.
  private func unmatched(_ some: [Identity], in others: [Identity]) -> [Identity] {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return some.filter { identity in
      left[identity, default: 0] -= 1
      return left[identity, default: 0] < 0
    }
  }
}

extension FixtureCodebase {
  static func of(_ files: [(path: String, text: String)], inReverse: Bool = false) -> Codebase {
    of(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }), inReverse: inReverse)
  }
}
