import Foundation
import TestSupport
import Testing

/// A git repository in a folder for one test, with nothing in it of the machine or the person that runs the tests.
final class GitProject {
  let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    try await git("init", "--quiet", "--initial-branch=main")
  }

  /// With a module in `App` that has no findings, committed.
  static func clean() async throws -> GitProject {
    let project = try await GitProject()
    try project.folder.copy("Fixtures/Modules/GreetingUIKit", to: "App")
    try await project.commit()
    return project
  }

  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": "/nonexistent",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_TERMINAL_PROMPT": "0",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com", "GIT_AUTHOR_DATE": "2020-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
    "GIT_COMMITTER_DATE": "2020-01-01T00:00:00Z",
  ]

  @discardableResult
  func git(_ words: String..., at path: String? = nil) async throws -> String {
    try await git(words, at: path)
  }

  @discardableResult
  func git(_ words: [String], at path: String? = nil) async throws -> String {
    let streams = try TemporaryFolder()
    try streams.write("", to: "output")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "protocol.file.allow=always"] + words
    process.currentDirectoryURL = URL(filePath: path.map(folder.absolute) ?? folder.path)
    process.environment = try Self.environment.merging(["VIPERLINT": Viperlint.binary.get().path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.absolute("output")))
    process.standardError = process.standardOutput
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    let output = try streams.text(of: "output")
    guard process.terminationStatus == 0 else { throw Failure(words: words, output: output) }
    return output
  }

  struct Failure: Error {
    var words: [String]
    var output: String
  }

  /// Stages and commits everything.
  func commit() async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message=x")
  }

  func lint(
    _ arguments: String..., at path: String? = nil, environment: [String: String] = [:]
  ) async throws -> Viperlint.Outcome {
    try await Viperlint.run(
      arguments, in: folder, at: path, environment: Self.environment.merging(environment) { $1 })
  }

  /// A file that a linter finds something in, whatever stands around it.
  func addMistake(to path: String, named name: String = "Map") throws {
    let source = """
      import UIKit
      final class \(name)Presenter {
        let interactor: \(name)Interactor
        init(_ interactor: \(name)Interactor) { self.interactor = interactor }
      }
      final class \(name)Interactor {}

      """
    try folder.write(source, to: path)
  }

  static let mistake = ["ui_framework_import"]
}
