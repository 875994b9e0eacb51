/// The graph as one SVG document: modules against modules on top, then a picture of each module. A single module is
/// shown alone.
package func svgGraph(_ report: GraphReport) -> String {
  let modules = report.modules.filter { !$0.isShared }
  let pictures = modules.map { ModulePicture(ModuleDiagram($0)) }
  if pictures.count == 1, let picture = pictures.first {
    return document(
      width: max(picture.width, legendWidth), height: picture.height + legendHeight, title: picture.name,
      picture.svg() + legend(y: picture.height))
  }
  guard !pictures.isEmpty else {
    let text = PictureText(text: "No module to draw", font: .title, origin: Point(x: 28, y: 30))
    return document(width: 240, height: 50, title: text.text, text.svg())
  }
  let matrix = MatrixPicture(ModuleMatrix(report))
  let shelves = Shelves(pictures, atLeast: matrix.width)
  let offset = matrix.height + legendHeight
  let body = zip(pictures, shelves.origins).map { picture, origin in
    let frame = Rect(x: 0.5, y: 0.5, width: picture.width - 1, height: picture.height - 1)
    return "<g transform=\"translate(\(svgNumber(origin.x)) \(svgNumber(origin.y + offset)))\">"
      + frame.svg(" class=\"frame\" rx=\"10\"") + picture.svg() + "</g>"
  }
  let title = counted(modules.count, "module")
  return document(
    width: shelves.width, height: offset + shelves.height, title: title,
    matrix.svg() + legend(y: matrix.height) + body.joined(separator: "\n"))
}

private func document(width: Double, height: Double, title: String, _ body: String) -> String {
  """
  <svg xmlns="http://www.w3.org/2000/svg" class="viperlint" role="img" width="\(svgNumber(width))" \
  height="\(svgNumber(height))" viewBox="0 0 \(svgNumber(width)) \(svgNumber(height))">
  <title>\(markup(title))</title>
  <style>\(escapedMarkup(pictureStyle))</style>
  <rect class="paper" width="100%" height="100%"/>
  \(body)
  </svg>

  """
}

// MARK: Legend

private let legendHeight = 40.0
let legendWidth = 700.0

/// What the lines mean, at a height.
func legend(y: Double) -> String {
  let items = [
    ("strong", "holds strongly"), ("weak", "weakly"), ("unowned", "unowned"), ("strong wrong", "breaks a rule"),
    ("assembles", "puts together"),
  ]
  var x = 28.0
  return items.map { kind, name in
    let text = PictureText(text: name, font: .subtitle, origin: Point(x: x + 34, y: y + 12))
    let (left, middle, right) = (svgNumber(x), svgNumber(y + 8), svgNumber(x + 26))
    x = text.frame.maxX + 18
    return "<g class=\"lines\"><g class=\"\(kind)\"><path d=\"M\(left),\(middle)H\(right)\"/></g></g>\(text.svg())"
  }.joined()
}

// MARK: Shelves

/// Pictures side by side, as many in a row as there is room for.
private struct Shelves {
  private static let gap = 20.0
  private(set) var origins: [Point] = []
  private(set) var width: Double
  private(set) var height = 0.0

  /// About as wide as it is high, within reason: a page that is scrolled down is easier to read than one that is
  /// scrolled across.
  init(_ pictures: [ModulePicture], atLeast least: Double) {
    let widest = pictures.map(\.width).max() ?? 0
    let area = pictures.reduce(0) { $0 + ($1.width + Self.gap) * ($1.height + Self.gap) }
    let room = max(widest + 2 * Self.gap, min(area.squareRoot(), 3200), least)
    var x = Self.gap
    var y = Self.gap
    var shelf = 0.0
    width = least
    for picture in pictures {
      if x > Self.gap, x + picture.width + Self.gap > room {
        (x, y, shelf) = (Self.gap, y + shelf + Self.gap, 0)
      }
      origins.append(Point(x: x, y: y))
      x += picture.width + Self.gap
      shelf = max(shelf, picture.height)
      width = max(width, x)
    }
    height = y + shelf + Self.gap
  }
}
