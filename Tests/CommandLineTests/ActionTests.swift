import Foundation
import TestSupport
import Testing

/// What the action runs on GitHub, run here.
@Suite struct ActionTests {
  private static let traps = repository.appending(path: "Fixtures/Modules/GreetingTraps").path

  /// The lines of a step's script.
  private func script(of step: String) throws -> String {
    let action = try repositoryText("action.yml")
    let block = try #require(
      action.components(separatedBy: "    - name: \(step)\n").last?.components(separatedBy: "    - name: ")[0])
    let lines = try #require(block.components(separatedBy: "run: |\n").last).split(separator: "\n")
    return lines.map { $0.dropFirst(8) }.joined(separator: "\n")
  }

  private func run(_ step: String, _ environment: [String: String], in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-o", "pipefail", "-c", try script(of: step)]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = environment.merging(["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func lint(
    paths: String = "", args: String = "", format: String = "text", output: String = "", in folder: TemporaryFolder
  ) throws -> Int32 {
    let inputs = ["PATHS": paths, "ARGS": args, "FORMAT": format, "OUTPUT": output]
    return try run("Lint", inputs.merging(["VIPERLINT": Viperlint.path()]) { $1 }, in: folder)
  }

  @Test func theStatusIsThatOfTheProgram() throws {
    let folder = try TemporaryFolder()
    #expect(try lint(paths: Self.traps, in: folder) == 1)
    #expect(try lint(paths: Self.traps, args: "--fail-on\nnever", in: folder) == 0)
    #expect(try lint(paths: "no-such-path", in: folder) == 2)
  }

  @Test func theReportGoesWhereItIsAskedFor() throws {
    let folder = try TemporaryFolder()
    #expect(try lint(paths: Self.traps, format: "sarif", output: "a report.sarif", in: folder) == 1)
    let document = try JSONValue(parsing: folder.text(of: "a report.sarif"))
    #expect(document[["runs", 0, "results", 2]] != nil)
  }

  @Test func withoutPathsTheConfigurationSaysWhat() throws {
    let folder = try TemporaryFolder.with("GreetingTraps", "GreetingUIKit")
    #expect(try lint(in: folder) == 1)
    try folder.write("include: [GreetingUIKit]\n", to: ".viperlint.yml")
    #expect(try lint(in: folder) == 0)
  }

  @Test(arguments: ["$(touch hit)", "`touch hit`", "; touch hit", "a b", "* ?", "--write-baseline=hit", "\"'"])
  func whatAPathIsCalledIsNotRun(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy("Fixtures/Modules/GreetingTraps", to: name)
    #expect(try lint(paths: "\n\(name)\n", in: folder) == 1)
    #expect(try folder.names() == [name])
  }

  @Test func theKeyOfTheBuildHangsOnTheSources() throws {
    let folder = try TemporaryFolder()
    try folder.adding("source/Package.swift", "source/Sources/A b.swift", "source/Rules/R.swift")
    func key() throws -> String {
      try folder.write("", to: "output")
      let environment = ["SOURCE": folder.absolute("source"), "GITHUB_OUTPUT": folder.absolute("output")]
      #expect(try run("Name the build", environment, in: folder) == 0)
      return try folder.text(of: "output")
    }
    let first = try key()
    #expect(first.wholeMatch(of: /key=[0-9a-f]{64}\n/) != nil)
    #expect(try key() == first)
    try folder.write("changed", to: "source/Sources/A b.swift")
    #expect(try key() != first)
  }
}
