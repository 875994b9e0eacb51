/// What a line joins: two boxes, by way of its label.
struct LineEnds {
  /// Indices of frames.
  var from, to: Int
  var way: ModulePlaces.Way
  var label: Rect
}

/// Leads lines from box to box through their labels. Where several lines meet one side of a box, each has its own spot.
struct LineRouting {
  typealias Stop = (point: Point, direction: Point)

  private struct Port: Hashable {
    var frame: Int
    var side: Side
  }

  private struct End {
    var side: Side
    /// The side from which the line leaves its label.
    var labelSide: Side
    /// Leaves by another side, since boxes of its own stack are in the way.
    var isAround = false
  }

  let frames: [Rect]
  /// The stack that a box stands in, from top to bottom.
  let stacks: [Int: [Int]]
  let ends: [LineEnds]

  func routes() -> [[Stop]] {
    let sides = ends.map { (end(of: $0, at: $0.from, other: $0.to), end(of: $0, at: $0.to, other: $0.from)) }
    let spots = spots(sides)
    return ends.indices.map { index in
      let (line, (from, to)) = (ends[index], sides[index])
      let start = spots[index].from
      let finish = spots[index].to
      if line.way == .beside { return beside(start, finish, index) }
      var there = half(start, from, line.from, line.label)
      var back = half(finish, to, line.to, line.label)
      if case .aslant = line.way, line.label.height == 0 {
        // Without a label there is no corner to turn.
        there.removeLast()
        back.removeLast()
      }
      return there + back.reversed().map { ($0.point, $0.direction * -1) }
    }
  }

  // MARK: Sides

  private func end(of line: LineEnds, at box: Int, other: Int) -> End {
    let (frame, far) = (frames[box], frames[other])
    switch line.way {
    case .across:
      let side: Side = frame.x < far.x ? .right : .left
      return End(side: side, labelSide: side == .right ? .left : .right)
    case .down:
      return vertical(frame.y < far.y ? .bottom : .top, frame.y < far.y ? .top : .bottom, box)
    case .over:
      return vertical(.top, frame.middle.x < line.label.middle.x ? .left : .right, box)
    case .aslant:
      if frame.y < far.y {
        return vertical(.bottom, frame.middle.x < line.label.middle.x ? .left : .right, box)
      }
      return End(side: line.label.middle.x < frame.middle.x ? .left : .right, labelSide: .bottom)
    case .beside:
      return End(side: .left, labelSide: .left)
    }
  }

  private func vertical(_ side: Side, _ labelSide: Side, _ box: Int) -> End {
    let stack = stacks[box] ?? [box]
    let outermost = side == .bottom ? stack.last : stack.first
    return End(side: side, labelSide: labelSide, isAround: outermost != box)
  }

  // MARK: Spots

  private func spots(_ sides: [(End, End)]) -> [(from: Point, to: Point)] {
    var users: [Port: [(line: Int, isStart: Bool)]] = [:]
    for (index, (from, to)) in sides.enumerated() {
      users[Port(frame: ends[index].from, side: from.isAround ? .left : from.side), default: []].append((index, true))
      users[Port(frame: ends[index].to, side: to.isAround ? .left : to.side), default: []].append((index, false))
    }
    var spots = Array(repeating: (from: Point(x: 0, y: 0), to: Point(x: 0, y: 0)), count: ends.count)
    for (port, members) in users {
      let isUpright = port.side == .left || port.side == .right
      let sorted = members.sorted { left, right in
        let (one, other) = (target(of: left.line, port), target(of: right.line, port))
        let (near, far) = isUpright ? (one.y, other.y) : (one.x, other.x)
        return near != far ? near < far : (left.line, left.isStart ? 0 : 1) < (right.line, right.isStart ? 0 : 1)
      }
      for (number, member) in sorted.enumerated() {
        let spot = spot(number, of: sorted.count, on: port)
        if member.isStart { spots[member.line].from = spot } else { spots[member.line].to = spot }
      }
    }
    return spots
  }

  private func target(of line: Int, _ port: Port) -> Point {
    let line = ends[line]
    guard line.way == .beside else { return line.label.middle }
    return frames[line.from == port.frame ? line.to : line.from].middle
  }

  private func spot(_ number: Int, of count: Int, on port: Port) -> Point {
    let frame = frames[port.frame]
    let isUpright = port.side == .left || port.side == .right
    let room = isUpright ? frame.height - 14 : frame.width - 60
    let step = count > 1 ? min(isUpright ? 12 : 56, room / Double(count - 1)) : 0
    let offset = (Double(number) - Double(count - 1) / 2) * step
    let middle = frame.middle(of: port.side)
    return isUpright ? Point(x: middle.x, y: middle.y + offset) : Point(x: middle.x + offset, y: middle.y)
  }

  // MARK: Ways

  /// From a box to its side of the label.
  private func half(_ spot: Point, _ end: End, _ box: Int, _ label: Rect) -> [Stop] {
    let arrival: Stop = (label.middle(of: end.labelSide), end.labelSide.outward * -1)
    guard end.isAround, let stack = stacks[box], let first = stack.first, let last = stack.last else {
      return [(spot, end.side.outward), arrival]
    }
    let sign = end.side.outward.y
    let edge = sign > 0 ? frames[last].maxY : frames[first].y - 20
    let x = frames[box].x - 14
    let turned = Point(x: x, y: spot.y + 14 * sign)
    return [(spot, Side.left.outward), (turned, end.side.outward), (Point(x: x, y: edge), end.side.outward), arrival]
  }

  /// From box to box of one stack, along its left side.
  private func beside(_ start: Point, _ finish: Point, _ index: Int) -> [Stop] {
    let x = min(start.x, finish.x) - 10 - Double(index % 3) * 5
    let sign: Double = start.y < finish.y ? 1 : -1
    let down = Point(x: 0, y: sign)
    return [
      (start, Side.left.outward), (Point(x: x, y: start.y + 10 * sign), down),
      (Point(x: x, y: finish.y - 10 * sign), down), (finish, Side.right.outward),
    ]
  }
}
