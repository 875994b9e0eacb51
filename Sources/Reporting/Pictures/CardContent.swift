/// What stands in a box, and how much room it takes.
struct CardContent {
  private static let padding = 10.0
  private static let accent = 4.0
  private static let mostRules = 3
  static let moreHeight = 26.0

  private let name: WrappedName
  private let rules: [String]

  init(_ box: ModuleDiagram.Box) {
    name = WrappedName(box.name, width: columns(of: .name, in: ModuleLayout.boxWidth - Self.inset), lines: 3)
    let ids = box.violations.rules
    let shown = ids.count > Self.mostRules ? Array(ids.prefix(Self.mostRules - 1)) : ids
    let width = columns(of: .rule, in: ModuleLayout.boxWidth - Self.inset)
    rules =
      shown.map { WrappedName.shortened(visibleText($0), to: width) }
      + (shown.count < ids.count ? ["and \(ids.count - shown.count) more rules"] : [])
  }

  private static var inset: Double { 2 * padding + accent }

  var height: Double {
    let text =
      Double(name.lines.count) * PictureFont.name.lineHeight + Double(rules.count) * PictureFont.rule.lineHeight
    return 2 * Self.padding + text - 2
  }

  func placed(in frame: Rect, _ box: ModuleDiagram.Box) -> ModulePicture.Box {
    let lines = name.lines.map { ($0, PictureFont.name) } + rules.map { ($0, PictureFont.rule) }
    let start = Point(x: frame.x + Self.padding + Self.accent, y: frame.y + Self.padding)
    let kind = box.isContract ? "contract" : box.kind.rawValue
    let place = "\(box.path):\(box.line)"
    let tooltip = ["\(box.name), \(kind), \(box.role)", place] + box.violations.map { "\($0.rule): \($0.message)" }
    return ModulePicture.Box(
      frame: frame, texts: texts(lines, from: start), role: box.role, isContract: box.isContract,
      isWrong: !box.violations.isEmpty, tooltip: tooltip.map(visibleText).joined(separator: "\n"))
  }

  /// Stands for boxes that have no room.
  static func more(_ names: [String], in frame: Rect) -> ModulePicture.Box {
    let origin = Point(x: frame.x + padding + accent, y: frame.y + 6)
    return ModulePicture.Box(
      frame: frame, texts: texts([("and \(names.count) more", .contract)], from: origin), role: "more",
      isContract: false, isWrong: false, tooltip: names.map(visibleText).joined(separator: "\n"))
  }
}

/// What stands on a line, and how much room it takes: nothing where no contract stands between two types and no rule
/// speaks of it.
struct LabelContent {
  private static let padding = 6.0
  private static let mostWidth = 180.0

  private let lines: [(text: String, font: PictureFont)]

  init(_ edge: ModuleDiagram.Edge) {
    let room = Self.mostWidth - 2 * Self.padding
    let contract = edge.contract.map {
      WrappedName($0, width: columns(of: .contract, in: room), lines: 2).lines
    }
    let width = columns(of: .rule, in: room)
    lines =
      (contract ?? []).map { ($0, .contract) }
      + edge.violations.rules.map { (WrappedName.shortened(visibleText($0), to: width), .rule) }
  }

  var height: Double {
    lines.isEmpty ? 0 : lines.reduce(2 * Self.padding - 3) { $0 + $1.font.lineHeight }
  }

  var width: Double {
    let widths = lines.map { Double(displayWidth($0.text)) * $0.font.advance }
    return widths.max().map { $0 + 2 * Self.padding } ?? 0
  }

  func placed(in frame: Rect, _ edge: ModuleDiagram.Edge) -> ModulePicture.Label {
    let start = Point(x: frame.x + Self.padding, y: frame.y + Self.padding - 2)
    let tooltip = [edge.contract ?? ""] + edge.violations.map { "\($0.rule): \($0.message)" }
    return ModulePicture.Label(
      frame: frame, texts: texts(lines, from: start), isWrong: !edge.violations.isEmpty,
      tooltip: tooltip.filter { !$0.isEmpty }.map(visibleText).joined(separator: "\n"))
  }
}

private func columns(of font: PictureFont, in width: Double) -> Int { Int(width / font.advance) }

private func texts(_ lines: [(text: String, font: PictureFont)], from start: Point) -> [PictureText] {
  var y = start.y
  return lines.map { text, font in
    let line = PictureText(text: text, font: font, origin: Point(x: start.x, y: y + font.size))
    y += font.lineHeight
    return line
  }
}
