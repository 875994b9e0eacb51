import Linting

/// Scalars, plain and quoted.
extension YAMLReader {
  mutating func readScalar(in parent: Int, inFlow: Bool) throws(YAMLFault) -> YAMLNode {
    if cursor.isAt("\"") || cursor.isAt("'") { return try readQuoted(in: parent) }
    try rejectIndicator(inFlow: inFlow)
    return try readPlain(in: parent, inFlow: inFlow)
  }

  /// Reads over line breaks, which fold: one to a space, more to one newline less.
  private mutating func readPlain(in parent: Int, inFlow: Bool) throws(YAMLFault) -> YAMLNode {
    let start = cursor
    cursor.skipPlain(inFlow: inFlow)
    var text = cursor.text(from: start)
    while let line = nextPlainLine(in: parent, inFlow: inFlow) {
      cursor = line.end
      text += line.breaks == 1 ? " " : String(repeating: "\n", count: line.breaks - 1)
      text += cursor.text(from: line.start)
      if !inFlow { try rejectKey(from: line.start) }
    }
    let range = cursor.range(from: start)
    return YAMLNode(value: resolve(text, range), text: text, range: range)
  }

  /// The text of a line that goes on with a plain scalar, and how many line breaks there are before it.
  private func nextPlainLine(
    in parent: Int, inFlow: Bool
  ) -> (breaks: Int, start: YAMLCursor, end: YAMLCursor)? {
    var ahead = cursor
    var breaks = 0
    ahead.skipSpaces()
    while ahead.skipBreak() {
      breaks += 1
      ahead.skipSpaces()
    }
    guard breaks > 0, ahead.column > parent, !ahead.isAtDocumentEnd, !ahead.isAtComment else { return nil }
    let start = ahead
    ahead.skipPlain(inFlow: inFlow)
    return ahead.offset > start.offset ? (breaks, start, ahead) : nil
  }

  /// A key on a line that goes on with a scalar is one that is indented by mistake.
  private func rejectKey(from start: YAMLCursor) throws(YAMLFault) {
    var ahead = cursor
    ahead.skipSpaces()
    guard ahead.isAtIndicator(":") else { return }
    throw fault("this line is indented deeper than the one above, so that it goes on with the value there", from: start)
  }

  private mutating func resolve(_ text: String, _ range: SourceRange) -> YAMLNode.Value {
    do {
      return try YAMLNode.Value(plain: text)
    } catch {
      report(YAMLFault(message: "\(text.quoted) \(error.reason)", range: range))
      return .string(text)
    }
  }
}

/// What a plain scalar cannot begin with.
extension YAMLReader {
  /// Reports a character that a scalar without quotes cannot begin with, and throws if it cannot be one at all.
  private mutating func rejectIndicator(inFlow: Bool) throws(YAMLFault) {
    switch cursor.peek() {
    case "*"?:
      report("`*` begins an alias, which is not supported; put a pattern in quotes")
    case "%"?, "@"?, "`"?:
      report("no text without quotes begins with this character; put it in quotes")
    default:
      guard let message = misplacedIndicator(inFlow: inFlow) else { return }
      throw fault(message)
    }
  }

  func misplacedIndicator(inFlow: Bool) -> String? {
    switch cursor.peek() {
    case "&"?: "`&` begins an anchor, which is not supported; put it in quotes if it is text"
    case "!"?: "`!` begins a tag, which is not supported; put it in quotes if it is text"
    case "|"?, ">"?: "this begins a block scalar, which is not supported; put the text in quotes"
    case "#"?: commentMessage
    case "\t"?: tabMessage
    case ","?, "]"?, "}"?: "a value should stand before this; put it in quotes if it is text"
    case "?"? where inFlow || cursor.isAtIndicator("?"):
      "`?` begins a complex key, which is not supported; put it in quotes if it is text"
    case ":"? where inFlow || cursor.isAtIndicator(":"): "a key should stand before this `:`"
    case "-"? where cursor.isAtIndicator("-"): "a list with `- ` begins on a line of its own"
    default: nil
    }
  }
}

/// Quoted scalars.
extension YAMLReader {
  private mutating func readQuoted(in parent: Int) throws(YAMLFault) -> YAMLNode {
    let opening = YAMLOpening(cursor, in: parent)
    let quote = cursor.peek()
    var text: [UInt8] = []
    cursor.advance()
    while let byte = cursor.peek(), byte != quote || cursor.isAtQuotedQuote {
      switch byte {
      case " ", "\t", "\n", "\r":
        text += try readQuotedSpace(in: opening)
      case "\\" where quote == doubleQuote:
        text += try readEscape(in: opening)
      default:
        text.append(byte)
        cursor.advance(by: byte == quote ? 2 : 1)
      }
    }
    if cursor.isAtEnd { try requireMore(after: opening) }
    cursor.advance()
    let string = String(decoding: text, as: UTF8.self)
    return YAMLNode(value: .string(string), text: string, range: cursor.range(from: opening.cursor))
  }

  /// Reads spaces and tabs, or the line breaks that they surround, which fold as in a plain scalar.
  private mutating func readQuotedSpace(in opening: YAMLOpening) throws(YAMLFault) -> [UInt8] {
    let start = cursor
    cursor.skipBlanks()
    let blanks = cursor.bytes(from: start)
    let breaks = try skipQuotedBreaks(in: opening)
    switch breaks {
    case 0: return Array(blanks)
    case 1: return [space]
    default: return Array(repeating: lineFeed, count: breaks - 1)
    }
  }

  /// Moves over line breaks and the blanks behind them, and counts the breaks.
  private mutating func skipQuotedBreaks(in opening: YAMLOpening) throws(YAMLFault) -> Int {
    var breaks = 0
    while cursor.skipBreak() {
      breaks += 1
      try requireMore(after: opening)
      cursor.skipBlanks()
    }
    if breaks > 0 { try requireIndentation(in: opening) }
    return breaks
  }

  /// Reads a `\` and what it escapes. An escaped line break stands for nothing.
  private mutating func readEscape(in opening: YAMLOpening) throws(YAMLFault) -> [UInt8] {
    let start = cursor
    cursor.advance()
    let breaks = try skipQuotedBreaks(in: opening)
    if breaks > 0 { return Array(repeating: lineFeed, count: breaks - 1) }
    guard let (character, length) = unescape(cursor.rest) else {
      if !cursor.isAtEnd { reportEscape(from: start) }
      return []
    }
    cursor.advance(by: length)
    return Array(String(character).utf8)
  }

  private mutating func reportEscape(from start: YAMLCursor) {
    let isNumeric = cursor.peek().flatMap(escapeLength) != nil
    report(
      isNumeric
        ? "the hexadecimal digits behind this `\\` are too few, or no character has that number"
        : "this `\\` escapes nothing in double quotes; write `\\\\`, or use single quotes",
      from: start)
  }
}
