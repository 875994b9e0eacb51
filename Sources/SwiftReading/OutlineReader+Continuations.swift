// Behind an operand: what goes on with it, what comes after it, and what shows that the expression has ended.

extension OutlineReader {
  @inline(__always)
  mutating func readContinuation() {
    let token = token
    switch token.kind {
    case .period: readMembers()
    case .postfixQuestion, .postfixExclamation: advance()
    case .leftParen where !token.startsLine && !frame.bodyEnded: readCallParentheses()
    case .leftSquare where !token.startsLine && !frame.bodyEnded: open(.subscript, state: .operand)
    case .leftBrace: readBrace()
    case .operator: readOperator()
    case .arrow: isNoSingle()
    case .equal: readEqual()
    case .comma: readComma()
    case .colon: readColon()
    case .word: readWordAfterOperand()
    case .poundWord: readPoundAfterOperand(token)
    case .rightParen, .rightSquare, .rightBrace, .unknown: advance()
    default: endByJuxtaposition()
    }
  }

  /// Two operands side by side: a new statement, or a missing comma.
  @inline(__always)
  private mutating func endByJuxtaposition() {
    if frame.isCode || frame.kind == .members || frame.kind == .accessors {
      if token.kind == .semicolon { advance() }
      startStatement()
    } else {
      if token.kind == .semicolon { advance() }
      frame.isSingle = false
      expectOperand()
    }
  }

  /// A binary operator, or anything else that makes the expression more than one chain.
  private mutating func isNoSingle() {
    advance()
    frame.isSingle = false
    endCall()
    expectOperand()
  }

  /// The links of a chain that stand one behind the other, with the marks between them. None of these tokens is the
  /// last of the file.
  mutating func readMembers() {
    endCall()
    var link = frame.operand
    while index < frame.end {
      let isMark = token.kind == .postfixQuestion || token.kind == .postfixExclamation
      guard isMark || token.kind == .period else { break }
      index &+= 1
      let member = token
      guard !isMark, member.isName || member.kind == .number else { continue }
      index &+= 1
      let name = member.isName ? member.name : Name(.underscore)
      link = addStep(.member, name, base: link, payload: -1, at: member.start)
      if token.kind == .doubleColon, member.isName {
        complete(link)
        takeModuleSelector()
      }
    }
    if link != frame.operand { complete(link) }
  }

  /// `Module::name` (SE-0491): the name behind the colons is what counts.
  @inline(__always)
  mutating func skipModuleSelector() {
    if token.kind == .doubleColon { takeModuleSelector() }
  }

  private mutating func takeModuleSelector() {
    while index < frame.end, token.kind == .doubleColon, peek(1).isName {
      advance()
      outline.steps[frame.operand].name = token.name
      if outline.steps[frame.operand].kind != .macro { outline.steps[frame.operand].offset = token.start }
      advance()
    }
  }

  // MARK: Clauses

  /// `#if` between the links of a chain. Every clause goes on with the chain as it was before.
  private mutating func readPoundAfterOperand(_ token: Token) {
    while let clause = chainClauses.last, clause.depth > frames.count { chainClauses.removeLast() }
    let isInClause = chainClauses.last?.depth == frames.count
    switch token.word(behindPound: true) {
    case .if?: readChainClause()
    case .elseif? where isInClause, .else? where isInClause:
      endCall()
      frame.operand = chainClauses.last?.operand ?? .none
      _ = skipDirective()
    case .endif? where isInClause:
      chainClauses.removeLast()
      advance()
    default: startStatement()
    }
  }

  private mutating func readChainClause() {
    let operand = frame.operand
    endCall()
    _ = skipDirective()
    if token.kind == .period {
      chainClauses.append((frames.count, operand))
    } else if token.kind == .poundWord, chainClauses.last?.depth == frames.count || frame.isExpression {
      chainClauses.append((frames.count, operand))
    } else {
      startStatement()
    }
  }

  // MARK: Braces

  private mutating func readCallParentheses() {
    if isCompoundName() { return skipBracket() }
    beginCall()
    let end = tokens[index].partner
    if closes(end, opener: index), end < frame.end, mayReadPlainElements {
      readPlainArguments(before: end)
    } else {
      open(.arguments, state: .operand)
    }
  }

  /// `(_:animated:)` belongs to the name before it and calls nothing.
  private mutating func isCompoundName() -> Bool {
    guard peek(2).kind == .colon, peek(3).kind == .rightParen || peek(4).kind == .colon else { return false }
    let behind = behindBracket(at: index)
    var next = index + 1
    guard closes(behind - 1, opener: index), next + 1 < behind else { return false }
    while next < behind - 1 {
      guard tokens[next].isName, tokens[next + 1].kind == .colon else { return false }
      next += 2
    }
    return true
  }

  private mutating func readBrace() {
    if variable != nil, opensObservers(at: index) { return readAccessorBlock() }
    if frame.expectsBody || frame.bodyEnded { return openBody() }
    if frame.conditions > 0, !isTrailingClosureInCondition() { return openBody() }
    if frame.call.isNone {
      beginCall()
      completeCall()
    }
    openClosure()
  }

