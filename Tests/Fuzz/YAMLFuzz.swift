// What the reader of configurations promises for every sequence of bytes, for libFuzzer to break: see README.md.
// Compiled together with the YAML sources of Configuring.

import Linting

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let (root, faults) = readYAML(bytes)
  let text = Text(bytes)
  for fault in faults {
    expect(!fault.message.isEmpty, "a fault without a message")
    text.check(fault.range)
  }
  expect(faults.count <= YAMLReader.mostFaults, "\(faults.count) faults")
  expect(zip(faults, faults.dropFirst()).allSatisfy { $0.range <= $1.range }, "the faults are not in order")
  if let root { check(root, in: text, isFaultless: faults.isEmpty) }
  checkLinearity(of: bytes) { _ = readYAML($0) }
  return 0
}

/// The nesting of the values is limited, and with it the recursion.
private func check(_ node: YAMLNode, in text: Text, isFaultless: Bool) {
  text.check(node.range)
  switch node.value {
  case .sequence(let items):
    for item in items { check(item, in: text, isFaultless: isFaultless) }
  case .mapping(let entries):
    expect(!isFaultless || Set(entries.map(\.key)).count == entries.count, "a key stands twice")
    for entry in entries {
      text.check(entry.keyRange)
      check(entry.value, in: text, isFaultless: isFaultless)
    }
  case .string(let value):
    expect(node.text == value, "a string differs from its characters")
  case .null, .boolean, .integer, .number:
    expect(node.text != nil, "a scalar without characters")
  }
}

/// The lines of a text, to look places up in.
private struct Text {
  let lines: [ArraySlice<UInt8>]
  let isValid: Bool

  init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      lines.append(rest[..<end])
      rest = rest[end...].dropFirst(rest[end...].starts(with: "\r\n".utf8) ? 2 : 1)
    }
    self.lines = lines + [rest]
    isValid = String(validating: bytes, as: UTF8.self) != nil
  }

  func check(_ range: SourceRange) {
    expect((range.line, range.column) <= (range.endLine, range.endColumn), "\(range) ends before it starts")
    check(range.line, range.column)
    check(range.endLine, range.endColumn)
  }

  private func check(_ line: Int, _ column: Int) {
    expect(lines.indices.contains(line - 1), "there is no line \(line)")
    let bytes = lines[line - 1]
    expect((1...bytes.count + 1).contains(column), "there is no column \(column) in line \(line)")
    let offset = bytes.startIndex + column - 1
    expect(!isValid || offset == bytes.endIndex || bytes[offset] & 0xC0 != 0x80, "\(line):\(column) cuts a character")
  }
}
