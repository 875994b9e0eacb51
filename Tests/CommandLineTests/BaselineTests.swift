import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  private static let folder = "GreetingTraps"
  private static let file = ".viperlint-baseline.json"

  private func project() throws -> TemporaryFolder { try TemporaryFolder.with(Self.folder) }

  @Test func whatIsWrittenPasses() async throws {
    let folder = try project()
    let count = try await Viperlint.run(Self.folder, in: folder).rules.count
    #expect(count > 1)
    let writing = try await Viperlint.run("--write-baseline", Self.file, Self.folder, in: folder)
    #expect(writing.status == 0 && writing.output == "")
    #expect(writing.error == "\(count) findings written to \(Self.file)\n")
    let run = try await Viperlint.run("--strict", "--baseline", Self.file, Self.folder, in: folder)
    #expect(run.status == 0 && run.output == "")
    #expect(run.error.contains("; \(count) findings in the baseline"))
  }

  /// As `recommended` has it, one entry a line, sorted, the same from anywhere.
  @Test func theFileIsForReaders() async throws {
    let folder = try project()
    _ = try await Viperlint.run("--write-baseline", Self.file, Self.folder, in: folder)
    let text = try folder.text(of: Self.file)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("    { \"rule\": ") }.map(String.init)
    #expect(lines.count > 1 && lines.allSatisfy { $0.contains("\"path\": \"GreetingTraps/") })
    #expect(!text.contains(folder.path))
    let other = try TemporaryFolder()
    _ = try await Viperlint.run(
      ["--write-baseline", folder.absolute("again.json"), folder.absolute(Self.folder)], in: other)
    #expect(try folder.text(of: "again.json") == text)
  }

  @Test func theConfigurationNamesOne() async throws {
    let folder = try project()
    try folder.write("baseline: known.json\n", to: ".viperlint.yml")
    let missing = try await Viperlint.run(Self.folder, in: folder)
    #expect(missing.status == 2 && missing.output == "")
    #expect(missing.error.hasPrefix("known.json:1:1: error: the baseline cannot be read: no such file"))
    #expect(try await Viperlint.run("--write-baseline", "known.json", Self.folder, in: folder).status == 0)
    #expect(try await Viperlint.run("--strict", Self.folder, in: folder).status == 0)
    #expect(try await Viperlint.run("--strict", "--no-config", Self.folder, in: folder).status == 1)
  }

  @Test func newFindingsFail() async throws {
    let folder = try project()
    _ = try await Viperlint.run("--write-baseline", Self.file, "--only", "retain_cycle", Self.folder, in: folder)
    #expect(try await Viperlint.run("--baseline", Self.file, Self.folder, in: folder).status == 1)
  }

  @Test func whatIsGoneIsSaidAndDoesNotFail() async throws {
    let folder = try project()
    let entry = #"{ "rule": "retain_cycle", "symbol": "A.b", "path": "Gone.swift", "fingerprint": "0" }"#
    try folder.write(#"{ "schemaVersion": 1, "findings": [\#(entry)] }"#, to: Self.file)
    let run = try await Viperlint.run(
      "--fail-on=error", "--only=retain_cycle", "--baseline=\(Self.file)", "GreetingTraps", in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("note: \(Self.file): no longer found: A.b in Gone.swift (retain_cycle)\n"))
    let without = try await Viperlint.run("--skip=retain_cycle", "--baseline=\(Self.file)", "GreetingTraps", in: folder)
    #expect(!without.error.contains("no longer found"))
  }

  @Test func aMalformedOneIsRefused() async throws {
    let folder = try project()
    try folder.write("{\n  \"schemaVersion\": 1,\n  \"findings\": 3\n}\n", to: Self.file)
    let run = try await Viperlint.run("--baseline", Self.file, Self.folder, in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == "\(Self.file):3:15: error: `findings` is a list\n")
  }

  @Test func suppressedFindingsAreCounted() async throws {
    let folder = try TemporaryFolder()
    let source = """
      // viperlint:disable:next ui_framework_import -- the colours stay here for now
      import UIKit
      final class MapPresenter { let interactor = MapInteractor() }
      final class MapInteractor {}
      """
    try folder.write(source, to: "Map/Map.swift")
    let rules = "--only=ui_framework_import,unused_suppression"
    let run = try await Viperlint.run("--format", "json", "--strict", rules, "Map", in: folder)
    #expect(run.status == 0)
    #expect(try run.json()[["summary", "suppressed"]] == .integer(1))
  }

  /// Read alone, a file cannot tell whether its suppressions are used.
  @Test func oneFileAloneHasNoUnusedSuppressions() async throws {
    let folder = try TemporaryFolder()
    try folder.write("// viperlint:disable retain_cycle -- with Other.swift\nclass A {}\n", to: "A.swift")
    #expect(try await Viperlint.run("A.swift", in: folder).rules == [])
    #expect(try await Viperlint.run(".", in: folder).rules == ["unused_suppression"])
  }
}
