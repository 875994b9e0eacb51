/// Gives the boxes, labels and lines of one module their places.
///
/// There is no search for a good drawing: every role has its slot, every line the one way between two slots, and every
/// label a lane of its own on that way, so that no text can come to lie on another.
struct ModuleLayout {
  static let boxWidth = 212.0
  private static let boxGap = 10.0
  private static let captionHeight = 18.0
  private static let laneGap = 10.0
  private static let columnMargin = 32.0
  private static let rowMargin = 22.0
  /// How many boxes a slot shows; the rest is counted.
  private static let mostBoxes = 12

  private let diagram: ModuleDiagram
  private let places: ModulePlaces
  /// The boxes that are shown, with their sizes.
  private var cards: [Card] = []
  private var stacks: [ModulePlaces.Slot: [Int]] = [:]
  private var hidden: [ModulePlaces.Slot: [String]] = [:]
  private var edges: [RoutedEdge] = []
  private var columnWidths: [Double]
  private var rowHeights: [Double]

  private struct Card {
    var box: Int
    var content: CardContent
    var frame = Rect(x: 0, y: 0, width: ModuleLayout.boxWidth, height: 0)
  }

  private struct RoutedEdge {
    var edge: ModuleDiagram.Edge
    /// Indices of cards.
    var from, to: Int
    var way: ModulePlaces.Way
    var label: LabelContent
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  }

  init(_ diagram: ModuleDiagram) {
    self.diagram = diagram
    places = ModulePlaces(roles: diagram.boxes.map(\.role), style: diagram.style)
    columnWidths = Array(repeating: 0, count: 2 * places.columns + 1)
    rowHeights = Array(repeating: 0, count: 2 * places.rows + 1)
    fillStacks()
    routeEdges()
    measure()
    placeCards()
    placeLabels()
  }

  // MARK: What is shown

