extension Tokenizer {
  /// Whether what stands `ahead` may be a part of an operator.
  @inline(__always)
  func isOperator(behind ahead: Int) -> Bool {
    let byte = cursor.peek(ahead)
    return byte >= 0x80 || isOperatorByte(byte)
  }

  mutating func scanOperator() {
    let start = cursor.offset
    switch cursor.current {
    case UInt8(ascii: "?") where isLeftBound(): return scanPunctuation(.postfixQuestion, 1)
    case UInt8(ascii: "!") where isLeftBound(): return scanPunctuation(.postfixExclamation, 1)
    case UInt8(ascii: "<") where cursor.peek(1) == UInt8(ascii: "#"): if scanPlaceholder() { return }
    default: break
    }
    let (length, slash) = operatorLength()
    if let slash, scanBareRegex(at: slash, operatorLength: length) { return }
    cursor.advance(by: length)
    emit(kind(from: start), from: start)
  }

  mutating func kind(from start: Int) -> TokenKind {
    let first = cursor.bytes[start]
    switch cursor.offset - start {
    case 1 where first == UInt8(ascii: "="): return .equal
    case 1 where first == UInt8(ascii: "."): return .period
    case 2 where first == UInt8(ascii: "-") && cursor.bytes[start + 1] == UInt8(ascii: ">"): return .arrow
    default: return .operator
    }
  }

  /// Maximal munch, cut where a comment begins; dots belong only to operators that begin with one. With the place of
  /// the first slash, which may open a regex.
  @inline(__always)
  private mutating func operatorLength() -> (length: Int, slash: Int?) {
    let withDots = cursor.current == UInt8(ascii: ".")
    var length = 0
    var slash: Int?
    while true {
      let byte = cursor.peek(length)
      if byte >= 0x80 {
        guard let (value, size) = cursor.scalar(ahead: length), isOperatorHead(value) || isOperatorMark(value) else {
          return (length, slash)
        }
        length += size
        continue
      }
      guard isOperatorByte(byte), byte != UInt8(ascii: ".") || withDots else { return (length, slash) }
      if byte == UInt8(ascii: "/") {
        let next = cursor.peek(length + 1)
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return (length, slash) }
        if slash == nil { slash = length }
      }
      length += 1
    }
  }

  /// True when no space and no opening punctuation stands before the operator here.
  mutating func isLeftBound() -> Bool {
    guard !pending.contains(.afterSpace), let last = text.tokens.last else { return false }
    return bindsWhatFollows(last)
  }

  /// `<#text#>`, which Xcode writes where the programmer is to fill in something.
  private mutating func scanPlaceholder() -> Bool {
    guard cursor.offset >= placeholderFreeUntil else { return false }
    var length = 2
    while true {
      let byte = cursor.peek(length)
      if byte == UInt8(ascii: "#"), cursor.peek(length + 1) == UInt8(ascii: ">") { break }
      if byte == 0 || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        placeholderFreeUntil = cursor.offset + length
        return false
      }
      length += 1
    }
    scanPunctuation(.placeholder, length + 2)
    return true
  }
}

func bindsWhatFollows(_ token: Token) -> Bool {
  switch token.kind {
  case .leftParen, .leftSquare, .leftBrace, .comma, .semicolon, .colon, .stringHead, .stringMiddle: false
  default: true
  }
}
