// Attributes, modifiers and the keyword behind them; imports, types and what only occurs among their members.

extension OutlineReader {
  /// Reads a declaration when one begins here. False when none does; then nothing has moved.
  mutating func readDeclaration() -> Bool {
    guard let introducer = introducerIndex() else { return false }
    let start = token.start
    let firstAttribute = Int32(truncatingIfNeeded: outline.attributes.count)
    var modifiers: Modifiers = []
    while index < introducer {
      if token.kind == .at { readAttribute() } else { modifiers.formUnion(readModifier()) }
    }
    let attributes = firstAttribute..<Int32(truncatingIfNeeded: outline.attributes.count)
    let header = Header(start: start, modifiers: modifiers, attributes: attributes)
    readIntroduced(by: token.word, header)
    return true
  }

  /// What stands before the keyword of a declaration.
  struct Header {
    var start: UInt32
    var modifiers: Modifiers
    var attributes: Range<Int32>
  }

  /// Of a declaration that begins with its keyword.
  mutating func bareHeader() -> Header {
    let attributes = Int32(truncatingIfNeeded: outline.attributes.count)
    return Header(start: token.start, modifiers: [], attributes: attributes..<attributes)
  }

  @inline(__always)
  private mutating func readIntroduced(by word: Word?, _ header: Header) {
    switch word {
    case .import?: readImport(header)
    case .class?: readType(.class, header)
    case .struct?: readType(.struct, header)
    case .enum?: readType(.enum, header)
    case .actor?: readType(.actor, header)
    case .protocol?: readType(.protocol, header)
    case .extension?: readExtension(header)
    case .typealias?: readAlias(.typealias, header)
    case .associatedtype?: readAlias(.associatedtype, header)
    case .func?: readFunction(.function, header)
    case .`init`?: readFunction(.initializer, header)
    case .deinit?: readFunction(.deinitializer, header)
    case .subscript?: readFunction(.subscript, header)
    case .macro?: readFunction(.macro, header)
    case .var?, .let?: readVariable(header)
    case .case?:
      advance()
      frame.isEnumCase = true
      readEnumCase()
    case .operator?: readOperatorDeclaration()
    case .precedencegroup?:
      advance()
      advance()
      if token.kind == .leftBrace { skipBracket() }
    default: advance()
    }
  }

  // MARK: Modifiers and attributes

  private mutating func readModifier() -> Modifiers {
    guard token.kind != .poundWord else {
      if !skipDirective() { advance() }
      return []
    }
    var modifiers = meaning(of: token.word)
    advance()
    if token.kind == .leftParen, !token.startsLine {
      if peek(1).is(.set) { modifiers = [.setterAccess] }
      skipBracket()
    }
    return modifiers
  }

  /// `@Path(arguments)`. The parenthesis belongs to the attribute only when it touches it.
  mutating func readAttribute() {
    advance()
    guard token.isName else { return }
    let type = readType(.attribute)
    var attribute = Attribute(type: type, keyPath: nil, hasArguments: false)
    if token.kind == .leftParen, !token.isAfterSpace {
      attribute.hasArguments = true
      if peek(1).kind == .backslash { attribute.keyPath = lastNameOfKeyPath(from: index + 2) }
      let start = index
      skipBracket()
      attribute.isDeprecation = (start..<index).contains { tokens[$0].is(.deprecated) }
    }
    outline.attributes.append(attribute)
  }

  private mutating func lastNameOfKeyPath(from start: Int) -> Name? {
    var name: Name?
    var next = start
    while next < frame.end {
      let token = tokens[next]
      if token.isName { name = token.name } else if token.kind != .period { break }
      next += 1
    }
    return name
  }

  /// Skips an attribute where it says nothing: in types, in closures and before statements.
  mutating func skipAttribute() {
    index = min(behindAttribute(at: index), max(frame.end, index + 1))
  }

