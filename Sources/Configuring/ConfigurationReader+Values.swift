import Linting
import SourceTrees

/// Text of a configuration, and where it stands.
struct ConfigurationText {
  let text: String
  let range: SourceRange
}

/// Values of one shape, or a fault and nil.
extension ConfigurationReader {
  /// - Parameter wanted: What the key takes, with its article.
  mutating func entries(of entry: YAMLNode.Entry, _ wanted: String) -> [YAMLNode.Entry]? {
    if let entries = entry.value.entries { return entries }
    reportMismatch(entry, wanted)
    return nil
  }

  mutating func items(of entry: YAMLNode.Entry, _ wanted: String) -> [YAMLNode]? {
    if case .sequence(let items) = entry.value.value { return items }
    reportMismatch(entry, wanted, advice: entry.value.givenText?.asYAML.map { "; write `[\($0)]`" })
    return nil
  }

  mutating func flag(of entry: YAMLNode.Entry) -> Bool? {
    if case .boolean(let flag) = entry.value.value { return flag }
    reportMismatch(entry, "`true` or `false`")
    return nil
  }

  mutating func number(of entry: YAMLNode.Entry, in range: ClosedRange<Int>) -> Int? {
    guard case .integer(let number) = entry.value.value else {
      reportMismatch(entry, "a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    if range.contains(number) { return number }
    let message = "\(entry.key.quoted) is from \(range.lowerBound) to \(range.upperBound), and this is \(number)"
    report(message, at: entry.value.range)
    return nil
  }

  /// One of several words, which the file may spell as one of YAML's booleans.
  mutating func word(of entry: YAMLNode.Entry, _ kind: String, among words: [String]) -> String? {
    guard let text = entry.value.givenText else {
      reportMismatch(entry, words.alternatives)
      return nil
    }
    let word = entry.value.switchWord ?? text
    if words.contains(word) { return word }
    if words.contains(text) { return text }
    reportUnknown(kind, text, among: words, at: entry.value.range)
    return nil
  }

  /// Text that is not empty.
  mutating func text(of entry: YAMLNode.Entry, _ wanted: String) -> String? {
    guard case .string(let text) = entry.value.value else {
      let advice = entry.value.givenText.map { "; put it in quotes if it is meant: `\"\($0)\"`" }
      reportMismatch(entry, wanted, advice: advice)
      return nil
    }
    if !text.isEmpty { return text }
    report("\(entry.key.quoted) is empty; give it \(wanted), or leave it out", at: entry.value.range)
    return nil
  }

  /// The items of a list of texts; those at fault are left out.
  ///
  /// - Parameter mayBeEmpty: Whether a list without items says something.
  mutating func texts(
    of entry: YAMLNode.Entry, _ wanted: String, mayBeEmpty: Bool = false
  ) -> [ConfigurationText]? {
    guard let items = items(of: entry, wanted) else { return nil }
    if items.isEmpty, !mayBeEmpty, isWhole {
      report("\(entry.key.quoted) lists nothing; give it \(wanted), or leave it out", at: entry.value.range)
    }
    return items.compactMap { text(of: $0, in: entry.key) }
  }

  private mutating func text(of item: YAMLNode, in key: String) -> ConfigurationText? {
    if case .string(let text) = item.value, !text.isEmpty { return ConfigurationText(text: text, range: item.range) }
    let advice = item.givenText.map { $0.isEmpty ? "" : "; put it in quotes: `\"\($0)\"`" } ?? ""
    report("the items of \(key.quoted) are text, and this is \(item.kind)\(advice)", at: item.range)
    return nil
  }

  mutating func globs(
    of entry: YAMLNode.Entry, _ wanted: String = "a list of globs", mayBeEmpty: Bool = false
  ) -> [Glob]? {
    texts(of: entry, wanted, mayBeEmpty: mayBeEmpty)?.compactMap { glob($0) }
  }

  mutating func glob(_ text: ConfigurationText) -> Glob? {
    do throws(GlobFault) {
      return try Glob(text.text)
    } catch {
      report("the glob \(text.text.quoted): \(error.message)", at: text.range(from: error.offset))
      return nil
    }
  }
}

/// What every key can be at fault with.
extension ConfigurationReader {
  mutating func reportMismatch(_ entry: YAMLNode.Entry, _ wanted: String, advice: String? = nil) {
    if case .null = entry.value.value {
      return report("\(entry.key.quoted) has no value; give it \(wanted), or leave it out", at: entry.keyRange)
    }
    let message = "\(entry.key.quoted) takes \(wanted), and this is \(entry.value.kind)"
    report(message + (advice ?? ""), at: entry.value.range)
  }

  /// - Parameter kind: What the name is meant to be a name of.
  mutating func reportUnknown(
    _ kind: String, _ name: String, of owner: String? = nil, among names: [String], at range: SourceRange
  ) {
    if isFull { return }
    let mostListed = 8
    var message = "unknown \(kind) \(name.quoted)" + (owner.map { " of \($0.quoted)" } ?? "")
    if let nearest = nearestName(to: name, in: names) {
      message += "; did you mean `\(nearest)`?"
    } else if kind == "rule" {
      message += "; `viperlint rules` lists all"
    } else if names.count <= mostListed {
      message += "; write \(names.alternatives)"
    }
    report(message, at: range)
  }
}

extension YAMLNode {
  var entries: [Entry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The value of a key of a mapping.
  subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  /// The text of a scalar other than null.
  var givenText: String? {
    if case .null = value { nil } else { text }
  }

  /// `on` or `off` for what is a boolean to YAML: `off`, `no` and `false` are the same.
  var switchWord: String? {
    if case .boolean(let isOn) = value { isOn ? "on" : "off" } else { nil }
  }

  /// What the value is, with its article.
  var kind: String {
    switch value {
    case .null: "nothing"
    case .boolean: "a truth value"
    case .integer, .number: "a number"
    case .string(let text): text.isEmpty ? "empty" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension ConfigurationText {
  /// What stands behind an offset in the text; all of it where escapes or folds make places in the text and in the file
  /// differ.
  func range(from offset: Int) -> SourceRange {
    let count = text.utf8.count
    let quotes = range.endColumn - range.column - count
    guard range.line == range.endLine, quotes == 0 || quotes == 2, offset <= count else { return range }
    var rest = range
    rest.column += offset + quotes / 2
    rest.endColumn -= quotes / 2
    return rest
  }
}

extension [String] {
  /// `a`, `b` or `c`, each marked.
  var alternatives: String {
    let marked = map(\.quoted)
    guard let last = marked.last, marked.count > 1 else { return marked.first ?? "nothing" }
    return marked.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension String {
  /// As an item of a list in YAML; nil when that would make no good example.
  fileprivate var asYAML: String? {
    let longest = 60
    guard 1...longest ~= utf8.count, utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) else {
      return nil
    }
    let isPlain = unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || $0 == "/" }
    return isPlain ? self : "\"\(self)\""
  }
}
