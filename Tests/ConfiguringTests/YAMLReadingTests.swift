import Configuring
import Foundation
import Linting
import Testing

/// Holds the reader to `Resources/yaml-cases.json`, whose values are those of PyYAML 6.
struct YAMLReadingTests {
  @Test(arguments: try YAMLCase.all { $0.faults == nil })
  func meansWhatAFullParserSays(_ yaml: YAMLCase) {
    let (root, faults) = readYAML(yaml.utf8)
    #expect(faults == [])
    #expect(root.map(Meaning.init) ?? .null == yaml.value ?? .null)
  }

  @Test(arguments: try YAMLCase.all { $0.faults != nil })
  func locatesEveryFault(_ yaml: YAMLCase) {
    let faults = readYAML(yaml.utf8).faults
    let expected = yaml.faults ?? []
    #expect(faults.count == expected.count, "\(faults.map(\.report))")
    for (fault, expected) in zip(faults, expected) {
      let (place, message) = expected.splitAtSpace
      #expect("\(fault.range.line):\(fault.range.column)" == place)
      #expect(fault.message.contains(message))
    }
  }

  @Test(arguments: try YAMLCase.all { _ in true })
  func readsEveryPrefix(_ yaml: YAMLCase) {
    for length in yaml.utf8.indices {
      let (_, faults) = readYAML(Array(yaml.utf8.prefix(length)))
      #expect(faults.allSatisfy { $0.range.line > 0 && $0.range.column > 0 && !$0.message.isEmpty })
    }
  }

  @Test(arguments: try YAMLCase.all { $0.faults == nil })
  func rangesCoverWhatIsWritten(_ yaml: YAMLCase) throws {
    let lines = yaml.lines
    for (range, text) in readYAML(yaml.utf8).root?.scalars ?? [] where range.line == range.endLine {
      let line = try #require(lines.indices.contains(range.line - 1) ? lines[range.line - 1] : nil)
      let written = String(decoding: line[(range.column - 1)..<(range.endColumn - 1)], as: UTF8.self)
      let isQuoted = written.count > 1 && written.first == written.last && ["'", "\""].contains(written.first)
      #expect(written == text || isQuoted)
    }
  }
}

/// What the cases do not show.
extension YAMLReadingTests {
  @Test func keepsTheOrderOfKeys() {
    #expect(readYAML(Array("z: 1\na: 2\nm: {y: 3, b: 4}".utf8)).root?.keys == ["z", "a", "m"])
  }

  @Test func rangesLieInTheTextBehindTheLastFault() {
    let lines = (1...110).map { "\($0): a" }
    let scalars = readYAML(Array(lines.joined(separator: "\n").utf8)).root?.scalars ?? []
    #expect(!scalars.isEmpty)
    for (range, _) in scalars { #expect(range.endColumn <= lines[range.endLine - 1].count + 1) }
  }

  @Test func keepsTheTextOfWhatResolves() {
    let values = readYAML(Array("[off, 0x1F, ~, 1.50, 'o''n', [a]]".utf8)).root?.items ?? []
    #expect(values.map(\.text) == ["off", "0x1F", "~", "1.50", "o'n", nil])
  }

  @Test func rangesOfCollectionsReachFromTheirFirstToTheirLast() {
    let root = readYAML(Array("a:\n  - b\n  - [c,\n     d]\ne:\n".utf8)).root
    #expect(root?.range == SourceRange(line: 1, column: 1, endLine: 5, endColumn: 3))
    #expect(root?.values.first?.range == SourceRange(line: 2, column: 3, endLine: 4, endColumn: 8))
    #expect(root?.values.last?.range == SourceRange(line: 5, column: 3, endLine: 5, endColumn: 3))
  }

  @Test func leavesOutNoMoreThanTheFaultyEntry() {
    let (root, faults) = readYAML(Array("a: [b\nc: d\ne:\n  f: g: h\n  i: j\nk: \"l\n".utf8))
    #expect(faults.count == 3)
    #expect(root.map(Meaning.init) == .mapping(["c": .string("d"), "e": .mapping(["i": .string("j")])]))
  }

  @Test(arguments: hostileUnits)
  func takesNoLongerThanTheTextIs(_ unit: String) {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    #expect(readYAML(Array(text.utf8)).faults.count <= 100)
  }
}

/// Each, many times over, is what some reader is slow on or runs out of stack on.
private let hostileUnits = [
  "[", "{", "- ", "a: ", "\"", "'", "\\", "\t", " ", "\n", "\r", "#", "?", ":", "1", "1:", "1_", "\u{85}",
  "[{", "{a: [", "[a, ", "{a: b}, ", "\"\\", "\"\n", "\"\\q\n", "- 1\n", "a: *b\n",
  "a: \"\n", "a: [\n", "a: {b: \"\n", "- \"x\n- 'y\n", "a: b\n", " a: b\n", "a\n", "a: b\n  c\n", "a: |\n  b\n",
  "- - - [{a: \"b\", c: [d]}]\n",
]

/// A text with its value or its faults.
struct YAMLCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  var text: String?
  /// In place of a text that is not UTF-8.
  var bytes: [UInt8]?
  var value: Meaning?
  /// `line:column`, a space, and a part of the message.
  var faults: [String]?

