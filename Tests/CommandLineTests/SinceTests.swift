import Foundation
import TestSupport
import Testing

@Suite struct SinceTests {
  @Test func onlyWhatIsNewIsReported() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    try await project.commit()
    try project.addMistake(to: "List/List.swift", named: "List")
    #expect(try await project.lint(".").rules == GitProject.mistake + GitProject.mistake)
    let run = try await project.lint("--since", "HEAD", ".")
    #expect(run.status == 1 && run.rules == GitProject.mistake)
    #expect(run.lines[0].hasPrefix("List/List.swift:1:1: error: "))
    #expect(run.errorLines.contains("note: compared the work tree with HEAD: 1 finding was there before"))
    #expect(try await project.lint("--since=HEAD", "--fail-on", "never").status == 0)
  }

  /// The interactor is as it was: what it holds has changed.
  @Test func theErrorInAnUntouchedFileIsFound() async throws {
    let project = try await GitProject()
    let (interactor, presenter) = ("final class MapInteractor { var output: MapInteractorOutput? }", "MapPresenter")
    try project.folder.write(
      "protocol MapInteractorOutput: AnyObject {}\n\(interactor)\n", to: "Map/MapInteractor.swift")
    let holder = "final class \(presenter): MapInteractorOutput { WEAK var interactor: MapInteractor? }\n"
    try project.folder.write(holder.replacing("WEAK", with: "weak"), to: "Map/MapPresenter.swift")
    try await project.commit()
    #expect(try await project.lint("--only", "strong_presenter_reference", ".").rules == [])
    try project.folder.write(holder.replacing("WEAK ", with: ""), to: "Map/MapPresenter.swift")
    let run = try await project.lint("--only", "strong_presenter_reference", "--since", "HEAD", ".")
    #expect(run.rules == ["strong_presenter_reference"])
    #expect(run.lines[0].hasPrefix("Map/MapInteractor.swift:2:"))
  }

  @Test func nothingNewIsClean() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    try await project.commit()
    let run = try await project.lint("--strict", "--since", "HEAD", ".")
    #expect(run.status == 0 && run.output == "")
  }

  /// Files that have moved, or are in another folder, or only touched.
  @Test func movedCodeIsNotNew() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Old/Map/Map.swift")
    try await project.commit()
    try await project.git("mv", "Old", "New place")
    #expect(try await project.lint("--since", "HEAD", ".").rules == [])
    try await project.git("mv", "New place/Map/Map.swift", "New place/Map/Chart.swift")
    let source = try project.folder.text(of: "New place/Map/Chart.swift")
    try project.folder.write("// Moved\n\n" + source.replacing("\n", with: "\r\n"), to: "New place/Map/Chart.swift")
    #expect(try await project.lint("--since", "HEAD", ".").rules == [])
  }

  @Test func anyRevisionWillDo() async throws {
    let project = try await GitProject.clean()
    try await project.git("tag", "--annotate", "--message=x", "v1")
    try project.addMistake(to: "Map/Map.swift")
    try await project.commit()
    let commit = try await project.git("rev-parse", "HEAD~").prefix(9)
    for revision in ["v1", "HEAD~1", String(commit), "main~", "@~^{tree}"] {
      #expect(try await project.lint("--since", revision, ".").rules == GitProject.mistake, "\(revision)")
    }
    #expect(try await project.lint("--since", "main", ".").rules == [])
  }

  private static let strangeNames = [
    "A b.swift", "\"quoted\" 'x'.swift", "line\nbreak.swift", "tab\t.swift", "ä ö.swift", "e\u{301}.swift",
    "\u{1F40D}.swift", "-dash.swift", "back\\slash.swift", ":(top)*.swift", "#hash.swift",
  ]

  @Test(arguments: strangeNames)
  func namesAreBytes(name: String) async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Sources/\(name)")
    try await project.commit()
    #expect(try await project.lint("--since", "HEAD", ".").rules == [])
    try project.folder.write("// Gone\n", to: "Sources/\(name)")
    try project.addMistake(to: "Sources/Other.swift", named: "Other")
    #expect(try await project.lint("--since", "HEAD", ".").rules == GitProject.mistake)
    try await project.git("add", ".")
    #expect(try await project.lint("--staged", ".").rules == GitProject.mistake)
    try await project.commit()
    try project.addMistake(to: "Sources/\(name)")
    #expect(try await project.lint("--since", "HEAD", ".").rules == GitProject.mistake)
    #expect(try await project.lint("--since", "HEAD~", "Sources").output.contains("Other.swift:1:1: error"))
  }

  @Test func exclusionsHoldOnBothSides() async throws {
    let project = try await GitProject()
    for path in ["Pods/Map.swift", "AppTests/Map.swift", "Old/Map.swift", "Sources/Map.swift"] {
      try project.addMistake(to: path)
    }
    try project.folder.write("exclude: [Old]\n", to: ".viperlint.yml")
    try await project.commit()
    #expect(try await project.lint("--since", "HEAD").rules == [])
    // Had the others been there before, the name would have been ambiguous and nothing found.
    try project.folder.write("// Gone\n", to: "Sources/Map.swift")
    try await project.commit()
    try project.addMistake(to: "Sources/Map.swift")
    #expect(try await project.lint("--since", "HEAD").rules == GitProject.mistake)
    #expect(try await project.lint("--since", "HEAD", "Old").status == 2)
  }

  @Test func linksAreFollowedOnBothSides() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Sources/deep/er/Map.swift")
    try project.folder.linking("Way", to: "Sources/deep/er").linking("Sources/Loop", to: "..")
    try project.folder.linking("Sources/Broken.swift", to: "nowhere").linking("Out", to: "/nonexistent/folder")
    try await project.commit()
    #expect(try await project.lint(".").lines[0].hasPrefix("Sources/Broken.swift:1:1: warning: "))
    #expect(try await project.lint("--strict", "--since", "HEAD", ".").rules == [])
    try project.folder.write("// Gone\n", to: "Sources/deep/er/Map.swift")
    try await project.commit()
    try project.addMistake(to: "Sources/deep/er/Map.swift")
    let run = try await project.lint("--strict", "--since", "HEAD", ".")
    #expect(run.rules == GitProject.mistake && run.lines[0].hasPrefix("Way/Map.swift:1:1: error: "))
  }

  /// They have no history: what was generated yesterday is not new today.
  @Test func ignoredFilesCountAsOld() async throws {
    let project = try await GitProject()
    try project.folder.write("Generated/\n", to: ".gitignore")
    try project.folder.write("// empty\n", to: "Sources/A.swift")
    try await project.commit()
    try project.addMistake(to: "Sources/Generated/Map.swift")
    try project.addMistake(to: "Sources/List.swift", named: "List")
    let run = try await project.lint("--since", "HEAD", ".")
    #expect(run.rules == GitProject.mistake && run.lines[0].hasPrefix("Sources/List.swift:1:1: "))
  }

  @Test func pathsNarrowTheComparison() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "A/Map.swift")
    try project.addMistake(to: "B/List.swift", named: "List")
    #expect(try await project.lint("--since", "HEAD", "App").rules == [])
    #expect(try await project.lint("--since", "HEAD", "B").rules == GitProject.mistake)
    #expect(try await project.lint("--since", "HEAD", at: "A").rules == GitProject.mistake)
    let outside = try TemporaryFolder()
    let run = try await Viperlint.run(
      ["--since", "HEAD", project.folder.absolute("A")], in: outside, environment: GitProject.environment)
    #expect(run.rules == GitProject.mistake && run.lines[0].hasPrefix(project.folder.absolute("A/Map.swift:1:1: ")))
  }

  @Test func aBaselineHoldsAsWell() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    _ = try await project.lint("--write-baseline", "known.json", ".")
    try project.addMistake(to: "List/List.swift", named: "List")
    let run = try await project.lint("--baseline", "known.json", "--since", "HEAD", ".")
    #expect(run.rules == GitProject.mistake && run.lines[0].hasPrefix("List/List.swift"))
    #expect(run.error.contains("; 1 finding in the baseline"))
    #expect(run.error.contains(": 0 findings were there before\n"))
  }

  @Test func whatIsNoLongerSuppressedIsNew() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    let source = try project.folder.text(of: "Map/Map.swift")
    let suppression = "// viperlint:disable:next ui_framework_import -- for now\n"
    try project.folder.write(suppression + source, to: "Map/Map.swift")
    try await project.commit()
    #expect(try await project.lint("--strict", "--since", "HEAD", ".").rules == [])
    try project.folder.write(source, to: "Map/Map.swift")
    #expect(try await project.lint("--since", "HEAD", ".").rules == GitProject.mistake)
  }

  @Test func jsonHasOnlyWhatIsNew() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    try await project.commit()
    try project.addMistake(to: "List/List.swift", named: "List")
    let document = try await project.lint("--format", "json", "--since", "HEAD", ".").json()
    #expect(document[["summary", "errors"]] == .integer(1) && document[["summary", "files"]] == .integer(2))
    #expect(document[["diagnostics", 0, "path"]] == .string("List/List.swift"))
    #expect(document[["diagnostics", 1]] == nil)
  }

  @Test func workTreesAndSubmodules() async throws {
    let inner = try await GitProject()
    try inner.addMistake(to: "Map/Map.swift")
    try await inner.commit()
    let project = try await GitProject.clean()
    try await project.git("submodule", "--quiet", "add", inner.folder.path, "Inner module")
    try await project.commit()
    #expect(try await project.lint("--since", "HEAD", ".").rules == [])
    #expect(try await project.lint("--since", "HEAD~", ".").rules == GitProject.mistake)
    try project.addMistake(to: "Inner module/List.swift", named: "List")
    for place in [nil, "Inner module"] {
      #expect(try await project.lint("--since", "HEAD", at: place).rules == GitProject.mistake)
    }
    try await project.git("worktree", "add", "--quiet", "Trees/one")
    try project.addMistake(to: "Trees/one/Chart.swift", named: "Chart")
    let run = try await project.lint("--since", "HEAD", at: "Trees/one")
    #expect(run.rules == GitProject.mistake && run.lines[0].hasPrefix("Chart.swift:1:1: "))
  }

  /// What is not checked out is on neither side.
  @Test func sparseCheckouts() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "A/Map.swift")
    try project.addMistake(to: "B/Map.swift")
    try await project.commit()
    try await project.git("sparse-checkout", "set", "--no-cone", "/A/")
    try await project.git("rm", "--quiet", "--cached", "A/Map.swift")
    try await project.git("commit", "--quiet", "--message=x")
    #expect(try await project.lint("--since", "HEAD~", ".").rules == [])
    #expect(try await project.lint("--since", "HEAD", ".").rules == GitProject.mistake)
  }

  private static let refusals: [(arguments: [String], message: String)] = [
    (["--since", "mian"], "`--since` cannot be used: `mian` is no revision of FOLDER; did you mean `main`?"),
    (["--since", "no-such-thing"], "`--since` cannot be used: `no-such-thing` is no revision of FOLDER"),
    (["--since=--help"], "`--since` cannot be used: `--help` is no revision of FOLDER"),
    (["--since", "HEAD", "/"], "`--since` cannot be used: `/` is in no git work tree"),
    (["--since"], "`--since` needs a value"),
    (["--since", "HEAD", "--staged"], "`--since` and `--staged` exclude each other"),
    (
      ["--since", "HEAD", "--write-baseline", "x"],
      "`--write-baseline` and `--since` exclude each other: all findings are written"
    ),
    (["--since", "HEAD", "no/such"], "`no/such` does not exist"),
  ]

  @Test(arguments: refusals)
  func refuses(arguments: [String], message: String) async throws {
    let project = try await GitProject.clean()
    let run = try await Viperlint.run(arguments, in: project.folder, environment: GitProject.environment)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == "viperlint: \(message.replacing("FOLDER", with: project.folder.path))\n")
  }

  @Test func withoutGitNothingCanBeCompared() async throws {
    let project = try await GitProject.clean()
    for option in ["--since=HEAD", "--staged"] {
      let run = try await project.lint(option, ".", environment: ["PATH": "/nonexistent"])
      #expect(run.status == 2 && run.output == "")
      #expect(run.error.hasSuffix(" cannot be used: the program `git` was not found\n"))
    }
  }
}
