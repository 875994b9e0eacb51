// Types as they are written: names with generic arguments, optionals, collections, tuples, functions, compositions.

/// An open bracket of a type that is being read.
struct TypeContext {
  enum Kind { case tuple, collection, generics }

  var kind: Kind
  /// The bracket's token; for generics the token in which the `<` stands.
  var opener: Int
  /// What is true of every name inside.
  var position: TypeMention.Position
  /// The mention whose generic arguments are the innermost ones here.
  var owner: ID<TypeMention>
  /// Behind `->`, up to the next comma.
  var isFunctionResult = false
}

/// Reads one type without recursion. `offset` counts the bytes of the next token that belong to a token already read,
/// since `>`, `?` and `&` may stand together in one operator.
struct TypeReading {
  var contexts: [TypeContext] = []
  /// Behind `->`, outside all brackets.
  var isFunctionResult = false
  var offset: UInt32 = 0
  /// Behind a name or a closed bracket.
  var isComplete = false
  var isOptional = false
  /// False where a `.` goes on with something else than a type: in the root of a key path.
  var allowsMembers = true
  /// The mention that was read last, and so the one that generic arguments or `.Type` belong to.
  var last: ID<TypeMention> = .none

  var isInside: Bool { !contexts.isEmpty }

  /// What is true of the next name.
  var position: TypeMention.Position {
    guard let context = contexts.last else { return isFunctionResult ? .function : [] }
    return context.isFunctionResult ? context.position.union(.function) : context.position
  }

  mutating func open(_ kind: TypeContext.Kind, at opener: Int, adding position: TypeMention.Position) {
    let owner = kind == .generics ? last : contexts.last?.owner ?? .none
    contexts.append(
      TypeContext(kind: kind, opener: opener, position: self.position.union(position), owner: owner))
    isComplete = false
  }
}