  var testDescription: String { name }
  var utf8: [UInt8] { bytes ?? Array((text ?? "").utf8) }

  static func all(where isWanted: (YAMLCase) -> Bool) throws -> [YAMLCase] {
    let url = Bundle.module.url(forResource: "yaml-cases", withExtension: "json", subdirectory: "Resources")
    return try JSONDecoder().decode([YAMLCase].self, from: Data(contentsOf: #require(url))).filter(isWanted)
  }

  /// The lines, without the byte order mark and the CR of CR LF.
  var lines: [[UInt8]] {
    let text = String(decoding: utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? utf8.dropFirst(3) : utf8[...], as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }.map { Array($0.utf8) }
  }
}

/// What a value means, apart from where it stands. JSON says it in its own terms, and a fraction as `{"$number": "1.5"}`.
enum Meaning: Decodable, Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(String)
  case string(String)
  case sequence([Meaning])
  case mapping([String: Meaning])

  init(from decoder: any Decoder) throws {
    let json = try decoder.singleValueContainer()
    if json.decodeNil() {
      self = .null
    } else if let boolean = try? json.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let integer = try? json.decode(Int.self) {
      self = .integer(integer)
    } else if let string = try? json.decode(String.self) {
      self = .string(string)
    } else if let items = try? json.decode([Meaning].self) {
      self = .sequence(items)
    } else {
      let entries = try json.decode([String: Meaning].self)
      if case .string(let number)? = entries["$number"] { self = .number(number) } else { self = .mapping(entries) }
    }
  }

  init(_ node: YAMLNode) {
    self =
      switch node.value {
      case .null: .null
      case .boolean(let boolean): .boolean(boolean)
      case .integer(let integer): .integer(integer)
      case .number(let number): .number(number.description)
      case .string(let string): .string(string)
      case .sequence(let items): .sequence(items.map(Meaning.init))
      case .mapping(let entries):
        .mapping(Dictionary(uniqueKeysWithValues: entries.map { ($0.key, Meaning($0.value)) }))
      }
  }
}

extension YAMLNode {
  fileprivate var items: [YAMLNode] {
    if case .sequence(let items) = value { items } else { [] }
  }

  fileprivate var entries: [Entry] {
    if case .mapping(let entries) = value { entries } else { [] }
  }

  fileprivate var keys: [String] { entries.map(\.key) }
  fileprivate var values: [YAMLNode] { entries.map(\.value) }

  /// All scalars, keys among them.
  fileprivate var scalars: [(SourceRange, String)] {
    if let text { return [(range, text)] }
    return entries.map { ($0.keyRange, $0.key) } + (items + values).flatMap(\.scalars)
  }
}

extension YAMLFault {
  fileprivate var report: String { "\(range.line):\(range.column) \(message)" }
}

extension String {
  fileprivate var splitAtSpace: (head: String, tail: String) {
    let parts = split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.dropFirst().first ?? "")
  }
}
