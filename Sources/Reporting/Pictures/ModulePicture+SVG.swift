extension ModulePicture {
  /// As it stands in an `svg` element that has ``pictureStyle``; whatever comes from the code base is escaped.
  func svg() -> String {
    var text = "<g class=\"lines\">"
    for line in lines { text += line.svg() }
    text += "</g>"
    for label in labels { text += label.svg() }
    for caption in captions { text += caption.svg() }
    for box in boxes { text += box.svg() }
    for line in heading { text += line.svg(tooltip: line.font == .title ? name : nil) }
    return text
  }
}

extension PictureText {
  func svg(tooltip: String? = nil) -> String {
    let title = tooltip.map { "<title>\(markup($0))</title>" } ?? ""
    return "<text class=\"\(font.rawValue)\" x=\"\(svgNumber(origin.x))\" y=\"\(svgNumber(origin.y))\">\(title)"
      + "\(markup(text))</text>"
  }
}

extension Rect {
  func svg(_ attributes: String = "") -> String {
    "<rect x=\"\(svgNumber(x))\" y=\"\(svgNumber(y))\" width=\"\(svgNumber(width))\" height=\"\(svgNumber(height))\""
      + "\(attributes)/>"
  }
}

extension ModulePicture.Box {
  /// Roles of the configuration look alike.
  private static let roles: Set<String> = ["view", "presenter", "interactor", "router", "builder", "entity", "worker"]

  fileprivate func svg() -> String {
    var classes = ["box", Self.roles.contains(role) ? role : "other"]
    if role == "more" { classes = ["box", "more"] }
    if isContract { classes.append("loose") }
    if isWrong { classes.append("wrong") }
    let accent = Rect(x: frame.x, y: frame.y + 6, width: 3, height: frame.height - 12)
    return "<g class=\"\(classes.joined(separator: " "))\"><title>\(escapedMarkup(tooltip))</title>"
      + frame.svg(" rx=\"7\"") + accent.svg(" class=\"accent\" rx=\"1.5\"") + texts.map { $0.svg() }.joined() + "</g>"
  }
}

extension ModulePicture.Label {
  fileprivate func svg() -> String {
    "<g class=\"label\(isWrong ? " wrong" : "")\"><title>\(escapedMarkup(tooltip))</title>"
      + frame.svg(" rx=\"5\"") + texts.map { $0.svg() }.joined() + "</g>"
  }
}

extension ModulePicture.Line {
  private static let headLength = 8.0

  fileprivate func svg() -> String {
    guard let first = stops.first, let last = stops.last else { return "" }
    var path = "M\(pair(first.point))"
    for (from, to) in zip(stops, stops.dropFirst()) { path += segment(from, to) }
    return "<g class=\"\(kind.rawValue)\(isWrong ? " wrong" : "")\"><title>\(escapedMarkup(tooltip))</title>"
      + "<path d=\"\(path)\"/><path class=\"head\" d=\"\(head(at: last.point, last.direction))\"/></g>"
  }

  /// A curve that leaves and arrives in the directions that it is given, or a straight line where both agree.
  private func segment(
    _ from: (point: Point, direction: Point), _ to: (point: Point, direction: Point)
  ) -> String {
    let way = to.point - from.point
    let isStraight =
      from.direction == to.direction && abs(way.x * from.direction.y - way.y * from.direction.x) < 0.05
    if isStraight { return "L\(pair(to.point))" }
    func reach(along direction: Point) -> Double {
      let (along, across) = direction.x == 0 ? (abs(way.y), abs(way.x)) : (abs(way.x), abs(way.y))
      return max(along * 0.55, min(across * 0.25, 28), 6)
    }
    let one = from.point + from.direction * reach(along: from.direction)
    let other = to.point - to.direction * reach(along: to.direction)
    return "C\(pair(one)) \(pair(other)) \(pair(to.point))"
  }

  private func head(at tip: Point, _ direction: Point) -> String {
    let back = tip - direction * Self.headLength
    let aside = Point(x: -direction.y, y: direction.x) * (Self.headLength * 0.45)
    return "M\(pair(tip))L\(pair(back + aside))L\(pair(back - aside))Z"
  }

  private func pair(_ point: Point) -> String { "\(svgNumber(point.x)),\(svgNumber(point.y))" }
}
