import Foundation
import TestSupport
import Testing

/// The program as it was built beside these tests.
enum Viperlint {
  /// What a run of the program left behind.
  struct Outcome: Sendable {
    /// Nil when a signal ended it: a crash, or the watchdog of `run`.
    var status: Int32?
    var output: String
    var error: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
    var errorLines: [String] { error.split(separator: "\n").map(String.init) }

    func json() throws -> JSONValue { try JSONValue(parsing: output) }

    /// The rules of the findings in a report as text.
    var rules: [String] {
      lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        .compactMap { $0.split(separator: "(").last.map { String($0.dropLast()) } }
    }
  }

  /// Longer than all tests take together, since what is waited for may come last: what is still there then hangs.
  static let patience: TimeInterval = 1200

  /// Runs the program to its end.
  ///
  /// Output goes through files: pipes between many processes at a time are inherited by those that should not have them.
  ///
  /// - Parameters:
  ///   - folder: The working directory; nil for the repository.
  ///   - path: A folder below it, to be the working directory.
  ///   - input: What comes from standard input; `heldInput` stands in for it.
  ///   - output: Stands in for standard output, which is then empty in the outcome; so does `error`.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil, at path: String? = nil,
    environment: [String: String] = [:], input: String? = nil, heldInput: HeldInput? = nil,
    output: FileHandle? = nil, error: FileHandle? = nil
  ) async throws -> Outcome {
    let streams = try TemporaryFolder()
    for stream in ["output", "error"] { try streams.write("", to: stream) }
    let process = Process()
    process.executableURL = try binary.get()
    process.arguments = arguments
    let root = folder.map { URL(filePath: $0.path) } ?? repository
    process.currentDirectoryURL = path.map { root.appending(path: $0) } ?? root
    process.environment = environment
    if let input { try streams.write(input, to: "input") }
    process.standardInput =
      try heldInput?.reader
      ?? input.map { _ in try FileHandle(forReadingFrom: URL(filePath: streams.absolute("input"))) }
      ?? FileHandle.nullDevice
    process.standardOutput = try output ?? FileHandle(forWritingTo: URL(filePath: streams.absolute("output")))
    process.standardError = try error ?? FileHandle(forWritingTo: URL(filePath: streams.absolute("error")))
    try await end(of: process)
    // The folder is gone with its last use.
    withExtendedLifetime(folder) {}
    let hasExited = process.terminationReason == .exit
    return Outcome(
      status: hasExited ? process.terminationStatus : nil, output: try streams.text(of: "output"),
      error: try streams.text(of: "error"))
  }

  static func run(_ arguments: String..., in folder: TemporaryFolder? = nil) async throws -> Outcome {
    try await run(arguments, in: folder)
  }

  /// Where the program is, for what starts it in another way.
  static func path() throws -> String { try binary.get().path }

  private static let turns = Turns(2 * ProcessInfo.processInfo.activeProcessorCount)

  private static func end(of process: Process) async throws {
    await turns.take()
    defer { Task { await turns.give() } }
    let watchdog = Task {
      try await Task.sleep(for: .seconds(patience))
      kill(process.processIdentifier, SIGKILL)
    }
    defer { watchdog.cancel() }
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
  }

  private struct NotBuilt: Error {}

  /// Beside the bundle of the tests, in which the path of the process or of a loaded bundle leads.
  static let binary = Result { () throws -> URL in
    let words = CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(filePath: $0) }
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    for start in words + bundles {
      var folder = start
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appending(path: "viperlint")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
          return candidate
        }
      }
    }
    throw NotBuilt()
  }
}

/// Lets some run while others wait: a process that shares the machine with a hundred others looks as if it hung.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

extension TemporaryFolder {
  /// A folder with copies of modules of `Fixtures/Modules`.
  static func with(_ modules: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for module in modules { try folder.copy("Fixtures/Modules/\(module)", to: module) }
    return folder
  }
}