  mutating func behindAttribute(at index: Int) -> Int {
    var next = index + 1
    guard token(at: next).isName else { return next }
    next += 1
    while token(at: next).kind == .period || token(at: next).kind == .doubleColon, token(at: next + 1).isName {
      next += 2
    }
    if let angle = behindAngles(at: next) { next = angle }
    let paren = token(at: next)
    return paren.kind == .leftParen && !paren.isAfterSpace ? behindBracket(at: next) : next
  }

  // MARK: Imports

  private mutating func readImport(_ header: Header) {
    let keyword = token.start
    advance()
    var kind: Word?
    switch token.word {
    case .typealias?, .struct?, .class?, .enum?, .protocol?, .let?, .var?, .func?:
      kind = token.word
      advance()
    default: break
    }
    guard index < frame.end, token.isName || token.kind == .operator, !token.is(.import) else { return }
    let pathStart = token.start
    let path = readImportPath()
    outline.imports.append(
      Import(
        path: path, kind: kind, modifiers: header.modifiers, attributes: header.attributes,
        range: ByteRange(start: header.start, end: previousEnd), keyword: keyword,
        pathRange: ByteRange(start: pathStart, end: previousEnd), scope: scope,
        isConditional: openConditions(before: index) > 0,
        ownLines: bytes.ownLines(of: Int(header.start)..<Int(previousEnd))))
  }

  private mutating func readImportPath() -> PathRange {
    let first = Int32(truncatingIfNeeded: outline.paths.count)
    while token.isName || token.kind == .operator {
      outline.paths.append(token.kind == .operator ? Name(.operator) : token.name)
      advance()
      guard token.kind == .period || token.kind == .doubleColon else { break }
      advance()
    }
    return first..<Int32(truncatingIfNeeded: outline.paths.count)
  }

  // MARK: Types

  private mutating func readType(_ kind: TypeDeclaration.Kind, _ header: Header) {
    let keyword = token.start
    advance()
    guard token.isName else { return }
    var declaration = emptyType(kind, header, keyword: keyword)
    advance()
    declaration.genericParameters = kind == .protocol ? skipPrimaryAssociatedTypes() : readGenericParameters()
    finishType(declaration)
  }

  private mutating func readExtension(_ header: Header) {
    let keyword = token.start
    advance()
    guard token.isName || token.kind == .at || token.kind == .leftParen || token.kind == .leftSquare else { return }
    var declaration = emptyType(.extension, header, keyword: keyword)
    let start = token.start
    declaration.subject = readType(.extended)
    guard !declaration.subject.isNone else { return }
    declaration.nameRange = ByteRange(start: start, end: previousEnd)
    if let reference = outline.typeReferences[ifAny: declaration.subject], let mention = reference.mentions.first {
      declaration.name = outline.paths[Int(outline.mentions[Int(mention)].path.upperBound) - 1]
    }
    finishType(declaration)
  }

