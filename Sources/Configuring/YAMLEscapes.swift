/// What stands behind a `\` in double quotes, and how many bytes it takes there. Nil if nothing is escaped so.
func unescape(_ bytes: ArraySlice<UInt8>) -> (character: Unicode.Scalar, length: Int)? {
  guard let first = bytes.first else { return nil }
  if let character = characterEscaped(by: first) { return (character, 1) }
  guard let digits = escapeLength(first) else { return nil }
  let number = bytes.dropFirst().prefix(digits)
  guard number.count == digits, number.allSatisfy(isHexadecimal),
    let value = UInt32(String(decoding: number, as: UTF8.self), radix: 16),
    let character = Unicode.Scalar(value)
  else { return nil }
  return (character, 1 + digits)
}

/// How many hexadecimal digits follow the letter of a numeric escape.
func escapeLength(_ letter: UInt8) -> Int? {
  switch letter {
  case "x": 2
  case "u": 4
  case "U": 8
  default: nil
  }
}

func isHexadecimal(_ byte: UInt8) -> Bool {
  Unicode.Scalar(byte).properties.isASCIIHexDigit
}

private func characterEscaped(by letter: UInt8) -> Unicode.Scalar? {
  switch letter {
  case "0": "\0"
  case "a": "\u{07}"
  case "b": "\u{08}"
  case "t", "\t": "\t"
  case "n": "\n"
  case "v": "\u{0B}"
  case "f": "\u{0C}"
  case "r": "\r"
  case "e": "\u{1B}"
  case "N": "\u{85}"
  case "_": "\u{A0}"
  case "L": "\u{2028}"
  case "P": "\u{2029}"
  case " ", "\"", "\\", "/": Unicode.Scalar(letter)
  default: nil
  }
}
