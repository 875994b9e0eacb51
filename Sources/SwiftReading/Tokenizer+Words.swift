extension Tokenizer {
  /// Most words are shorter than eight bytes, most others than sixteen, and were there before.
  @inline(__always)
  mutating func scanWord() {
    let eight = cursor.eight()
    let (length, next) = eight.leadingWord
    guard length < 8 else { return scanLongWord(beginningWith: eight) }
    guard next < 0x80, let name = names.find(short: NameHash(eight, length)) else { return scanOtherWord() }
    emit(.word, from: cursor.offset, over: length, payload: name.id)
  }

  @inline(never)
  private mutating func scanLongWord(beginningWith first: EightBytes) {
    let eight = cursor.eight(ahead: 8)
    let (length, next) = eight.leadingWord
    var hash = NameHash(first, 8)
    hash.add(eight, length)
    guard length < 8, next < 0x80, let name = names.find(whole: hash) else {
      return scanOtherWord(beginningWith: hash, (length, next))
    }
    emit(.word, from: cursor.offset, over: 8 &+ length, payload: name.id)
  }

  @inline(never)
  mutating func scanOtherWord() {
    let eight = cursor.eight()
    let word = eight.leadingWord
    scanOtherWord(beginningWith: NameHash(eight, word.length), word)
  }

  @inline(never)
  private mutating func scanOtherWord(beginningWith hash: NameHash, _ last: (length: Int, next: UInt8)) {
    let start = cursor.offset
    let name = scanName(beginningWith: hash, last)
    emit(.word, from: start, payload: name.id)
  }

  /// Moves past the identifier here and interns it.
  ///
  /// - Parameters:
  ///   - hash: Of what its first bytes, eight or a multiple of eight, begin with.
  ///   - last: What the last eight of them begin with.
  @inline(__always)
  private mutating func scanName(beginningWith hash: NameHash, _ last: (length: Int, next: UInt8)) -> Name {
    let start = cursor.offset
    var hash = hash
    var (length, next) = last
    while length == 8 {
      let eight = cursor.eight(ahead: Int(hash.length))
      (length, next) = eight.leadingWord
      hash.add(eight, length)
    }
    cursor.advance(over: Int(hash.length))
    if next < 0x80 { return names.intern(cursor.bytes, at: start, hash) }
    skipToNameEnd()
    return names.intern(cursor.bytes, start..<cursor.offset)
  }

  /// Moves past the rest of an identifier that may go on beyond ASCII.
  private mutating func skipToNameEnd() {
    while true {
      if isWordByte(cursor.current) {
        cursor.advance()
      } else if cursor.current >= 0x80, let (value, size) = cursor.scalar(), isIdentifierScalar(value) {
        cursor.advance(by: size)
      } else {
        return
      }
    }
  }

  /// A name between backticks; since SE-0451 it may hold spaces and punctuation.
  mutating func scanEscapedName() {
    let start = cursor.offset
    cursor.advance()
    while !cursor.isAtEnd, !isEscapedNameEnd(cursor.current) { cursor.advance() }
    guard cursor.current == UInt8(ascii: "`"), cursor.offset > start + 1 else {
      return emit(.unknown, from: start, flags: .unterminated)
    }
    let name = names.intern(cursor.bytes, start + 1..<cursor.offset)
    cursor.advance()
    emit(.escapedName, from: start, payload: name.id)
  }

  /// What begins with `#`: a raw string, an extended regex, a directive or a macro.
  mutating func scanPound() {
    var pounds = 1
    while cursor.peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch cursor.peek(pounds) {
    case UInt8(ascii: "\""): return scanString(pounds: pounds)
    case UInt8(ascii: "/"): if scanExtendedRegex(pounds: pounds) { return }
    case let byte where isWordStart(byte) && pounds == 1: return scanPoundWord()
    default: break
    }
    scanPunctuation(.unknown, pounds)
  }

  private mutating func scanPoundWord() {
    let start = cursor.offset
    cursor.advance()
    let eight = cursor.eight()
    let word = eight.leadingWord
    let name = scanName(beginningWith: NameHash(eight, word.length), word)
    switch name.word {
    case .if?:
      emit(.poundWord, from: start, payload: name.id)
      openClause()
    case .elseif?, .else?:
      closeClause()
      emit(.poundWord, from: start, payload: name.id)
      openClause()
    case .endif?:
      closeClause()
      emit(.poundWord, from: start, payload: name.id)
    default: emit(.poundWord, from: start, payload: name.id)
    }
  }

  private mutating func openClause() {
    clauses.append(Clause(bracketHeight: brackets.height, interpolations: interpolations.count))
    brackets.openBarrier(token: text.tokens.count - 1)
  }

  /// Ends a clause of `#if`: what is still open in it ends here, so that no clause changes the depth of the rest.
  private mutating func closeClause() {
    guard let clause = clauses.last, clause.interpolations == interpolations.count else { return }
    clauses.removeLast()
    brackets.close(downTo: clause.bracketHeight, at: text.tokens.count, in: &text.tokens)
  }

  mutating func scanNumber() {
    let start = cursor.offset
    let isTupleIndex = text.tokens.last?.kind == .period
    let isHex = cursor.current == UInt8(ascii: "0") && cursor.peek(1) | 0x20 == UInt8(ascii: "x")
    scanDigits(isHex: isHex)
    if !isTupleIndex, cursor.current == UInt8(ascii: "."), isHex ? isHexFraction() : isDigit(cursor.peek(1)) {
      cursor.advance()
      scanDigits(isHex: isHex)
    }
    emit(.number, from: start)
  }

  /// A hexadecimal fraction must have an exponent; `0xA.description` has none.
  private mutating func isHexFraction() -> Bool {
    var ahead = 1
    while isHexDigit(cursor.peek(ahead)) || ahead > 1 && cursor.peek(ahead) == UInt8(ascii: "_") { ahead += 1 }
    return ahead > 1 && cursor.peek(ahead) | 0x20 == UInt8(ascii: "p")
  }

  /// Digits, underscores, letters of a radix or suffix, and a signed exponent.
  private mutating func scanDigits(isHex: Bool) {
    while isWordByte(cursor.current) {
      let letter = cursor.current | 0x20
      cursor.advance()
      let isExponent = letter == UInt8(ascii: "p") || (letter == UInt8(ascii: "e") && !isHex)
      let isSign = cursor.current == UInt8(ascii: "+") || cursor.current == UInt8(ascii: "-")
      if isExponent, isSign, isDigit(cursor.peek(1)) { cursor.advance() }
    }
  }
}

/// A clause of `#if` that is open, and how deep everything was when it began.
struct Clause {
  let bracketHeight: Int
  let interpolations: Int
}

private func isEscapedNameEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
}
