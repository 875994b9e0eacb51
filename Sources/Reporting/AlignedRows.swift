/// Each row as one line, its columns two spaces apart and aligned; the last one is not padded.
///
/// A cell wider than `maximumWidth` pushes its own row to the right and not all others with it.
func alignedRows(_ rows: [[String]], maximumWidth: Int = 48) -> [String] {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    let cells = rows.lazy.filter { column < $0.count }.map { displayWidth($0[column]) }
    return cells.filter { $0 <= maximumWidth }.max() ?? 0
  }
  return rows.map { row in
    let padded = zip(row, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - displayWidth(cell)))
    }
    return (padded.dropLast() + row.suffix(1)).joined(separator: "  ")
  }
}
