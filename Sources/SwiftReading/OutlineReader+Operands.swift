// Before an operand.

extension OutlineReader {
  @inline(__always)
  mutating func readOperand() {
    if frame.atElementStart, readElementStart() { return }
    frame.operandStart = index
    switch token.kind {
    case .word: readWordOperand()
    case .escapedName: readName()
    case .number, .string, .regex, .placeholder:
      complete(addRoot(.literal, Name(.underscore), at: token.start))
      advance()
    case .stringHead: readInterpolations()
    case .leftParen: open(.group, state: .operand)
    case .leftSquare: if !readPlainSquares() { open(.squares, state: .operand) }
    case .leftBrace: if frame.expectsBody { openBody() } else { openClosure() }
    case .period: readImplicitMember()
    case .backslash: readKeyPath()
    case .poundWord: readPound()
    case .comma: readCommaWithoutOperand()
    case .semicolon: startStatementIfAny()
    case .colon: readColonWithoutOperand()
    case .equal where frame.inPattern:
      advance()
      frame.inPattern = false
    case .at: skipAttribute()
    case .operator where isOperatorReference():
      advance()
      completeOther()
    default: advance()
    }
  }

  /// An operator that stands alone is a function: `reduce(0, +)`.
  private mutating func isOperatorReference() -> Bool {
    switch frame.kind {
    case .arguments, .group, .subscript, .squares: index + 1 >= frame.end || peek(1).kind == .comma
    default: false
    }
  }

  /// What may stand only at the beginning of an argument, a parameter or a condition. True when something was read.
  private mutating func readElementStart() -> Bool {
    frame.atElementStart = false
    switch frame.kind {
    case .arguments, .subscript, .group, .interpolation: return readLabel()
    case .captures:
      readCapture()
      return true
    case .parameters:
      readParameter()
      return true
    case .payload:
      readPayloadElement()
      return true
    default: return frame.conditions > 0 && readCondition()
    }
  }

  private mutating func readLabel() -> Bool {
    guard token.isName, peek(1).kind == .colon else { return false }
    if frame.kind == .arguments, token.name != .underscore { frame.label = token.name }
    if frame.kind == .group { frame.isSingle = false }
    index += 2
    return true
  }

  private mutating func readCommaWithoutOperand() {
    frame.atElementStart = true
    switch frame.kind {
    case .arguments: endArgument()
    case .parameters, .payload, .subscript, .group, .captures, .interpolation: break
    default: frame.atElementStart = frame.conditions > 0
    }
    advance()
  }

  private mutating func readColonWithoutOperand() {
    advance()
    if frame.inCaseLabel { startStatement() }
  }

  private mutating func startStatementIfAny() {
    advance()
    if frame.isCode || frame.kind == .members || frame.kind == .accessors { startStatement() }
  }

  // MARK: Words

  @inline(__always)
  private mutating func readWordOperand() {
    guard let word = token.word else { return readName() }
    switch word {
    case .selfValue: readRoot(.selfValue)
    case .super: readRoot(.superValue)
    case .true, .false, .nil: readRoot(.literal)
    case .underscore: readRoot(.other)
    case .selfType, .`init`: readName()
    case .anyType: readTypeOperand(allowsMembers: false)
    case .any, .some: if isPrefixWord() { readTypeOperand(allowsMembers: true) } else { readName() }
    case .await: advance()
    case .try:
      advance()
      skipTryMark()
    case .if, .while:
      advance()
      beginCondition(.block)
    case .switch:
      advance()
      beginCondition(.switchBody)
    case .let, .var: readPatternBinding()
    case .is:
      advance()
      _ = readType(.test)
      completeOther()
    case .case where frame.conditions > 0:
      advance()
      frame.inPattern = true
    case .in, .where, .else: frame.state = .complete
    case .inout, .repeat, .throw: advance()
    case .each, .consume, .copy, .unsafe, .borrow, .discard, .yield:
      if isPrefixWord() { advance() } else { readName() }
    case .as: frame.state = .complete
    default: if word.isReserved { endWithoutOperand() } else { readName() }
    }
  }

  private mutating func readRoot(_ kind: ExpressionStep.Kind) {
    let token = token
    advance()
    complete(addRoot(kind, token.name, at: token.start))
  }

  mutating func readName() {
    if frame.bindsNames || frame.isInBinding, isBindingPosition() { return bindName() }
    complete(addRoot(.name, token.name, at: token.start))
    advance()
    skipModuleSelector()
    if token.kind == .period { readMembers() }
  }

  private mutating func readTypeOperand(allowsMembers: Bool) {
    _ = readType(.expression, allowsMembers: allowsMembers)
    completeOther()
  }

  /// `try?` and `try!`.
  private mutating func skipTryMark() {
    if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
  }

