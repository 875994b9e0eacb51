// Types as they are written: names with generic arguments, optionals, collections, tuples, functions, compositions.

extension OutlineReader {
  /// Reads the type that begins here; none when there is none.
  mutating func readType(_ usage: TypeReference.Usage, allowsMembers: Bool = true) -> ID<TypeReference> {
    let start = index
    let first = outline.mentions.count
    if isBareTypeName() { return readBareTypeName(usage) }
    var reading = TypeReading()
    typeContexts.removeAll(from: 0)
    reading.allowsMembers = allowsMembers
    while index < frame.end, step(&reading) {}
    recover(&reading)
    guard index > start || reading.offset > 0 else { return .none }
    splitOperator(at: reading.offset)
    let end = reading.offset > 0 ? tokens[index].start : previousEnd
    let mentions = Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: outline.mentions.count)
    outline.typeReferences.append(
      TypeReference(
        usage: usage, isOptional: reading.isOptional,
        range: ByteRange(start: tokens[start].start, end: max(end, tokens[start].start)), mentions: mentions,
        scope: scope))
    return ID(outline.typeReferences.count - 1)
  }

  /// Most types are one name and nothing else.
  @inline(__always)
  private mutating func isBareTypeName() -> Bool {
    guard index < frame.end, token.kind == .word, !isTypePrefix(token.word), canBeTypeName(token) else { return false }
    let next = peek(1)
    switch next.kind {
    case .comma, .colon, .equal, .leftBrace, .rightBrace, .rightParen, .rightSquare, .semicolon, .at: return true
    case .word: return !next.is(.async) && !next.is(.throws) && !next.is(.rethrows)
    default: return false
    }
  }

  @inline(__always)
  private mutating func readBareTypeName(_ usage: TypeReference.Usage) -> ID<TypeReference> {
    let path = Int32(truncatingIfNeeded: outline.paths.count)
    let mention = Int32(truncatingIfNeeded: outline.mentions.count)
    outline.paths.append(token.name)
    outline.mentions.append(TypeMention(path: path..<path + 1, offset: token.start, position: [], parent: .none))
    outline.typeReferences.append(
      TypeReference(
        usage: usage, isOptional: false, range: ByteRange(start: token.start, end: token.end),
        mentions: mention..<mention + 1, scope: scope))
    advance()
    return ID(outline.typeReferences.count - 1)
  }

  /// Brackets that are still open: the type is broken off, and reading goes on behind the outermost of them.
  private mutating func recover(_ reading: inout TypeReading) {
    for place in 0..<typeContexts.count where typeContexts[place].kind != .generics {
      index = max(index, min(behindBracket(at: typeContexts[place].opener), frame.end))
      reading.offset = 0
      return
    }
  }

  /// Cuts the part that belonged to the type off the operator in which it ended.
  mutating func splitOperator(at offset: UInt32) {
    guard offset > 0 else { return }
    tokens[index].start += offset
    tokens[index].flags.remove([.afterSpace, .startsLine])
    guard tokens[index].end == tokens[index].start + 1 else { return }
    switch bytes[Int(tokens[index].start)] {
    case UInt8(ascii: "="): tokens[index].kind = .equal
    case UInt8(ascii: "?"): tokens[index].kind = .postfixQuestion
    case UInt8(ascii: "!"): tokens[index].kind = .postfixExclamation
    default: break
    }
  }

  /// Reads one more token of the type; false when it does not belong to it.
  @inline(__always)
  mutating func step(_ reading: inout TypeReading) -> Bool {
    if typeContexts.count > OutlineReader.mostFrames { return false }
    return reading.isComplete ? continueType(&reading) : beginType(&reading)
  }

  // MARK: Where a type begins

  @inline(__always)
  private mutating func beginType(_ reading: inout TypeReading) -> Bool {
    let token = token
    switch token.kind {
    case .word:
      if isTypePrefix(token.word) { skipTypePrefix() } else { return readTypeName(&reading) }
    case .escapedName: return readTypeName(&reading)
    case .at: skipTypeAttribute()
    case .leftParen: enterTuple(&reading)
    case .leftSquare: enterCollection(&reading)
    case .rightParen where typeContexts.last?.kind == .tuple: leave(&reading)
    case .rightSquare where typeContexts.last?.kind == .collection: leave(&reading)
    case .number, .placeholder, .string:
      advance()
      reading.isComplete = true
    case .operator where token.end == token.start + 1 && isTypeSign(token): advance()
    default: return false
    }
    return true
  }

  /// `~Copyable`, `-1` as a generic argument.
  private mutating func isTypeSign(_ token: Token) -> Bool {
    let byte = bytes[Int(token.start)]
    return byte == UInt8(ascii: "~") || byte == UInt8(ascii: "-")
  }

  /// A word before a type, and not a type of that name: something must follow that can begin a type.
  private mutating func isTypePrefix(_ word: Word?) -> Bool {
    switch word {
    case .inout?, .repeat?: return true
    case .some?, .any?, .each?, .borrowing?, .consuming?, .shared?, .owned?, .isolated?, .sending?, .const?,
      .nonisolated?:
      let next = peek(1)
      switch next.kind {
      case .word: return !next.isReserved || next.is(.anyType) || next.is(.selfType)
      case .escapedName, .at, .leftSquare: return true
      case .leftParen: return next.isAfterSpace || word == .nonisolated
      case .operator: return isTypeSign(next) && next.end == next.start + 1
      default: return false
      }
    default: return false
    }
  }

  /// `@escaping`, `@convention(c)`. In `@escaping(A) -> B` the parenthesis is the type: what is behind it shows that.
  private mutating func skipTypeAttribute() {
    advance()
    guard token.isName else { return }
    advance()
    while token.kind == .period, peek(1).isName { index += 2 }
    guard token.kind == .leftParen, !token.isAfterSpace else { return }
    let behind = behindBracket(at: index)
    if behind < frame.end, beginsType(tokens[behind]), arrow(from: behind) == nil { index = behind }
  }

  /// The prefix, with the parenthesis of `nonisolated(nonsending)`.
  private mutating func skipTypePrefix() {
    let mayHaveArgument = token.is(.nonisolated)
    advance()
    if mayHaveArgument, token.kind == .leftParen, !token.isAfterSpace { skipBracket() }
  }

  private mutating func beginsType(_ token: Token) -> Bool {
    switch token.kind {
    case .word: !token.isReserved || isTypePrefix(token.word) || canBeTypeName(token)
    case .escapedName, .at, .leftParen, .leftSquare, .placeholder: true
    default: false
    }
  }

  private mutating func enterTuple(_ reading: inout TypeReading) {
    openContext(.tuple, adding: positionInParentheses(), &reading)
    reading.isOptional = false
    advance()
    skipLabels()
  }

  /// Parentheses hold the parameters of a function, the elements of a tuple, or just one type.
  private mutating func positionInParentheses() -> TypeMention.Position {
    let behind = behindBracket(at: index)
    if arrow(from: behind) != nil { return .function }
    let isMetatype = token(at: behind).kind == .period && isMetatypeWord(token(at: behind + 1))
    var depth = 0
    var next = index + 1
    while next < behind - 1 {
      let token = tokens[next]
      switch token.kind {
      case .comma where depth <= 0: return .tuple
      case .operator: depth += balanceOfAngles(token)
      case .leftParen, .leftSquare, .leftBrace:
        next = behindBracket(at: next)
        continue
      default: break
      }
      next += 1
    }
    return isMetatype ? .metatype : []
  }

  private mutating func enterCollection(_ reading: inout TypeReading) {
    openContext(.collection, adding: .collection, &reading)
    reading.isOptional = false
    advance()
  }

  private mutating func readTypeName(_ reading: inout TypeReading) -> Bool {
    guard canBeTypeName(token) else { return false }
    let offset = token.start
    let first = Int32(truncatingIfNeeded: outline.paths.count)
    outline.paths.append(token.name)
    advance()
    while index < frame.end, token.kind == .doubleColon || goesOnWithMember(reading), isPathComponent(peek(1)) {
      // `Module::Name` (SE-0491): the name behind the colons is what counts.
      if token.kind == .doubleColon { outline.paths.removeLast() }
      advance()
      outline.paths.append(token.name)
      advance()
    }
    let path = first..<Int32(truncatingIfNeeded: outline.paths.count)
    outline.mentions.append(
      TypeMention(
        path: path, offset: offset, position: position(reading), parent: typeContexts.last?.owner ?? .none))
    reading.last = ID(outline.mentions.count - 1)
    reading.isComplete = true
    return true
  }

  private mutating func goesOnWithMember(_ reading: TypeReading) -> Bool {
    token.kind == .period && (reading.allowsMembers || isInsideType)
  }

  /// `.Type` and `.Protocol` make a metatype; they name nothing.
  private mutating func isPathComponent(_ token: Token) -> Bool {
    guard token.isName else { return false }
    return !isMetatypeWord(token) && !token.is(.selfValue) && !token.is(.`init`)
  }

  // MARK: What goes on behind a type

  @inline(__always)
  private mutating func continueType(_ reading: inout TypeReading) -> Bool {
    let token = token
    switch token.kind {
    case .postfixQuestion, .postfixExclamation:
      advance()
      noteOptional(&reading)
    case .operator, .equal: return continueInOperator(&reading, token)
    case .period where goesOnWithMember(reading): return readTypeMember(&reading)
    case .arrow: readArrow(&reading)
    case .word: return continueWithWord(&reading, token)
    case .comma where isInsideType: readTypeComma(&reading)
    case .colon where typeContexts.last?.kind == .collection: restart(&reading)
    case .rightParen where typeContexts.last?.kind == .tuple: leave(&reading)
    case .rightSquare where typeContexts.last?.kind == .collection: leave(&reading)
    default: return false
    }
    return true
  }

  private mutating func restart(_ reading: inout TypeReading) {
    advance()
    reading.isComplete = false
  }

  private mutating func noteOptional(_ reading: inout TypeReading) {
    if !isInsideType, !reading.isFunctionResult { reading.isOptional = true }
  }

  private mutating func readTypeComma(_ reading: inout TypeReading) {
    restart(&reading)
    typeContexts.top.isFunctionResult = false
    if typeContexts.top.kind == .tuple { skipLabels() }
  }

  /// `async`, `throws` and the like before an arrow; `of` in the sugar `[3 of Int]`.
  private mutating func continueWithWord(_ reading: inout TypeReading, _ token: Token) -> Bool {
    switch token.word {
    case .async?, .throws?, .rethrows?:
      guard arrow(from: index) != nil else { return false }
      advance()
      if self.token.kind == .leftParen, token.is(.throws) {
        openContext(.tuple, adding: .function, &reading)
        advance()
      }
      return true
    default:
      guard typeContexts.last?.kind == .collection, token.isPlainName else {
        return false
      }
      restart(&reading)
      return true
    }
  }

  /// The index of the `->` that stands at `start`, or behind the effects there.
  private mutating func arrow(from start: Int) -> Int? {
    var next = start
    while next < frame.end {
      let token = tokens[next]
      switch token.kind {
      case .arrow: return next
      case .word where token.is(.async) || token.is(.throws) || token.is(.rethrows): next += 1
      case .leftParen where tokens[next - 1].is(.throws): next = behindBracket(at: next)
      default: return nil
      }
    }
    return nil
  }

  private mutating func readArrow(_ reading: inout TypeReading) {
    restart(&reading)
    if isInsideType {
      typeContexts.top.isFunctionResult = true
    } else {
      reading.isFunctionResult = true
      reading.isOptional = false
    }
  }

  private mutating func readTypeMember(_ reading: inout TypeReading) -> Bool {
    let next = peek(1)
    if isMetatypeWord(next) {
      index += 2
      if !reading.last.isNone { outline.mentions[reading.last].position.insert(.metatype) }
      return true
    }
    guard isPathComponent(next), !token.isAfterSpace || token.startsLine == false else { return false }
    advance()
    let isComplete = readTypeName(&reading)
    if isComplete, !reading.last.isNone { outline.mentions[reading.last].position.insert(.memberOfGeneric) }
    return isComplete
  }

  /// One character of an operator at a time: `<` and `>` of generics, `?`, `!`, `&`, and what follows in the token.
  private mutating func continueInOperator(_ reading: inout TypeReading, _ token: Token) -> Bool {
    let place = token.start + reading.offset
    let isLast = place + 1 == token.end
    switch bytes[Int(place)] {
    case UInt8(ascii: "<") where reading.offset == 0 && isLast:
      enterGenerics(&reading)
    case UInt8(ascii: ">") where typeContexts.last?.kind == .generics:
      leaveGenerics(&reading, isLast)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      guard reading.offset > 0 else { return false }
      noteOptional(&reading)
    case UInt8(ascii: "&") where isLast:
      reading.isComplete = false
    case UInt8(ascii: ".") where isInsideType && !token.isAfterSpace:
      advance()
      return true
    default:
      return false
    }
    consume(isLast, &reading)
    return true
  }

  private mutating func consume(_ isLast: Bool, _ reading: inout TypeReading) {
    if isLast {
      reading.offset = 0
      advance()
    } else {
      reading.offset += 1
    }
  }

  mutating func enterGenerics(_ reading: inout TypeReading) {
    openContext(.generics, adding: .genericArgument, &reading)
  }

  /// Notes on the token of the `<` what follows its list, for those who come to it again; see `readExpressionGenerics`.
  private mutating func leaveGenerics(_ reading: inout TypeReading, _ isLast: Bool) {
    let closed = typeContexts.removeLast()
    reading.last = closed.owner
    if isLast { tokens[closed.opener].payload = UInt32(truncatingIfNeeded: index + 1) }
  }

  private mutating func leave(_ reading: inout TypeReading) {
    typeContexts.removeLast()
    reading.isComplete = true
    reading.last = .none
    advance()
  }
}

private func isMetatypeWord(_ token: Token) -> Bool {
  token.is(.metatype) || token.is(.protocolMetatype)
}

private func canBeTypeName(_ token: Token) -> Bool {
  guard let word = token.word, word.isReserved else { return true }
  return word == .selfType || word == .anyType || word == .underscore
}
