/// A name as a picture shows it: on as few lines as it takes, broken between the humps of camel case.
struct WrappedName: Equatable {
  private(set) var lines: [String] = []
  /// True when the name is longer than all lines, so that a part of it is left out.
  private(set) var isShortened = false

  /// - Parameter width: How many columns a line has, at least 4.
  init(_ name: String, width: Int, lines count: Int) {
    var rest = Self.humps(of: visibleText(name))[...]
    var line = ""
    while let hump = rest.first {
      if displayWidth(line) + displayWidth(hump) <= width {
        line += hump
        rest.removeFirst()
      } else if lines.count == count - 1 {
        line = Self.shortened(line + rest.joined(), to: width)
        isShortened = true
        rest = []
      } else if line.isEmpty {
        let head = Self.prefix(of: hump, width)
        lines.append(head)
        rest[rest.startIndex] = String(hump.dropFirst(head.count))
      } else {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
  }

  /// With the middle left out where it is wider than `width`.
  static func shortened(_ text: String, to width: Int) -> String {
    guard displayWidth(text) > width else { return text }
    let tail = (width - 1) / 3
    let end = String(prefix(of: String(text.reversed()), tail).reversed())
    return prefix(of: text, width - 1 - tail) + "…" + end
  }

  /// The longest beginning that fits; at least one character, so that whoever cuts pieces comes to an end.
  private static func prefix(of text: String, _ width: Int) -> String {
    var left = width
    let fitting = text.prefix { character in
      left -= displayWidth(character)
      return left >= 0
    }
    return fitting.isEmpty ? String(text.prefix(1)) : String(fitting)
  }

  private static func humps(of name: String) -> [String] {
    let characters = Array(name)
    var humps: [String] = []
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index == 0 || isStart(character, after: characters[index - 1], before: next) { humps.append("") }
      humps[humps.count - 1].append(character)
    }
    return humps
  }

  private static func isStart(_ character: Character, after previous: Character, before next: Character?) -> Bool {
    if previous == "." || previous == "_" || previous == " " || previous == "/" { return true }
    guard character.isUppercase else { return false }
    return !previous.isUppercase || next?.isLowercase == true
  }
}
