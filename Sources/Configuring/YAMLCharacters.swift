import Linting

/// The faults of the text below its structure, at most one a line: bytes that are not UTF-8, and characters that YAML
/// forbids or that break a line only in YAML 1.1.
func characterFaults(in bytes: [UInt8]) -> [YAMLFault] {
  var faults: [YAMLFault] = []
  var cursor = YAMLCursor(bytes)
  while !cursor.isAtEnd, faults.count < YAMLReader.mostFaults {
    if cursor.skipBreak() { continue }
    let start = cursor
    let message = cursor.skipCharacter()
    guard let message, faults.last?.range.line != cursor.line else { continue }
    faults.append(YAMLFault(message: message, range: cursor.range(from: start)))
  }
  return faults
}

extension YAMLCursor {
  /// Moves over one character that is not a line break, and says what is wrong with it.
  fileprivate mutating func skipCharacter() -> String? {
    var iterator = rest.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      advance(by: encoded.count)
      return characterMessage(Unicode.UTF8.decode(encoded))
    case .error(let length):
      advance(by: length)
      return "this is not UTF-8; save the file in that encoding"
    case .emptyInput:
      return nil
    }
  }
}

private func characterMessage(_ character: Unicode.Scalar) -> String? {
  let number = String(character.value, radix: 16, uppercase: true)
  let name = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
  switch character.value {
  case 0x85, 0x2028, 0x2029:
    return "\(name) breaks a line in YAML 1.1 and not in 1.2; write it as an escape in double quotes"
  case 0xFEFF:
    return "a byte order mark (\(name)) is allowed only where the file begins"
  case 0x09, 0x20...0x7E, 0xA0...0xFFFD, 0x1_0000...:
    return nil
  default:
    return "the control character \(name) is not allowed; write it as an escape in double quotes"
  }
}
