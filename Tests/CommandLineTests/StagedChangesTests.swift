import Foundation
import TestSupport
import Testing

/// What was committed is told by the index and by what is staged; so every kind of change has to be taken back.
@Suite struct StagedChangesTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What is done to a commit with a mistake in `Map` and one in `Old`.
    var make: @Sendable (GitProject) async throws -> Void
    var isFound = false
    /// How many of the findings were there before.
    var before: Int

    init(
      _ description: String, isFound: Bool = false, before: Int,
      _ make: @escaping @Sendable (GitProject) async throws -> Void
    ) {
      (testDescription, self.make, self.isFound, self.before) = (description, make, isFound, before)
    }
  }

  private static let changes: [Change] = [
    Change("a file is taken away", before: 1) { try await $0.git("rm", "--quiet", "Map/Map.swift") },
    Change("a file is no longer recorded", before: 1) {
      try await $0.git("rm", "--quiet", "--cached", "Map/Map.swift")
    },
    Change("only the mode", before: 2) { try await $0.git("update-index", "--chmod=+x", "Map/Map.swift") },
    Change("a file is moved, and changed after that", before: 2) { project in
      try await project.git("mv", "Map", "Chart")
      try project.folder.write("// Later\n", to: "Chart/Map.swift")
    },
    Change("a file is added beside another change", isFound: true, before: 2) { project in
      try project.addMistake(to: "New/New.swift", named: "New")
      try project.folder.write("// Changed\n" + project.folder.text(of: "Map/Map.swift"), to: "Map/Map.swift")
      try await project.git("add", ".")
    },
    Change("a file is announced that was committed", before: 1) { project in
      try await project.git("rm", "--quiet", "--cached", "Map/Map.swift")
      try await project.git("add", "--intent-to-add", "Map/Map.swift")
    },
    Change("a file is announced and gone, beside another change", isFound: true, before: 1) { project in
      try project.addMistake(to: "New/New.swift", named: "New")
      try await project.git("add", "--intent-to-add", "New/New.swift")
      try FileManager.default.removeItem(atPath: project.folder.absolute("New"))
      try project.addMistake(to: "Map/Map.swift", named: "Chart")
      try await project.git("add", "Map")
    },
    Change("a folder becomes a file", before: 1) { project in
      try await project.git("rm", "-r", "--quiet", "Map")
      try project.folder.write("no folder", to: "Map")
      try await project.git("add", ".")
    },
    Change("a file becomes a link", before: 1) { project in
      try FileManager.default.removeItem(atPath: project.folder.absolute("Map/Map.swift"))
      _ = try project.folder.linking("Map/Map.swift", to: "../Old/Old.swift")
      try await project.git("add", ".")
    },
    Change("a link becomes a file", isFound: true, before: 2) { project in
      _ = try project.folder.linking("Way.swift", to: "Map/Map.swift")
      try await project.commit()
      try FileManager.default.removeItem(atPath: project.folder.absolute("Way.swift"))
      try project.addMistake(to: "Way.swift", named: "Way")
      try await project.git("add", ".")
    },
    Change("a file behind a link is changed", isFound: true, before: 1) { project in
      _ = try project.folder.linking("Way", to: "Map")
      try await project.commit()
      try project.addMistake(to: "Map/Map.swift", named: "Chart")
      try await project.git("add", ".")
    },
    Change("a submodule gets another commit", isFound: true, before: 2) { project in
      let inner = try await GitProject.clean()
      try await project.git("submodule", "add", "--quiet", inner.folder.path, "Inner")
      try await project.commit()
      try project.addMistake(to: "Inner/New.swift", named: "New")
      try await project.git("add", ".", at: "Inner")
      try await project.git("commit", "--quiet", "--message=x", at: "Inner")
      try await project.git("add", "Inner")
    },
  ]

  @Test(arguments: changes)
  func isTakenBack(change: Change) async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    try project.addMistake(to: "Old/Old.swift", named: "Old")
    try await project.commit()
    try await change.make(project)
    let run = try await project.lint("--staged", ".")
    #expect(run.rules == (change.isFound ? GitProject.mistake : []), "\(run.error)")
    let findings = change.before == 1 ? "1 finding was there" : "\(change.before) findings were there"
    #expect(run.errorLines.contains("note: compared the index with HEAD: \(findings) before"), "\(run.error)")
  }

  /// What speaks of the findings of all other rules needs them on both sides.
  @Test func suppressionsThatHaveBecomeUnused() async throws {
    let project = try await GitProject()
    let suppression = "// viperlint:disable ui_framework_import -- known\n"
    try project.folder.write(suppression, to: "Unused.swift")
    try project.addMistake(to: "Map/Map.swift")
    try project.folder.write(suppression + project.folder.text(of: "Map/Map.swift"), to: "Map/Map.swift")
    try await project.commit()
    #expect(try await project.lint(".").rules == ["unused_suppression"])
    try project.folder.write(suppression, to: "Map/Map.swift")
    try await project.git("add", ".")
    let run = try await project.lint("--staged", ".")
    #expect(run.rules == ["unused_suppression"] && run.lines[0].hasPrefix("Map/Map.swift:1:"))
  }

  /// Neither side has to be built for what a baseline knows, and both for what it does not.
  @Test func onlyWhatNoBaselineKnowsIsCompared() async throws {
    let project = try await GitProject()
    try project.addMistake(to: "Map/Map.swift")
    _ = try await project.lint("--write-baseline", "known.json", ".")
    try project.addMistake(to: "Old/Old.swift", named: "Old")
    try await project.commit()
    for (name, found, before) in [("Map", 0, "1 finding was"), ("New", 1, "1 finding was")] {
      try project.folder.write("// Changed\n", to: "Changed.swift")
      try project.addMistake(to: "\(name)/\(name).swift", named: name)
      try await project.git("add", ".")
      let run = try await project.lint("--staged", "--baseline", "known.json", ".")
      #expect(run.lines.count == found)
      #expect(run.error.contains("compared the index with HEAD: \(before) there before"))
    }
    try FileManager.default.removeItem(atPath: project.folder.absolute("Old"))
    try await project.commit()
    try project.folder.write("// Changed again\n", to: "Changed.swift")
    try FileManager.default.removeItem(atPath: project.folder.absolute("New"))
    try await project.git("add", ".")
    let run = try await project.lint("--staged", "--baseline", "known.json", ".")
    #expect(run.lines.isEmpty && run.error.contains("compared the index with HEAD: 0 findings were there before"))
  }

  @Test func aCommitThatIsDamagedIsAFaultAndNotNothing() async throws {
    let project = try await GitProject.clean()
    try project.addMistake(to: "Map/Map.swift")
    try await project.git("add", ".")
    let commit = try await project.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    try FileManager.default.removeItem(
      atPath: project.folder.absolute(".git/objects/\(commit.prefix(2))/\(commit.dropFirst(2))"))
    let run = try await project.lint("--staged", ".")
    #expect(run.status == 2 && run.error.contains("`--staged` cannot be used: git says: "))
  }
}
