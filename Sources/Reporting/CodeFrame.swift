import Linting

/// The lines of `range` with their numbers, and carets under what is meant:
///
///     12 |   var presenter: GreetingPresenter
///        |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
///
/// A range of many lines shows its first ones. Empty when the source has no such line, or the line is not text: the
/// file may have changed since it was linted.
func codeFrame(of range: SourceRange, in source: SourceLines, painter: Painter, ink: Painter.Ink) -> String {
  let lines = codeLines(of: range, in: source)
  let gutter = Gutter(width: String(lines.map(\.number).max() ?? 0).count, painter: painter)
  return lines.map { row in
    guard let line = row.line else { return gutter.row("", "…") }
    guard row.isMarked else { return gutter.row(String(row.number), line.text) }
    let carets = (row.number == range.line ? "^" : "~") + String(repeating: "~", count: line.length - 1)
    return gutter.row(String(row.number), line.text)
      + gutter.row("", String(repeating: " ", count: line.indent) + painter.paint(carets, ink))
  }.joined()
}

/// A line of a code frame.
struct CodeLine {
  var number: Int
  /// Nil for the lines that are left out at the end.
  var line: MarkedLine?
  /// False for a blank line within a range.
  var isMarked: Bool
}

/// The first lines of `range`, as ``codeFrame(of:in:painter:ink:)`` shows them. Ends before a line that is not text.
func codeLines(of range: SourceRange, in source: SourceLines) -> [CodeLine] {
  guard source[range.line] != nil else { return [] }
  let last = lastCoveredLine(of: range, in: source)
  let shown = range.line...min(last, range.line + maximumLines - 1)
  var lines: [CodeLine] = []
  for number in shown {
    guard let bytes = source[number],
      let line = MarkedLine(bytes, marked: columns(of: range, in: bytes, number: number))
    else { return lines }
    lines.append(
      CodeLine(number: number, line: line, isMarked: number == range.line || !bytes.allSatisfy(isBlank)))
  }
  if shown.upperBound < last { lines.append(CodeLine(number: shown.upperBound, line: nil, isMarked: false)) }
  return lines
}

private let maximumLines = 3

private struct Gutter {
  let width: Int
  let painter: Painter

  func row(_ number: String, _ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, width - number.count))
    return painter.paint("\(padding)\(number) |", .dim) + (text.isEmpty ? "\n" : " \(text)\n")
  }
}

/// A range that ends before the first column of a line covers nothing of this line.
private func lastCoveredLine(of range: SourceRange, in source: SourceLines) -> Int {
  let last = range.endColumn > 1 ? range.endLine : max(range.endLine, 1) - 1
  return min(max(last, range.line), source.count)
}

/// The bytes of the line `number` that `range` covers; in a line after its first, without the indentation.
private func columns(of range: SourceRange, in line: ArraySlice<UInt8>, number: Int) -> Range<Int> {
  let indentation = line.prefix(while: isBlank).count
  let lower = min(number == range.line ? max(range.column, 1) - 1 : indentation, line.count)
  let end = number < range.endLine ? line.count : number == range.endLine ? max(range.endColumn, 1) - 1 : lower
  return lower..<max(lower, min(end, line.count))
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
