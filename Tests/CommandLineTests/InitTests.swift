import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  private static let file = ".viperlint.yml"

  @Test func itSaysWhatItSees() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps", "UserVIP")
    let run = try await Viperlint.run("init", in: folder)
    #expect(run.status == 0)
    for line in [
      "styles       vip 1, viper 1", "presenters   *Presenter 2; contracts ",
      "  1  ui_framework_import         in 1 file",
    ] {
      #expect(run.output.contains(line))
    }
    #expect(run.error.hasPrefix("written: .viperlint.yml\n"))
    #expect(try folder.names().contains(Self.file))
    #expect(try await Viperlint.run("config", "check", in: folder).output == ".viperlint.yml is valid\n")
  }

  /// Whatever is written changes nothing of what is found.
  @Test(arguments: [
    ["GreetingTraps"], ["GreetingUIKit", "Rambler"], ["UserVIP", "LoginMVP", "ByLayer"], ["UsersSwiftUI"],
  ])
  func aLintWithTheFileFindsTheSame(modules: [String]) async throws {
    let folder = try TemporaryFolder()
    for module in modules { try folder.copy("Fixtures/Modules/\(module)", to: module) }
    let before = try await Viperlint.run(in: folder)
    let first = try await Viperlint.run("init", in: folder)
    #expect(first.status == 0)
    let after = try await Viperlint.run(in: folder)
    #expect(after.output == before.output && after.status == before.status)
    let shown = try await Viperlint.run("config", "show", in: folder)
    try folder.write(shown.output, to: Self.file)
    #expect(try await Viperlint.run(in: folder).output == before.output)
  }

  @Test func withABaselineALintPasses() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    let run = try await Viperlint.run("init", "--write-baseline", "known.json", in: folder)
    #expect(run.status == 0)
    #expect(run.error == "written: .viperlint.yml and known.json, with 3 findings that pass from now on\n")
    #expect(try folder.text(of: Self.file).contains("\nbaseline: known.json\n"))
    let lint = try await Viperlint.run("--strict", in: folder)
    #expect(lint.status == 0 && lint.output == "" && lint.error.contains("; 3 findings in the baseline"))
  }

  @Test func pathsBecomeTheInclude() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps", "UserVIP")
    #expect(try await Viperlint.run("init", "./UserVIP/", in: folder).status == 0)
    #expect(try folder.text(of: Self.file).contains("\ninclude: [UserVIP]\n"))
    #expect(try await Viperlint.run(in: folder).rules == Viperlint.run("--no-config", "UserVIP", in: folder).rules)
  }

  @Test func nothingIsReplacedUnasked() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try folder.write("style: vip\n", to: Self.file)
    let refused = try await Viperlint.run("init", in: folder)
    #expect(refused.status == 2 && refused.output == "")
    #expect(refused.error == "viperlint: there is a configuration already, .viperlint.yml; `--force` replaces it\n")
    let below = try await Viperlint.run(["init"], in: folder, at: "GreetingTraps")
    #expect(below.status == 2 && below.error.hasSuffix("`--force` writes one for this folder\n"))
    #expect(try folder.text(of: Self.file) == "style: vip\n")
    #expect(try await Viperlint.run("init", "--force", in: folder).status == 0)
    #expect(try folder.text(of: Self.file) != "style: vip\n")
    try FileManager.default.removeItem(atPath: folder.absolute(Self.file))
    try folder.write("{}", to: "known.json")
    let baseline = try await Viperlint.run("init", "--write-baseline=known.json", in: folder)
    #expect(baseline.status == 2 && baseline.error.contains("there is a file known.json already"))
    #expect(try folder.names() == ["GreetingTraps", "known.json"])
  }

  @Test func whereThereIsNothingNothingIsWritten() async throws {
    let folder = try TemporaryFolder().adding("empty/")
    #expect(try await Viperlint.run("init", in: folder).status == 2)
    let outside = try await Viperlint.run("init", folder.path, in: TemporaryFolder())
    #expect(outside.status == 2 && outside.error.contains("is not below the working directory"))
    #expect(try folder.names() == ["empty"])
  }

  @Test func aCodeBaseWithoutModulesIsSaid() async throws {
    let folder = try TemporaryFolder().adding("a.swift")
    let run = try await Viperlint.run("init", in: folder)
    #expect(run.status == 0 && run.error.hasPrefix("note: no module with a presenter or an interactor was found"))
  }
}
