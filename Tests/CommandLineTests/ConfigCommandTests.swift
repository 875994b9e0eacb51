import Foundation
import TestSupport
import Testing

@Suite struct ConfigCommandTests {
  private static let file = ".viperlint.yml"

  @Test(arguments: [
    ["config"], ["config", "check"], ["config", "check", "--config", ".viperlint.yml"], ["config", "check", "App"],
  ])
  func aConfigurationThatHolds(arguments: [String]) async throws {
    let folder = try TemporaryFolder().adding("App/")
    try folder.write("style: viper\ninclude: [App]\n", to: Self.file)
    let run = try await Viperlint.run(arguments, in: folder)
    #expect(run.status == 0 && run.output == ".viperlint.yml is valid\n" && run.error == "")
  }

  @Test func severalAreCheckedEachOnce() async throws {
    let folder = try TemporaryFolder().adding("A/x/", "B/")
    for name in ["A/.viperlint.yml", "B/other.yml"] { try folder.write("style: viper\n", to: name) }
    let run = try await Viperlint.run("config", "check", "A", "A/x", "A/x/a.swift", "B/other.yml", in: folder)
    #expect(run.output == "" && run.status == 2, "a path has to be there")
    let valid = try await Viperlint.run("config", "check", "A", "A/x", "B/other.yml", in: folder)
    #expect(valid.output == "A/.viperlint.yml is valid\nB/other.yml is valid\n")
  }

  @Test func allFaultsAreSaid() async throws {
    let folder = try TemporaryFolder()
    try folder.write("stile: viper\nrules: { retain_cycl: off }\n", to: Self.file)
    let run = try await Viperlint.run("config", "check", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errorLines.count == 2 && run.error.contains(".viperlint.yml:2:10: error: unknown rule"))
    #expect(try await Viperlint.run("config", "show", in: folder).error == run.error)
  }

  @Test(arguments: [("include: [App]\n", "`include` names App"), ("baseline: known.json\n", "known.json:1:1: error: ")])
  func whatItNamesHasToBeThere(text: String, message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: Self.file)
    let run = try await Viperlint.run("config", "check", in: folder)
    #expect(run.status == 2 && run.output == "" && run.error.contains(message))
  }

  @Test func withoutOneTheDefaultsHold() async throws {
    let folder = try TemporaryFolder()
    let check = try await Viperlint.run("config", "check", in: folder)
    #expect(check.status == 0 && check.output == "there is no configuration; the defaults hold\n")
    let show = try await Viperlint.run("config", "show", in: folder)
    #expect(show.status == 0 && show.output.hasPrefix("style: auto\npreset: recommended\n"))
    try folder.write("style: vip\n", to: Self.file)
    #expect(try await Viperlint.run("config", "show", "--no-config", in: folder).output == show.output)
    #expect(try await Viperlint.run("config", "show", in: folder).output.hasPrefix("style: vip\n"))
  }

  /// Shown settings are a configuration, and the same one.
  @Test func whatIsShownHolds() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try folder.write(repositoryText(".viperlint.yml.example"), to: Self.file)
    try folder.adding("Sources/")
    try folder.write(#"{ "schemaVersion": 1, "findings": [] }"#, to: ".viperlint-baseline.json")
    let shown = try await Viperlint.run("config", "show", in: folder)
    #expect(shown.status == 0)
    #expect(try await Viperlint.run("config", "show", "--output", Self.file, in: folder).status == 0)
    #expect(try folder.text(of: Self.file) == shown.output)
    #expect(try await Viperlint.run("config", "check", in: folder).status == 0)
    #expect(try await Viperlint.run("config", "show", in: folder).output == shown.output)
  }

  /// A shell empties the file that it redirects to before the program starts: what it said is gone, and not in force.
  @Test func whatAShellHasEmptiedIsNotShown() async throws {
    let folder = try TemporaryFolder()
    try folder.write("style: mvp\n", to: Self.file)
    try folder.write("", to: "App/\(Self.file)")
    let file = try FileHandle(forWritingTo: URL(filePath: folder.absolute("App/\(Self.file)")))
    let run = try await Viperlint.run(["config", "show"], in: folder, at: "App", output: file)
    #expect(run.status == 0 && run.error.hasPrefix("note: .viperlint.yml is emptied by the shell"))
    #expect(try folder.text(of: "App/\(Self.file)").hasPrefix("style: mvp\n"))
  }

  @Test(arguments: [
    (["chek"], "`chek` is neither `check` nor `show`, nor an existing path; did you mean `check`?"),
    (["check", "none.yml"], "`none.yml` is neither `check` nor `show`, nor an existing path"),
    (["show", ".", "."], "`config show` takes one path"), (["check", ".", "--no-config"], "`--no-config` and a path "),
    (["check", "--output", "x"], "`config check` has no option `--output`"),
    (["--output", "x"], "`config check` has no option `--output`"), (["--strict"], "`config` has no option"),
  ])
  func whatCannotBeMeant(arguments: [String], message: String) async throws {
    let run = try await Viperlint.run(["config"] + arguments, in: TemporaryFolder())
    #expect(run.status == 2 && run.output == "" && run.error.hasPrefix("viperlint: \(message)"))
  }
}
