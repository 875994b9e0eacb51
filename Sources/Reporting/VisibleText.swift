/// `text` as it can be shown in a page or a picture: what breaks lines, steers, reorders or cannot be seen as Swift
/// escapes.
///
/// Stricter than ``singleLine(_:)``: marks of direction, joiners outside of emoji, and what XML cannot hold are shown too.
func visibleText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isHidden) else { return text }
  return text.reduce(into: "") { shown, character in
    let isJoined = character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    for scalar in character.unicodeScalars {
      let isShown = !scalar.isHidden || isJoined && scalar == "\u{200D}"
      shown += isShown ? String(scalar) : swiftEscape(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    if isUnprintable { return true }
    switch value {
    case 0x61C, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF, 0xE0000...0xE007F: return true
    // No characters, neither in XML nor anywhere else.
    case 0xFDD0...0xFDEF: return true
    default: return value & 0xFFFE == 0xFFFE
    }
  }
}

/// `text` as HTML or XML shows it, between tags or in quotes.
func markup(_ text: String) -> String {
  escapedMarkup(visibleText(text))
}

/// Of text that may hold line ends and is otherwise visible.
func escapedMarkup(_ text: String) -> String {
  var escaped = ""
  escaped.reserveCapacity(text.utf8.count + 16)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