  /// A contextual word stands before an operand when a name, a literal or an opening bracket follows on its line.
  private mutating func isPrefixWord() -> Bool {
    let next = peek(1)
    guard !next.startsLine, next.isAfterSpace else { return false }
    switch next.kind {
    case .escapedName, .string, .stringHead, .number, .poundWord, .leftParen, .leftSquare, .leftBrace, .period, .regex,
      .placeholder, .backslash:
      return true
    case .word:
      switch next.word {
      case .in?, .is?, .as?, .else?, .where?: return false
      default: return true
      }
    case .operator: return token.is(.yield) && !peek(2).isAfterSpace
    default: return false
    }
  }

  /// A keyword where an operand should be: the operand is missing.
  private mutating func endWithoutOperand() {
    if frame.isCode || frame.kind == .members || frame.kind == .accessors, !frame.inCaseLabel {
      startStatement()
      if index < frame.end, token.is(.rethrows) || token.is(.throws) { advance() }
    } else {
      advance()
    }
  }

  mutating func beginCondition(_ kind: Frame.BodyKind) {
    frame.expectsBody = false
    frame.conditions += 1
    frame.bodyKind = kind
    frame.atElementStart = true
    frame.sink = .none
    expectOperand()
  }

  // MARK: Other operands

  /// Reads the code of interpolations, as long as it is plain, and the end of the literal. What is not takes a frame.
  mutating func readInterpolations() {
    while token.kind != .stringTail {
      guard readPlainInterpolation() else { return open(.interpolation, state: .operand) }
    }
    advance()
    complete(addRoot(.literal, Name(.underscore), at: tokens[frame.operandStart].start))
  }

  private mutating func readImplicitMember() {
    let start = token.start
    advance()
    guard token.isName else { return }
    let root = addRoot(.implicitMember, token.name, at: start)
    advance()
    complete(root)
  }

  /// `\Type.path`: the names of a key path are no expression, but its type is mentioned.
  private mutating func readKeyPath() {
    let start = token.start
    advance()
    var last = Name(.underscore)
    if index < frame.end, token.isName || token.kind == .leftSquare || token.kind == .leftParen {
      last = token.isName ? token.name : last
      _ = readType(.expression, allowsMembers: false)
    }
    while index < frame.end, !token.isAfterSpace {
      switch token.kind {
      case .word, .escapedName:
        last = token.name
        advance()
      case .number:
        // A part of a tuple, which has no name.
        last = Name(.underscore)
        advance()
      case .period, .doubleColon, .postfixQuestion, .postfixExclamation: advance()
      case .leftSquare, .leftParen: skipBracket()
      case .operator where isDotRun(token): advance()
      default: return complete(addRoot(.keyPath, last, at: start))
      }
    }
    complete(addRoot(.keyPath, last, at: start))
  }

  /// In `\.?.name` and `\..name` the scanner sees an operator.
  private mutating func isDotRun(_ token: Token) -> Bool {
    for offset in Int(token.start)..<Int(token.end) {
      let byte = bytes[offset]
      if byte != UInt8(ascii: "."), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") { return false }
    }
    return true
  }

  private mutating func readPound() {
    let token = token
    if skipDirective() { return }
    switch token.word(behindPound: true) {
    case .available?, .unavailable?:
      advance()
      if self.token.kind == .leftParen { skipBracket() }
      completeOther()
    default:
      advance()
      complete(addRoot(.macro, token.name, at: token.start))
      skipModuleSelector()
    }
  }

  /// Skips `#if condition`, `#elseif condition`, `#else` and `#endif`, whose branches are all read, and
  /// `#sourceLocation(…)`.
  mutating func skipDirective() -> Bool {
    switch token.word(behindPound: true) {
    case .if?, .elseif?:
      advance()
      skipCompilationCondition()
    case .else?, .endif?:
      advance()
    case .sourceLocation?:
      advance()
      if token.kind == .leftParen { skipBracket() }
    default:
      return false
    }
    return true
  }

  /// A condition is names, calls and comparisons joined by `&&`, `||` and `!`; it need not end with its line.
  private mutating func skipCompilationCondition() {
    while index < frame.end {
      while token.kind == .operator { advance() }
      switch token.kind {
      case .word where !token.isReserved || token.is(.true) || token.is(.false):
        advance()
        while token.kind == .period, !token.startsLine, peek(1).isName { index += 2 }
        if token.kind == .leftParen, !token.startsLine { skipBracket() }
      case .leftParen: skipBracket()
      case .number, .string, .escapedName: advance()
      default: return
      }
      guard token.kind == .operator,
        !token.startsLine || bytes[Int(token.start)] == UInt8(ascii: "&")
          || bytes[Int(token.start)] == UInt8(ascii: "|")
      else { return }
    }
  }
}

extension Token {
  /// The word behind `#`.
  func word(behindPound: Bool) -> Word? { kind == .poundWord ? name.word : nil }
}