  /// Counts the lines before the declaration, from which `endType` counts those of the declaration.
  private mutating func emptyType(_ kind: TypeDeclaration.Kind, _ header: Header, keyword: UInt32) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: token.name, nameRange: ByteRange(start: token.start, end: token.end),
      modifiers: header.modifiers, attributes: header.attributes, subject: .none, inherited: 0..<0,
      genericParameters: 0..<0, requirements: 0..<0, headEnd: token.end, scope: scope, body: .none,
      range: ByteRange(start: keyword, end: token.end),
      codeLines: Int32(truncatingIfNeeded: codeLines(before: index)))
  }

  /// The inheritance clause, the `where` clause, and the braces.
  private mutating func finishType(_ declaration: TypeDeclaration) {
    var declaration = declaration
    declaration.headEnd = previousEnd
    declaration.inherited = readInheritance()
    declaration.requirements = readRequirements()
    declaration.range.end = previousEnd
    outline.types.append(declaration)
    let number = outline.types.count - 1
    guard index < frame.end, token.kind == .leftBrace else { return countLines(ofType: number) }
    openScope(.members, .type, subject: number)
    outline.types[number].body = scope
  }

  /// Goes on behind the members of a type.
  mutating func endType(_ closed: ClosedFrame) {
    outline.types[closed.subject].range.end = previousEnd
    countLines(ofType: closed.subject)
    startStatement()
  }

  /// The line on which the keyword stands was counted before.
  private mutating func countLines(ofType number: Int) {
    let lines = Int32(truncatingIfNeeded: codeLines(before: index))
    outline.types[number].codeLines = lines - outline.types[number].codeLines + 1
  }

  mutating func readInheritance() -> Range<Int32> {
    let first = Int32(truncatingIfNeeded: outline.typeReferences.count)
    guard index < frame.end, token.kind == .colon else { return first..<first }
    advance()
    while index < frame.end {
      if token.is(.class) {
        addClassConstraint()
      } else if readType(.inheritance).isNone {
        break
      }
      guard token.kind == .comma else { break }
      advance()
    }
    return first..<Int32(truncatingIfNeeded: outline.typeReferences.count)
  }

  /// `class` in the inheritance clause of a protocol, an old spelling of `AnyObject`.
  private mutating func addClassConstraint() {
    outline.paths.append(Name(.class))
    let path = Int32(truncatingIfNeeded: outline.paths.count)
    outline.mentions.append(
      TypeMention(path: path - 1..<path, offset: token.start, position: [], parent: .none))
    let mention = Int32(truncatingIfNeeded: outline.mentions.count)
    outline.typeReferences.append(
      TypeReference(
        usage: .inheritance, isOptional: false, range: ByteRange(start: token.start, end: token.end),
        mentions: mention - 1..<mention, scope: scope))
    advance()
  }

  private mutating func readAlias(_ kind: TypeDeclaration.Kind, _ header: Header) {
    let keyword = token.start
    advance()
    guard token.isName else { return }
    var declaration = emptyType(kind, header, keyword: keyword)
    advance()
    declaration.genericParameters = readGenericParameters()
    declaration.inherited = readInheritance()
    if token.kind == .equal {
      advance()
      declaration.subject = readType(.alias)
    }
    declaration.requirements = readRequirements()
    declaration.range.end = previousEnd
    outline.types.append(declaration)
    countLines(ofType: outline.types.count - 1)
  }

  // MARK: Members of enums, operators

  /// `name(payload) = value`, after `case` or a comma.
  mutating func readEnumCase() {
    frame.isEnumCase = true
    guard index < frame.end, token.isName else { return startStatement() }
    advance()
    if token.kind == .leftParen, !token.startsLine { return open(.payload, state: .operand) }
    endPayload()
  }

  mutating func endPayload() {
    if token.kind == .equal {
      advance()
      expectOperand()
    } else {
      complete(.none)
    }
  }

  /// One element of an enum case's payload: labels, a type, a default value.
  mutating func readPayloadElement() {
    skipLabels()
    _ = readType(.payload)
    if token.kind == .equal { advance() } else { complete(.none) }
  }

  private mutating func readOperatorDeclaration() {
    advance()
    while index < frame.end, !token.startsLine, token.kind != .semicolon, token.kind != .leftBrace { advance() }
    if token.kind == .leftBrace { skipBracket() }
  }
}

private func meaning(of word: Word?) -> Modifiers {
  switch word {
  case .private?: .private
  case .fileprivate?: .fileprivate
  case .internal?: .internal
  case .package?: .package
  case .public?: .public
  case .open?: .open
  case .final?: .final
  case .static?: .static
  case .class?: .class
  case .override?: .override
  case .lazy?: .lazy
  case .weak?: .weak
  case .unowned?: .unowned
  case .indirect?: .indirect
  case .convenience?: .convenience
  case .required?: .required
  case .mutating?: .mutating
  case .nonisolated?: .nonisolated
  case .optional?: .optional
  default: .other
  }
}
