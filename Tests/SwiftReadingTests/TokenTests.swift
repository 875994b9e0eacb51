import SwiftReading
import Testing

/// What the tokenizer promises for every sequence of bytes.
@Suite struct TokenContractTests {
  @Test(arguments: Fixture.syntax + Fixture.hostile)
  func tokensAndGapsAreTheFile(_ fixture: Fixture) {
    let bytes = fixture.bytes
    var end = 0
    for token in tokens(of: bytes.span) {
      #expect(Int(token.start) >= end, "tokens overlap at byte \(token.start)")
      #expect(token.end > token.start || token.kind == .endOfFile || token.kind == .stringTail)
      #expect(isGap(bytes[end..<Int(token.start)]), "bytes \(end)..<\(token.start) belong to no token")
      end = Int(token.end)
    }
    #expect(end == bytes.count)
  }

  @Test(arguments: Fixture.syntax + Fixture.hostile)
  func bracketsNest(_ fixture: Fixture) {
    let bytes = fixture.bytes
    let all = tokens(of: bytes.span)
    var ends: [Int] = []
    for (index, token) in all.enumerated() {
      while let last = ends.last, last <= index { ends.removeLast() }
      guard opens(token.kind) else { continue }
      #expect(token.partner > index && token.partner < all.count, "token \(index) ends at \(token.partner)")
      if let outer = ends.last { #expect(token.partner <= outer, "token \(index) ends outside what it stands in") }
      ends.append(token.partner)
    }
  }

  @Test(arguments: Fixture.syntax + Fixture.hostile)
  func lastTokenIsTheEnd(_ fixture: Fixture) {
    let bytes = fixture.bytes
    let all = tokens(of: bytes.span)
    #expect(all.last?.kind == .endOfFile)
    #expect(all.filter { $0.kind == .endOfFile }.count == 1)
  }

  private func opens(_ kind: TokenKind) -> Bool {
    switch kind {
    case .leftParen, .leftSquare, .leftBrace, .stringHead, .stringMiddle: true
    default: false
    }
  }

  /// White space, comments, conflict markers, a byte order mark, a NUL or a `#!` line.
  private func isGap(_ bytes: ArraySlice<UInt8>) -> Bool {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    while let first = text.first {
      if first.isWhitespace || first == "\0" || first == "\u{FEFF}" {
        text.removeFirst()
      } else if ["//", "#!", "<<<<<<< ", ">>>>>>> "].contains(where: text.hasPrefix) {
        text = text.drop { !["\n", "\r", "\r\n"].contains($0) }
      } else if text.hasPrefix("/*") {
        text = behindComment(text)
      } else {
        return false
      }
    }
    return true
  }

  private func behindComment(_ text: Substring) -> Substring {
    var rest = text
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") || rest.hasPrefix("*/") {
        depth += rest.first == "/" ? 1 : -1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }
}

/// What the tokens of Swift are, one concern a test.
@Suite struct TokenTests {
  private func check(_ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let bytes = Array(source.utf8)
    let actual = dumpTokens(of: bytes.span).split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
    }
    #expect(actual.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  }

  @Test func commentsNestAndHideWhatTheyHold() {
    check(
      "a /* b /* c */ \"d */ e // f\n`in`",
      """
      word  a
      word  e
      escapedName  `in`
      """)
  }

  @Test func interpolationsAreCode() {
    check(
      #""a\(b("c)", [d: 1]))e\(f)g""#,
      #"""
      stringHead  "a\(
      word  b
      leftParen  (
      string  "c)"
      comma  ,
      leftSquare  [
      word  d
      colon  :
      number  1
      rightSquare  ]
      rightParen  )
      stringMiddle  )e\(
      word  f
      stringTail  )g"
      """#)
  }

  @Test func poundsChangeWhatClosesAndWhatEscapes() {
    check(
      ##"#"a\(b)"c\#(d)"#"##,
      ##"""
      stringHead  #"a\(b)"c\#(
      word  d
      stringTail  )"#
      """##)
  }

  @Test func threeQuotesSpanLines() {
    check("\"\"\"\n \"a\" \\\n \"\"\" b", "string  \"\"\"\\n \"a\" \\\\n \"\"\"\nword  b")
  }

  @Test func rawQuotesOnOneLineAreNoMultilineLiteral() {
    check(
      ##"#"""# a"##,
      ##"""
      string  #"""#
      word  a
      """##)
  }

  @Test func newlineEndsASingleLineLiteral() {
    check(
      "\"a\nb \"c\\(d\ne",
      """
      string  "a  unterminated
      word  b
      stringHead  "c\\(
      word  d
      stringTail    unterminated
      word  e
      """)
  }

  @Test(arguments: [
    ("a / b / c", "word operator word operator word"),
    ("a = /b/", "word equal regex"),
    ("f(/b/, /c/)", "word leftParen regex comma regex rightParen"),
    ("m(/=); n(a: /)", "word leftParen operator rightParen semicolon word leftParen word colon operator rightParen"),
    ("return /a b/", "word regex"),
    ("try? / a/", "word postfixQuestion regex"),
    ("a++ / b / c", "word operator operator word operator word"),
    ("func /(a)", "word operator leftParen word rightParen"),
    ("#/a/b/#", "regex"),
    ("x /= 2", "word operator number"),
  ])
  func slashesAreOperatorsOrRegexes(_ source: String, _ kinds: String) {
    let bytes = Array(source.utf8)
    let actual = tokens(of: bytes.span).dropLast().map { String(describing: $0.kind) }
    #expect(actual.joined(separator: " ") == kinds)
  }

  @Test func operatorsAreMunchedAndCutAtComments() {
    check(
      "a+=b -> c...d e? !f ?? g +/*h*/i .+. j",
      """
      word  a
      operator  +=
      word  b
      arrow  ->
      word  c
      operator  ...
      word  d
      word  e
      postfixQuestion  ?
      operator  !
      word  f
      operator  ??
      word  g
      operator  +
      word  i
      operator  .+.
      word  j
      """)
  }

  @Test func numbersKeepTheirFractionAndLeaveMembers() {
    check(
      "1.5e-3 0xA.8p+2 0xA.description t.0.1 1...2",
      """
      number  1.5e-3
      number  0xA.8p+2
      number  0xA
      period  .
      word  description
      word  t
      period  .
      number  0
      period  .
      number  1
      number  1
      operator  ...
      number  2
      """)
  }

  @Test func noClauseOfIfChangesTheDepthOfTheRest() {
    let source = Array("{ #if A\n ( { #else\n ) #endif\n }".utf8)
    let all = tokens(of: source.span)
    #expect(all.first.map { all[$0.partner].kind } == .rightBrace)
  }

  @Test func placeholdersAndNoBreakSpacesAreNoOperators() {
    check("let a\u{A0}= <#value#>", "word  let\nword  a\nequal  =\nplaceholder  <#value#>")
  }

  @Test func bytesThatAreNoTextAreUnknown() {
    let bytes: [UInt8] = [UInt8(ascii: "a"), 0xFF, UInt8(ascii: "b")]
    #expect(tokens(of: bytes.span).map(\.kind) == [.word, .unknown, .word, .endOfFile])
    var reader = FileReader()
    #expect(!reader.read(bytes.span).isText)
  }
}