extension OutlineReader {
  /// Reads the type that begins here; none when there is none.
  mutating func readType(_ usage: TypeReference.Usage, allowsMembers: Bool = true) -> ID<TypeReference> {
    let start = index
    let first = outline.mentions.count
    var reading = TypeReading()
    reading.allowsMembers = allowsMembers
    while index < frame.end, step(&reading, usage) {}
    recover(&reading)
    guard index > start || reading.offset > 0 else { return .none }
    splitOperator(at: reading.offset)
    let end = reading.offset > 0 ? tokens[index].start : previousEnd
    let mentions = Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: outline.mentions.count)
    outline.typeReferences.append(
      TypeReference(
        usage: usage, range: ByteRange(start: tokens[start].start, end: max(end, tokens[start].start)),
        mentions: mentions, scope: scope, isOptional: reading.isOptional))
    return ID(outline.typeReferences.count - 1)
  }

  /// Brackets that are still open: the type is broken off, and reading goes on behind the outermost of them.
  private mutating func recover(_ reading: inout TypeReading) {
    guard let open = reading.contexts.first(where: { $0.kind == .tuple || $0.kind == .collection }) else { return }
    index = max(index, min(behindBracket(at: open.opener), frame.end))
    reading.offset = 0
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
  mutating func step(_ reading: inout TypeReading, _ usage: TypeReference.Usage) -> Bool {
    reading.isComplete ? continueType(&reading, usage) : beginType(&reading)
  }

  // MARK: Where a type begins

  private mutating func beginType(_ reading: inout TypeReading) -> Bool {
    let token = token
    switch token.kind {
    case .word:
      if isTypePrefix(token.word) { skipTypePrefix() } else { return readTypeName(&reading) }
    case .escapedName: return readTypeName(&reading)
    case .at: skipTypeAttribute()
    case .leftParen: enterTuple(&reading)
    case .leftSquare: enterCollection(&reading)
    case .rightParen where reading.contexts.last?.kind == .tuple: leave(&reading)
    case .rightSquare where reading.contexts.last?.kind == .collection: leave(&reading)
    case .number, .placeholder, .string:
      advance()
      reading.isComplete = true
    case .operator where token.end == token.start + 1 && isTypeSign(token): advance()
    default: return false
    }
    return true
  }

  /// `~Copyable`, `-1` as a generic argument.
  private func isTypeSign(_ token: Token) -> Bool {
    let byte = bytes[Int(token.start)]
    return byte == UInt8(ascii: "~") || byte == UInt8(ascii: "-")
  }

  /// A word before a type, and not a type of that name: something must follow that can begin a type.
  private func isTypePrefix(_ word: Word?) -> Bool {
    switch word {
    case .inout?, .repeat?: return true
    case .some?, .any?, .each?, .borrowing?, .consuming?, .shared?, .owned?, .isolated?, .sending?, .const?,
      .nonisolated?:
      let next = peek(1)
      switch next.kind {
      case .word: return next.word?.isReserved != true || next.word == .anyType || next.word == .selfType
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
    let mayHaveArgument = token.word == .nonisolated
    advance()
    if mayHaveArgument, token.kind == .leftParen, !token.isAfterSpace { skipBracket() }
  }

  private func beginsType(_ token: Token) -> Bool {
    switch token.kind {
    case .word: token.word?.isReserved != true || isTypePrefix(token.word) || canBeTypeName(token)
    case .escapedName, .at, .leftParen, .leftSquare, .placeholder: true
    default: false
    }
  }

  private mutating func enterTuple(_ reading: inout TypeReading) {
    reading.open(.tuple, at: index, adding: positionInParentheses())
    reading.isOptional = false
    advance()
    skipLabels()
  }

  /// Parentheses hold the parameters of a function, the elements of a tuple, or just one type.
  private func positionInParentheses() -> TypeMention.Position {
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

  private func isMetatypeWord(_ token: Token) -> Bool {
    token.word == .metatype || token.word == .protocolMetatype
  }

  private mutating func enterCollection(_ reading: inout TypeReading) {
    reading.open(.collection, at: index, adding: .collection)
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
        path: path, offset: offset, position: reading.position, parent: reading.contexts.last?.owner ?? .none))
    reading.last = ID(outline.mentions.count - 1)
    reading.isComplete = true
    return true
  }

  private func goesOnWithMember(_ reading: TypeReading) -> Bool {
    token.kind == .period && (reading.allowsMembers || reading.isInside)
  }

  private func canBeTypeName(_ token: Token) -> Bool {
    guard let word = token.word, word.isReserved else { return true }
    return word == .selfType || word == .anyType || word == .underscore
  }

  /// `.Type` and `.Protocol` make a metatype; they name nothing.
  private func isPathComponent(_ token: Token) -> Bool {
    guard token.isName else { return false }
    return !isMetatypeWord(token) && token.word != .selfValue && token.word != .`init`
  }

  // MARK: What goes on behind a type

  private mutating func continueType(_ reading: inout TypeReading, _ usage: TypeReference.Usage) -> Bool {
    let token = token
    switch token.kind {
    case .postfixQuestion, .postfixExclamation:
      advance()
      noteOptional(&reading)
    case .operator, .equal: return continueInOperator(&reading, token)
    case .period where goesOnWithMember(reading): return readTypeMember(&reading)
    case .arrow: readArrow(&reading)
    case .word: return continueWithWord(&reading, token)
    case .comma where reading.isInside: readTypeComma(&reading)
    case .colon where reading.contexts.last?.kind == .collection: restart(&reading)
    case .rightParen where reading.contexts.last?.kind == .tuple: leave(&reading)
    case .rightSquare where reading.contexts.last?.kind == .collection: leave(&reading)
    default: return false
    }
    return true
  }

  private mutating func restart(_ reading: inout TypeReading) {
    advance()
    reading.isComplete = false
  }

  private func noteOptional(_ reading: inout TypeReading) {
    if !reading.isInside, !reading.isFunctionResult { reading.isOptional = true }
  }

  private mutating func readTypeComma(_ reading: inout TypeReading) {
    restart(&reading)
    let last = reading.contexts.count - 1
    reading.contexts[last].isFunctionResult = false
    if reading.contexts[last].kind == .tuple { skipLabels() }
  }

  /// `async`, `throws` and the like before an arrow; `of` in the sugar `[3 of Int]`.
  private mutating func continueWithWord(_ reading: inout TypeReading, _ token: Token) -> Bool {
    switch token.word {
    case .async?, .throws?, .rethrows?:
      guard arrow(from: index) != nil else { return false }
      advance()
      if self.token.kind == .leftParen, token.word == .throws {
        reading.open(.tuple, at: index, adding: .function)
        advance()
      }
      return true
    default:
      guard reading.contexts.last?.kind == .collection, token.isPlainName else {
        return false
      }
      restart(&reading)
      return true
    }
  }

  /// The index of the `->` that stands at `start`, or behind the effects there.
  private func arrow(from start: Int) -> Int? {
    var next = start
    while next < frame.end {
      let token = tokens[next]
      switch token.kind {
      case .arrow: return next
      case .word where token.word == .async || token.word == .throws || token.word == .rethrows: next += 1
      case .leftParen where tokens[next - 1].word == .throws: next = behindBracket(at: next)
      default: return nil
      }
    }
    return nil
  }

  private mutating func readArrow(_ reading: inout TypeReading) {
    restart(&reading)
    if reading.isInside {
      reading.contexts[reading.contexts.count - 1].isFunctionResult = true
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
    case UInt8(ascii: ">") where reading.contexts.last?.kind == .generics:
      leaveGenerics(&reading, isLast)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      guard reading.offset > 0 else { return false }
      noteOptional(&reading)
    case UInt8(ascii: "&") where isLast:
      reading.isComplete = false
    case UInt8(ascii: ".") where reading.isInside && !token.isAfterSpace:
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
    reading.open(.generics, at: index, adding: .genericArgument)
  }

  /// Notes on the token of the `<` what follows its list, for those who come to it again; see `readExpressionGenerics`.
  private mutating func leaveGenerics(_ reading: inout TypeReading, _ isLast: Bool) {
    let closed = reading.contexts.removeLast()
    reading.last = closed.owner
    if isLast { tokens[closed.opener].payload = UInt32(truncatingIfNeeded: index + 1) }
  }

  private mutating func leave(_ reading: inout TypeReading) {
    reading.contexts.removeLast()
    reading.isComplete = true
    reading.last = .none
    advance()
  }
}
