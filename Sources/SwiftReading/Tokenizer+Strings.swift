/// How a string literal is closed and how it escapes.
struct StringDelimiter {
  /// The number of `#` before the opening quotes.
  var pounds: Int
  /// `"""` against `"`.
  var isMultiline: Bool
}

extension Tokenizer {
  mutating func scanString(pounds: Int) {
    let start = cursor.offset
    cursor.advance(by: pounds)
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: opensMultiline(pounds: pounds))
    cursor.advance(by: delimiter.isMultiline ? 3 : 1)
    scanPart(of: delimiter, from: start, last: .string, other: .stringHead)
  }

  /// Goes on with the text of the innermost literal at the `)` that ends its interpolation.
  mutating func resumeString() {
    guard let interpolation = interpolations.popLast() else { return }
    brackets.close(downTo: Int(interpolation.bracketHeight), at: text.tokens.count, in: &text.tokens)
    closePart(interpolation.part)
    let start = cursor.offset
    cursor.advance()
    scanPart(of: interpolation.delimiter, from: start, last: .stringTail, other: .stringMiddle)
  }

  /// Ends a literal whose interpolation is still open, with an empty tail.
  mutating func endUnterminated(_ interpolation: Interpolation) {
    brackets.close(downTo: Int(interpolation.bracketHeight), at: text.tokens.count, in: &text.tokens)
    closePart(interpolation.part)
    emit(.stringTail, from: cursor.offset, flags: .unterminated)
  }

  /// Scans the text up to the end of the literal, which makes the token `last`, or up to the next interpolation.
  private mutating func scanPart(
    of delimiter: StringDelimiter, from start: Int, last: TokenKind, other: TokenKind
  ) {
    let end = scanText(of: delimiter)
    let flags: Token.Flags = delimiter.isMultiline ? .multiline : []
    switch end {
    case .closed: emit(last, from: start, flags: flags)
    case .unterminated: emit(last, from: start, flags: flags.union(.unterminated))
    case .interpolation:
      interpolations.append(
        Interpolation(
          delimiter: delimiter, part: UInt32(truncatingIfNeeded: text.tokens.count),
          bracketHeight: UInt32(truncatingIfNeeded: brackets.height)))
      brackets.openBarrier(token: text.tokens.count)
      emit(other, from: start, flags: flags)
    }
  }

  /// Tells the part of the literal before the interpolation that the next token closes it.
  private mutating func closePart(_ part: UInt32) {
    text.tokens[Int(part)].payload = UInt32(truncatingIfNeeded: text.tokens.count)
  }

  /// Three quotes open a multi-line literal; behind `#` only when the literal does not close on its own line.
  private mutating func opensMultiline(pounds: Int) -> Bool {
    guard isThreeQuotes() else { return false }
    guard pounds > 0 else { return true }
    var ahead = 1
    while true {
      let byte = cursor.peek(ahead)
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || cursor.offset + ahead >= cursor.bytes.count {
        return true
      }
      if byte == UInt8(ascii: "\""), countPounds(from: ahead + 1, atMost: pounds) == pounds { return false }
      ahead += 1
    }
  }

  @inline(__always)
  private mutating func isThreeQuotes() -> Bool {
    let quote = UInt8(ascii: "\"")
    return cursor.peek(1) == quote && cursor.peek(2) == quote && cursor.current == quote
  }

  private enum TextEnd { case closed, interpolation, unterminated }

  /// Moves over the text of a literal, up to and with what ends it.
  @inline(__always)
  private mutating func scanText(of delimiter: StringDelimiter) -> TextEnd {
    while true {
      cursor.skip { $0.equal(UInt8(ascii: "\"")) | $0.equal(UInt8(ascii: "\\")) | $0.controls }
      if cursor.isAtEnd { return .unterminated }
      switch cursor.current {
      case UInt8(ascii: "\""):
        if eatClosing(delimiter) { return .closed }
        cursor.advance()
      case UInt8(ascii: "\\"):
        cursor.advance()
        guard eatPounds(delimiter.pounds) else { continue }
        if cursor.eat(UInt8(ascii: "(")) { return .interpolation }
        let isLineBreak = cursor.current == UInt8(ascii: "\n") || cursor.current == UInt8(ascii: "\r")
        if !isLineBreak { cursor.advance() }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard delimiter.isMultiline else { return .unterminated }
        consumeLineBreak(inLiteral: true)
      default:
        cursor.advance()
      }
    }
  }

  private mutating func eatClosing(_ delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    if delimiter.isMultiline, !isThreeQuotes() { return false }
    guard countPounds(from: quotes, atMost: delimiter.pounds) == delimiter.pounds else { return false }
    cursor.advance(by: quotes + delimiter.pounds)
    return true
  }

  private mutating func eatPounds(_ count: Int) -> Bool {
    guard countPounds(from: 0, atMost: count) == count else { return false }
    cursor.advance(by: count)
    return true
  }

  mutating func countPounds(from ahead: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, cursor.peek(ahead + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
