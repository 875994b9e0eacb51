// Tokens as text, for tests and for the hidden `dump` command.

/// The tokens of a file; the last is `endOfFile`.
package func tokens(of bytes: Span<UInt8>) -> [Token] {
  var tokenizer = Tokenizer(bytes, names: NameTable(), text: TokenizedText())
  tokenizer.run()
  return tokenizer.text.tokens.copy()
}

/// Lines such as `3:7  word  class`: the place, the kind, and the text with its line breaks as `\n`.
package func dumpTokens(of bytes: Span<UInt8>) -> String {
  var tokenizer = Tokenizer(bytes, names: NameTable(), text: TokenizedText())
  tokenizer.run()
  var places = Outline()
  places.lineStarts = LineStarts(tokenizer.text.lineStarts)
  var lines = ""
  for token in tokenizer.text.tokens.copy() where token.kind != .endOfFile {
    let (line, column) = places.position(of: token.start)
    let mark = token.flags.contains(.unterminated) ? "  unterminated" : ""
    lines += "\(line):\(column)  \(token.kind)  \(text(of: token, in: bytes))\(mark)\n"
  }
  return lines
}

private func text(of token: Token, in bytes: Span<UInt8>) -> String {
  var text: [UInt8] = []
  for offset in Int(token.start)..<Int(token.end) {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): text += Array("\\n".utf8)
    case UInt8(ascii: "\r"): text += Array("\\r".utf8)
    case let byte: text.append(byte)
    }
  }
  return String(decoding: text, as: UTF8.self)
}
