/// What a token is, as far as its bytes and its neighbours tell.
package enum TokenKind: UInt8, Sendable {
  /// An identifier or a keyword; `Token.name` tells which.
  case word
  /// A name between backticks, which is never a keyword; `Token.name` is without the backticks.
  case escapedName
  /// `#` and a word: a directive or a macro; `Token.name` is the word.
  case poundWord
  case number
  /// A string literal without interpolation, from the first delimiter to the last.
  case string
  /// The text of a literal from its opening delimiter up to and with the `\(` of its first interpolation.
  case stringHead
  /// The text between two interpolations, from `)` up to and with `\(`.
  case stringMiddle
  /// The text after the last interpolation, from `)` up to and with the closing delimiter.
  case stringTail
  case regex
  /// An Xcode placeholder, `<#text#>`.
  case placeholder

  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, doubleColon, semicolon, period, at, backslash, arrow, equal
  /// `?` or `!` directly behind what it belongs to.
  case postfixQuestion, postfixExclamation
  case `operator`
  /// A byte that begins no token of Swift.
  case unknown
  case endOfFile
}

/// Where a token stands, with as much of its meaning as the scanner sees for nothing.
package struct Token: Sendable {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// White space or a comment stands before the token.
    package static let afterSpace = Flags(rawValue: 1)
    /// A line break stands between the token and the one before it.
    package static let startsLine = Flags(rawValue: 2)
    /// A literal without its end, or a bracket without its partner.
    package static let unterminated = Flags(rawValue: 4)
    /// A literal that may span lines: a string between `"""` or a part of one, or an extended regex.
    package static let multiline = Flags(rawValue: 8)
  }

  /// Byte offsets into the file.
  package var start: UInt32
  package var end: UInt32
  /// A name's number, or for brackets and the parts of a literal the index of the partner token.
  var payload: UInt32
  package var kind: TokenKind
  package var flags: Flags

  package var name: Name { Name(id: payload) }

  /// For `(`, `[`, `{`, `stringHead` and `stringMiddle` the index of the token that closes it: its counterpart, or
  /// where that is missing the token before which it ends all the same. For a closing token the index of what it
  /// closes.
  package var partner: Int { Int(payload) }

  package var isAfterSpace: Bool { flags.contains(.afterSpace) }
  package var startsLine: Bool { flags.contains(.startsLine) }

  /// The word of the grammar that the token is, unless it is escaped.
  package var word: Word? {
    @inline(__always) get { kind == .word ? name.word : nil }
  }

  @inline(__always)
  func `is`(_ word: Word) -> Bool { kind == .word && payload == word.rawValue }

  var isReserved: Bool {
    @inline(__always) get { kind == .word && payload <= Word.lastReserved.rawValue }
  }

  /// True for the closing bracket of a pair.
  var isClosing: Bool {
    @inline(__always) get {
      (kind == .rightParen || kind == .rightSquare || kind == .rightBrace) && !flags.contains(.unterminated)
    }
  }

  /// True for a token that can be the name of something where a name is expected.
  var isName: Bool {
    @inline(__always) get { kind == .word || kind == .escapedName }
  }

  /// True for a name that is no reserved word.
  var isPlainName: Bool { isName && !isReserved }
}
