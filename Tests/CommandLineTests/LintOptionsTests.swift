import Foundation
import TestSupport
import Testing

@Suite struct LintOptionsTests {
  private static let traps = "Fixtures/Modules/GreetingTraps"
  /// In the order of the report.
  private static let found = ["strong_presenter_reference", "ui_framework_import", "navigation_outside_router"]

  private func lint(_ arguments: String...) async throws -> Viperlint.Outcome {
    try await Viperlint.run(arguments + ["--no-config", Self.traps])
  }

  @Test func aFindingIsOneLineAndTheSummaryTheLast() async throws {
    let run = try await lint()
    #expect(run.rules == Self.found)
    for line in run.lines {
      #expect(line.wholeMatch(of: /Fixtures\/[\w\/]+\.swift:\d+:\d+: (error|warning|note): .+/) != nil)
    }
    #expect(run.errorLines.count == 1)
    #expect(
      run.error.wholeMatch(of: /3 errors, 0 warnings in 8 files, 146 lines, 1 module \(\d+\.\d{3} s\)\n/) != nil)
  }

  @Test func theWordLintMayBeLeftOut() async throws {
    #expect(try await lint().output == Viperlint.run("lint", Self.traps).output)
  }

  @Test(arguments: [
    (["--only", "ui_framework_import"], ["ui_framework_import"]),
    (["--only", "ui_framework_import,strong_presenter_reference"], Array(found.prefix(2))),
    (["--only", "ui_framework_import, strong_presenter_reference"], Array(found.prefix(2))),
    (["--only", "ui_framework_import", "--only=strong_presenter_reference"], Array(found.prefix(2))),
    (["--skip", "ui_framework_import"], [found[0], found[2]]),
    (["--skip", "ui_framework_import,navigation_outside_router"], [found[0]]),
    (["--only", "ui_framework_import", "--skip", "ui_framework_import"], []),
    (["--only", "strong_presenter_reference", "--style", "vip"], []),
    (["--style=viper"], found), (["--style", "auto"], found),
  ])
  func rulesAndStyleForThisRun(arguments: [String], rules: [String]) async throws {
    #expect(try await Viperlint.run(arguments + [Self.traps]).rules == rules)
  }

  @Test func everythingBehindTwoDashesIsAPath() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try FileManager.default.moveItem(
      atPath: folder.absolute("GreetingTraps"), toPath: folder.absolute("--strict"))
    let run = try await Viperlint.run("--", "--strict", in: folder)
    #expect(run.rules == Self.found)
    try await #expect(Viperlint.run("--only", "ui_framework_import", "./--strict", in: folder).rules == [Self.found[1]])
  }

  @Test func aFolderMayBeCalledLikeACommand() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try FileManager.default.moveItem(atPath: folder.absolute("GreetingTraps"), toPath: folder.absolute("rules"))
    #expect(try await Viperlint.run("./rules", in: folder).rules == Self.found)
    #expect(try await Viperlint.run("lint", "rules", in: folder).rules == Self.found)
  }

  @Test func aReportInAFile() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try folder.write("old", to: "report.txt")
    let run = try await Viperlint.run("--output", "report.txt", "--color=always", ".", in: folder)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errorLines.count == 1 && run.error.hasPrefix("3 errors, "))
    let plain = try await Viperlint.run(".", in: folder)
    #expect(try folder.text(of: "report.txt") == plain.output)
    #expect(try folder.names() == ["GreetingTraps", "report.txt"], "nothing is left beside it")
  }

  @Test func aReportThatCannotBeWrittenLeavesTheOldOne() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try folder.write("old", to: "report.txt")
    let run = try await Viperlint.run("--output", "report.txt/x", ".", in: folder)
    #expect(run.status == 2 && run.output == "")
    let refused = try await Viperlint.run("--output", "report.txt", "no-such/path", in: folder)
    #expect(refused.status == 2)
    #expect(try folder.text(of: "report.txt") == "old")
  }

  @Test func quietLeavesTheFindings() async throws {
    let run = try await lint("--quiet")
    #expect(run.rules == Self.found && run.error == "" && run.status == 1)
  }

  @Test func statisticsCountTheFindingsOfEachRule() async throws {
    let run = try await lint("--statistics", "--quiet")
    #expect(run.errorLines == Self.found.sorted().map { "1\t\($0)" })
  }

  @Test func timingsSayHowLongEachPhaseTook() async throws {
    let run = try await lint("--timings", "--quiet")
    #expect(run.errorLines.compactMap { $0.split(separator: ":").first } == ["read", "build", "rules"])
  }

  @Test func colorOnlyWhereItIsAskedFor() async throws {
    let plain = try await lint()
    let colored = try await lint("--color", "always")
    #expect(!plain.output.contains("\u{1B}"))
    #expect(colored.output.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
    #expect(try await lint("--color", "never").output == plain.output)
  }

  @Test func jsonMeetsTheSchema() async throws {
    let validator = try SchemaValidator(schema: "report.schema.json")
    for path in [Self.traps, "Fixtures/Modules", "Fixtures/Modules/GreetingUIKit", "Fixtures/Rules"] {
      let run = try await Viperlint.run("--format", "json", path)
      #expect(validator.faults(in: try run.json()) == [])
      #expect(run.output.hasSuffix("\n}\n"))
    }
  }

  @Test func jsonSaysWhatTheTextSays() async throws {
    let document = try await lint("--format", "json").json()
    let version = try await Viperlint.run("--version").output.dropFirst("viperlint ".count).dropLast()
    #expect(document[["tool", "version"]] == .string(String(version)))
    for (key, count) in [("files", 8), ("lines", 146), ("modules", 1), ("errors", 3), ("warnings", 0)] {
      #expect(document[["summary", .key(key)]] == .integer(count))
    }
    for (index, rule) in Self.found.enumerated() {
      #expect(document[["diagnostics", .index(index), "rule"]] == .string(rule))
    }
    #expect(document[["diagnostics", 3]] == nil)
    #expect(document[["diagnostics", 0, "symbol"]] == .string("GreetingInteractor.output"))
    #expect(document[["diagnostics", 0, "module"]] == .string("Greeting"))
  }

  @Test func whatSawNoInputIsSaid() async throws {
    let folder = try TemporaryFolder.with("GreetingUIKit")
    try FileManager.default.removeItem(atPath: folder.absolute("GreetingUIKit/Interactor"))
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.errorLines.contains("note: `strong_presenter_reference` had nothing to check"))
    let one = try await Viperlint.run("Fixtures/Modules/SingleFile/CounterModule.swift")
    #expect(one.error.contains("note: only Fixtures/Modules/SingleFile/CounterModule.swift was read, so that links "))
    let roles = try await Viperlint.run("Fixtures/Modules/Infinum")
    #expect(roles.error.contains("note: 1 type is named after a role and given none; `viperlint roles --unassigned` "))
  }
}
