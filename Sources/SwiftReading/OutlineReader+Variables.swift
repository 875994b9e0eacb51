// Properties, globals and local variables, with their accessors.

extension OutlineReader {
  mutating func readVariable(_ header: Header) {
    variable = VariableContext(
      isLet: token.is(.let), modifiers: header.modifiers, attributes: header.attributes, start: header.start,
      isLocal: frame.isCode && frame.kind != .file)
    advance()
    readDeclarator()
  }

  /// One name, or one tuple of names, with its type, its value and its accessors.
  @inline(__always)
  mutating func readDeclarator() {
    guard index < frame.end else { return startStatement() }
    frame.operandStart = index
    noteFirstName()
    if token.kind == .leftParen { return readTupleDeclarator() }
    guard token.isPlainName || token.is(.underscore) || token.kind == .escapedName
    else { return startStatement() }
    let sink = addVariable(at: index)
    advance()
    readDeclaratorTail(sink)
  }

  @inline(__always)
  private mutating func noteFirstName() {
    guard frame.hasVariable else { return }
    variables.top.first = Int32(truncatingIfNeeded: outline.properties.count)
    guard variables.top.untyped < 0 else { return }
    let count = variables.top.isLocal ? outline.locals.count : outline.properties.count
    variables.top.untyped = Int32(truncatingIfNeeded: count)
  }

  /// The type, the value and the accessors.
  @inline(__always)
  private mutating func readDeclaratorTail(_ sink: Frame.Sink) {
    if index < frame.end, token.kind == .colon {
      advance()
      let type = readType(variable?.isLocal == true ? .local : .property)
      if case .none = sink {} else { shareType(type) }
      endOfCurrentProperty()
    }
    if index < frame.end, token.kind == .equal {
      advance()
      variable?.untyped = -1
      noteInitializer()
      frame.sink = sink
      frame.isSingle = true
      expectOperand()
    } else if index < frame.end, token.kind == .leftBrace {
      variable?.untyped = -1
      readAccessorBlock()
    } else {
      complete(.none)
    }
  }

  /// `let (a, b) = …`: the names are kept, what each of them is cannot be told.
  private mutating func readTupleDeclarator() {
    let behind = behindBracket(at: index)
    while index < behind {
      if token.isPlainName || token.is(.underscore), peek(1).kind != .colon {
        _ = addVariable(at: index)
      }
      advance()
    }
    readDeclaratorTail(.none)
    variable?.untyped = -1
  }

  /// Marks the properties of the current name or tuple.
  @inline(__always)
  private mutating func noteInitializer() {
    guard let variable, !variable.isLocal else { return }
    for number in Int(variable.first)..<outline.properties.count { outline.properties[number].hasInitializer = true }
  }

  private mutating func endOfCurrentProperty() {
    let number = currentProperty()
    if number >= 0 { outline.properties[number].range.end = previousEnd }
  }

  @inline(__always)
  private mutating func addVariable(at index: Int) -> Frame.Sink {
    guard let variable else { return .none }
    let token = tokens[index]
    if variable.isLocal { return .local(ID(addLocal(.declaration, at: index))) }
    let isRequirement =
      frame.kind == .members && frame.subject >= 0 && outline.types[frame.subject].kind == .protocol
    outline.properties.append(
      PropertyDeclaration(
        name: token.name, nameRange: ByteRange(start: token.start, end: token.end), isLet: variable.isLet,
        storage: isRequirement ? .requirement : .stored, hasInitializer: false, modifiers: variable.modifiers,
        attributes: variable.attributes, type: .none, value: .none, scope: scope,
        range: ByteRange(start: variable.start, end: token.end)))
    let number = outline.properties.count - 1
    self.variable?.current = Int32(truncatingIfNeeded: number)
    return .property(ID(number))
  }

