import Foundation
import SwiftReading

/// A file of `Fixtures/`, by its path from there.
struct Fixture: CustomStringConvertible, Sendable {
  let name: String

  var description: String { name }
  var bytes: [UInt8] { [UInt8](FileManager.default.contents(atPath: Fixture.path(name)) ?? Data()) }

  /// The text of the file with this extension beside the fixture.
  func companion(_ ending: String) -> String {
    let path = Fixture.path(String(name.dropLast("swift".count)) + ending)
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  static let syntax = all(in: "Syntax")
  static let hostile = all(in: "Hostile")

  /// Every Swift file of `Fixtures/`, those of the rules and modules too.
  static let every = ((try? FileManager.default.subpathsOfDirectory(atPath: path(""))) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted().map(Fixture.init)

  private static func all(in folder: String) -> [Fixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { Fixture(name: folder + "/" + $0) }
  }

  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").appendingPathComponent(name).path
  }
}

/// The facts of a source, with the `kinds` that are asked for; all when none is.
func facts(_ source: String, _ kinds: String...) -> String {
  facts(Array(source.utf8), kinds)
}

func facts(_ bytes: [UInt8], _ kinds: [String] = []) -> String {
  var reader = FileReader()
  let outline = reader.read(bytes.span)
  let lines = outline.dump(bytes.span, names: reader.names).split(separator: "\n")
  return lines.filter { line in
    kinds.isEmpty || kinds.contains { line.split(separator: " ").dropFirst().first == Substring($0) }
  }.joined(separator: "\n")
}

func outline(_ source: String) -> Outline {
  let bytes = Array(source.utf8)
  var reader = FileReader()
  return reader.read(bytes.span)
}
