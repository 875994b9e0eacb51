// Functions, initialisers, deinitialisers, subscripts and macros.

extension OutlineReader {
  mutating func readFunction(_ kind: FunctionDeclaration.Kind, _ header: Header) {
    var declaration = FunctionDeclaration(
      kind: kind, name: token.name, nameRange: ByteRange(start: token.start, end: token.end),
      modifiers: header.modifiers, attributes: header.attributes, genericParameters: 0..<0, requirements: 0..<0,
      parameters: 0..<0, result: .none, scope: scope, body: .none,
      range: ByteRange(start: token.start, end: token.end))
    advance()
    if kind == .function || kind == .macro { readFunctionName(&declaration) }
    if kind == .initializer, token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
    declaration.genericParameters = readGenericParameters()
    outline.functions.append(declaration)
    let number = outline.functions.count - 1
    guard kind != .deinitializer, index < frame.end, token.kind == .leftParen else {
      return readSignatureTail(function: number)
    }
    readParameters(of: number)
  }

  private mutating func readFunctionName(_ declaration: inout FunctionDeclaration) {
    declaration.nameRange = ByteRange(start: token.start, end: token.end)
    if token.isName {
      declaration.name = token.name
      return advance()
    }
    declaration.name = Name(.operator)
    while index < frame.end, isOperatorName(token) {
      // `func ==<T>(…)`: the scanner takes the angle for a part of the operator.
      if token.kind == .operator, splitGenericsOffOperator() {
        declaration.nameRange.end = token.start
        break
      }
      advance()
      declaration.nameRange.end = previousEnd
      if token.isAfterSpace { break }
    }
  }

  private mutating func splitGenericsOffOperator() -> Bool {
    let token = token
    let length = token.end - token.start
    guard length > 1, bytes[Int(token.end) - 1] == UInt8(ascii: "<"), peek(1).isName, !peek(1).isAfterSpace else {
      return false
    }
    tokens[index].start = token.end - 1
    return true
  }

  // MARK: Parameters

  /// Reads the parameters up to one with a default value. For what is left a frame is opened, as if it had read those
  /// before.
  private mutating func readParameters(of function: Int) {
    let opener = index
    let end = tokens[opener].partner
    let first = Int32(truncatingIfNeeded: openParameters.count)
    guard closes(end, opener: opener), end < frame.end, frames.count < OutlineReader.mostFrames else {
      return openParameters(of: function, from: first, state: .operand)
    }
    guard let state = readPlainParameters(of: function, before: end) else {
      advance()
      storeParameters(of: function, from: first)
      return readSignatureTail(function: function)
    }
    let next = index
    index = opener
    openParameters(of: function, from: first, state: state)
    frame.atElementStart = false
    index = next
  }

  private mutating func openParameters(of function: Int, from first: Int32, state: Frame.State) {
    open(.parameters, state: state)
    frame.subject = function
    frame.firstParameter = first
  }

  /// Nil where all were read, otherwise the state in which to go on.
  private mutating func readPlainParameters(of function: Int, before end: Int) -> Frame.State? {
    let outerEnd = frame.end
    frame.end = end
    defer { frame.end = outerEnd }
    advance()
    while index < end {
      guard readParameter(of: function) else { return .operand }
      switch token.kind {
      case .comma: advance()
      case .equal:
        advance()
        return .operand
      default: return index < end ? .complete : nil
      }
    }
    return nil
  }

  /// `@attribute label name: Type... = default`.
  mutating func readParameter() {
    guard readParameter(of: frame.subject) else { return }
    if token.kind == .equal { advance() } else { complete(.none) }
  }

