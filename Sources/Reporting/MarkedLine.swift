/// A source line as it stands on a terminal, and where in it a range is.
struct MarkedLine: Equatable {
  /// Tabs expanded, nothing unprintable, cut to `maximumWidth` columns around the marked range.
  let text: String
  /// The columns before the marked range.
  let indent: Int
  /// The columns of the marked range that can be seen; at least 1, so that an empty range has its caret.
  let length: Int

  /// The text before what is marked, that itself, and the text behind it.
  var parts: (before: String, marked: String, after: String) {
    var column = 0
    var parts = (before: "", marked: "", after: "")
    for character in text {
      if column < indent {
        parts.before.append(character)
      } else if column < indent + length {
        parts.marked.append(character)
      } else {
        parts.after.append(character)
      }
      column += displayWidth(character)
    }
    return parts
  }

  /// `marked` counts bytes from the beginning of the line. Nil when the line is not UTF-8.
  init?(_ line: ArraySlice<UInt8>, marked: Range<Int>) {
    let marked = marked.clamped(to: 0..<line.count)
    let window = window(of: line, around: marked.lowerBound)
    guard let text = String(validating: line[window], as: UTF8.self) else { return nil }
    let cells = cells(of: text, firstByte: window.lowerBound - line.startIndex)

    let first = cells.firstIndex { $0.bytes.upperBound > marked.lowerBound } ?? cells.count
    let skipped = skippedCells(cells[..<first], isCut: window.lowerBound > line.startIndex)
    let isCutBefore = skipped > 0 || window.lowerBound > line.startIndex
    let seen = fitting(cells[skipped...], in: maximumWidth)
    let isCutAfter = seen.endIndex < cells.count || window.upperBound < line.endIndex

    self.text = (isCutBefore ? "…" : "") + seen.map(\.text).joined() + (isCutAfter ? "…" : "")
    indent = (isCutBefore ? 1 : 0) + width(of: seen[..<first])
    length = max(1, width(of: seen[first...].prefix { $0.bytes.lowerBound < marked.upperBound }))
  }
}

private let maximumWidth = 120
/// A range that begins beyond this column brings the line into view from `leadWidth` columns before it.
private let lastUncutColumn = 80
private let leadWidth = 20
private let tabWidth = 4
/// Beyond this many bytes on either side nothing can be seen: a line of megabytes costs no more than another.
private let reach = 1024

private struct Cell {
  var text: String
  var width: Int
  var bytes: Range<Int>
}

/// The part of the line worth decoding, from one scalar's first byte to another's.
private func window(of line: ArraySlice<UInt8>, around offset: Int) -> Range<Int> {
  func scalarStart(at offset: Int) -> Int {
    var index = line.startIndex + offset
    while index > line.startIndex, index < line.endIndex, line[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
  return scalarStart(at: max(0, offset - reach))..<scalarStart(at: min(line.count, offset + reach))
}

private func cells(of text: String, firstByte: Int) -> [Cell] {
  var cells: [Cell] = []
  var column = 0
  var byte = firstByte
  for character in text {
    let shown = character == "\t" ? String(repeating: " ", count: tabWidth - column % tabWidth) : printable(character)
    let cell = Cell(text: shown, width: displayWidth(shown), bytes: byte..<byte + character.utf8.count)
    cells.append(cell)
    column += cell.width
    byte = cell.bytes.upperBound
  }
  return cells
}

/// Control characters as the pictures Unicode has for them, what else must not reach a terminal as U+FFFD.
private func printable(_ character: Character) -> String {
  guard let scalar = character.unicodeScalars.first, scalar.isUnprintable else { return String(character) }
  let picture: UInt32? =
    switch scalar.value {
    case ..<0x20: 0x2400 + scalar.value
    case 0x7F: 0x2421
    default: nil
    }
  return String(picture.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
}

private func skippedCells(_ lead: ArraySlice<Cell>, isCut: Bool) -> Int {
  guard isCut || width(of: lead) > lastUncutColumn else { return 0 }
  return lead.count - fitting(lead.reversed()[...], in: leadWidth).count
}

private func fitting(_ cells: ArraySlice<Cell>, in width: Int) -> ArraySlice<Cell> {
  var left = width
  return cells.prefix {
    left -= $0.width
    return left >= 0
  }
}

private func width(of cells: ArraySlice<Cell>) -> Int {
  cells.reduce(0) { $0 + $1.width }
}
