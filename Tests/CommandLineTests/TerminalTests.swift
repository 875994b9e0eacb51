import Foundation
import TestSupport
import Testing

/// What a person at a terminal sees, and nobody else.
@Suite struct TerminalTests {
  private let module = "Fixtures/Modules/GreetingTraps"

  private func onATerminal(_ arguments: String..., environment: [String: String] = [:]) async throws -> String {
    let terminal = try Terminal()
    _ = try await Viperlint.run(arguments + [module], environment: environment, output: terminal.program)
    return try terminal.text()
  }

  @Test func findingsComeInColorAndWithTheirCode() async throws {
    let text = try await onATerminal()
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("var output: GreetingInteractorOutput?"))
  }

  @Test func colorCanBeSwitchedOff() async throws {
    #expect(try await !onATerminal("--color", "never").contains("\u{1B}"))
    #expect(try await !onATerminal(environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try await onATerminal(environment: ["NO_COLOR": ""]).contains("\u{1B}"))
    #expect(try await onATerminal("--color=always", environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
  }

  @Test func jsonIsTheSameOnATerminal() async throws {
    let plain = try await Viperlint.run("--format", "json", module)
    #expect(try await onATerminal("--format", "json").replacing("\r\n", with: "\n") == plain.output)
  }

  #if DEBUG
    private let slowFiles = 16
  #else
    private let slowFiles = 640
  #endif

  /// Takes some seconds to read.
  private func slowProject() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.with("GreetingTraps")
    for index in 0..<slowFiles {
      try folder.write(String(repeating: "f(a.b); ", count: 20_000), to: "Slow/\(index).swift")
    }
    return folder
  }

  @Test func aLongRunShowsItsProgressAndErasesIt() async throws {
    let folder = try slowProject()
    let terminal = try Terminal()
    let run = try await Viperlint.run(["--jobs", "1", "."], in: folder, error: terminal.program)
    let text = try terminal.text()
    let lines = text.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(run.rules.count == 3)
    #expect(lines.contains { $0.wholeMatch(of: /reading files \d+ of \d+/) != nil })
    #expect(lines.first == "" && lines.last?.hasPrefix("3 errors, ") == true, "the summary stands on a line of its own")
  }

  @Test func progressIsForAPersonOnly() async throws {
    let folder = try slowProject()
    #expect(try await Viperlint.run("--jobs", "1", ".", in: folder).errorLines.count == 1)
    for (arguments, environment) in [(["--quiet", "."], [:]), ([".", "--jobs=1"], ["TERM": "dumb"])] {
      let terminal = try Terminal()
      _ = try await Viperlint.run(arguments, in: folder, environment: environment, error: terminal.program)
      #expect(try !terminal.text().contains("\u{1B}"))
    }
  }
}
