import Foundation
import TestSupport
import Testing

/// The README shows what is true. After a change that is meant, `VIPERLINT_RECORD=1 swift test --filter ReadmeTests`
/// writes the parts anew that the program writes; such a run fails, so that none passes for a test.
@Suite(.serialized) struct ReadmeTests {
  private static let test = "swift test --explicit-target-dependency-import-check error"
  private static let run = "swift run -c release viperlint Fixtures/Modules/GreetingTraps"

  @Test func theTableOfRulesIsThatOfTheProgram() async throws {
    try await expectPart("rules", is: Viperlint.run("rules", "--format", "markdown").output)
  }

  /// As it looks on a terminal; how long a run takes is not held to.
  @Test func theOutputIsReal() async throws {
    let terminal = try Terminal()
    let arguments = ["--color", "never", "Fixtures/Modules/GreetingTraps"]
    let run = try await Viperlint.run(arguments, output: terminal.program)
    let summary = run.error.replacing(/\(\d+\.\d{3} s\)/, with: "(0.003 s)")
    let output = try terminal.text().replacing("\r\n", with: "\n") + summary
    try await expectPart(
      "output", is: "```console\n$ viperlint Fixtures/Modules/GreetingTraps\n\(output)```\n")
  }

  @Test func thePictureIsReal() async throws {
    let chart = try await Viperlint.run("graph", "--format", "mermaid", "Fixtures/Modules/GreetingTraps").output
    try await expectPart("picture", is: "```mermaid\n\(chart)```\n")
  }

  @Test func theCommandsAreThoseOfTheHelp() async throws {
    let help = try await Viperlint.run("--help").output
    let usage = help.split(separator: "\n").filter { $0.contains("viperlint ") && $0.contains(/^(usage:|   )/) }
      .map { $0.dropFirst(7) }
    try await expectPart("commands", is: "```text\n\(usage.joined(separator: "\n"))\n```\n")
  }

  @Test(arguments: [run, test])
  func theCommandsToStartWithStandAlone(command: String) throws {
    #expect(try repositoryText("README.md").contains("\n\(command)\n"))
  }

  @Test func theChecksOfEveryChangeRunTheSameTests() throws {
    #expect(try repositoryText(".ci/run").contains("\n\(Self.test)\n"))
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func linksLeadSomewhere(file: String) throws {
    let links = try repositoryText(file).matches(of: /\]\(([^)#:]+)\)/).map { String($0.output.1) }
    #expect(!links.isEmpty)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: repository.appending(path: link).path), "\(link)")
    }
  }

  /// A file for each target, and none for what is not there.
  @Test func everyTargetIsExplained() throws {
    let text = try repositoryText("CONTRIBUTING.md")
    let manifest = try repositoryText("Package.swift")
    let names = manifest.matches(of: /(?:target|tests)\(\s*(?:name: )?"(\w+)"/).map { String($0.output.1) }
    for name in names where name != "viperlint" { #expect(text.contains("/\(name)`") || text.contains("`\(name)`")) }
  }

  /// Holds what stands between `<!-- name -->` and `<!-- end -->`.
  private func expectPart(_ name: String, is expected: String) async throws {
    let readme = try repositoryText("README.md")
    let opening = try #require(readme.range(of: "<!-- \(name) -->\n"))
    let closing = try #require(readme[opening.upperBound...].range(of: "<!-- end -->"))
    let part = opening.upperBound..<closing.lowerBound
    guard ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" else {
      #expect(readme[part] == expected)
      return
    }
    let file = repository.appending(path: "README.md")
    try Data(readme.replacingCharacters(in: part, with: expected).utf8).write(to: file)
    Issue.record("recorded \(name): read the difference, then test without VIPERLINT_RECORD")
  }
}
