/// A point or a direction, in user units of SVG.
struct Point: Equatable {
  var x, y: Double

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }
}

struct Rect: Equatable {
  var x, y, width, height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

  func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The middle of a side.
  func middle(of side: Side) -> Point {
    switch side {
    case .left: Point(x: x, y: y + height / 2)
    case .right: Point(x: maxX, y: y + height / 2)
    case .top: Point(x: x + width / 2, y: y)
    case .bottom: Point(x: x + width / 2, y: maxY)
    }
  }

  func moved(by offset: Point) -> Rect { Rect(x: x + offset.x, y: y + offset.y, width: width, height: height) }
}

enum Side: Hashable {
  case left, right, top, bottom

  /// The direction that leads away from it.
  var outward: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    }
  }
}

/// How text looks in a picture. What stands in code is set in a font with characters of one width, so that it is known
/// how much room it takes; for the others the widest usual letter is assumed.
enum PictureFont: String {
  case title, subtitle, caption, name, contract, rule

  var size: Double {
    switch self {
    case .title: 15
    case .subtitle: 11
    case .caption, .rule: 10
    case .name: 12
    case .contract: 11
    }
  }

  /// The room that one column of ``displayWidth(_:)`` takes at most.
  var advance: Double {
    switch self {
    case .title: 9.6
    case .subtitle: 6.8
    case .caption: 8
    case .name, .contract, .rule: size * 0.62
    }
  }

  var lineHeight: Double { size + 4 }
}

/// A line of text at its place.
struct PictureText: Equatable {
  var text: String
  var font: PictureFont
  /// The left end of the base line.
  var origin: Point

  var width: Double { Double(displayWidth(text)) * font.advance }

  /// What the letters may cover.
  var frame: Rect {
    Rect(x: origin.x, y: origin.y - font.size * 0.85, width: width, height: font.size * 1.1)
  }

  func moved(by offset: Point) -> PictureText { PictureText(text: text, font: font, origin: origin + offset) }
}

/// A number as SVG takes it: one decimal, and none that says nothing.
func svgNumber(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}
