/// Modules against modules as a matrix: a row for whoever knows, a column for whoever is known, in the same order, so
/// that a cycle is a pair of red fields on both sides of the diagonal, and a group of modules that know each other a
/// square. It stays readable with hundreds of modules, where lines would not.
struct MatrixPicture {
  let matrix: ModuleMatrix
  let width: Double
  let height: Double
  private let field: Double
  private let left: Double
  private let rows: [Double]
  private let columns: [Double]
  private let top: Double

  private static let margin = 28.0
  private static let heading = 64.0
  private static let groupGap = 26.0
  private static let columnGap = 8.0
  private static let nameColumns = 34

  init(_ matrix: ModuleMatrix) {
    self.matrix = matrix
    let count = matrix.entries.count
    field = count <= 40 ? 20 : count <= 120 ? 16 : 14
    let widest = matrix.entries.map { min(displayWidth(visibleText($0.name)), Self.nameColumns) }.max() ?? 0
    let names = Double(widest) * PictureFont.contract.advance
    left = Self.margin + names + 40
    top = Self.heading + min(names, 180) + 12
    var rows: [Double] = []
    var columns: [Double] = []
    for (number, group) in matrix.groups.enumerated() {
      for entry in group.range {
        rows.append(top + Double(entry) * field + Double(number + 1) * Self.groupGap)
        columns.append(left + Double(entry) * field + Double(number) * Self.columnGap)
      }
    }
    self.rows = rows
    self.columns = columns
    width = max((columns.last ?? left) + field + Self.margin + min(names, 180) * 0.72, 420)
    height = (rows.last ?? top) + field + Self.margin
  }

  var firstColumn: Double { left }

  /// Where the names of the rows stand.
  var nameFrames: [Rect] { matrix.entries.indices.map { rowName($0).frame } }

  private func rowName(_ index: Int) -> PictureText {
    PictureText(
      text: WrappedName.shortened(visibleText(matrix.entries[index].name), to: Self.nameColumns), font: .contract,
      origin: Point(x: Self.margin, y: rows[index] + field / 2 + 4))
  }

  func svg() -> String {
    var text = heading()
    for range in matrix.blocks { text += block(range) }
    for group in matrix.groups { text += self.group(group) }
    for index in matrix.entries.indices { text += columnName(index) }
    let cells = Dictionary(grouping: matrix.cells, by: \.from)
    for index in matrix.entries.indices { text += row(index, cells[index] ?? []) }
    return text
  }

  private func heading() -> String {
    let cycles = matrix.cells.count(where: \.isCycle)
    let pairs = cycles == 0 ? "no cycles" : "\(counted(cycles, "field")) in cycles, in red"
    let title = PictureText(
      text: counted(matrix.entries.count, "module"), font: .title, origin: Point(x: Self.margin, y: 30))
    let note = PictureText(
      text: "a row knows its columns: filled; only opens them: ring; \(pairs)", font: .subtitle,
      origin: Point(x: Self.margin, y: 48))
    return title.svg() + note.svg()
  }

  private func block(_ range: Range<Int>) -> String {
    let (x, y) = (columns[range.lowerBound], rows[range.lowerBound])
    let side = Double(range.count) * field
    return Rect(x: x, y: y, width: side, height: side).svg(" class=\"block\"")
  }

  private func group(_ group: ModuleMatrix.Group) -> String {
    guard let first = group.range.first, !group.name.isEmpty || matrix.groups.count > 1 else { return "" }
    let name = group.name.isEmpty ? "." : group.name
    let columns = Int((left - Self.margin) / PictureFont.caption.advance)
    let caption = PictureText(
      text: WrappedName.shortened(visibleText(name), to: max(columns, 16)), font: .caption,
      origin: Point(x: Self.margin, y: rows[first] - 7))
    let side = Double(group.range.count) * field
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let room = Int((width - Self.margin - self.columns[first]) / PictureFont.caption.advance)
    let again = PictureText(
      text: WrappedName.shortened(visibleText(last), to: max(min(room, 30), 4)), font: .caption,
      origin: Point(x: self.columns[first], y: rows[first] - 7))
    return caption.svg(tooltip: name) + again.svg()
      + Rect(x: self.columns[first], y: rows[first], width: side, height: side).svg(" class=\"grid\"")
  }

