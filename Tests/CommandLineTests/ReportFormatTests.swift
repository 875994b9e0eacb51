import Foundation
import TestSupport
import Testing

@Suite struct ReportFormatTests {
  private static let traps = "Fixtures/Modules/GreetingTraps"
  private static let formats = ["text", "json", "sarif", "github", "gitlab", "checkstyle", "junit"]

  /// A repository with the module in a folder whose name has to be encoded, and files outside of it.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.adding("work/.git/", "work/My App/")
    try folder.copy(Self.traps, to: "work/My App/Greeting")
    try folder.copy(Self.traps, to: "outside/Greeting")
    return folder
  }

  private func uris(_ sarif: JSONValue) -> [String] {
    (0...).lazy.map {
      sarif[["runs", 0, "results", .index($0), "locations", 0, "physicalLocation", "artifactLocation"]]
    }
    .prefix { $0 != nil }.compactMap { file in
      guard case .string(let uri)? = file?[["uri"]] else { return nil }
      return uri
    }
  }

  @Test(arguments: formats)
  func theFormatDoesNotChangeTheStatus(format: String) async throws {
    let run = try await Viperlint.run("--no-config", "--format", format, Self.traps)
    #expect(run.status == 1 && !run.output.isEmpty && run.errorLines.count == 1)
    let clean = try await Viperlint.run("--no-config", "--format", format, "Fixtures/Modules/GreetingUIKit")
    #expect(clean.status == 0)
    #expect(try await Viperlint.run("--format", format, "no-such/path").output == "")
  }

  @Test func sarifMeetsTheSchemaOfTheStandard() async throws {
    let validator = try SchemaValidator(file: "Fixtures/Schemas/sarif-schema-2.1.0.json")
    for path in [Self.traps, "Fixtures/Rules/retain_cycle", "Fixtures/Rules/ui_framework_import", "Fixtures/Hostile"] {
      let run = try await Viperlint.run("--format", "sarif", path)
      #expect(validator.faults(in: try run.json()) == [])
    }
  }

  /// Each place goes on where the one before it led.
  @Test func theStepsOfACycleFollowEachOther() async throws {
    let run = try await Viperlint.run(
      "--no-config", "--only", "retain_cycle,strong_view_reference", "--format", "sarif", "Fixtures/Rules")
    guard case .array(let results)? = try run.json()[["runs", 0, "results"]] else {
      throw CocoaError(.coderInvalidValue)
    }
    var longest = 0
    for result in results {
      let flow: [JSONValue.Step] = ["codeFlows", 0, "threadFlows", 0, "locations"]
      let texts = (1...).lazy.map { result[flow + [.index($0), "location", "message", "text"]] }.prefix { $0 != nil }
      let hops = try texts.map { text in
        guard case .string(let text)? = text else { throw CocoaError(.coderInvalidValue) }
        return try #require(text.wholeMatch(of: /(\S+) holds (\S+) strongly here/)).output
      }
      for (hop, next) in zip(hops, hops.dropFirst()) { #expect(hop.2 == next.1) }
      longest = max(longest, hops.count)
    }
    #expect(longest > 1)
  }

  /// https://docs.github.com/code-security: longer descriptions are refused.
  @Test func everyRuleFitsTheLimitsOfGitHub() async throws {
    let rules = try await Viperlint.run("--format", "sarif", Self.traps).json()[["runs", 0, "tool", "driver", "rules"]]
    guard case .array(let rules)? = rules else { throw CocoaError(.coderInvalidValue) }
    #expect(rules.count > 20)
    for rule in rules {
      for key in ["shortDescription", "fullDescription"] {
        guard case .string(let text)? = rule[[.key(key), "text"]] else { throw CocoaError(.coderInvalidValue) }
        #expect(!text.isEmpty && text.unicodeScalars.count <= 1024)
      }
    }
  }

  @Test(arguments: [
    ("work", "."), ("work/My App", "."), ("work/My App/Greeting", "../Greeting"), ("outside", "../work"),
  ])
  func pathsStartAtTheRootOfTheWorkTree(folder: String, path: String) async throws {
    let repository = try repository()
    let sarif = try await Viperlint.run(["--format", "sarif", path], in: repository, at: folder)
    #expect(uris(try sarif.json()).first == "My%20App/Greeting/Interactor/GreetingInteractor.swift")
    let gitlab = try await Viperlint.run(["--format", "gitlab", path], in: repository, at: folder)
    #expect(
      try gitlab.json()[[0, "location", "path"]] == .string("My App/Greeting/Interactor/GreetingInteractor.swift"))
    let github = try await Viperlint.run(["--format", "github", path], in: repository, at: folder)
    #expect(github.output.hasPrefix("::error file=My App/Greeting/Interactor/GreetingInteractor.swift,line=5,"))
  }

  @Test func withoutAWorkTreePathsStartAtTheWorkingDirectory() async throws {
    let repository = try repository()
    let run = try await Viperlint.run(["--format", "sarif", "."], in: repository, at: "outside")
    #expect(uris(try run.json()).first == "Greeting/Interactor/GreetingInteractor.swift")
  }

  @Test func aFileOutsideOfTheWorkTreeKeepsItsWholePath() async throws {
    let repository = try repository()
    let run = try await Viperlint.run(["--format", "sarif", ".", "../outside"], in: repository, at: "work")
    let found = uris(try run.json())
    #expect(found.contains("file://\(repository.path)/outside/Greeting/Interactor/GreetingInteractor.swift"))
    #expect(found.contains("My%20App/Greeting/Interactor/GreetingInteractor.swift"))
  }

  @Test func gitlabFingerprintsAreUnique() async throws {
    let run = try await Viperlint.run("--no-config", "--format", "gitlab", "Fixtures/Rules")
    let fingerprints = run.lines.filter { $0.contains("\"fingerprint\" : ") }
    #expect(fingerprints.count > 100 && Set(fingerprints).count == fingerprints.count)
  }

  @Test func junitHasASuiteForEveryRuleThatRan() async throws {
    let run = try await Viperlint.run(
      "--format", "junit", "--only", "ui_framework_import,retain_cycle", "--no-config", Self.traps)
    #expect(run.output.contains(#"<testsuite name="retain_cycle" tests="1" failures="0" errors="0">"#))
    #expect(run.output.contains(#"<testsuite name="ui_framework_import" tests="1" failures="1" errors="0">"#))
    #expect(!run.output.contains("dependency_cycle"))
  }

  // MARK: GitHub Actions

  private func onGitHub(_ arguments: String...) async throws -> Viperlint.Outcome {
    try await Viperlint.run(arguments + ["--no-config", Self.traps], environment: ["GITHUB_ACTIONS": "true"])
  }

  @Test func gitHubActionsGetAnnotationsAfterTheText() async throws {
    let plain = try await Viperlint.run("--no-config", Self.traps)
    let annotations = try await Viperlint.run("--no-config", "--format", "github", Self.traps)
    #expect(annotations.lines.count == 3)
    #expect(try await onGitHub().output == plain.output + annotations.output)
    #expect(try await onGitHub("--format", "github").output == annotations.output)
  }

  @Test(arguments: ["json", "sarif", "gitlab", "checkstyle", "junit"])
  func otherFormatsStayAsTheyAre(format: String) async throws {
    let plain = try await Viperlint.run("--no-config", "--format", format, Self.traps)
    #expect(try await onGitHub("--format", format).output == plain.output)
  }

  @Test func aReportInAFileHasNoAnnotations() async throws {
    let folder = try TemporaryFolder()
    _ = try await onGitHub("--output", folder.absolute("report.txt"))
    let plain = try await Viperlint.run("--no-config", Self.traps)
    #expect(try folder.text(of: "report.txt") == plain.output)
  }

  // MARK: Absolute paths

  @Test func absolutePathsAreForThoseWhoAreElsewhere() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    let run = try await Viperlint.run("--absolute-paths", ".", in: folder)
    let plain = try await Viperlint.run(".", in: folder)
    #expect(run.output == plain.lines.map { "\(folder.path)/\($0)\n" }.joined())
    let path = folder.absolute("Interactor.swift")
    try folder.write("import UIKit\nclass AInteractor { weak var presenter: APresenter? }", to: "Interactor.swift")
    try folder.write("class APresenter { var interactor: AInteractor? }", to: "Presenter.swift")
    let json = try await Viperlint.run("--absolute-paths", "--format", "json", ".", in: folder).json()
    let fixed = (0..<10).lazy.compactMap { json[["diagnostics", .index($0), "fix", "edits", 0, "path"]] }.first
    #expect(fixed == .string(path))
  }
}
