/// The brackets that are open, and the rules by which a closing one finds its partner.
///
/// A `}` closes whatever parentheses and squares are open inside its braces; a `)` or `]` never reaches past a `{`.
/// Nothing reaches past a barrier: an interpolation, or the beginning of a clause of `#if`.
struct BracketStack: ~Copyable {
  /// How many of each are open: parentheses and squares since the last `{` or barrier, braces since the last barrier.
  /// They tell in one step whether a closing bracket has a partner.
  private struct Counts {
    var parens: UInt32 = 0
    var squares: UInt32 = 0
    var braces: UInt32 = 0
  }

  private struct Entry {
    /// The opening bracket; for a barrier the token that makes it.
    let token: UInt32
    /// What was open before a `{` or a barrier.
    var outer = Counts()
  }

  private var entries = UniqueArray<Entry>()
  private var counts = Counts()

  var height: Int { entries.count }

  @inline(__always)
  mutating func open(_ kind: TokenKind, token: Int) {
    let token = UInt32(truncatingIfNeeded: token)
    switch kind {
    case .leftBrace:
      entries.append(Entry(token: token, outer: counts))
      counts = Counts(braces: counts.braces &+ 1)
    case .leftParen:
      entries.append(Entry(token: token))
      counts.parens &+= 1
    default:
      entries.append(Entry(token: token))
      counts.squares &+= 1
    }
  }

  mutating func openBarrier(token: Int) {
    entries.append(Entry(token: UInt32(truncatingIfNeeded: token), outer: counts))
    counts = Counts()
  }

  /// The index of the token that the bracket closes, with all that is still open inside it closed before; nil when
  /// nothing of the kind is open.
  @inline(__always)
  mutating func close(_ kind: TokenKind, at token: Int, in tokens: inout UniqueArray<Token>) -> UInt32? {
    guard !entries.isEmpty else { return nil }
    let opening: TokenKind =
      kind == .rightBrace ? .leftBrace : kind == .rightParen ? .leftParen : .leftSquare
    let opener = entries.top.token
    guard tokens[Int(opener)].kind == opening else { return closeFurther(opening, at: token, in: &tokens) }
    leave(entries.removeLast(), opening)
    tokens[Int(opener)].payload = UInt32(truncatingIfNeeded: token)
    return opener
  }

  /// Closes a bracket in which others are open.
  @inline(never)
  private mutating func closeFurther(
    _ opening: TokenKind, at token: Int, in tokens: inout UniqueArray<Token>
  ) -> UInt32? {
    let open = opening == .leftBrace ? counts.braces : opening == .leftParen ? counts.parens : counts.squares
    guard open > 0 else { return nil }
    while let entry = entries.popLast() {
      close(entry, at: token, in: &tokens)
      if tokens[Int(entry.token)].kind == opening { return entry.token }
    }
    return nil
  }

  /// Closes all above `height` before the token with index `token`.
  mutating func close(downTo height: Int, at token: Int, in tokens: inout UniqueArray<Token>) {
    while entries.count > height, let entry = entries.popLast() {
      close(entry, at: token, in: &tokens)
    }
  }

  private mutating func close(_ entry: Entry, at token: Int, in tokens: inout UniqueArray<Token>) {
    let kind = tokens[Int(entry.token)].kind
    leave(entry, kind)
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: tokens[Int(entry.token)].payload = UInt32(truncatingIfNeeded: token)
    default: break
    }
  }

  @inline(__always)
  private mutating func leave(_ entry: Entry, _ kind: TokenKind) {
    switch kind {
    case .leftParen: counts.parens &-= 1
    case .leftSquare: counts.squares &-= 1
    default: counts = entry.outer
    }
  }
}
