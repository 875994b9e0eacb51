/// Cuts a file into tokens.
///
/// Contract:
/// 1. Total: every sequence of bytes has a token array; nothing is thrown, logged or shared.
/// 2. Tokens come in the order of their bytes and do not overlap; what lies between two tokens is white space,
///    comments or a byte order mark, so that tokens and gaps together are the file, byte for byte.
/// 3. The last token is `endOfFile`. A literal without its end is a token with the flag `unterminated`.
/// 4. Every opening bracket and every interpolation knows where it closes, and these ranges nest: whoever follows
///    `partner` needs no bracket counting of its own, and can skip a body in one step.
/// 5. The work is linear in the size of the file; the depth of nesting costs memory, never stack.
///
/// Modes: the scanner is in code unless `interpolations` is not empty, when it is in the code of the innermost
/// interpolation of a string literal. The text of a literal is scanned in one go, so that it needs no mode.
struct Tokenizer: ~Escapable {
  var cursor: SourceCursor
  var names: NameTable
  var tokens: [Token]
  /// The byte offset at which every line starts; the first is 0.
  var lineStarts: [UInt32] = [0]
  var directives: [CommentDirective] = []
  var isGenerated = false

  var brackets = BracketStack()
  /// The interpolations that are open here, innermost last.
  var interpolations: [Interpolation] = []
  var clauses: [Clause] = []
  /// The tokens of literals that wait for the end of their interpolation.
  var openParts: [Int] = []
  /// What stands between the last token and the next one.
  var pending: Token.Flags = [.startsLine, .afterSpace]
  /// The offset before which no regex literal can close on this line; keeps the search for closers linear.
  var regexFreeUntil = 0
  /// The same for `/` and at least so many `#`, on this line and in the file, and for `#>`.
  var extendedRegexFree = (pounds: 0, line: 0, file: 0)
  var placeholderFreeUntil = 0

  /// A string literal whose text goes on after the interpolation that is being read.
  struct Interpolation {
    var delimiter: StringDelimiter
    /// How many `(` of the interpolation's own code are open.
    var parenDepth = 0
    /// The bracket stack's height when the interpolation began.
    var bracketHeight: Int
  }

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, names: consuming NameTable, tokens: consuming [Token]) {
    cursor = SourceCursor(bytes)
    self.names = names
    self.tokens = tokens
    self.tokens.removeAll(keepingCapacity: true)
  }

  mutating func run() {
    skipPrologue()
    while true {
      skipTrivia()
      if cursor.isAtEnd { break }
      scanToken()
    }
    closeEverything()
    emit(.endOfFile, from: cursor.offset)
  }

  /// The byte order mark and the line `#!…` that may stand at the beginning of a file.
  private mutating func skipPrologue() {
    if cursor.starts(with: "\u{FEFF}") { cursor.advance(by: 3) }
    if cursor.starts(with: "#!") { cursor.skipToLineEnd() }
  }

  private mutating func closeEverything() {
    while let interpolation = interpolations.popLast() {
      endUnterminated(interpolation)
    }
    brackets.close(downTo: 0, at: tokens.count, in: &tokens)
  }

  private mutating func scanToken() {
    let byte = cursor.current
    if isWordStart(byte) { return scanWord() }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): scanOpening(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): scanClosing(byte)
    case UInt8(ascii: ","): scanPunctuation(.comma, 1)
    case UInt8(ascii: ";"): scanPunctuation(.semicolon, 1)
    case UInt8(ascii: "@"): scanPunctuation(.at, 1)
    case UInt8(ascii: "\\"): scanPunctuation(.backslash, 1)
    case UInt8(ascii: ":"):
      if cursor.peek(1) == byte { scanPunctuation(.doubleColon, 2) } else { scanPunctuation(.colon, 1) }
    case UInt8(ascii: "\""): scanString(pounds: 0)
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "`"): scanEscapedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case 0x80...: scanNonASCII()
    default: if isOperatorByte(byte) { scanOperator() } else { scanPunctuation(.unknown, 1) }
    }
  }

  mutating func scanPunctuation(_ kind: TokenKind, _ length: Int) {
    let start = cursor.offset
    cursor.advance(by: length)
    emit(kind, from: start)
  }

  private mutating func scanNonASCII() {
    guard let (value, length) = cursor.scalar() else { return scanPunctuation(.unknown, 1) }
    if isOperatorHead(value) {
      scanOperator()
    } else if isIdentifierScalar(value) {
      scanWord()
    } else {
      scanPunctuation(.unknown, length)
    }
  }

  private mutating func scanOpening(_ byte: UInt8) {
    if byte == UInt8(ascii: "("), !interpolations.isEmpty {
      interpolations[interpolations.count - 1].parenDepth += 1
    }
    brackets.open(byte, token: tokens.count)
    let kind: TokenKind =
      byte == UInt8(ascii: "(") ? .leftParen : byte == UInt8(ascii: "[") ? .leftSquare : .leftBrace
    scanPunctuation(kind, 1)
  }

  private mutating func scanClosing(_ byte: UInt8) {
    if byte == UInt8(ascii: ")"), let interpolation = interpolations.last {
      if interpolation.parenDepth == 0 { return resumeString() }
      interpolations[interpolations.count - 1].parenDepth -= 1
    }
    let kind: TokenKind =
      byte == UInt8(ascii: ")") ? .rightParen : byte == UInt8(ascii: "]") ? .rightSquare : .rightBrace
    let opener = brackets.close(byte, at: tokens.count, in: &tokens)
    scanPunctuation(kind, 1)
    if let opener {
      tokens[tokens.count - 1].payload = UInt32(truncatingIfNeeded: opener)
    } else {
      tokens[tokens.count - 1].flags.insert(.unterminated)
    }
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, payload: UInt32 = 0, flags: Token.Flags = []) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor.offset), payload: payload,
        kind: kind, flags: pending.union(flags)))
    pending = []
  }
}

