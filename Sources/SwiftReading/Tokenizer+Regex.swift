// Regex literals: SE-0354. Whether a `/` is an operator is decided by what stands around it.

extension Tokenizer {
  /// `#/…/#`, which may span lines when a line break follows the opening delimiter.
  mutating func scanExtendedRegex(pounds: Int) -> Bool {
    var length = pounds + 1
    let isMultiline = onlySpaceFollows(from: length)
    let free = extendedRegexFree
    if pounds >= free.pounds, cursor.offset < (isMultiline ? free.file : free.line) { return false }
    while true {
      let byte = cursor.peek(length)
      if cursor.offset + length >= cursor.bytes.count || isLineBreak(byte) && !isMultiline {
        noteNoRegex(pounds: pounds, until: cursor.offset + length, isMultiline: isMultiline)
        return false
      }
      if byte == UInt8(ascii: "/"), countPounds(from: length + 1, atMost: pounds) == pounds { break }
      length += byte == UInt8(ascii: "\\") && !isLineBreak(cursor.peek(length + 1)) ? 2 : 1
    }
    emitRegex(length: length + 1 + pounds, flags: isMultiline ? .multiline : [])
    return true
  }

  private mutating func noteNoRegex(pounds: Int, until end: Int, isMultiline: Bool) {
    if pounds != extendedRegexFree.pounds { extendedRegexFree = (pounds, 0, 0) }
    if isMultiline { extendedRegexFree.file = end } else { extendedRegexFree.line = end }
  }

  private mutating func onlySpaceFollows(from ahead: Int) -> Bool {
    var ahead = ahead
    while cursor.peek(ahead) == UInt8(ascii: " ") || cursor.peek(ahead) == UInt8(ascii: "\t") { ahead += 1 }
    return isLineBreak(cursor.peek(ahead))
  }

  private mutating func emitRegex(length: Int, flags: Token.Flags = []) {
    let start = cursor.offset
    let end = start + length
    while cursor.offset < end {
      if isLineBreak(cursor.current) { consumeLineBreak(inLiteral: true) } else { cursor.advance() }
    }
    emit(.regex, from: start, flags: flags)
  }

  /// `/…/`, which may begin inside what looks like one operator. False where the slash is an operator; then nothing has
  /// moved. These are the rules of the compiler's lexer.
  mutating func scanBareRegex(at slash: Int, operatorLength: Int) -> Bool {
    guard !isLeftBound(), cursor.offset + slash >= regexFreeUntil else { return false }
    if let last = text.tokens.last, last.is(.func) || last.is(.operator) { return false }
    var isCertain = false
    if !isRightBound(at: operatorLength) {
      guard isAfterTry() || expectsExpression() else { return false }
      isCertain = isAfterTry() || !isAfterSeparator()
    }
    guard let length = bareRegexLength(from: slash, isCertain: isCertain) else { return false }
    if slash > 0 {
      let start = cursor.offset
      cursor.advance(by: slash)
      emit(kind(from: start), from: start)
    }
    emitRegex(length: length)
    return true
  }

  private mutating func isRightBound(at ahead: Int) -> Bool {
    switch cursor.peek(ahead) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case UInt8(ascii: "/"): false
    default: true
    }
  }

  /// Behind `try?` or `try!`.
  private mutating func isAfterTry() -> Bool {
    let count = text.tokens.count
    guard count > 1, text.tokens[count - 2].is(.try), let last = text.tokens.last else { return false }
    return last.kind == .postfixQuestion || last.kind == .postfixExclamation
  }

  /// Where an operator may stand for a function.
  private mutating func isAfterSeparator() -> Bool {
    switch text.tokens.last?.kind {
    case .leftParen?, .leftSquare?, .comma?, .colon?, .doubleColon?, .stringHead?, .stringMiddle?: true
    default: false
    }
  }

  /// Whether the last token makes an expression follow, and not a binary operator.
  private mutating func expectsExpression() -> Bool {
    guard let last = text.tokens.last else { return true }
    switch last.kind {
    case .leftParen, .leftSquare, .leftBrace, .comma, .colon, .semicolon, .equal, .stringHead, .stringMiddle, .unknown:
      return true
    case .operator:
      return !isPostfixOperator(at: text.tokens.count - 1)
    case .poundWord:
      return [.if, .else, .elseif, .endif].contains(last.name.word)
    case .word:
      guard let word = last.word, word.isReserved else { return false }
      return ![.selfValue, .selfType, .super, .true, .false, .nil, .anyType, .underscore].contains(word)
    default:
      return false
    }
  }

  /// True for an operator before a space that has none before itself.
  private mutating func isPostfixOperator(at index: Int) -> Bool {
    !text.tokens[index].isAfterSpace && index > 0 && bindsWhatFollows(text.tokens[index - 1])
  }

  /// The length of the literal with both slashes, or nil when it does not close on the line.
  private mutating func bareRegexLength(from slash: Int, isCertain: Bool) -> Int? {
    guard canOpenRegex(at: slash, isCertain: isCertain) else { return nil }
    var next = slash + 1
    var classDepth = 0
    var parens = 0
    var lastSpace = -1
    while true {
      let byte = cursor.peek(next)
      if byte == 0 && cursor.offset + next >= cursor.bytes.count || isLineBreak(byte) {
        regexFreeUntil = cursor.offset + next
        return nil
      }
      switch byte {
      case UInt8(ascii: "\\") where !isLineBreak(cursor.peek(next + 1)): next += 1
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
      case UInt8(ascii: "(") where classDepth == 0: parens += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if parens == 0, !isCertain { return nil }
        parens = max(0, parens - 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): lastSpace = next
      case UInt8(ascii: "/"):
        return closesRegex(at: next, endsInSpace: lastSpace == next - 1, isCertain) ? next + 1 - slash : nil
      default: break
      }
      next += 1
    }
  }

  private mutating func canOpenRegex(at slash: Int, isCertain: Bool) -> Bool {
    if cursor.peek(slash - 1) == UInt8(ascii: "*") { return false }
    switch cursor.peek(slash + 1) {
    case UInt8(ascii: "/"), UInt8(ascii: "*"): return false
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return isCertain
    default: return true
    }
  }

  private mutating func closesRegex(at place: Int, endsInSpace: Bool, _ isCertain: Bool) -> Bool {
    let after = cursor.peek(place + 1)
    return after != UInt8(ascii: "/") && after != UInt8(ascii: "*") && (isCertain || !endsInSpace)
  }
}

private func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
