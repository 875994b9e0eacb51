// The parentheses of a call.

extension OutlineReader {
  mutating func readCallParentheses() {
    if isCompoundName() { return skipBracket() }
    beginCall()
    let end = tokens[index].partner
    if closes(end, opener: index), end < frame.end, mayReadPlainArguments {
      readPlainArguments(before: end)
    } else {
      open(.arguments, state: .operand)
    }
  }

  /// `(_:animated:)` belongs to the name before it and calls nothing.
  private mutating func isCompoundName() -> Bool {
    guard peek(2).kind == .colon else { return false }
    let behind = behindBracket(at: index)
    var next = index + 1
    guard closes(behind - 1, opener: index), next + 1 < behind else { return false }
    while next < behind - 1 {
      guard tokens[next].isName, tokens[next + 1].kind == .colon else { return false }
      next += 2
    }
    return true
  }

  // MARK: Plain arguments

  /// False where names would be bound, and where so much is nested that what is in parentheses is passed over.
  private var mayReadPlainArguments: Bool {
    !frame.bindsNames && !frame.isInBinding && frames.count < OutlineReader.mostFrames
  }

  /// Reads arguments as long as they are plain, which takes no frame; there may be none. For the others a frame is
  /// opened, as if it had read those before.
  private mutating func readPlainArguments(before end: Int) {
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

  /// Reads one argument, with the comma behind it, when it is a name or a literal with nothing but members behind it.
  /// False when it is something else; then nothing has moved.
  private mutating func readPlainArgument(before end: Int) -> Bool {
    let mark = (index, outline.steps.count)
    var label: Name?
    if token.isName, peek(1).kind == .colon {
      if token.name != .underscore { label = token.name }
      index += 2
    }
    if let value = readPlainChain(), index == end || token.kind == .comma {
      openArguments.append(Argument(label: label, isTrailingClosure: false, value: value))
      if index < end { advance() }
      return true
    }
    index = mark.0
    outline.steps.removeAll(from: mark.1)
    return false
  }

  /// Reads a name or a literal and the members behind it. Nil for anything else; then nothing was added, but something
  /// may have moved.
  @inline(__always)
  mutating func readPlainChain() -> ID<ExpressionStep>? {
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
