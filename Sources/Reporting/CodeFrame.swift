import Linting

/// The lines of `range` with their numbers, and carets under what is meant:
///
///     12 |   var presenter: GreetingPresenter
///        |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
///
/// A range of many lines shows its first ones. Empty when the source has no such line, or the line is not text: the
/// file may have changed since it was linted.
func codeFrame(of range: SourceRange, in source: SourceLines, painter: Painter, ink: Painter.Ink) -> String {
  guard source[range.line] != nil else { return "" }
  let last = lastCoveredLine(of: range, in: source)
  let shown = range.line...min(last, range.line + maximumLines - 1)
  let gutter = Gutter(width: String(shown.upperBound).count, painter: painter)

  var frame = ""
  for number in shown {
    guard let bytes = source[number] else { return frame }
    guard let line = MarkedLine(bytes, marked: columns(of: range, in: bytes, number: number)) else { return frame }
    frame += gutter.row(String(number), line.text)
    if number == range.line || !bytes.allSatisfy(isBlank) {
      let carets = (number == range.line ? "^" : "~") + String(repeating: "~", count: line.length - 1)
      frame += gutter.row("", String(repeating: " ", count: line.indent) + painter.paint(carets, ink))
    }
  }
  return shown.upperBound < last ? frame + gutter.row("", "…") : frame
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
