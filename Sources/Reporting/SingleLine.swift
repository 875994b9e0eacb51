/// `text` with everything that would break a line, steer a terminal or reorder what is read, written as Swift escapes.
///
/// What it returns holds no line end of any kind, whatever a file or a folder is called.
func singleLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: \.isUnprintable) else { return text }
  return text.unicodeScalars.reduce(into: "") { line, scalar in
    line += scalar.isUnprintable ? swiftEscape(scalar) : String(scalar)
  }
}

/// A character as it is written in a Swift string.
func swiftEscape(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}

extension Unicode.Scalar {
  /// Control characters, line and paragraph separators, and the marks that override the direction of writing.
  var isUnprintable: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch value {
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }
}