  /// A parameter without its default value. False where no name stands.
  private mutating func readParameter(of function: Int) -> Bool {
    while index < frame.end, token.kind == .at { skipAttribute() }
    guard index < frame.end, token.isName else { return false }
    let first = token
    advance()
    let second = index < frame.end && token.isName ? token : nil
    if second != nil { advance() }
    var parameter = Parameter(
      label: first.name == .underscore && first.kind == .word ? nil : first.name, isVariadic: false,
      name: (second ?? first).name, type: .none)
    if !hasLabel(outline.functions[function], isDoubled: second != nil) { parameter.label = nil }
    if token.kind == .colon {
      advance()
      parameter.type = readType(.parameter)
    }
    if token.kind == .operator, startsWithDots(token) {
      parameter.isVariadic = true
      advance()
    }
    openParameters.append(parameter)
    return true
  }

  /// Operators take no argument labels, subscripts only where label and name are both written.
  private mutating func hasLabel(_ function: FunctionDeclaration, isDoubled: Bool) -> Bool {
    if function.kind == .subscript { return isDoubled }
    return function.name != .operator || bytes[Int(function.nameRange.start)] == UInt8(ascii: "`")
  }

  /// `label:` or `label name:` before a type; nothing when no colon follows.
  mutating func skipLabels() {
    while index < frame.end, token.kind == .at { skipAttribute() }
    if token.isName, peek(1).kind == .colon {
      index += 2
    } else if token.isName, peek(1).isName, peek(2).kind == .colon {
      index += 3
    }
  }

  /// Effects, the result, the `where` clause and the body, behind the parameters.
  mutating func readSignatureTail(function number: Int) {
    skipEffects()
    if token.kind == .arrow {
      advance()
      outline.functions[number].result = readType(.result)
    }
    outline.functions[number].requirements = readRequirements()
    outline.functions[number].range.end = previousEnd
    frame.state = .start
    guard index < frame.end else { return }
    if token.kind == .leftBrace {
      openFunctionBody(number)
    } else if outline.functions[number].kind == .macro, token.kind == .equal {
      advance()
      frame.sink = .macro(ID(number))
      expectOperand()
    }
  }

  /// The `where` clause of a macro stands behind its definition.
  mutating func readMacroRequirements() {
    guard case .macro(let number) = frame.sink else { return }
    outline.functions[number].requirements = readRequirements()
    handOnValue()
  }

  /// Moves the parameters of the function from the stack to their place.
  mutating func storeParameters(of number: Int, from start: Int32) {
    let start = Int(start)
    let first = Int32(truncatingIfNeeded: outline.parameters.count)
    openParameters.moveLast(from: start, to: &outline.parameters)
    outline.functions[number].parameters = first..<Int32(truncatingIfNeeded: outline.parameters.count)
  }

  /// `async`, `throws`, `throws(Failure)`, `rethrows`.
  mutating func skipEffects() {
    while index < frame.end {
      switch token.word {
      case .async?, .rethrows?, .reasync?: advance()
      case .throws?:
        advance()
        readThrownType()
      default: return
      }
    }
  }

  /// `(Failure)` behind `throws`.
  mutating func readThrownType() {
    guard index < frame.end, token.kind == .leftParen else { return }
    let behind = behindBracket(at: index)
    advance()
    _ = readType(.effect)
    index = max(index, min(behind, frame.end))
  }

  private mutating func openFunctionBody(_ number: Int) {
    if outline.functions[number].kind == .subscript, opensAccessors(at: index) {
      openScope(.accessors, .function, subject: number)
    } else {
      openScope(.code, .function, subject: number)
    }
    frame.isFunction = true
    outline.functions[number].body = scope
  }

  /// Goes on behind the body of a function or an accessor.
  mutating func endFunctionBody(_ closed: ClosedFrame) {
    if closed.isFunction { outline.functions[closed.subject].range.end = previousEnd }
    frame.operand = .none
    frame.state = .start
    if frame.kind != .accessors { startStatement() }
  }
}

private func isOperatorName(_ token: Token) -> Bool {
  switch token.kind {
  case .operator, .equal, .arrow, .postfixExclamation, .postfixQuestion, .regex: true
  default: false
  }
}
