import Foundation
import TestSupport
import Testing

/// `--stdin-path`: what an editor asks of a file that it has not saved.
@Suite struct StandardInputTests {
  private static let clean = "final class MapPresenter { let interactor = MapInteractor() }\n"
  private static let found = "import UIKit\n" + clean

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.clean, to: "App/Map/MapPresenter.swift")
    try folder.write("import UIKit\nfinal class MapInteractor {}\n", to: "App/Map/MapInteractor.swift")
    return folder
  }

  private func run(
    _ arguments: String..., input: String, in folder: TemporaryFolder, at path: String? = nil
  ) async throws -> Viperlint.Outcome {
    try await Viperlint.run(["--only", "ui_framework_import"] + arguments, in: folder, at: path, input: input)
  }

  @Test func standardInputStandsInForTheFile() async throws {
    let folder = try project()
    let run = try await run("--stdin-path", "App/Map/MapPresenter.swift", input: Self.found, in: folder)
    #expect(run.status == 1)
    #expect(run.lines.count == 1, "nothing is said of the interactor")
    #expect(run.output.hasPrefix("App/Map/MapPresenter.swift:1:1: error: MapPresenter is a presenter"))
    let saved = try await Viperlint.run("--only", "ui_framework_import", in: folder)
    #expect(saved.lines.allSatisfy { $0.hasPrefix("App/Map/MapInteractor.swift") })
  }

  /// The graph is that of the unsaved content: the presenter is one no more.
  @Test func theRestIsReadFromDisk() async throws {
    let folder = try project()
    let input = "final class MapPresenter {}\nimport UIKit\n"
    #expect(try await run("--stdin-path=App/Map/MapPresenter.swift", input: input, in: folder).status == 1)
    try FileManager.default.removeItem(atPath: folder.absolute("App/Map/MapInteractor.swift"))
    let alone = try await run("--stdin-path=App/Map/MapPresenter.swift", input: input, in: folder)
    #expect(alone.status == 0 && alone.output == "")
  }

  @Test func theFileNeedNotExist() async throws {
    let folder = try project()
    try FileManager.default.removeItem(atPath: folder.absolute("App/Map/MapPresenter.swift"))
    for path in ["App/Map/MapPresenter.swift", "./App/Map/../Map/New.swift", folder.absolute("App/Map/Far.swift")] {
      let run = try await run("--stdin-path", path, input: Self.found, in: folder)
      #expect(run.status == 1 && run.rules == ["ui_framework_import"])
      #expect(run.output.hasPrefix("App/Map/"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.absolute("App/Map")) == ["MapInteractor.swift"])
  }

  @Test(arguments: [
    ("App/Pods/a.swift", []), ("AppTests/a.swift", []), ("App/Generated/a.swift", []), ("Other/a.swift", ["App"]),
  ])
  func nothingIsSaidOfWhatIsNotLinted(path: String, paths: [String]) async throws {
    let folder = try project()
    try folder.write("exclude: [Generated]\n", to: ".viperlint.yml")
    let run = try await Viperlint.run(
      ["--stdin-path", path, "--format", "json"] + paths, in: folder, input: Self.found)
    #expect(run.status == 0)
    #expect(try run.json()[["diagnostics"]] == .array([]))
    #expect(run.errorLines.first == "note: \(path) is not among the files that are linted")
  }

  /// Found from the file upward, as the lint of the file finds it.
  @Test func theNearestConfigurationHolds() async throws {
    let folder = try project()
    try folder.write("rules:\n  ui_framework_import: warning\n", to: "App/.viperlint.yml")
    let run = try await run("--stdin-path", "App/Map/MapPresenter.swift", input: Self.found, in: folder)
    #expect(run.status == 0 && run.output.contains(": warning: "))
    try folder.write("include: [Map]\n", to: "App/.viperlint.yml")
    let deep = try await self.run("--stdin-path", "MapPresenter.swift", input: Self.found, in: folder, at: "App/Map")
    #expect(deep.status == 1 && deep.output.hasPrefix("MapPresenter.swift:1:1: "))
  }

  @Test func whatIsNoTextIsSaid() async throws {
    let folder = try project()
    let run = try await Viperlint.run(["--stdin-path", "App/Map/MapPresenter.swift"], in: folder, input: "a\0b")
    #expect(run.rules == ["unreadable_file"])
  }

  @Test(arguments: [("App/a.txt", "its name does not end in `.swift`"), ("R.swift", "is not a regular file")])
  func whatCannotBeMeant(path: String, message: String) async throws {
    let folder = try project().adding("R.swift/")
    let run = try await Viperlint.run(["--stdin-path", path], in: folder, input: "")
    #expect(run.status == 2 && run.output == "" && run.error.contains(message))
  }

  @Test func theBaselineHoldsAndSaysNothingOfOtherFiles() async throws {
    let folder = try project()
    let baseline = "--baseline=known.json"
    try folder.write(Self.found, to: "App/Map/MapPresenter.swift")
    _ = try await Viperlint.run("--only=ui_framework_import", "--write-baseline=known.json", in: folder)
    let known = try await run(baseline, "--stdin-path=App/Map/MapPresenter.swift", input: Self.found, in: folder)
    #expect(known.status == 0 && known.output == "")
    let gone = try await run(baseline, "--stdin-path=App/Map/MapPresenter.swift", input: Self.clean, in: folder)
    #expect(gone.status == 0 && !gone.error.contains("no longer found"))
  }
}
