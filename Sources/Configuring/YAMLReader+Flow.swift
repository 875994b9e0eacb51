import Linting

/// Bracketed collections.
///
/// Inside of brackets indentation tells nothing apart; it only has to be deep enough for all that is there.
extension YAMLReader {
  /// Reads a scalar or a bracketed collection, itself within brackets or not.
  mutating func readFlow(in parent: Int, inFlow: Bool) throws(YAMLFault) -> YAMLNode {
    switch cursor.peek() {
    case "["?: try readFlowSequence(in: parent)
    case "{"?: try readFlowMapping(in: parent)
    default: try readScalar(in: parent, inFlow: inFlow)
    }
  }

  private mutating func readFlowSequence(in parent: Int) throws(YAMLFault) -> YAMLNode {
    let opening = YAMLOpening(cursor, in: parent)
    var items: [YAMLNode] = []
    try readItems(in: opening, until: "]") { (reader) throws(YAMLFault) in
      let start = reader.cursor
      var keys = YAMLKeys()
      let item = try reader.readFlow(in: parent, inFlow: true)
      guard let value = try reader.readFlowValue(of: item, from: start, in: opening, keys: &keys) else {
        return items.append(item)
      }
      let pair = YAMLNode.Entry(key: item.text ?? "", keyRange: item.range, value: value)
      items.append(YAMLNode(value: .mapping([pair]), text: nil, range: reader.cursor.range(from: start)))
    }
    return YAMLNode(value: .sequence(items), text: nil, range: cursor.range(from: opening.cursor))
  }

  private mutating func readFlowMapping(in parent: Int) throws(YAMLFault) -> YAMLNode {
    let opening = YAMLOpening(cursor, in: parent)
    var entries: [YAMLNode.Entry] = []
    var keys = YAMLKeys()
    try readItems(in: opening, until: "}") { (reader) throws(YAMLFault) in
      let start = reader.cursor
      let key = try reader.readFlow(in: parent, inFlow: true)
      let keyEnd = reader.cursor
      let value = try reader.readFlowValue(of: key, from: start, in: opening, keys: &keys)
      if value == nil { try reader.admit(key, from: start, to: &keys) }
      entries.append(.init(key: key.text ?? "", keyRange: key.range, value: value ?? .absent(at: keyEnd)))
    }
    return YAMLNode(value: .mapping(entries), text: nil, range: cursor.range(from: opening.cursor))
  }

  /// Reads a collection from its opening bracket through its closing one.
  private mutating func readItems(
    in opening: YAMLOpening, until close: Unicode.Scalar, _ readItem: (inout YAMLReader) throws(YAMLFault) -> Void
  ) throws(YAMLFault) {
    try descend()
    defer { ascend() }
    cursor.advance()
    try skipFlowSpace(in: opening)
    while !cursor.isAt(close) {
      try readItem(&self)
      try skipFlowSpace(in: opening)
      if cursor.isAt(close) { break }
      guard cursor.isAt(",") else { throw fault(noCommaMessage(close)) }
      cursor.advance()
      try skipFlowSpace(in: opening)
    }
    cursor.advance()
  }

  private func noCommaMessage(_ close: Unicode.Scalar) -> String {
    if cursor.isAt("#") { return commentMessage }
    return "`,` or `\(close)` should stand here; put text that holds one of `,?[]{}` or `: ` in quotes"
  }

  /// Reads the value of a pair in brackets, or nothing if no `:` follows the key.
  private mutating func readFlowValue(
    of key: YAMLNode, from start: YAMLCursor, in opening: YAMLOpening, keys: inout YAMLKeys
  ) throws(YAMLFault) -> YAMLNode? {
    var colon = cursor
    colon.skipSpaces()
    guard colon.isAt(":") else { return nil }
    cursor = colon
    try admit(key, from: start, to: &keys)
    cursor.advance()
    let colonEnd = cursor
    try skipFlowSpace(in: opening)
    if cursor.isAt(",") || cursor.isAt("]") || cursor.isAt("}") { return .absent(at: colonEnd) }
    return try readFlow(in: opening.parent, inFlow: true)
  }
}

/// Between items.
extension YAMLReader {
  /// Moves over spaces, comments and line breaks inside of brackets.
  private mutating func skipFlowSpace(in opening: YAMLOpening) throws(YAMLFault) {
    let start = cursor
    var isTabbed = false
    repeat {
      isTabbed = skipFlowBlanks()
      if cursor.isAtComment { cursor.skip { !Optional($0).isLineEnd } }
    } while cursor.skipBreak()
    try requireMore(after: opening)
    let isIndented = cursor.line > start.line && !isTabbed && !cursor.isAt("]") && !cursor.isAt("}")
    if isIndented { try requireIndentation(in: opening) }
  }

  /// Moves over spaces, and says whether there was a tab among them.
  private mutating func skipFlowBlanks() -> Bool {
    cursor.skipSpaces()
    guard cursor.isAt("\t") else { return false }
    report(tabMessage)
    cursor.skipBlanks()
    return true
  }
}

/// A quote or bracket that is to be closed, perhaps on a further line, which is indented deeper than `parent` then.
struct YAMLOpening {
  let cursor: YAMLCursor
  let parent: Int

  init(_ cursor: YAMLCursor, in parent: Int) {
    self.cursor = cursor
    self.parent = parent
  }
}

extension YAMLReader {
  /// Throws unless this line, which goes on with what is open, is indented as part of it.
  func requireIndentation(in opening: YAMLOpening) throws(YAMLFault) {
    try requireMore(after: opening)
    guard cursor.column <= opening.parent else { return }
    throw unclosed(opening, "before line \(cursor.line), which is indented too little to go on with it")
  }

  /// Throws if the document ends here, while something is open.
  func requireMore(after opening: YAMLOpening) throws(YAMLFault) {
    guard cursor.isAtDocumentEnd else { return }
    throw unclosed(opening, "before the document ends")
  }

  private func unclosed(_ opening: YAMLOpening, _ when: String) -> YAMLFault {
    var end = opening.cursor
    end.advance()
    let range = end.range(from: opening.cursor)
    return YAMLFault(message: "this `\(end.text(from: opening.cursor))` is not closed \(when)", range: range)
  }
}
