// At the start of a statement or of a member.

extension OutlineReader {
  mutating func readStatement() {
    if frame.kind == .accessors { return readAccessor() }
    switch token.kind {
    case .semicolon, .rightBrace, .rightParen, .rightSquare: advance()
    case .at: if !readDeclaration() { skipAttribute() }
    case .word: readStatementWord()
    case .poundWord: if !skipDirective() { expectOperand() }
    default: expectOperand()
    }
  }

  mutating func readStatementWord() {
    guard let word = token.word else { return readStatementName() }
    let start = index
    if word.mayBeginDeclaration, readDeclaration() { return }
    switch word {
    case .if, .guard, .while:
      advance()
      beginCondition(.block)
    case .switch:
      advance()
      beginCondition(.switchBody)
    case .for:
      advance()
      beginFor()
    case .do:
      advance()
      skipTypedThrows()
      expectBody(.block)
    case .defer, .else:
      advance()
      expectBody(.block)
    case .repeat:
      advance()
      expectBody(.repeatBody)
    case .catch:
      advance()
      frame.inPattern = true
      beginCondition(.block)
      frame.expectsBody = true
    case .return, .throw:
      advance()
      readReturned()
    case .break, .continue, .fallthrough:
      advance()
      skipLabel()
    case .case where frame.kind == .switchBody:
      advance()
      beginCaseLabel()
    case .default where frame.kind == .switchBody:
      advance()
      if token.kind == .colon { advance() }
    case .let where mayDeclare, .var where mayDeclare: readVariable(bareHeader())
    case .func where mayDeclare: readFunction(.function, bareHeader())
    case .in, .where, .as, .is, .rethrows, .throws: advance()
    default: if isStatementLabel() { index += 2 } else { expectOperand() }
    }
    if word.isReserved, frame.state == .operand, index == start, !mayBeginOperand(word) { advance() }
  }

  private mutating func readStatementName() {
    if isStatementLabel() {
      index += 2
    } else {
      expectOperand()
      frame.operandStart = index
      readName()
    }
  }

  /// `name:` before a loop or a block.
  @inline(__always)
  private mutating func isStatementLabel() -> Bool {
    guard frame.isCode, peek(1).kind == .colon else { return false }
    switch peek(2).word {
    case .for?, .while?, .repeat?, .do?, .if?, .switch?: return true
    default: return false
    }
  }

  private mutating func expectBody(_ kind: Frame.BodyKind) {
    frame.expectsBody = true
    frame.bodyKind = kind
    expectOperand()
    // `else if` goes on with a condition, everything else with a brace.
    if token.kind == .leftBrace { openBody() }
  }

  private mutating func skipTypedThrows() {
    guard token.is(.throws) else { return }
    advance()
    readThrownType()
  }

  private mutating func readReturned() {
    if index < frame.end, !token.startsLine { expectOperand() }
  }

  private mutating func skipLabel() {
    if index < frame.end, !token.startsLine, token.isName, !token.isReserved { advance() }
  }

  private mutating func beginCaseLabel() {
    frame.inCaseLabel = true
    frame.inPattern = true
    expectOperand()
  }

  private mutating func beginFor() {
    while token.is(.try) || token.is(.await) || token.is(.unsafe) {
      advance()
      skipMark()
    }
    beginCondition(.block)
    frame.inPattern = true
    frame.atElementStart = false
    if token.is(.case) { advance() } else { frame.bindsNames = true }
  }

  private mutating func skipMark() {
    if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
  }

  // MARK: Conditions and patterns

  /// `let name: Type = value`, `let name`, `case pattern = value`. True when something was read.
  mutating func readCondition() -> Bool {
    if token.is(.case) {
      advance()
      frame.inPattern = true
      return true
    }
    guard token.is(.let) || token.is(.var) else { return false }
    guard peek(1).isName, peek(1).name != .underscore || peek(1).kind == .escapedName else {
      frame.inPattern = true
      return false
    }
    advance()
    let name = index
    let local = addLocal(.optionalBinding, at: name)
    advance()
    if token.kind == .colon {
      advance()
      outline.locals[local].type = readType(.local)
    }
    if token.kind == .equal {
      advance()
      frame.sink = .local(ID(local))
      expectOperand()
    } else {
      outline.locals[local].value = addUse(of: tokens[name])
      completeOther()
      frame.isSingle = false
    }
    return true
  }

  /// `let` or `var` inside a pattern.
  mutating func readPatternBinding() {
    advance()
    frame.bindsNames = true
  }

  /// Behind `let`, a name that something is reached through is used, any other is bound.
  mutating func isBindingPosition() -> Bool {
    let next = peek(1)
    switch next.kind {
    case .period: return false
    case .leftParen, .leftSquare: return next.startsLine
    case .operator: return behindAngles(at: index + 1) == nil
    default: return true
    }
  }

  mutating func bindName() {
    let name = token
    let local = addLocal(.pattern, at: index)
    advance()
    if token.kind == .colon, !frame.inCaseLabel, frame.isCode {
      advance()
      outline.locals[local].type = readType(.local)
    }
    complete(addRoot(.other, name.name, at: name.start))
  }

  @discardableResult
  mutating func addLocal(_ kind: LocalBinding.Kind, at index: Int) -> Int {
    let token = tokens[index]
    outline.locals.append(
      LocalBinding(
        kind: kind, name: token.name, offset: token.start, type: .none, value: .none, scope: scope))
    return outline.locals.count - 1
  }

  // MARK: Bodies

  /// Enters the braces of a statement.
  mutating func openBody() {
    endCall()
    frame.conditions = max(0, frame.conditions - 1)
    frame.expectsBody = false
    frame.inPattern = false
    finishExpressionOfCondition()
    openScope(frame.bodyKind == .switchBody ? .switchBody : .code, .block, subject: -1)
  }

  /// Ends the last condition, but keeps what waits for the value of the whole `if`.
  private mutating func finishExpressionOfCondition() {
    if case .local(let local) = frame.sink, outline.locals[local].kind == .optionalBinding {
      finishExpression()
    }
    frame.isSingle = false
  }

  /// Goes on behind the braces of a statement, a function or an accessor.
  mutating func endBody(_ closed: ClosedFrame) {
    if closed.isFunction || frame.kind == .accessors { return endFunctionBody(closed) }
    if closed.isAccessorBlock { return endAccessors(closed) }
    frame.state = .complete
    frame.operand = .none
    frame.bodyEnded = true
    frame.afterRepeatBody = frame.bodyKind == .repeatBody
    frame.bodyKind = .block
  }
}

/// False for a reserved word that begins neither a statement nor an operand, such as a stray `func`.
private func mayBeginOperand(_ word: Word) -> Bool {
  switch word {
  case .selfValue, .selfType, .super, .true, .false, .nil, .underscore, .anyType, .try, .`init`, .inout, .let, .var:
    true
  default: false
  }
}
