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
    let flags: Token.Flags = delimiter.isMultiline ? .multiline : []
    switch scanText(of: delimiter) {
    case .closed: emit(.string, from: start, flags: flags)
    case .unterminated: emit(.string, from: start, flags: flags.union(.unterminated))
    case .interpolation: beginInterpolation(.stringHead, of: delimiter, from: start, flags: flags)
    }
  }

  /// Goes on with the text of the innermost literal at the `)` that ends its interpolation.
  mutating func resumeString() {
    guard let interpolation = interpolations.popLast() else { return }
    brackets.close(downTo: interpolation.bracketHeight, at: tokens.count, in: &tokens)
    closePart()
    let start = cursor.offset
    let flags: Token.Flags = interpolation.delimiter.isMultiline ? .multiline : []
    cursor.advance()
    switch scanText(of: interpolation.delimiter) {
    case .closed: emit(.stringTail, from: start, flags: flags)
    case .unterminated: emit(.stringTail, from: start, flags: flags.union(.unterminated))
    case .interpolation: beginInterpolation(.stringMiddle, of: interpolation.delimiter, from: start, flags: flags)
    }
  }

  /// Ends a literal whose interpolation is still open, with an empty tail.
  mutating func endUnterminated(_ interpolation: Interpolation) {
    brackets.close(downTo: interpolation.bracketHeight, at: tokens.count, in: &tokens)
    closePart()
    emit(.stringTail, from: cursor.offset, flags: .unterminated)
  }

  private mutating func beginInterpolation(
    _ kind: TokenKind, of delimiter: StringDelimiter, from start: Int, flags: Token.Flags
  ) {
    openParts.append(tokens.count)
    interpolations.append(Interpolation(delimiter: delimiter, bracketHeight: brackets.height))
    brackets.openBarrier(token: tokens.count)
    emit(kind, from: start, flags: flags)
  }

  /// Tells the part of the literal before the interpolation that the next token closes it.
  private mutating func closePart() {
    if let part = openParts.popLast() { tokens[part].payload = UInt32(truncatingIfNeeded: tokens.count) }
  }

  /// Three quotes open a multi-line literal; behind `#` only when the literal does not close on its own line.
  private func opensMultiline(pounds: Int) -> Bool {
    guard cursor.starts(with: "\"\"\"") else { return false }
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

  private enum TextEnd { case closed, interpolation, unterminated }

  /// Moves over the text of a literal, up to and with what ends it.
  private mutating func scanText(of delimiter: StringDelimiter) -> TextEnd {
    while !cursor.isAtEnd {
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
        consumeLineBreak()
      default:
        cursor.advance()
      }
    }
    return .unterminated
  }

  private mutating func eatClosing(_ delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    if delimiter.isMultiline, !cursor.starts(with: "\"\"\"") { return false }
    guard countPounds(from: quotes, atMost: delimiter.pounds) == delimiter.pounds else { return false }
    cursor.advance(by: quotes + delimiter.pounds)
    return true
  }

  private mutating func eatPounds(_ count: Int) -> Bool {
    guard countPounds(from: 0, atMost: count) == count else { return false }
    cursor.advance(by: count)
    return true
  }

  func countPounds(from ahead: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, cursor.peek(ahead + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }
}