  /// Slanted, above the column.
  private func columnName(_ index: Int) -> String {
    let entry = matrix.entries[index]
    let short = WrappedName.shortened(visibleText(entry.name), to: 25)
    let (x, y) = (svgNumber(columns[index] + field / 2 + 3), svgNumber(top + Self.groupGap - 26))
    return "<text class=\"entry\(isMarked(index) ? " marked" : "")\" x=\"\(x)\" y=\"\(y)\" "
      + "transform=\"rotate(-55 \(x) \(y))\"><title>\(markup(entry.name))</title>\(markup(short))</text>"
  }

  private func isMarked(_ index: Int) -> Bool { matrix.blocks.contains { $0.contains(index) } }

  private func row(_ index: Int, _ cells: [ModuleMatrix.Cell]) -> String {
    let entry = matrix.entries[index]
    let y = rows[index]
    let name = rowName(index)
    let base = name.origin.y
    let extent = (columns.last ?? left) + field - Self.margin
    var text = "<g class=\"row\">"
    if index % 2 == 0 || !cells.isEmpty {
      let stripe = Rect(x: Self.margin - 6, y: y, width: extent + 6, height: field)
      text += stripe.svg(index % 2 == 0 ? " class=\"stripe\" opacity=\".6\"" : " class=\"hit\"")
    }
    text += "<text class=\"entry\(isMarked(index) ? " marked" : "")\" x=\"\(svgNumber(Self.margin))\" "
    text +=
      "y=\"\(svgNumber(base))\"><title>\(markup("\(entry.name), \(entry.path)"))</title>\(markup(name.text))</text>"
    if entry.errors + entry.warnings > 0 {
      text += "<text class=\"rule\" x=\"\(svgNumber(left - 30))\" y=\"\(svgNumber(base))\">"
      text += "<title>\(counted(entry.errors, "error")), \(counted(entry.warnings, "warning"))</title>"
      text += "\(min(entry.errors + entry.warnings, 999))</text>"
    }
    text += Rect(x: columns[index] + 2, y: y + 2, width: field - 4, height: field - 4).svg(" class=\"self\" rx=\"3\"")
    return text + cells.map(cell).joined() + "</g>"
  }

  private func cell(_ cell: ModuleMatrix.Cell) -> String {
    let (from, to) = (matrix.entries[cell.from], matrix.entries[cell.to])
    let kind = cell.isCycle ? "cycle" : !cell.rules.isEmpty ? "broken" : cell.isNavigation ? "opens" : "knows"
    let how = cell.isNavigation ? "opens" : "knows"
    let rest = (cell.count > 0 ? ", \(counted(cell.count, "name"))" : "") + cell.rules.map { "\n\($0)" }.joined()
    let title = "<title>\(markup("\(from.name) \(how) \(to.name)"))\(escapedMarkup(rest))</title>"
    let (x, y) = (columns[cell.to], rows[cell.from])
    guard kind == "opens" else {
      let inset = 2.0
      return "<g class=\"\(kind)\">\(title)"
        + Rect(x: x + inset, y: y + inset, width: field - 2 * inset, height: field - 2 * inset).svg(" rx=\"3\"")
        + "</g>"
    }
    let radius = svgNumber(field / 2 - 4)
    return "<g class=\"opens\">\(title)<circle cx=\"\(svgNumber(x + field / 2))\" cy=\"\(svgNumber(y + field / 2))\" "
      + "r=\"\(radius)\"/></g>"
  }
}
