import Foundation
import TestSupport
import Testing

@Suite struct StagedTests {
  @Test func theIndexCountsAndNotTheWorkTree() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    #expect(try await project.lint("--staged").rules == [])
    try await project.git("add", ".")
    try project.folder.write("// Mended, and not staged\n", to: "Map/Map.swift")
    let run = try await project.lint("--staged")
    #expect(run.status == 1 && run.rules == GitProject.mistake)
    #expect(run.errorLines.contains("note: compared the index with HEAD: 0 findings were there before"))
    try await project.git("add", ".")
    try project.addMistake(to: "Map/Map.swift")
    #expect(try await project.lint("--staged").status == 0)
    try FileManager.default.removeItem(atPath: project.folder.absolute("App"))
    #expect(try await project.lint("--staged", ".").status == 0)
    #expect(try await project.lint("--staged", "App").status == 0)
  }

  @Test func theCodeThatIsShownIsTheIndexs() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    try await project.git("add", ".")
    try project.folder.write("// Mended, and not staged\n", to: "Map/Map.swift")
    let terminal = try Terminal()
    _ = try await Viperlint.run(
      ["--staged", "--color=never"], in: project.folder, environment: GitProject.environment, output: terminal.program)
    #expect(try terminal.text().contains("1 | import UIKit"))
  }

  @Test func nothingStagedEndsAtOnce() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    try project.folder.write("Read me", to: "README.md")
    try project.folder.write("no: such key\n", to: ".viperlint.yml")
    try await project.git("add", "README.md")
    let run = try await project.lint("--staged")
    #expect(run.status == 0 && run.output == "")
    #expect(run.error == "no Swift file and no configuration is staged\n")
    let document = try await project.lint("--staged", "--format", "json", "--quiet")
    #expect(try document.json()[["summary", "files"]] == .integer(0) && document.error == "")
  }

  @Test func onlyWhatHeadHasNot() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    try await project.commit()
    try project.addMistake(to: "List/List.swift", named: "List")
    try await project.git("mv", "Map", "Chart")
    try await project.git("add", ".")
    let run = try await project.lint("--staged")
    #expect(run.rules == GitProject.mistake && run.lines[0].hasPrefix("List/List.swift"))
    #expect(run.error.contains(": 1 finding was there before\n"))
    try await project.git("rm", "-r", "--quiet", "--cached", ".")
    #expect(try await project.lint("--staged").status == 0, "all is removed")
  }

  @Test func beforeTheFirstCommitAllIsNew() async throws {
    let project = try await GitProject()
    #expect(try await project.lint("--staged").status == 0)
    try project.addMistake(to: "Map/Map.swift")
    #expect(try await project.lint("--staged").status == 0)
    try await project.git("add", ".")
    #expect(try await project.lint("--staged").rules == GitProject.mistake)
  }

  @Test func theConfigurationIsThatOfTheIndex() async throws {
    let project = try await GitProject.clean()
    let configuration = "rules: { ui_framework_import: off }\n"
    try project.folder.write(configuration, to: ".viperlint.yml")
    try project.addMistake(to: "Map/Map.swift")
    try await project.git("add", ".")
    try project.folder.write("rules: {}\n", to: ".viperlint.yml")
    #expect(try await project.lint("--staged").rules == [])
    try FileManager.default.removeItem(atPath: project.folder.absolute(".viperlint.yml"))
    #expect(try await project.lint("--staged").rules == [])
    try await project.git("rm", "--quiet", "--cached", ".viperlint.yml")
    try project.folder.write(configuration, to: ".viperlint.yml")
    #expect(try await project.lint("--staged").rules == [], "one that git does not know holds, too")
  }

  @Test func aStagedConfigurationIsChecked() async throws {
    let project = try await GitProject.clean()
    try project.folder.write("rules: { ui_framework_import: on, retain_cycle: warning }\n", to: ".viperlint.yml")
    try await project.git("add", ".")
    let same = try await project.lint("--staged")
    #expect(same.status == 0 && same.error.contains("compared the index with HEAD: "))
    try project.folder.write("no_such: key\n", to: ".viperlint.yml")
    try await project.git("add", ".")
    try project.folder.write("{}\n", to: ".viperlint.yml")
    let run = try await project.lint("--staged")
    #expect(run.status == 2 && run.output == "" && run.error.hasPrefix(".viperlint.yml:1:1: error: unknown key"))
    try project.folder.write("rules: { ui_framework_import: off }\n", to: "other.yml")
    try await project.git("add", ".")
    #expect(try await project.lint("--staged", "--config", "other.yml").status == 0)
  }

  /// A rule that is switched on does not make old code new.
  @Test func aRuleThatIsSwitchedOnReportsNothingOld() async throws {
    let project = try await GitProject()
    try project.folder.write("rules: { ui_framework_import: off }\n", to: ".viperlint.yml")
    try project.addMistake(to: "Map/Map.swift")
    try await project.commit()
    try project.folder.write("rules: { ui_framework_import: error }\n", to: ".viperlint.yml")
    try await project.git("add", ".")
    let run = try await project.lint("--staged")
    #expect(run.status == 0 && run.error.contains(": 1 finding was there before\n"))
  }

  @Test func theBaselineIsThatOfTheIndex() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    _ = try await project.lint("--write-baseline", "known.json", ".")
    try await project.git("add", ".")
    try project.folder.write(#"{ "schemaVersion": 1, "findings": [] }"#, to: "known.json")
    #expect(try await project.lint("--staged", "--baseline", "known.json").rules == [])
    try await project.git("add", ".")
    #expect(try await project.lint("--staged", "--baseline", "known.json").rules == GitProject.mistake)
  }

  /// As `git commit --all` and `git commit FILE` run their hooks: with an index of their own.
  @Test func hooksAreGivenTheirIndex() async throws {
    let project = try await GitProject.clean()
    let hook = """
      #!/bin/sh
      exec "$VIPERLINT" --staged --quiet >found.txt
      """
    try project.folder.write(hook, to: ".git/hooks/pre-commit")
    try project.folder.setPermissions(0o755, of: ".git/hooks/pre-commit")
    try project.folder.write("// empty\n", to: "Map/Map.swift")
    try project.folder.write("// empty\n", to: "List/List.swift")
    try await project.git("add", ".")
    try await project.commitWithHook("--all")
    try project.addMistake(to: "Map/Map.swift")
    try project.addMistake(to: "List/List.swift", named: "List")
    try await project.git("add", "Map")
    await #expect(throws: GitProject.Failure.self) { try await project.commitWithHook("List/List.swift") }
    #expect(try project.folder.text(of: "found.txt").hasPrefix("List/List.swift:1:1: "))
    await #expect(throws: GitProject.Failure.self) { try await project.commitWithHook("--all") }
    #expect(try project.folder.text(of: "found.txt").split(separator: "\n").count == 2)
    await #expect(throws: GitProject.Failure.self) { try await project.commitWithHook() }
    #expect(try project.folder.text(of: "found.txt").hasPrefix("Map/Map.swift:1:1: "))
    try await project.git("worktree", "add", "--quiet", "../\(project.name)-tree")
    defer { try? FileManager.default.removeItem(atPath: project.folder.path + "-tree") }
    try project.addMistake(to: "../\(project.name)-tree/Map/Map.swift")
    await #expect(throws: GitProject.Failure.self) {
      try await project.commitWithHook("--all", at: "../\(project.name)-tree")
    }
    #expect(try project.folder.text(of: "../\(project.name)-tree/found.txt").hasPrefix("Map/Map.swift:1:1: "))
  }

  @Test func lineEndsAndFiltersMakeNoDifference() async throws {
    let project = try await GitProject()
    try project.folder.write("*.swift text eol=crlf\nSecret.swift filter=rot\n", to: ".gitattributes")
    try await project.git("config", "filter.rot.clean", "tr A-Za-z N-ZA-Mn-za-m")
    try await project.git("config", "filter.rot.smudge", "tr A-Za-z N-ZA-Mn-za-m")
    try project.addMistake(to: "Sources/Map.swift")
    try project.addMistake(to: "Sources/Secret.swift", named: "Secret")
    try await project.commit()
    try await project.git("checkout", "--force", "main", "--", ".")
    for path in ["Sources/Map.swift", "Sources/Secret.swift"] {
      try project.folder.write("// Changed\n" + project.folder.text(of: path), to: path)
    }
    #expect(try await project.lint(".").rules == GitProject.mistake + GitProject.mistake)
    #expect(try await project.lint("--strict", "--since", "HEAD", ".").rules == [])
    try await project.git("add", ".")
    #expect(try await project.lint("--strict", "--staged", ".").rules == [])
    try project.folder.write("", to: "Sources/Secret.swift")
    try await project.git("add", ".")
    try await project.commit()
    try project.addMistake(to: "Sources/Secret.swift", named: "Secret")
    try await project.git("add", ".")
    try project.folder.write("", to: "Sources/Secret.swift")
    #expect(try await project.lint("--staged", ".").rules == GitProject.mistake)
  }

  @Test func subfoldersAndTheirConfiguration() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "a b/Map/Map.swift")
    try project.folder.write("rules: { ui_framework_import: warning }\n", to: "a b/.viperlint.yml")
    try await project.git("add", ".")
    let run = try await project.lint("--staged", at: "a b")
    #expect(run.status == 0 && run.lines.count == 1 && run.lines[0].hasPrefix("Map/Map.swift:1:1: warning: "))
    #expect(try await project.lint("--staged", "a b").lines[0].hasPrefix("a b/Map/Map.swift:1:1: warning: "))
    #expect(try await project.lint("--staged", "App").status == 0)
    #expect(try await project.lint("--staged", "no/such").status == 2)
  }

  /// Files that are only announced are empty, and of a merge that is not resolved our side counts.
  @Test func halfStagedFiles() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    try await project.git("add", "--intent-to-add", ".")
    #expect(try await project.lint("--staged").rules == [])
    try await project.commit()
    for (branch, text) in [("theirs", "// theirs\n"), ("main", "// ours\n")] {
      try await project.git("checkout", "--quiet", "-B", branch, "HEAD")
      try project.folder.write(text, to: "Map/Map.swift")
      if branch == "main" { try project.addMistake(to: "Map/Map.swift", named: "Chart") }
      try await project.commit()
      if branch == "theirs" { try await project.git("checkout", "--quiet", "--detach", "HEAD~") }
    }
    await #expect(throws: GitProject.Failure.self) { try await project.git("merge", "--quiet", "theirs") }
    let run = try await project.lint("--staged", ".")
    #expect(run.status == 0 && run.error.contains(": 1 finding was there before\n"))
  }

  /// More than a pipe holds, in both directions.
  @Test func manyFiles() async throws {
    let project = try await GitProject()
    for number in 0..<1000 {
      try project.folder.write("// \(number)\n", to: "Sources/Some longer name \(number).swift")
    }
    try project.addMistake(to: "Sources/Map.swift")
    try await project.git("add", ".")
    for number in 0..<1000 {
      try project.folder.write("// changed \(number)\n", to: "Sources/Some longer name \(number).swift")
    }
    #expect(try await project.lint("--staged").rules == GitProject.mistake)
    try await project.git("commit", "--quiet", "--message=x")
    #expect(try await project.lint("--since", "HEAD").rules == [])
  }

  /// Of two that only their order tells apart, the one in the changed file is new.
  @Test func ofEqualsThoseInChangedFilesAreNew() async throws {
    let project = try await GitProject.clean()
    let unused = "// viperlint:disable retain_cycle -- not here any more\n"
    try project.folder.write(unused, to: "Sources/Z.swift")
    try await project.commit()
    try project.folder.write(unused, to: "Sources/A.swift")
    try await project.git("add", ".")
    let run = try await project.lint("--staged")
    #expect(run.rules == ["unused_suppression"] && run.lines[0].hasPrefix("Sources/A.swift:1:"))
  }
}

extension GitProject {
  var name: String { String(folder.path.split(separator: "/").last ?? "") }

  func commitWithHook(_ words: String..., at path: String? = nil) async throws {
    try await git(["commit", "--quiet", "--message=x"] + words, at: path)
  }
}
