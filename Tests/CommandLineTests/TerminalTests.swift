import Foundation
import TestSupport
import Testing

@testable import viperlint

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

  @Test func aPhaseSaysHowFarItIs() {
    #expect(Progress.line("reading files", 3, of: 16) == "reading files 3 of 16")
    #expect(Progress.line("resolving names", 0, of: 0) == "resolving names")
  }

  /// Runs the program on a new file that it gets when `isEnough` returns, and not before.
  private func longRun(
    _ arguments: [String], environment: [String: String] = [:], on terminal: Terminal?,
    until isEnough: () async throws -> Void
  ) async throws -> Viperlint.Outcome {
    let folder = try TemporaryFolder.with("GreetingTraps")
    let input = try HeldInput()
    async let run = Viperlint.run(
      arguments + ["--stdin-path=Map/MapPresenter.swift", "."], in: folder, environment: environment,
      heldInput: input, error: terminal?.program)
    try await isEnough()
    try input.end(with: "import UIKit\nclass MapPresenter { var interactor: MapInteractor? }\nclass MapInteractor {}\n")
    return try await run
  }

  @Test func aLongRunShowsItsProgressAndErasesIt() async throws {
    let terminal = try Terminal()
    let run = try await longRun([], on: terminal) { await terminal.shows("finding files") }
    let lines = try terminal.text().split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
    #expect(run.rules == ["ui_framework_import"])
    #expect(lines.first == "" && lines.contains("finding files"))
    #expect(lines.last?.hasPrefix("1 error, ") == true, "the summary stands on a line of its own")
  }

  /// Each run lasts until another, which began later, has shown its progress.
  @Test func progressIsForAPersonOnly() async throws {
    func anotherShowsIt() async throws {
      let terminal = try Terminal()
      _ = try await longRun([], on: terminal) { await terminal.shows("finding files") }
    }
    #expect(try await longRun([], on: nil, until: anotherShowsIt).errorLines.count == 1)
    for (arguments, environment) in [(["--quiet"], [:]), ([], ["TERM": "dumb"])] {
      let terminal = try Terminal()
      _ = try await longRun(arguments, environment: environment, on: terminal, until: anotherShowsIt)
      #expect(try !terminal.text().contains("\u{1B}["))
    }
  }
}
