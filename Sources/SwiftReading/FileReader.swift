/// Reads files one after the other, with buffers and a table of names that serve them all.
///
/// The outline of a file is a function of its bytes alone; only the numbers of its names are those of `names`.
package struct FileReader: ~Copyable {
  package private(set) var names = NameTable()
  private var text = TokenizedText()
  private var parts = OutlineParts()
  private var stacks = ReaderStacks()
  private var namesInUse = NamesInUse()

  package init() {}

  package mutating func read(_ bytes: Span<UInt8>) -> Outline {
    var tokenizer = Tokenizer(
      bytes, names: exchange(&names, with: .placeholder), text: exchange(&text, with: TokenizedText()))
    tokenizer.run()
    names = exchange(&tokenizer.names, with: .placeholder)
    let directives = tokenizer.directives
    let isGenerated = tokenizer.isGenerated
    var reader = OutlineReader(
      bytes, tokenizer.text, parts: exchange(&parts, with: OutlineParts()),
      stacks: exchange(&stacks, with: ReaderStacks()))
    reader.run()
    let codeLines = reader.codeLines(before: reader.tokens.count - 1)
    parts = reader.outline
    stacks = ReaderStacks(
      frames: reader.frames, variables: reader.variables, openArguments: reader.openArguments,
      openParameters: reader.openParameters, typeContexts: reader.typeContexts)
    text = TokenizedText(tokens: reader.tokens, lineStarts: reader.lineStarts, codeLines: reader.codeLineTokens)
    let lineStarts = LineStarts(text.lineStarts)
    namesInUse.find(in: parts, of: names.count)
    return parts.outline(
      names: namesInUse.names, lineStarts: lineStarts, codeLines: codeLines, directives: directives,
      hasWindowsLineEnds: bytes.hasWindowsLineEnds(firstLineEndingAt: lineStarts.dropFirst().first),
      isGenerated: isGenerated, isText: isText(bytes))
  }
}
