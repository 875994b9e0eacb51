/// Reads files one after the other, with buffers and a table of names that serve them all.
///
/// The outline of a file is a function of its bytes alone; only the numbers of its names are those of `names`.
package struct FileReader: ~Copyable {
  package private(set) var names = NameTable()
  private var text = TokenizedText()
  private var parts = OutlineParts()

  package init() {}

  package mutating func read(_ bytes: Span<UInt8>) -> Outline {
    var tokenizer = Tokenizer(
      bytes, names: exchange(&names, with: .placeholder), text: exchange(&text, with: TokenizedText()))
    tokenizer.run()
    names = exchange(&tokenizer.names, with: .placeholder)
    let directives = tokenizer.directives
    let isGenerated = tokenizer.isGenerated
    var reader = OutlineReader(bytes, tokenizer.text, parts: exchange(&parts, with: OutlineParts()))
    reader.run()
    var outline = Outline(reader.outline)
    outline.lineStarts = LineStarts(reader.lineStarts)
    outline.codeLines = reader.codeLines(before: reader.tokens.count - 1)
    outline.directives = directives
    outline.isGenerated = isGenerated
    outline.hasWindowsLineEnds = bytes.hasWindowsLineEnds(firstLineEndingAt: outline.lineStarts.dropFirst().first)
    outline.isText = isText(bytes)
    parts = reader.outline
    text = TokenizedText(tokens: reader.tokens, lineStarts: reader.lineStarts, codeLines: reader.codeLineTokens)
    return outline
  }
}
