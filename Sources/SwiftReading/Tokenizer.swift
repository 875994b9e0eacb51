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
/// Its methods are `mutating` even where they change nothing: a borrowed `self` of this size is copied for the call.
///
/// Modes: the scanner is in code unless `interpolations` is not empty, when it is in the code of the innermost
/// interpolation of a string literal. The text of a literal is scanned in one go, so that it needs no mode.
struct Tokenizer: ~Copyable, ~Escapable {
  var cursor: SourceCursor
  var names: NameTable
  var text: TokenizedText
  var directives: [CommentDirective] = []
  var isGenerated = false

  var brackets = BracketStack()
  /// The interpolations that are open here, innermost last.
  var interpolations = UniqueArray<Interpolation>()
  var clauses: [Clause] = []
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
    /// The token of the text before the interpolation.
    var part: UInt32
    /// How many `(` of the interpolation's own code are open.
    var parenDepth: UInt32 = 0
    /// The bracket stack's height when the interpolation began.
    var bracketHeight: UInt32
  }

  /// `text` is only memory to write to.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, names: consuming NameTable, text: consuming TokenizedText) {
    cursor = SourceCursor(bytes)
    self.names = names
    self.text = text
    self.text.removeAll()
  }

  mutating func run() {
    skipPrologue()
    while let byte = cursor.next { step(byte) }
    closeEverything()
    text.endLine()
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
    brackets.close(downTo: 0, at: text.tokens.count, in: &text.tokens)
  }

  /// Takes a token, or something of what lies between two. What is most frequent comes first, so that it needs no call.
  @inline(__always)
  private mutating func step(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      scanWord()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: skipBlanks()
    case UInt8(ascii: "\n"): skipLineBreak()
    case UInt8(ascii: "("): scanOpening(.leftParen)
    case UInt8(ascii: "["): scanOpening(.leftSquare)
    case UInt8(ascii: "{"): scanOpening(.leftBrace)
    case UInt8(ascii: ")"): scanClosing(.rightParen)
    case UInt8(ascii: "]"): scanClosing(.rightSquare)
    case UInt8(ascii: "}"): scanClosing(.rightBrace)
    case UInt8(ascii: ","): scanPunctuation(.comma, 1)
    case UInt8(ascii: ":") where cursor.peek(1) != byte: scanPunctuation(.colon, 1)
    case UInt8(ascii: ".") where !isOperator(behind: 1): scanPunctuation(.period, 1)
    case UInt8(ascii: "=") where !isOperator(behind: 1): scanPunctuation(.equal, 1)
    case UInt8(ascii: "\""): scanString(pounds: 0)
    default: scanOther(byte)
    }
  }

  @inline(never)
  private mutating func scanOther(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\r"): skipLineBreak()
    case UInt8(ascii: ";"): scanPunctuation(.semicolon, 1)
    case UInt8(ascii: "@"): scanPunctuation(.at, 1)
    case UInt8(ascii: "\\"): scanPunctuation(.backslash, 1)
    case UInt8(ascii: ":"): scanPunctuation(.doubleColon, 2)
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "`"): scanEscapedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case UInt8(ascii: "/"): if !skipComment() { scanOperator() }
    case UInt8(ascii: "<"), UInt8(ascii: ">"): if !skipConflictMarker() { scanOperator() }
    case 0x80...: if !skipNoBreakSpace() { scanNonASCII() }
    default: if isOperatorByte(byte) { scanOperator() } else { scanPunctuation(.unknown, 1) }
    }
  }

  @inline(__always)
  mutating func scanPunctuation(_ kind: TokenKind, _ length: Int) {
    emit(kind, from: cursor.offset, over: length)
  }

  private mutating func scanNonASCII() {
    guard let (value, length) = cursor.scalar() else { return scanPunctuation(.unknown, 1) }
    if isOperatorHead(value) {
      scanOperator()
    } else if isIdentifierScalar(value) {
      scanOtherWord()
    } else {
      scanPunctuation(.unknown, length)
    }
  }

  @inline(__always)
  private mutating func scanOpening(_ kind: TokenKind) {
    if kind == .leftParen, !interpolations.isEmpty { interpolations.top.parenDepth &+= 1 }
    brackets.open(kind, token: text.tokens.count)
    scanPunctuation(kind, 1)
  }

  @inline(__always)
  private mutating func scanClosing(_ kind: TokenKind) {
    if kind == .rightParen, !interpolations.isEmpty {
      if interpolations.top.parenDepth == 0 { return resumeString() }
      interpolations.top.parenDepth &-= 1
    }
    if let opener = brackets.close(kind, at: text.tokens.count, in: &text.tokens) {
      emit(kind, from: cursor.offset, over: 1, payload: opener)
    } else {
      emit(kind, from: cursor.offset, over: 1, flags: .unterminated)
    }
  }

  /// Adds the token that ends behind so many bytes, which must be there, and takes them and the blank behind them.
  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: Int, over length: Int = 0, payload: UInt32 = 0, flags: Token.Flags = []
  ) {
    let end = cursor.offset &+ length
    text.tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), payload: payload,
        kind: kind, flags: pending.union(flags)))
    if cursor.peek(length) == UInt8(ascii: " ") {
      cursor.advance(over: length &+ 1)
      pending = .afterSpace
    } else {
      cursor.advance(over: length)
      pending = []
    }
  }
}

/// The tokens of a file, and its lines.
struct TokenizedText: ~Copyable {
  var tokens = UniqueArray<Token>()
  /// The byte offset at which every line starts; the first is 0.
  var lineStarts = UniqueArray<UInt32>()
  /// The token on each line that has something else than comments on it: the first that starts there, or the literal
  /// that goes on there.
  private(set) var codeLines = UniqueArray<UInt32>()
  /// Where the tokens of the line that is being read begin.
  private(set) var lineBegin = 0

  mutating func removeAll() {
    tokens.removeAll()
    lineStarts.removeAll()
    codeLines.removeAll()
    lineBegin = 0
    lineStarts.append(0)
  }

  /// Ends a line. A literal that goes on behind it is the next token.
  @inline(__always)
  mutating func endLine(inLiteral: Bool = false) {
    if inLiteral || tokens.count > lineBegin { codeLines.append(UInt32(truncatingIfNeeded: lineBegin)) }
    lineBegin = tokens.count
  }
}
