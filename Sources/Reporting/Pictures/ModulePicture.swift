/// One module in the shape that everyone knows of its style, with everything at its place: the view at the left, the
/// presenter in the centre, the interactor at the right, entities beyond it, the router below the presenter, and the
/// builder above. In VIP, view, interactor and presenter make a triangle.
struct ModulePicture: Equatable {
  struct Box: Equatable {
    var frame: Rect
    var texts: [PictureText]
    var role: String
    var isContract: Bool
    var isWrong: Bool
    /// All that the box leaves out.
    var tooltip: String
  }

  /// What stands on a line: the contract, and the rules that it breaks.
  struct Label: Equatable {
    var frame: Rect
    var texts: [PictureText]
    var isWrong: Bool
    var tooltip: String
  }

  struct Line: Equatable {
    /// Where it passes, and in which direction.
    var stops: [(point: Point, direction: Point)]
    var kind: ModuleDiagram.Edge.Kind
    var isWrong: Bool
    var tooltip: String

    static func == (left: Line, right: Line) -> Bool {
      left.kind == right.kind && left.isWrong == right.isWrong && left.tooltip == right.tooltip
        && left.stops.elementsEqual(right.stops) { $0.point == $1.point && $0.direction == $1.direction }
    }
  }

  var name: String
  var style: String
  var heading: [PictureText] = []
  var captions: [PictureText] = []
  var boxes: [Box] = []
  var labels: [Label] = []
  var lines: [Line] = []
  var width = 0.0
  var height = 0.0

  init(_ diagram: ModuleDiagram) {
    name = diagram.name
    style = diagram.style
    ModuleLayout(diagram).draw(into: &self)
    addHeading(diagram)
  }

  private static let margin = 28.0
  private static let headingHeight = 60.0

  /// Puts the heading above what is drawn, and everything into a frame around it.
  private mutating func addHeading(_ diagram: ModuleDiagram) {
    let frames = boxes.map(\.frame) + labels.map(\.frame) + captions.map(\.frame)
    let left = min(frames.map(\.x).min() ?? 0, lines.flatMap { $0.stops.map(\.point.x) }.min() ?? 0)
    let top = frames.map(\.y).min() ?? 0
    move(by: Point(x: Self.margin - left, y: Self.headingHeight - top))
    let right = boxes.map(\.frame.maxX) + labels.map(\.frame.maxX) + captions.map(\.frame.maxX)
    let bottom = boxes.map(\.frame.maxY) + labels.map(\.frame.maxY)
    let title = PictureText(
      text: WrappedName.shortened(visibleText(diagram.name), to: 44), font: .title,
      origin: Point(x: Self.margin, y: 30))
    let path = WrappedName.shortened(visibleText("\(diagram.style.uppercased()) · \(diagram.path)"), to: 60)
    heading = [title, PictureText(text: path, font: .subtitle, origin: Point(x: Self.margin, y: 47))]
    width = max(right.max() ?? 0, heading.map(\.frame.maxX).max() ?? 0) + Self.margin
    height = max(bottom.max() ?? 0, Self.headingHeight) + Self.margin
  }

  private mutating func move(by offset: Point) {
    captions = captions.map { $0.moved(by: offset) }
    for index in boxes.indices {
      boxes[index].frame = boxes[index].frame.moved(by: offset)
      boxes[index].texts = boxes[index].texts.map { $0.moved(by: offset) }
    }
    for index in labels.indices {
      labels[index].frame = labels[index].frame.moved(by: offset)
      labels[index].texts = labels[index].texts.map { $0.moved(by: offset) }
    }
    for index in lines.indices {
      lines[index].stops = lines[index].stops.map { ($0.point + offset, $0.direction) }
    }
  }
}
