import Foundation
import Linting
import Rules
import TestSupport
import Testing

/// A rule is a file of its name, a line in the list, and a folder of fixtures.
@Suite struct RuleFileTests {
  private let ids = AllRules.rules.map(\.id)

  /// The names of the files of rules: `Support/` has what several share.
  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Rules").path)
      .filter { $0.hasSuffix(".swift") && $0 != "AllRules.swift" }.map { String($0.dropLast(6)) }
  }

  @Test func theListIsSortedAndNothingStandsInItTwice() {
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  /// Abbreviations keep their capitals, `UIFrameworkImport`: case does not count here.
  @Test func everyFileIsListedByItsName() throws {
    let names = ids.map { $0.filter { $0 != "_" } }
    #expect(try files().map { $0.lowercased() }.sorted() == names.sorted())
    #expect(try files().allSatisfy { $0.first?.isUppercase == true })
  }

  @Test func theNameOfTheRuleIsItsIdInCamelCase() throws {
    for file in try files() {
      let id = try #require(ids.first { $0.filter { $0 != "_" } == file.lowercased() })
      let words = id.split(separator: "_")
      let name = words.prefix(1) + words.dropFirst().map { Substring($0.prefix(1).uppercased() + $0.dropFirst()) }
      let text = try repositoryText("Rules/\(file).swift")
      #expect(text.contains("static let \(name.joined()) = Rule("), "\(file)")
      #expect(text.contains("id: \"\(id)\""), "\(file)")
      #expect(try repositoryText("Rules/AllRules.swift").contains("    .\(name.joined()),\n"), "\(file)")
    }
  }

  @Test func everyRuleHasFixtures() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "Fixtures/Rules").path)
    #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == ids)
  }
}