  /// In `var a, b: Int` the type stands for all names before it that have neither type nor value.
  private mutating func shareType(_ type: ID<TypeReference>) {
    guard let variable, variable.untyped >= 0 else { return }
    let first = Int(variable.untyped)
    self.variable?.untyped = -1
    if variable.isLocal {
      for number in first..<outline.locals.count { outline.locals[number].type = type }
    } else {
      for number in first..<outline.properties.count { outline.properties[number].type = type }
    }
  }

  // MARK: Accessors

  /// Reads the braces behind a variable: accessors, or the body of a getter.
  mutating func readAccessorBlock() {
    endCall()
    let hasAccessors = opensAccessors(at: index)
    let isObserved = hasAccessors && firstAccessorWord(behind: index).0 != .`init` && opensObservers(at: index)
    let number = currentProperty()
    finishExpression()
    if number >= 0, outline.properties[number].storage != .requirement {
      outline.properties[number].storage = isObserved ? .observed : .computed
    }
    let kind: Frame.Kind = hasAccessors ? .accessors : .code
    openScope(kind, number >= 0 ? .property : .block, subject: number)
    frame.isAccessorBlock = true
  }

  /// The property whose accessors come now, or -1 for a local variable.
  private mutating func currentProperty() -> Int {
    guard let variable, !variable.isLocal else { return -1 }
    return Int(variable.current)
  }

  mutating func endAccessors(_ closed: ClosedFrame) {
    if closed.isFunction { return endFunctionBody(closed) }
    if closed.subject >= 0 { outline.properties[closed.subject].range.end = previousEnd }
    frame.state = .complete
    frame.operand = .none
    frame.bodyEnded = false
  }

  /// `mutating get async throws { … }`, `set(value) { … }`, or a bare `get` of a requirement.
  mutating func readAccessor() {
    while index < frame.end {
      switch token.kind {
      case .at: skipAttribute()
      case .leftBrace:
        openScope(.code, .block, subject: -1)
        frame.isAccessorBlock = true
        return
      case .leftParen: if tokens[index - 1].is(.throws) { readThrownType() } else { skipBracket() }
      case .poundWord: if !skipDirective() { advance() }
      default: advance()
      }
    }
  }

  /// True when the braces hold accessors, and not the statements of a getter.
  mutating func opensAccessors(at brace: Int) -> Bool {
    let (word, next) = firstAccessorWord(behind: brace)
    switch word {
    case .get?, .set?, .willSet?, .didSet?, .underscoredRead?, .underscoredModify?, .unsafeAddress?,
      .unsafeMutableAddress?:
      return true
    case .read?, .modify?, .borrow?, .mutate?, .`init`?:
      return opensAccessorBody(at: next + 1)
    default:
      return false
    }
  }

  private mutating func opensAccessorBody(at index: Int) -> Bool {
    let next = token(at: index)
    if next.kind == .leftParen { return token(at: behindBracket(at: index)).kind == .leftBrace }
    return next.kind == .leftBrace || next.kind == .rightBrace
  }

  /// Only `willSet`, `didSet` and `init` make accessors behind an initial value.
  mutating func opensObservers(at brace: Int) -> Bool {
    let (word, next) = firstAccessorWord(behind: brace)
    switch word {
    case .willSet?, .didSet?: return true
    case .`init`?: return opensAccessorBody(at: next + 1)
    default: return false
    }
  }

  private mutating func firstAccessorWord(behind brace: Int) -> (Word?, Int) {
    var next = brace + 1
    while next < tokens[brace].partner {
      let token = tokens[next]
      if token.kind == .at {
        next = behindAttribute(at: next)
      } else if token.kind == .poundWord, token.word(behindPound: true) == .if {
        next += 1
        while next < tokens[brace].partner, !tokens[next].startsLine { next += 1 }
      } else if isAccessorModifier(token.word) {
        next += 1
      } else {
        return (token.word, next)
      }
    }
    return (nil, next)
  }
}

private func isAccessorModifier(_ word: Word?) -> Bool {
  switch word {
  case .mutating?, .nonmutating?, .consuming?, .borrowing?, .owned?, .nonisolated?, .yielding?: true
  default: false
  }
}
