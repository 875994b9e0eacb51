import Linting

/// A place in the bytes of a text, and the verbs that move it. A copy is lookahead.
struct YAMLCursor {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private(set) var line = 1
  private var lineStart: Int

  /// At the start of the text, behind its byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = offset
  }

  /// 1-based, in UTF-8 code units.
  var column: Int { offset - lineStart + 1 }
}

/// What stands here.
extension YAMLCursor {
  var isAtEnd: Bool { offset >= bytes.count }
  var isAtLineEnd: Bool { peek().isLineEnd }

  func peek(_ ahead: Int = 0) -> UInt8? {
    byte(at: offset + ahead)
  }

  func isAt(_ character: Unicode.Scalar) -> Bool {
    peek().map { character ~= $0 } ?? false
  }

  /// At the indicator of an entry: one of `-`, `?` and `:` means nothing to a block unless a blank follows.
  func isAtIndicator(_ character: Unicode.Scalar) -> Bool {
    isAt(character) && peek(1).isBlank
  }

  /// At a `#` that begins a comment, since it begins its line or follows a blank.
  var isAtComment: Bool {
    isAt("#") && (column == 1 || byte(at: offset - 1).isBlank)
  }

  /// At a `---` or `...` that begins or ends a document.
  func isAtMarker(_ character: Unicode.Scalar) -> Bool {
    column == 1 && isAt(character) && peek(1) == peek() && peek(2) == peek() && peek(3).isBlank
  }

  /// At the end of the text or at a marker: no entry and no scalar goes on over it.
  var isAtDocumentEnd: Bool { isAtEnd || isAtMarker("-") || isAtMarker(".") }

  /// At the two quotes that stand for one in single quotes.
  var isAtQuotedQuote: Bool { isAt("'") && peek(1) == peek() }

  /// Behind nothing but the spaces of the line's indentation.
  var isAtIndentationEnd: Bool {
    bytes[lineStart..<offset].allSatisfy { $0 == space }
  }

  func range(from start: YAMLCursor) -> SourceRange {
    SourceRange(line: start.line, column: start.column, endLine: line, endColumn: column)
  }

  func bytes(from start: YAMLCursor) -> ArraySlice<UInt8> {
    bytes[start.offset..<offset]
  }

  func text(from start: YAMLCursor) -> String {
    String(decoding: bytes(from: start), as: UTF8.self)
  }

  /// The bytes from here to the end of the text.
  var rest: ArraySlice<UInt8> { bytes[offset...] }

  private func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }
}

/// How to move on. Only the first two move over a line break.
extension YAMLCursor {
  /// Moves over one line break and says whether there was one.
  mutating func skipBreak() -> Bool {
    guard let byte = peek(), byte == lineFeed || byte == carriageReturn else { return false }
    offset += byte == carriageReturn && peek(1) == lineFeed ? 2 : 1
    line += 1
    lineStart = offset
    return true
  }

  /// Moves to the start of the next line, or to the end.
  mutating func skipLine() {
    skip { !Optional($0).isLineEnd }
    _ = skipBreak()
  }

  mutating func advance(by count: Int = 1) {
    offset += min(count, bytes.count - offset)
  }

  mutating func skip(while isWanted: (UInt8) -> Bool) {
    while let byte = peek(), isWanted(byte) { offset += 1 }
  }

  mutating func skipSpaces() {
    skip { $0 == space }
  }

  mutating func skipBlanks() {
    skip { $0 == space || "\t" ~= $0 }
  }

  /// Moves over the text of a plain scalar on this line, not over the spaces behind it.
  mutating func skipPlain(inFlow: Bool) {
    var end = offset
    while let byte = byte(at: end), !endsPlain(byte, at: end, inFlow: inFlow) {
      end += 1
      if byte != space { offset = end }
    }
  }

  private func endsPlain(_ byte: UInt8, at end: Int, inFlow: Bool) -> Bool {
    switch byte {
    case "\t", "\n", "\r": true
    case "#": self.byte(at: end - 1) == space
    case ":": self.byte(at: end + 1).isBlank || inFlow && self.byte(at: end + 1).isFlowIndicator
    case "?": inFlow
    default: inFlow && Optional(byte).isFlowIndicator
    }
  }

  /// Moves over a quoted scalar as far as it stands on this line.
  mutating func skipQuoted() {
    let quote = peek()
    advance()
    while !isAtLineEnd, peek() != quote || isAtQuotedQuote {
      let isEscape = isAtQuotedQuote || quote == doubleQuote && isAt("\\") && !peek(1).isLineEnd
      advance(by: isEscape ? 2 : 1)
    }
    if peek() == quote { advance() }
  }
}

let space = UInt8(ascii: " ")
let lineFeed = UInt8(ascii: "\n")
let doubleQuote = UInt8(ascii: "\"")
private let carriageReturn = UInt8(ascii: "\r")

/// Lets an ASCII character stand for its byte in a pattern.
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool {
  character.value == UInt32(byte)
}

/// The classes of what a cursor sees, where nil is the end of the text.
extension UInt8? {
  var isLineEnd: Bool { self == nil || self == lineFeed || self == carriageReturn }

  var isBlank: Bool { isLineEnd || self == space || self == UInt8(ascii: "\t") }

  var isFlowIndicator: Bool {
    switch self {
    case ","?, "["?, "]"?, "{"?, "}"?: true
    default: false
    }
  }
}
