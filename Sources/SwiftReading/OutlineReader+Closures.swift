// `{ [captures] (parameters) effects -> Result in statements }`.

extension OutlineReader {
  mutating func openClosure() {
    frame.operandStart = frame.call.isNone ? index : frame.operandStart
    openScope(.closure, .closure, subject: -1)
    readClosureCaptures()
  }

  /// Goes on behind a closure: it was an operand, or the last argument of a call that further closures may follow.
  mutating func endClosure(opener: Int) {
    guard !frame.call.isNone else {
      return complete(addRoot(.closure, Name(.underscore), at: tokens[opener].start))
    }
    openArguments.append(Argument(label: frame.closureLabel, isTrailingClosure: true, value: .none))
    frame.closureLabel = nil
    outline.calls[frame.call].range.end = previousEnd
    if index + 2 < frame.end, token.isName, peek(1).kind == .colon, peek(2).kind == .leftBrace,
      !token.is(.default)
    {
      frame.closureLabel = token.name
      index += 2
      openClosure()
    } else {
      complete(frame.operand)
    }
  }

  private mutating func readClosureCaptures() {
    frame.subject = signatureEnd() ?? -1
    guard frame.subject >= 0 else {
      frame.subject = -1
      return
    }
    while index < frame.end, token.kind == .at { skipAttribute() }
    if token.kind == .leftSquare { open(.captures, state: .operand) } else { readClosureParameters() }
  }

  /// The index of the `in` that ends the signature, or nil when the closure has none.
  private mutating func signatureEnd() -> Int? {
    var next = index
    while next < frame.end, tokens[next].kind == .at { next = behindAttribute(at: next) }
    let hasCaptures = next < frame.end && tokens[next].kind == .leftSquare
    if hasCaptures { next = behindBracket(at: next) }
    guard next < frame.end else { return nil }
    if tokens[next].kind == .leftParen {
      next = behindBracket(at: next)
    } else {
      while next < frame.end, tokens[next].isPlainName || tokens[next].is(.underscore) {
        next += 1
        guard next < frame.end, tokens[next].kind == .comma else { break }
        next += 1
      }
    }
    return endOfEffects(from: next)
  }

  /// Skips `async throws(E) -> Result` and gives the index of `in` behind it.
  private mutating func endOfEffects(from start: Int) -> Int? {
    var next = start
    while next < frame.end {
      let token = tokens[next]
      switch token.kind {
      case .word where token.is(.in): return next
      case .word where token.is(.async) || token.is(.throws) || token.is(.rethrows): next += 1
      case .arrow: return endOfResult(from: next + 1)
      case .leftParen where tokens[next - 1].is(.throws): next = behindBracket(at: next)
      default: return nil
      }
    }
    return nil
  }

  private mutating func endOfResult(from start: Int) -> Int? {
    var next = start
    while next < frame.end {
      let token = tokens[next]
      switch token.kind {
      case .word where token.is(.in): return next
      case .word, .escapedName, .period, .comma, .operator, .postfixQuestion, .postfixExclamation, .arrow, .at,
        .doubleColon, .number, .colon, .placeholder:
        if let word = token.word, word.isReserved, !canStandInType(word) { return nil }
        next += 1
      case .leftParen, .leftSquare: next = behindBracket(at: next)
      default: return nil
      }
    }
    return nil
  }

  /// Reads what stands between the captures and `in`.
  mutating func readClosureParameters() {
    let end = frame.subject
    frame.subject = -1
    guard end >= 0, index <= end else { return }
    if token.kind == .leftParen {
      let behind = behindBracket(at: index)
      advance()
      while index < min(behind - 1, end) { readClosureParameter() }
      index = behind
    } else {
      readClosureNames(before: end)
    }
    skipEffects()
    if token.kind == .arrow {
      advance()
      _ = readType(.result)
    }
    index = end
    advance()
    frame.state = .start
  }

  /// `a, b`.
  private mutating func readClosureNames(before end: Int) {
    while index < end, token.isName {
      if !token.isReserved { addLocal(.closureParameter, at: index) }
      advance()
      guard token.kind == .comma else { return }
      advance()
    }
  }

  /// `weak self`, `name = value`. Nothing is read where no name stands.
  mutating func readCapture() {
    if token.is(.weak) || token.is(.unowned), peek(1).isName || peek(1).kind == .leftParen {
      advance()
      if token.kind == .leftParen { skipBracket() }
    }
    guard index < frame.end, token.isName else { return }
    let captured = token
    let local = addLocal(.capture, at: index)
    advance()
    frame.sink = .local(ID(local))
    if token.kind == .equal {
      advance()
    } else {
      complete(addUse(of: captured))
    }
  }

  private mutating func readClosureParameter() {
    while token.kind == .at { skipAttribute() }
    var name = -1
    while token.isName {
      name = index
      advance()
    }
    let local = name >= 0 ? addLocal(.closureParameter, at: name) : -1
    if token.kind == .colon {
      advance()
      let type = readType(.parameter)
      if local >= 0 { outline.locals[local].type = type }
    }
    while index < frame.end, token.kind != .comma, token.kind != .rightParen {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: skipBracket()
      default: advance()
      }
    }
    if token.kind == .comma { advance() }
  }
}

private func canStandInType(_ word: Word) -> Bool {
  switch word {
  case .selfType, .anyType, .inout, .throws, .rethrows, .underscore, .repeat: true
  default: false
  }
}
