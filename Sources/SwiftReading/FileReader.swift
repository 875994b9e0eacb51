/// Reads files one after the other, with buffers and a table of names that serve them all.
///
/// The outline of a file is a function of its bytes alone; only the numbers of its names are those of `names`.
package struct FileReader: Sendable {
  package private(set) var names = NameTable()
  private var tokens: [Token] = []

  package init() {}

  package mutating func read(_ bytes: Span<UInt8>) -> Outline {
    var tokenizer = Tokenizer(bytes, names: take(&names, NameTable.placeholder), tokens: take(&tokens, []))
    tokenizer.run()
    names = take(&tokenizer.names, NameTable.placeholder)
    var reader = OutlineReader(
      bytes, tokens: take(&tokenizer.tokens, []), lineStarts: take(&tokenizer.lineStarts, []))
    reader.run()
    tokens = take(&reader.tokens, [])
    var outline = take(&reader.outline, Outline())
    outline.directives = tokenizer.directives
    outline.isGenerated = tokenizer.isGenerated
    outline.isText = isText(bytes)
    return outline
  }

  /// Moves a value out, so that it is not copied when it is changed at its new place.
  private func take<Value>(_ place: inout Value, _ replacement: Value) -> Value {
    let value = place
    place = replacement
    return value
  }
}

/// True when the bytes are UTF-8 without NUL.
func isText(_ bytes: Span<UInt8>) -> Bool {
  let cursor = SourceCursor(bytes)
  var offset = 0
  while offset < bytes.count {
    // From 1 to 0x7F.
    if bytes[offset] &- 1 < 0x7F {
      offset += 1
    } else {
      guard let (value, length) = cursor.scalar(ahead: offset), value != 0 else { return false }
      offset += length
    }
  }
  return true
}
