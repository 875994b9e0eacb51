/// A path as the path of a URI (RFC 3986): all but unreserved characters and slashes are encoded.
func percentEncoded(_ path: String) -> String {
  path.utf8.reduce(into: "") { result, byte in
    let character = Unicode.Scalar(byte)
    if isUnreserved(character) || character == "/" {
      result.unicodeScalars.append(character)
    } else {
      result += percentEncoded(byte)
    }
  }
}

func percentEncoded(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
}

private func isUnreserved(_ character: Unicode.Scalar) -> Bool {
  switch character {
  case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
  default: false
  }
}
