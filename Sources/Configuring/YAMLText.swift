/// A text as a scalar of YAML that is read as the same text: plain where every parser agrees, else in double quotes.
package func yamlScalar(_ text: String) -> String { isPlainScalar(text) ? text : doubleQuoted(text) }

/// `[a, "*b"]`
package func yamlList(_ texts: [String]) -> String { "[\(texts.map(yamlScalar).joined(separator: ", "))]" }

/// Of letters, digits, and what stands in names of files; not a number, a date, or a word with a meaning.
private func isPlainScalar(_ text: String) -> Bool {
  let isOfNames = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
  guard isOfNames, let first = text.utf8.first, first != UInt8(ascii: "-"), text != ".", text != "..",
    !["y", "n", "Y", "N"].contains(text), let value = try? YAMLNode.Value(plain: text)
  else { return false }
  return value == .string(text)
}

private func doubleQuoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      default: return String(scalar)
      }
    }
  }
  return "\"\(escaped.joined())\""
}
