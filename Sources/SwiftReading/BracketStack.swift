/// The brackets that are open, and the rules by which a closing one finds its partner.
///
/// A `}` closes whatever parentheses and squares are open inside its braces; a `)` or `]` never reaches past a `{`.
/// Nothing reaches past a barrier: an interpolation, or the beginning of a clause of `#if`.
struct BracketStack: ~Copyable {
  struct Entry {
    /// The opening bracket; for a barrier the token that makes it.
    let token: UInt32
    /// How many of each are open, this one included: parentheses and squares since the last `{`, braces since the
    /// last barrier. They tell in one step whether a closing bracket has a partner.
    var parens: UInt32 = 0
    var squares: UInt32 = 0
    var braces: UInt32 = 0
  }

  private var entries = UniqueArray<Entry>()

  var height: Int { entries.count }

  @inline(__always)
  mutating func open(_ kind: TokenKind, token: Int) {
    var entry = Entry(token: UInt32(truncatingIfNeeded: token))
    if let below = entries.last {
      entry.braces = below.braces
      if kind != .leftBrace {
        entry.parens = below.parens
        entry.squares = below.squares
      }
    }
    switch kind {
    case .leftBrace: entry.braces &+= 1
    case .leftParen: entry.parens &+= 1
    default: entry.squares &+= 1
    }
    entries.append(entry)
  }

  mutating func openBarrier(token: Int) {
    entries.append(Entry(token: UInt32(truncatingIfNeeded: token)))
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
    entries.removeLast()
    tokens[Int(opener)].payload = UInt32(truncatingIfNeeded: token)
    return opener
  }

  /// Closes a bracket in which others are open.
  private mutating func closeFurther(
    _ opening: TokenKind, at token: Int, in tokens: inout UniqueArray<Token>
  ) -> UInt32? {
    let top = entries.top
    let open = opening == .leftBrace ? top.braces : opening == .leftParen ? top.parens : top.squares
    guard open > 0 else { return nil }
    while let entry = entries.popLast() {
      set(entry, closedAt: token, in: &tokens)
      if tokens[Int(entry.token)].kind == opening { return entry.token }
    }
    return nil
  }

  /// Closes all above `height` before the token with index `token`.
  mutating func close(downTo height: Int, at token: Int, in tokens: inout UniqueArray<Token>) {
    while entries.count > height, let entry = entries.popLast() {
      set(entry, closedAt: token, in: &tokens)
    }
  }

  @inline(__always)
  private func set(_ entry: Entry, closedAt token: Int, in tokens: inout UniqueArray<Token>) {
    switch tokens[Int(entry.token)].kind {
    case .leftParen, .leftSquare, .leftBrace: tokens[Int(entry.token)].payload = UInt32(truncatingIfNeeded: token)
    default: break
    }
  }
}
