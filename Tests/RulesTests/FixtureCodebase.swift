import Architecture
import Configuring
import Foundation
import Linting
import Rules
import SwiftReading
import Testing

/// Builds code bases from fixtures and from text.
enum FixtureCodebase {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// The Swift files below a folder by their paths relative to it.
  static func swiftFiles(in folder: URL) throws -> [(path: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { path in
      (path, String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self))
    }
  }

  /// What the `.viperlint.yml` of a fixture says; the defaults without one.
  static func settings(in folder: URL) throws -> LintSettings {
    let path = folder.appending(path: ".viperlint.yml").path
    guard FileManager.default.fileExists(atPath: path) else { return LintSettings() }
    let (configuration, faults) = ConfigurationReader.read(path: path, rules: AllRules.rules, version: "0.1.0")
    #expect(faults.map(\.description) == [])
    return try #require(configuration).linting
  }

  /// What the rules find in a folder, where a file that is no text is not read.
  static func lint(_ folder: URL, _ settings: LintSettings) throws -> [Diagnostic] {
    let files = try swiftFiles(in: folder)
    let isText = { (text: String) in !text.utf8.contains(0) }
    let codebase = of(Dictionary(uniqueKeysWithValues: files.filter { isText($0.text) }.map { ($0.path, $0.text) }))
    let unreadable = files.filter { !isText($0.text) }.map { UnreadableFile(path: $0.path, reason: "it is no text") }
    return Linter(rules: AllRules.rules, settings: settings).lint(codebase, unreadable: unreadable).diagnostics
  }

  static func read(_ folder: URL, settings: ArchitectureSettings = ArchitectureSettings()) throws -> Codebase {
    of(Dictionary(uniqueKeysWithValues: try swiftFiles(in: folder).map { ($0.path, $0.text) }), settings: settings)
  }

  static func of(
    _ files: [String: String], settings: ArchitectureSettings = ArchitectureSettings(), inReverse: Bool = false
  ) -> Codebase {
    var reader = FileReader()
    let units = files.sorted { ($0.key < $1.key) != inReverse }.map { path, text in
      CodebaseFile(path: path, outline: reader.read(Array(text.utf8).span))
    }
    return CodebaseBuilder.build(files: units, names: reader.names, settings: settings)
  }
}
