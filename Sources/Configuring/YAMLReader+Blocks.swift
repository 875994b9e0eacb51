import Linting

/// Mappings and sequences that are laid out by indentation.
extension YAMLReader {
  /// What a value belongs to.
  enum Owner {
    case document, key, item
  }

  /// Reads what follows `---`, the `:` of a key or the `-` of an item, on that line or on the next ones.
  ///
  /// Only an item may begin a block on its own line. A sequence may stand right below its key.
  mutating func readValue(of owner: Owner, in parent: Int) throws(YAMLFault) -> YAMLNode {
    let indicatorEnd = cursor
    cursor.skipSpaces()
    guard cursor.isAtLineEnd || cursor.isAtComment else {
      return owner == .item ? try readBlock(in: parent) : try readInline(in: parent)
    }
    skipToContent()
    let isBelowKey = owner == .key && cursor.column == parent && cursor.isAtIndicator("-")
    guard !cursor.isAtDocumentEnd, cursor.column > parent || isBelowKey else { return .absent(at: indicatorEnd) }
    return try readBlock(in: parent)
  }

  /// Reads a value that may be laid out by indentation, from its first line.
  mutating func readBlock(in parent: Int) throws(YAMLFault) -> YAMLNode {
    if cursor.isAtIndicator("-") { return try readSequence(in: parent) }
    return isAtKey ? try readMapping(in: parent) : try readInline(in: parent)
  }

  /// Reads a value that begins on this line, with nothing behind it on the line where it ends.
  private mutating func readInline(in parent: Int) throws(YAMLFault) -> YAMLNode {
    let node = try readFlow(in: parent, inFlow: false)
    try finishLine()
    return node
  }

  private mutating func readSequence(in parent: Int) throws(YAMLFault) -> YAMLNode {
    try descend()
    defer { ascend() }
    let start = cursor
    var items: [YAMLNode] = []
    readEntries(from: start, in: parent) { (reader) throws(YAMLFault) in
      guard reader.cursor.isAtIndicator("-") else {
        throw reader.fault("the items of a list begin with `- `, and this does not")
      }
      reader.cursor.advance()
      items.append(try reader.readValue(of: .item, in: start.column))
    }
    return YAMLNode(value: .sequence(items), text: nil, range: start.range(upTo: items.last))
  }

  private mutating func readMapping(in parent: Int) throws(YAMLFault) -> YAMLNode {
    try descend()
    defer { ascend() }
    let start = cursor
    var entries: [YAMLNode.Entry] = []
    var keys = YAMLKeys()
    readEntries(from: start, in: parent) { (reader) throws(YAMLFault) in
      let key = try reader.readKey(in: start.column, of: &keys)
      let value = try reader.readValue(of: .key, in: start.column)
      entries.append(YAMLNode.Entry(key: key.text ?? "", keyRange: key.range, value: value))
    }
    return YAMLNode(value: .mapping(entries), text: nil, range: start.range(upTo: entries.last?.value))
  }

  /// Reads entries as long as lines begin in the column of the first one. A fault costs the entry that it is in.
  ///
  /// A sequence right below its key shares the column of `parent`, and ends at the next key there.
  private mutating func readEntries(
    from first: YAMLCursor, in parent: Int, _ readEntry: (inout YAMLReader) throws(YAMLFault) -> Void
  ) {
    while !cursor.isAtDocumentEnd, cursor.column >= first.column {
      if cursor.column == parent, !cursor.isAtIndicator("-") { return }
      let start = cursor
      do throws(YAMLFault) {
        guard cursor.column == first.column else {
          throw fault("this is indented deeper than the entries above, and belongs to none of them")
        }
        try readEntry(&self)
      } catch {
        recover(from: error, in: first.column, at: start)
      }
      skipToContent()
    }
  }
}

/// Keys.
extension YAMLReader {
  /// At a scalar with a `:` behind it on the same line.
  private var isAtKey: Bool {
    var ahead = cursor
    switch cursor.peek() {
    case "["?, "{"?: return false
    case "\""?, "'"?: ahead.skipQuoted()
    default: ahead.skipPlain(inFlow: false)
    }
    ahead.skipSpaces()
    return ahead.isAtIndicator(":")
  }

  /// Reads a key and its `:`.
  private mutating func readKey(in column: Int, of keys: inout YAMLKeys) throws(YAMLFault) -> YAMLNode {
    guard isAtKey, !cursor.isAtIndicator("-") else { throw fault(noKeyMessage) }
    let start = cursor
    let key = try readScalar(in: column, inFlow: false)
    cursor.skipSpaces()
    try admit(key, from: start, to: &keys)
    cursor.advance()
    return key
  }

  private var noKeyMessage: String {
    if cursor.isAtIndicator("-") { return "an item of a list stands where a key should" }
    if let message = misplacedIndicator(inFlow: false) { return message }
    var ahead = cursor
    ahead.skip { !(":" ~= $0) && !Optional($0).isLineEnd }
    return ahead.isAt(":") ? "a key needs a `:` with a space behind it" : "a key needs a `:` behind it"
  }

  /// Checks that a key, with the cursor at its `:`, is short, text, and new.
  mutating func admit(_ key: YAMLNode, from start: YAMLCursor, to keys: inout YAMLKeys) throws(YAMLFault) {
    guard let text = key.text else {
      throw fault("a list or a mapping cannot be a key; put it in quotes if it is text", from: start)
    }
    guard cursor.line == start.line, cursor.offset - start.offset <= YAMLKeys.longest else {
      throw fault("a key and its `:` stand on one line, at most \(YAMLKeys.longest) bytes apart", from: start)
    }
    if case .string = key.value {} else { report(YAMLFault(message: typedMessage(text), range: key.range)) }
    guard let line = keys.insert(text, line: start.line) else { return }
    report(YAMLFault(message: "the key \(text.quoted) stands on line \(line) already", range: key.range))
  }

  private func typedMessage(_ key: String) -> String {
    "the key \(key.quoted) is not text to YAML, but a number, a truth value or null; put it in quotes"
  }
}

/// The keys of one mapping, with their lines.
struct YAMLKeys {
  /// As far as a full parser looks for the `:` of a key.
  static let longest = 1024

  private var lines: [String: Int] = [:]

  /// Takes a key in, or returns the line that has it already.
  mutating func insert(_ key: String, line: Int) -> Int? {
    if let known = lines[key] { return known }
    lines[key] = line
    return nil
  }
}

extension YAMLNode {
  /// A value that is left out, which is null.
  static func absent(at place: YAMLCursor) -> YAMLNode {
    YAMLNode(value: .null, text: "", range: place.range(from: place))
  }
}

extension YAMLCursor {
  /// From here to the end of the last value, if there is one.
  fileprivate func range(upTo last: YAMLNode?) -> SourceRange {
    SourceRange(
      line: line, column: column, endLine: last?.range.endLine ?? line, endColumn: last?.range.endColumn ?? column)
  }
}
