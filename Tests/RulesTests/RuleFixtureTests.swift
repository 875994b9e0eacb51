import Architecture
import Foundation
import Linting
import Rules
import Testing

/// Every folder of `Fixtures/Rules/<rule_id>/` is a small code base that is linted alone, with that rule only. A finding
/// has to stand where a comment `// want "regex"` says, and nowhere else. A `.viperlint.yml` in the folder says the
/// preset and the rule's options; where the rule looks at suppressions, the rules that it speaks of run as well.
@Suite struct RuleFixtureTests {
  @Test(arguments: FixtureCase.all)
  func findsWhatTheFixtureWants(_ fixture: FixtureCase) throws {
    let rule = try #require(AllRules.rules.first { $0.id == fixture.rule }, "there is no rule of that name")
    var settings = try FixtureCodebase.settings(in: fixture.folder)
    settings.only = rule.isOfCodebase ? [rule.id] : settings.rules.keys.reduce(into: [rule.id]) { $0.insert($1) }
    let found = try FixtureCodebase.lint(fixture.folder, settings)
    #expect(try Want.mismatches(found, in: fixture.folder) == [])
  }

  @Test func everyRuleHasAFindingAndACleanCase() throws {
    for rule in AllRules.rules {
      let cases = FixtureCase.all.filter { $0.rule == rule.id }
      let wanting = try cases.filter { try !Want.all(in: $0.folder).isEmpty }
      #expect(!wanting.isEmpty, "\(rule.id) has no fixture with a finding")
      #expect(wanting.count < cases.count, "\(rule.id) has no clean fixture")
    }
  }

  @Test func fixturesBelongToRules() {
    let known = Set(AllRules.rules.map(\.id))
    #expect(FixtureCase.all.allSatisfy { known.contains($0.rule) })
  }

  /// The rule's own examples: one finding in the wrong one, none in the right one.
  @Test(arguments: AllRules.rules.map(\.id))
  func examplesSayWhatTheRuleFinds(_ id: String) throws {
    let rule = try #require(AllRules.rules.first { $0.id == id })
    var settings = LintSettings()
    if rule.isOfCodebase { settings.only = [id] }
    let linter = Linter(rules: AllRules.rules, settings: settings)
    for (code, count) in [(rule.wrong, rule.wrong.isEmpty ? 0 : 1), (rule.right, 0)] {
      let found = linter.lint(FixtureCodebase.of(["Greeting/Greeting.swift": code])).diagnostics
      #expect(found.filter { $0.rule == id }.count == count)
    }
  }
}

extension LintSettings {
  /// The preset `recommended` with one rule, which is on even if it is not recommended.
  static func only(_ rule: Rule) -> LintSettings {
    var settings = LintSettings()
    settings.only = [rule.id]
    return settings
  }
}

struct FixtureCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let name: String
  let folder: URL

  var testDescription: String { "\(rule)/\(name)" }

  static let all: [FixtureCase] = folders(of: FixtureCodebase.fixtures.appending(path: "Rules")).flatMap { rule in
    folders(of: rule).map { FixtureCase(rule: rule.lastPathComponent, name: $0.lastPathComponent, folder: $0) }
  }

  private static func folders(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
  }
}

/// One string behind `// want`: a finding of the line, or with `// want-next` of the line below.
struct Want {
  var path: String
  var line: Int
  var pattern: String

  func matches(_ message: String) -> Bool {
    message.range(of: pattern, options: .regularExpression) != nil
  }

  /// What was found in a folder and is not wanted there, and what is wanted and was not found.
  static func mismatches(_ found: [Diagnostic], in folder: URL) throws -> [String] {
    var wants = try all(in: folder)
    var mismatches: [String] = []
    for diagnostic in found {
      let match = wants.firstIndex {
        $0.path == diagnostic.path && $0.line == diagnostic.range.line && $0.matches(diagnostic.message)
      }
      if let match {
        wants.remove(at: match)
      } else {
        mismatches.append("unexpected: \(diagnostic.path):\(diagnostic.range.line): \(diagnostic.message)")
      }
    }
    return mismatches + wants.map { "missing: \($0.path):\($0.line): \($0.pattern)" }
  }

  static func all(in folder: URL) throws -> [Want] {
    try FixtureCodebase.swiftFiles(in: folder).flatMap { path, text in
      text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .flatMap { index, line in wants(of: String(line), number: index + 1, path: path) }
    }
  }

  private static func wants(of line: String, number: Int, path: String) -> [Want] {
    guard let marker = line.range(of: "// want") else { return [] }
    let isNext = line[marker.upperBound...].hasPrefix("-next")
    let rest = line[marker.upperBound...].dropFirst(isNext ? 5 : 0)
    guard rest.hasPrefix(" \"") else { return [] }
    return rest.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
      Want(path: path, line: isNext ? number + 1 : number, pattern: String($0.output.1))
    }
  }
}
