// Whether a declaration begins here: words that introduce one are names elsewhere.

extension Word {
  /// False for most words that begin a statement, and for those that need no search for a declaration.
  var mayBeginDeclaration: Bool {
    switch self {
    case .if, .guard, .while, .switch, .for, .do, .defer, .else, .repeat, .catch, .return, .throw, .break, .continue,
      .fallthrough, .default, .let, .var, .func, .selfValue, .selfType, .super, .try, .await, .true, .false, .nil,
      .underscore:
      false
    default: true
    }
  }
}

extension OutlineReader {
  /// False where no declaration begins, as was seen before.
  var mayDeclare: Bool {
    @inline(__always) get { index >= frame.noDeclarationUntil }
  }

  /// The index of the keyword to which attributes and modifiers lead from here, across line breaks.
  @inline(__always)
  mutating func introducerIndex() -> Int? {
    guard mayDeclare else { return nil }
    var next = index
    while next < frame.end {
      let token = tokens[next]
      if token.kind == .at {
        next = behindAttribute(at: next)
      } else if isIntroducer(at: next) {
        return next
      } else if isModifier(token.word) {
        next += 1
        if tokens[next].kind == .leftParen, !tokens[next].startsLine { next = behindBracket(at: next) }
      } else if token.kind == .poundWord, next > index, let behind = behindDirective(at: next) {
        next = behind
      } else {
        break
      }
    }
    frame.noDeclarationUntil = max(frame.noDeclarationUntil, next)
    return nil
  }

  /// Attributes may be wrapped in `#if`.
  private mutating func behindDirective(at index: Int) -> Int? {
    switch tokens[index].word(behindPound: true) {
    case .endif?, .else?: return index + 1
    case .if?, .elseif?:
      var next = index + 1
      while next < frame.end, !tokens[next].startsLine { next += 1 }
      return next
    default: return nil
    }
  }

  private mutating func isIntroducer(at index: Int) -> Bool {
    guard let word = tokens[index].word else { return false }
    switch word {
    case .import, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .func, .var, .let, .operator,
      .precedencegroup:
      return true
    case .class, .actor, .macro, .`init`, .deinit, .subscript, .case:
      return isIntroducer(word, before: token(at: index + 1), at: index)
    default:
      return false
    }
  }

  /// Whether a word introduces a declaration that does so only before certain tokens or in certain places.
  private mutating func isIntroducer(_ word: Word, before next: Token, at index: Int) -> Bool {
    switch word {
    case .class:
      return !(isModifier(next.word) && leadsToIntroducer(from: index + 1)) && !isMemberIntroducer(next.word)
    case .actor, .macro:
      return next.isName && !next.isReserved && !next.startsLine
    case .`init`, .deinit, .subscript:
      return frame.kind == .members && (word == .deinit || opensParameters(next))
    case .case:
      return frame.kind == .members
    default:
      return false
    }
  }

  private mutating func leadsToIntroducer(from start: Int) -> Bool {
    var next = start
    while next < min(frame.end, start + 16) {
      if isMemberIntroducer(tokens[next].word) { return true }
      guard isModifier(tokens[next].word) else { return false }
      next += 1
      if tokens[next].kind == .leftParen { next = behindBracket(at: next) }
    }
    return false
  }

  private mutating func opensParameters(_ token: Token) -> Bool {
    switch token.kind {
    case .leftParen, .postfixQuestion, .postfixExclamation: true
    case .operator: bytes[Int(token.start)] == UInt8(ascii: "<")
    default: false
    }
  }
}

private func isMemberIntroducer(_ word: Word?) -> Bool {
  switch word {
  case .func?, .var?, .let?, .subscript?, .`init`?, .typealias?, .class?: true
  default: false
  }
}

func isModifier(_ word: Word?) -> Bool {
  switch word {
  case .private?, .fileprivate?, .internal?, .package?, .public?, .open?, .final?, .static?, .class?, .override?,
    .lazy?, .weak?, .unowned?, .indirect?, .convenience?, .required?, .mutating?, .nonmutating?, .nonisolated?,
    .optional?, .dynamic?, .prefix?, .postfix?, .infix?, .distributed?, .async?, .isolated?, .consuming?,
    .borrowing?, .const?, .owned?, .shared?, .sending?, .unsafe?, .reasync?:
    true
  default: false
  }
}
