import Foundation
import TestSupport
import Testing

/// The same code base gives the same bytes.
@Suite struct DeterminismTests {
  private static func report(_ arguments: [String]) async throws -> String {
    let run = try await Viperlint.run(arguments)
    #expect(run.status != 2 && !run.output.isEmpty)
    return run.output
  }

  /// The fixtures of the rules as well: they have most of the findings.
  @Test(arguments: [
    ["--format", "json", "Fixtures/Rules", "Fixtures/Modules"], ["Fixtures/Modules"], ["roles", "Fixtures/Modules"],
    ["roles", "--format", "json", "Fixtures/Rules"], ["roles", "--unassigned", "Fixtures/Rules"],
  ])
  func whateverTheThreadsAndTheRun(arguments: [String]) async throws {
    let once = try await Self.report(arguments + ["--jobs", "1"])
    for jobs in ["1", "2"] { #expect(try await Self.report(arguments + ["--jobs", jobs]) == once) }
  }

  @Test(arguments: [["--format", "json"], ["--format", "text"], ["roles", "--format", "json"]])
  func whateverTheOrderOfThePaths(arguments: [String]) async throws {
    let folder = repository.appending(path: "Fixtures/Modules")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { "Fixtures/Modules/\($0)" }
    let whole = try await Self.report(arguments + ["Fixtures/Modules"])
    #expect(try await Self.report(arguments + modules) == whole)
    #expect(try await Self.report(arguments + modules.reversed()) == whole)
    #expect(try await Self.report(arguments + modules.dropFirst(3) + modules.prefix(4)) == whole)
    #expect(try await Self.report(arguments + modules + ["Fixtures/Modules", "./Fixtures//Modules/."]) == whole)
  }

  @Test func whateverTheEnvironment() async throws {
    let plain = try await Viperlint.run(["Fixtures/Modules"])
    let other = try await Viperlint.run(
      ["Fixtures/Modules"], environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "COLUMNS": "20"])
    #expect(plain.output == other.output)
  }

  @Test func fingerprintsDoNotDependOnThePlace() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    let copied = try await Viperlint.run("--format", "json", "GreetingTraps", in: folder)
    let original = try await Viperlint.run("--format", "json", "Fixtures/Modules/GreetingTraps")
    for index in 0..<3 {
      let place: [JSONValue.Step] = ["diagnostics", .index(index), "fingerprint"]
      let (left, right) = (try copied.json()[place], try original.json()[place])
      #expect(left == right && left != nil)
    }
  }
}