  /// In a condition a `{` opens a closure only when what follows its end shows that the condition goes on
  /// (`atValidTrailingClosure` of the Swift parser).
  private mutating func isTrailingClosureInCondition() -> Bool {
    let end = tokens[index].partner
    guard closes(end, opener: index) else { return false }
    let next = token(at: end + 1)
    switch next.kind {
    case .leftBrace, .comma: return true
    case .word where next.is(.where): return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .postfixExclamation, .colon, .equal, .operator:
      return !next.startsLine
    case .word where next.is(.is) || next.is(.as): return !next.startsLine
    default: return false
    }
  }

  // MARK: Operators

  private mutating func readOperator() {
    let token = token
    let first = bytes[Int(token.start)]
    if first == UInt8(ascii: "<"), token.end == token.start + 1 || bytes[Int(token.start) + 1] != UInt8(ascii: "=") {
      if readExpressionGenerics() { return }
    }
    let isRightBound = !self.token(at: index + 1).isAfterSpace && startsOperand(self.token(at: index + 1))
    let isLeftBound = !token.isAfterSpace
    if isLeftBound && !isRightBound { return readPostfixOperator() }
    if token.startsLine, !isLeftBound, isRightBound, frame.isCode || frame.kind == .members { return startStatement() }
    if first == UInt8(ascii: "?"), token.end == token.start + 1 { beginTernary() } else { isNoSingle() }
  }

  /// The branches of a ternary may be assignments of their own; the whole is no chain.
  private mutating func beginTernary() {
    advance()
    frame.ternaries += 1
    frame.sink = .none
    frame.isCompound = true
    frame.isSingle = true
    expectOperand()
  }

  private mutating func readTernaryColon() {
    frame.ternaries -= 1
    handOnValue()
    frame.isSingle = true
    expectOperand()
  }

  private mutating func readPostfixOperator() {
    advance()
    frame.isSingle = false
  }

  private mutating func readEqual() {
    let target = frame.operand
    let start = token.start
    let isAssignment = (frame.isCode || frame.isExpression) && !frame.inPattern && frame.isSingle && !target.isNone
    endCall()
    advance()
    if frame.inPattern {
      frame.inPattern = false
      frame.bindsNames = false
      frame.isSingle = true
    } else if isAssignment, outline.steps[target].kind != .other {
      outline.assignments.append(
        Assignment(target: target, value: .none, scope: scope, offset: start))
      frame.sink = .assignment(ID(outline.assignments.count - 1))
      frame.isCompound = true
    } else {
      frame.isSingle = false
    }
    expectOperand()
  }

  // MARK: Separators

  private mutating func readComma() {
    advance()
    switch frame.kind {
    case .arguments:
      endArgument()
      frame.atElementStart = true
      return expectOperand()
    case .subscript, .parameters, .payload, .captures, .interpolation:
      finishExpression()
      frame.atElementStart = true
      return expectOperand()
    default:
      break
    }
    let isElement = frame.conditions > 0 && !frame.inCaseLabel
    finishExpression()
    if frame.kind == .group { frame.isSingle = false }
    if variable != nil, !isElement {
      let start = self.token.start
      variable?.start = start
      return readDeclarator()
    }
    if frame.isEnumCase { return readEnumCase() }
    frame.atElementStart = isElement || frame.kind == .group
    expectOperand()
  }

  private mutating func readColon() {
    advance()
    if frame.inCaseLabel, frame.ternaries == 0 { return startStatement() }
    if frame.inPattern, frame.isCode, frame.ternaries == 0 {
      // `for (a, b): (A, B) in`
      _ = readType(.local)
      return
    }
    if frame.ternaries > 0 { return readTernaryColon() }
    frame.isSingle = false
    endCall()
    expectOperand()
  }

  // MARK: Words

  @inline(__always)
  private mutating func readWordAfterOperand() {
    switch token.word {
    case .as?, .is?: readCast()
    case .where? where frame.isMacroDefinition: readMacroRequirements()
    case .in?, .where?:
      advance()
      frame.inPattern = false
      finishExpression()
      expectOperand()
    case .else?:
      advance()
      finishExpression()
      frame.conditions = 0
      frame.expectsBody = true
      expectOperand()
    case .catch? where frame.bodyEnded:
      advance()
      frame.conditions = 1
      frame.expectsBody = true
      frame.inPattern = true
      expectOperand()
    case .while? where frame.afterRepeatBody:
      advance()
      frame.afterRepeatBody = false
      expectOperand()
    default:
      endByJuxtaposition()
      // What the word begins needs no step of its own.
      if frame.state == .start, frame.kind != .accessors { readStatementWord() }
    }
  }

  /// `as Type`, `as? Type`, `as! Type`, `is Type`.
  private mutating func readCast() {
    let isTest = token.is(.is)
    advance()
    endCall()
    if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
    let type = readType(isTest ? .test : .cast)
    if isTest || type.isNone {
      frame.isSingle = false
      return completeOther()
    }
    let base = frame.isSingle ? frame.operand : .none
    complete(addStep(.cast, Name(.underscore), base: base, payload: type.rawValue))
  }
}

private func startsOperand(_ token: Token) -> Bool {
  switch token.kind {
  case .rightParen, .rightSquare, .rightBrace, .comma, .colon, .semicolon, .endOfFile, .period: false
  default: true
  }
}
