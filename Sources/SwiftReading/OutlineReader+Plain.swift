// What is plain: a name or a literal with nothing but members behind it. Most arguments and interpolations are, and much
// of what is in arrays; they are read without a frame. Where something else is found, the reader goes back and opens one.

extension OutlineReader {
  /// False where names would be bound, and where so much is nested that what is in brackets is passed over.
  var mayReadPlainElements: Bool { !frame.bindsNames && !frame.isInBinding && frames.count < OutlineReader.mostFrames }

  /// Goes back to where something was tried that turned out not to be plain.
  private mutating func goBack(to mark: (index: Int, steps: Int)) {
    index = mark.index
    outline.steps.removeAll(from: mark.steps)
  }

  /// Reads the arguments of the call that has begun as long as they are plain; there may be none. For the others a frame
  /// is opened, as if it had read those before.
  @inline(__always)
  mutating func readPlainArguments(before end: Int) {
    let opener = index
    advance()
    while index < end, readPlainArgument(before: end) {}
    if index < end {
      let next = index
      index = opener
      open(.arguments, state: .operand)
      index = next
    } else {
      advance()
      outline.calls[frame.call].range.end = previousEnd
      completeCall()
    }
  }

  /// Reads one argument, with the comma behind it. False when it is not plain; then nothing has moved.
  @inline(__always)
  private mutating func readPlainArgument(before end: Int) -> Bool {
    let mark = (index, outline.steps.count)
    var label: Name?
    if token.isName, peek(1).kind == .colon {
      if token.name != .underscore { label = token.name }
      index += 2
    }
    guard let value = readPlainChain(), index == end || token.kind == .comma else {
      goBack(to: mark)
      return false
    }
    openArguments.append(Argument(label: label, isTrailingClosure: false, value: value))
    if index < end { advance() }
    return true
  }

  /// Moves to the next part of a string literal. False when the code before it is not plain; then nothing has moved.
  @inline(__always)
  mutating func readPlainInterpolation() -> Bool {
    let mark = (index, outline.steps.count)
    let end = token.partner
    guard end < frame.end, frames.count < OutlineReader.mostFrames else { return false }
    advance()
    guard readPlainChain() != nil, index == end, token.kind == .stringMiddle || token.kind == .stringTail else {
      goBack(to: mark)
      return false
    }
    return true
  }

  /// Reads an array or a dictionary. False when not all in it is plain; then nothing has moved.
  mutating func readPlainSquares() -> Bool {
    let mark = (index, outline.steps.count)
    let end = token.partner
    guard closes(end, opener: index), end < frame.end, mayReadPlainElements else { return false }
    advance()
    while index < end {
      if token.kind != .comma, token.kind != .colon, readPlainChain() == nil { break }
      guard index < end, token.kind == .comma || token.kind == .colon else { break }
      advance()
    }
    guard index == end else {
      goBack(to: mark)
      return false
    }
    advance()
    completeOther()
    return true
  }

  /// Reads a name or a literal and the members behind it. Nil for anything else; then nothing was added, but something
  /// may have moved.
  @inline(__always)
  private mutating func readPlainChain() -> ID<ExpressionStep>? {
    guard var step = readPlainRoot() else { return nil }
    while true {
      switch token.kind {
      case .postfixQuestion, .postfixExclamation: advance()
      case .period where peek(1).isName:
        advance()
        step = addStep(.member, token.name, base: step, payload: -1, at: token.start)
        advance()
      default: return step
      }
    }
  }

  @inline(__always)
  private mutating func readPlainRoot() -> ID<ExpressionStep>? {
    let first = token
    let root: ID<ExpressionStep>
    switch first.kind {
    case .number, .string, .regex, .placeholder: root = addRoot(.literal, Name(.underscore), at: first.start)
    case .escapedName: root = addRoot(.name, first.name, at: first.start)
    case .word:
      guard let kind = plainRoot(first.word) else { return nil }
      root = addRoot(kind, first.name, at: first.start)
    case .period where peek(1).isName:
      advance()
      root = addRoot(.implicitMember, token.name, at: first.start)
    default: return nil
    }
    advance()
    return root
  }
}

/// What a word begins; nil for one that needs a closer look, see `readWordOperand`.
private func plainRoot(_ word: Word?) -> ExpressionStep.Kind? {
  switch word {
  case nil: .name
  case .selfValue?: .selfValue
  case .true?, .false?, .nil?: .literal
  case .any?, .some?, .await?, .each?, .consume?, .copy?, .unsafe?, .borrow?, .discard?, .yield?: nil
  case let word?: word.isReserved ? nil : .name
  }
}
