// Generic arguments in expressions, generic parameters, and the requirements of a `where` clause.

extension OutlineReader {
  // MARK: Generic arguments in expressions

  /// Reads `<…>` behind an operand when it is a list of generic arguments, which what follows it decides (the Swift
  /// book, "Lexical Structure"). False when the `<` is an operator; then nothing has moved.
  mutating func readExpressionGenerics() -> Bool {
    guard token.end == token.start + 1, !frame.operand.isNone, mayOpenGenerics(token) else { return false }
    let mark = (index, outline.mentions.count, outline.paths.count)
    var reading = TypeReading()
    typeContexts.removeAll(from: 0)
    enterGenerics(&reading)
    advance()
    while isInsideType, index < frame.end, step(&reading) {}
    if !isInsideType, canFollowGenerics(at: index, skipping: reading.offset) {
      splitOperator(at: reading.offset)
      addGenericArguments(from: mark.0, firstMention: mark.1)
      return true
    }
    while let context = typeContexts.popLast() {
      if context.kind == .generics { tokens[context.opener].flags.insert(.unterminated) }
    }
    index = mark.0
    outline.mentions.removeAll(from: mark.1)
    outline.paths.removeAll(from: mark.2)
    return false
  }

  /// False when a list around this one was tried before, and this one was found not to close, or not to be followed by
  /// what may follow. So no `<` is read to its end more than twice.
  private mutating func mayOpenGenerics(_ token: Token) -> Bool {
    if token.flags.contains(.unterminated) { return false }
    return token.partner == 0 || canFollowGenerics(at: token.partner, skipping: 0)
  }

  private mutating func addGenericArguments(from start: Int, firstMention: Int) {
    let mentions = Int32(truncatingIfNeeded: firstMention)..<Int32(truncatingIfNeeded: outline.mentions.count)
    outline.typeReferences.append(
      TypeReference(
        usage: .expression, isOptional: false, range: ByteRange(start: tokens[start].start, end: previousEnd),
        mentions: mentions, scope: scope))
  }

  /// Whether what stands here, or behind the first `offset` bytes of the operator here, may follow generic arguments.
  private mutating func canFollowGenerics(at index: Int, skipping offset: UInt32) -> Bool {
    let token = token(at: index)
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon, .endOfFile,
      .postfixQuestion, .postfixExclamation, .stringTail, .stringMiddle:
      return true
    case .leftParen, .leftSquare: return !token.startsLine
    case .operator where token.end == token.start + offset + 1:
      let byte = bytes[Int(token.start + offset)]
      if offset == 0 { return byte == UInt8(ascii: "&") }
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    default: return false
    }
  }

  // MARK: Generic parameters and requirements

  /// `<T, each U: P, let n: Int>`.
  mutating func readGenericParameters() -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: outline.genericParameters.count)
    guard index < frame.end, token.kind == .operator, bytes[Int(token.start)] == UInt8(ascii: "<") else {
      return first..<first
    }
    splitFirst()
    while index < frame.end, token.kind != .operator {
      while token.kind == .at { skipAttribute() }
      if token.is(.each) || token.is(.let), peek(1).isName { advance() }
      guard token.isName else { break }
      var parameter = GenericParameter(name: token.name, constraint: .none)
      advance()
      if token.kind == .operator, startsWithDots(token) { advance() }
      if token.kind == .colon {
        advance()
        parameter.constraint = readType(.constraint)
      }
      outline.genericParameters.append(parameter)
      guard token.kind == .comma else { break }
      advance()
    }
    if index < frame.end, token.kind == .operator, bytes[Int(token.start)] == UInt8(ascii: ">") { splitFirst() }
    return first..<Int32(truncatingIfNeeded: outline.genericParameters.count)
  }

  /// Takes the first character off the operator here, which may be all of it.
  private mutating func splitFirst() {
    if tokens[index].end == tokens[index].start + 1 { advance() } else { splitOperator(at: 1) }
  }

  mutating func startsWithDots(_ token: Token) -> Bool { bytes[Int(token.start)] == UInt8(ascii: ".") }

  /// The primary associated types of a protocol, which its members declare again.
  mutating func skipPrimaryAssociatedTypes() -> Range<Int32> {
    if let behind = behindAngles(at: index) { index = behind }
    return 0..<0
  }

  /// The index behind `<…>` when it opens here and holds nothing but types. A `<` that is found not to close is marked,
  /// so that it is not tried again.
  mutating func behindAngles(at start: Int) -> Int? {
    let first = token(at: start)
    guard first.kind == .operator, bytes[Int(first.start)] == UInt8(ascii: "<") else { return nil }
    guard !first.flags.contains(.unterminated) else { return nil }
    var open: [Int] = []
    let end = endOfAngles(from: start, &open)
    if end == nil {
      for opener in open { tokens[opener].flags.insert(.unterminated) }
    }
    return end
  }

  private mutating func endOfAngles(from start: Int, _ open: inout [Int]) -> Int? {
    var next = start
    while next < frame.end {
      let token = tokens[next]
      switch token.kind {
      case .operator:
        let balance = balanceOfAngles(token)
        if balance > 0 { open.append(contentsOf: repeatElement(next, count: balance)) }
        if balance < 0 { open.removeLast(min(-balance, open.count)) }
        if open.isEmpty { return next + 1 }
        next += 1
      case .leftParen, .leftSquare: next = behindBracket(at: next)
      case .word, .escapedName, .comma, .period, .postfixQuestion, .postfixExclamation, .arrow, .colon, .at, .number:
        next += 1
      default: return nil
      }
    }
    return nil
  }

  /// How many more angles an operator opens than it closes.
  mutating func balanceOfAngles(_ token: Token) -> Int {
    var balance = 0
    for offset in Int(token.start)..<Int(token.end) {
      if bytes[offset] == UInt8(ascii: "<") { balance += 1 }
      if bytes[offset] == UInt8(ascii: ">") { balance -= 1 }
    }
    return balance
  }

  /// `where A: P, B.C == D`.
  mutating func readRequirements() -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: outline.requirements.count)
    guard index < frame.end, token.is(.where) else { return first..<first }
    advance()
    while index < frame.end {
      let left = readType(.constraint)
      guard !left.isNone else { break }
      let isSameType = token.kind == .operator
      guard isSameType || token.kind == .colon else { break }
      advance()
      let right = readType(.constraint)
      outline.requirements.append(Requirement(left: left, right: right, isSameType: isSameType))
      guard token.kind == .comma else { break }
      advance()
    }
    return first..<Int32(truncatingIfNeeded: outline.requirements.count)
  }
}