/// The brackets that are open, and the rules by which a closing one finds its partner.
///
/// A `}` closes whatever parentheses and squares are open inside its braces; a `)` or `]` never reaches past a `{`.
/// Nothing reaches past a barrier: an interpolation, or the beginning of a clause of `#if`.
struct BracketStack {
  private struct Entry {
    let token: UInt32
    let bracket: UInt8
    /// How many of each are open, this one included: parentheses and squares since the last `{`, braces since the
    /// last barrier. They tell in one step whether a closing bracket has a partner.
    var parens: UInt32 = 0
    var squares: UInt32 = 0
    var braces: UInt32 = 0
  }

  private var entries: [Entry] = []

  var height: Int { entries.count }

  mutating func open(_ bracket: UInt8, token: Int) {
    let below = entries.last
    var entry = Entry(token: UInt32(truncatingIfNeeded: token), bracket: bracket)
    entry.braces = below?.braces ?? 0
    if bracket == UInt8(ascii: "{") {
      entry.braces += 1
    } else {
      entry.parens = (below?.parens ?? 0) + (bracket == UInt8(ascii: "(") ? 1 : 0)
      entry.squares = (below?.squares ?? 0) + (bracket == UInt8(ascii: "[") ? 1 : 0)
    }
    entries.append(entry)
  }

  mutating func openBarrier(token: Int) {
    entries.append(Entry(token: UInt32(truncatingIfNeeded: token), bracket: 0))
  }

  /// The index of the token that `bracket` closes, with all that is still open inside it closed before; nil when
  /// nothing of the kind is open.
  mutating func close(_ bracket: UInt8, at token: Int, in tokens: inout [Token]) -> Int? {
    guard let top = entries.last else { return nil }
    let opening: UInt8
    switch bracket {
    case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
    case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
    default: opening = UInt8(ascii: "[")
    }
    let open = opening == UInt8(ascii: "{") ? top.braces : opening == UInt8(ascii: "(") ? top.parens : top.squares
    guard open > 0 else { return nil }
    while let entry = entries.popLast() {
      set(entry, closedAt: token, in: &tokens)
      if entry.bracket == opening { return Int(entry.token) }
    }
    return nil
  }

  /// Closes all above `height` before the token with index `token`.
  mutating func close(downTo height: Int, at token: Int, in tokens: inout [Token]) {
    while entries.count > height, let entry = entries.popLast() {
      set(entry, closedAt: token, in: &tokens)
    }
  }

  private func set(_ entry: Entry, closedAt token: Int, in tokens: inout [Token]) {
    if entry.bracket != 0 { tokens[Int(entry.token)].payload = UInt32(truncatingIfNeeded: token) }
  }
}