  /// In every slot those first that have lines or are wrong, where there are more than it shows.
  private mutating func fillStacks() {
    let linked = Set(diagram.edges.flatMap { [$0.from, $0.to] })
    let bySlot = Dictionary(grouping: diagram.boxes.indices) { places.slots[$0] }
    for (slot, members) in bySlot.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }) {
      let important = members.filter { linked.contains($0) || !diagram.boxes[$0].violations.isEmpty }
      let ordered = important + members.filter { !important.contains($0) }
      let shown = ordered.count > Self.mostBoxes ? Array(ordered.prefix(Self.mostBoxes - 1)) : ordered
      stacks[slot] = members.filter(shown.contains).map { box in
        cards.append(Card(box: box, content: CardContent(diagram.boxes[box])))
        return cards.count - 1
      }
      if shown.count < members.count {
        hidden[slot] = members.filter { !shown.contains($0) }.map { diagram.boxes[$0].name }
      }
    }
  }

  private mutating func routeEdges() {
    let cardOfBox = Dictionary(uniqueKeysWithValues: cards.enumerated().map { ($1.box, $0) })
    edges = diagram.edges.compactMap { edge in
      guard let from = cardOfBox[edge.from], let to = cardOfBox[edge.to] else { return nil }
      let way = places.way(from: places.slots[edge.from], to: places.slots[edge.to])
      return RoutedEdge(edge: edge, from: from, to: to, way: way, label: LabelContent(edge))
    }
  }

  // MARK: Sizes

  private mutating func measure() {
    for index in cards.indices { cards[index].frame.height = cards[index].content.height }
    for (slot, members) in stacks {
      columnWidths[2 * slot.column] = Self.boxWidth
      rowHeights[2 * slot.row + 1] = max(rowHeights[2 * slot.row + 1], height(ofStack: members, in: slot))
    }
    for column in 1..<max(columnWidths.count - 2, 1) where column % 2 == 1 { columnWidths[column] = 64 }
    for row in 1..<max(rowHeights.count - 2, 1) where row % 2 == 0 { rowHeights[row] = 30 }
    let lanes = Dictionary(grouping: edges.filter { $0.way.cell != nil }) { edge -> ModulePlaces.Cell in
      let cell = edge.way.cell ?? ModulePlaces.Cell(row: 0, column: 0)
      // Between rows all labels of the row have lanes of their own.
      return cell.isBetweenRows ? ModulePlaces.Cell(row: cell.row, column: 0) : cell
    }
    for (cell, members) in lanes {
      let height = members.reduce(Self.laneGap) { $0 + $1.label.height + Self.laneGap }
      let margin = cell.isBetweenRows ? 2 * Self.rowMargin : Self.captionHeight
      rowHeights[cell.row] = max(rowHeights[cell.row], height + margin)
    }
    for edge in edges {
      guard let cell = edge.way.cell, cell.column % 2 == 1 else { continue }
      var width = edge.label.width + 2 * Self.columnMargin
      if case .aslant = edge.way {
        let column = aslant(in: cell)
        width += spacing(of: column) * Double(column.count - 1)
      }
      columnWidths[cell.column] = max(columnWidths[cell.column], width)
    }
  }

  private func height(ofStack members: [Int], in slot: ModulePlaces.Slot) -> Double {
    let boxes = members.reduce(0) { $0 + cards[$1].frame.height + Self.boxGap } - Self.boxGap
    return Self.captionHeight + boxes + (hidden[slot] == nil ? 0 : 2 * Self.boxGap + CardContent.moreHeight)
  }

  private func left(ofColumn column: Int) -> Double { columnWidths[..<column].reduce(0, +) }
  private func top(ofRow row: Int) -> Double { rowHeights[..<row].reduce(0, +) }

  // MARK: Places

  private mutating func placeCards() {
    for (slot, members) in stacks {
      let row = 2 * slot.row + 1
      var y = top(ofRow: row) + (rowHeights[row] - height(ofStack: members, in: slot)) / 2 + Self.captionHeight
      for card in members {
        cards[card].frame.x = left(ofColumn: 2 * slot.column)
        cards[card].frame.y = y
        y += cards[card].frame.height + Self.boxGap
      }
    }
  }

  private mutating func placeLabels() {
    for row in rowHeights.indices {
      let members = edges.indices.filter { edges[$0].way.cell?.row == row }
      if row % 2 == 0 {
        placeInLanes(members, row: row)
      } else {
        for column in columnWidths.indices {
          placeInLanes(members.filter { edges[$0].way.cell?.column == column }, row: row)
        }
      }
    }
  }

  /// One below the other, in the middle of the row. Lines through the same slot's column stand side by side.
  private mutating func placeInLanes(_ members: [Int], row: Int) {
    let height = members.reduce(-Self.laneGap) { $0 + edges[$1].label.height + Self.laneGap }
    // Where boxes stand beside it, the middle is that of the boxes without their caption.
    let middle = rowHeights[row] / 2 + (row % 2 == 1 ? Self.captionHeight / 2 : 0)
    var y = top(ofRow: row) + middle - height / 2
    for index in members {
      guard let cell = edges[index].way.cell else { continue }
      let x = left(ofColumn: cell.column) + columnWidths[cell.column] / 2 + shift(of: index, among: members)
      let label = edges[index].label
      edges[index].frame = Rect(x: x - label.width / 2, y: y, width: label.width, height: label.height)
      y += label.height + Self.laneGap
    }
  }

  /// Lines that share a way pass each other's labels at their sides.
  private func shift(of index: Int, among members: [Int]) -> Double {
    let column: [Int]
    switch edges[index].way {
    case .down: column = members.filter { edges[$0].way == edges[index].way }
    case .aslant(let cell): column = aslant(in: cell)
    default: return 0
    }
    guard column.count > 1, let number = column.firstIndex(of: index) else { return 0 }
    return (Double(number) - Double(column.count - 1) / 2) * spacing(of: column)
  }

  private func spacing(of column: [Int]) -> Double {
    let widest = column.map { edges[$0].label.width }.max() ?? 0
    return min(widest / 2 + 14, 260 / Double(max(column.count - 1, 1)))
  }

  /// The lines that lead aslant through a cell, those first that go down to its left.
  private func aslant(in cell: ModulePlaces.Cell) -> [Int] {
    let members = edges.indices.filter { edges[$0].way == .aslant(cell) }
    func goesRight(_ index: Int) -> Bool {
      let (one, other) = (slot(ofCard: edges[index].from), slot(ofCard: edges[index].to))
      return 2 * (one.row > other.row ? one : other).column > cell.column
    }
    return members.filter { !goesRight($0) } + members.filter(goesRight)
  }

  private func slot(ofCard card: Int) -> ModulePlaces.Slot { places.slots[cards[card].box] }

  // MARK: Drawing

  func draw(into picture: inout ModulePicture) {
    for (slot, members) in stacks.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }) {
      drawStack(members, in: slot, into: &picture)
    }
    for edge in edges where edge.label.height > 0 && edge.way != .beside {
      picture.labels.append(edge.label.placed(in: edge.frame, edge.edge))
    }
    let ends = edges.map { LineEnds(from: $0.from, to: $0.to, way: $0.way, label: $0.frame) }
    let stackOf = Dictionary(uniqueKeysWithValues: stacks.values.flatMap { stack in stack.map { ($0, stack) } })
    let routes = LineRouting(frames: cards.map(\.frame), stacks: stackOf, ends: ends).routes()
    for (edge, stops) in zip(edges, routes) {
      picture.lines.append(
        ModulePicture.Line(
          stops: stops, kind: edge.edge.kind, isWrong: !edge.edge.violations.isEmpty,
          tooltip: tooltip(of: edge.edge)))
    }
  }

  private func drawStack(_ members: [Int], in slot: ModulePlaces.Slot, into picture: inout ModulePicture) {
    guard let first = members.first.map({ cards[$0] }), let last = members.last.map({ cards[$0] }) else { return }
    let role = visibleText(diagram.boxes[first.box].role)
    picture.captions.append(
      PictureText(
        text: WrappedName.shortened(role.uppercased(), to: 26), font: .caption,
        origin: Point(x: first.frame.x + 2, y: first.frame.y - 7)))
    for card in members {
      picture.boxes.append(cards[card].content.placed(in: cards[card].frame, diagram.boxes[cards[card].box]))
    }
    if let names = hidden[slot] {
      let frame = Rect(
        x: last.frame.x, y: last.frame.maxY + Self.boxGap, width: Self.boxWidth, height: CardContent.moreHeight)
      picture.boxes.append(CardContent.more(names, in: frame))
    }
  }

  private func tooltip(of edge: ModuleDiagram.Edge) -> String {
    let (from, to) = (diagram.boxes[edge.from].name, diagram.boxes[edge.to].name)
    let how =
      switch edge.kind {
      case .strong: "holds strongly"
      case .weak: "holds weakly"
      case .unowned: "holds unowned"
      case .names: "names"
      case .assembles: "puts together, with the rest of the module,"
      }
    let contract = edge.contract.map { " by its contract \($0)" } ?? ""
    let properties = edge.properties.isEmpty ? "" : " (\(edge.properties.joined(separator: ", ")))"
    let lines = ["\(from) \(how) \(to)\(contract)\(properties)"] + edge.violations.map { "\($0.rule): \($0.message)" }
    return lines.map(visibleText).joined(separator: "\n")
  }
}
