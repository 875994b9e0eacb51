/// An attribute with a space before it, whatever `value` holds: a reader of XML gets back what stands there.
func xmlAttribute(_ name: String, _ value: some CustomStringConvertible) -> String {
  " \(name)=\"\(xmlText(value.description))\""
}

/// `text` as the content of an element or an attribute. What XML 1.0 cannot hold is written as a Swift escape.
func xmlText(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    // As they stand, readers make spaces of them in attributes, and one line end of another.
    case "\t", "\n", "\r": result += "&#\(scalar.value);"
    case _ where isForbidden(scalar): result += swiftEscape(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
}

/// Not a `Char` of https://www.w3.org/TR/xml/#charsets.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
}
