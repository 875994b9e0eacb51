import TestSupport
import Testing

@Suite struct HelpTests {
  private static let commands = ["lint", "graph", "roles", "rules", "explain", "init", "config"]

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "help"], ["--strict", "-h"]])
  func withoutACommandAllAreShown(arguments: [String]) async throws {
    let run = try await Viperlint.run(arguments)
    for command in Self.commands { #expect(run.output.contains("\(command)")) }
    #expect(run.output.contains("exit status: 0 "))
    #expect(run.status == 0 && run.error == "")
  }

  @Test(arguments: commands)
  func everyCommandHasItsOwn(command: String) async throws {
    let run = try await Viperlint.run(command, "--help")
    #expect(run.output.contains("usage: viperlint "))
    #expect(run.output.contains(command))
    #expect(run.status == 0 && run.error == "")
    #expect(try await Viperlint.run(command, "-h").output == run.output)
    #expect(try await Viperlint.run("help", command).output == run.output)
  }

  /// What the help shows exists, with a value where the help shows one.
  @Test(arguments: commands)
  func everyOptionOfTheHelpIsKnown(command: String) async throws {
    let help = try await Viperlint.run(command, "--help").output
    let options = help.matches(of: /(?m)^ +(--[a-z-]+)( [A-Z]+)?/)
    for option in options {
      let run = try await Viperlint.run(command, String(option.output.1), "--no-such-option")
      let expected = option.output.2 == nil ? "unknown option `--no-such-option`" : "`\(option.output.1)` needs a value"
      #expect(run.error.contains(expected))
    }
    #expect(["rules", "explain"].contains(command) == options.isEmpty)
  }

  @Test func helpFitsATerminal() async throws {
    for command in Self.commands + ["help"] {
      let run = try await Viperlint.run("help", command)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
  }

  @Test(arguments: [["--version"], ["version"], ["lint", "--version"]])
  func theVersionIsOneLine(arguments: [String]) async throws {
    let run = try await Viperlint.run(arguments)
    #expect(run.output.wholeMatch(of: /viperlint \d+\.\d+\.\d+\n/) != nil)
    #expect(run.status == 0 && run.error == "")
  }
}
