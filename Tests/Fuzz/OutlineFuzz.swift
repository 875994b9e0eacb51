// What the reader promises for every sequence of bytes, for libFuzzer to break: see README.md.
// Compiled together with the sources of SwiftReading.

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let all = tokens(of: bytes.span)
  var reader = FileReader()
  let outline = reader.read(bytes.span)
  checkTokens(all, of: bytes)
  checkRanges(all.map { ($0.start, $0.end) } + outline.ranges, in: bytes)
  expect(outline.factCount <= 8 * (all.count + 1), "\(outline.factCount) facts for \(all.count) tokens")
  _ = outline.dump(bytes.span, names: reader.names)
  checkLinearity(of: bytes) { text in
    var reader = FileReader()
    _ = reader.read(text.span)
  }
  return 0
}

/// The tokens are in order, and nothing but gaps stands between them: together they are the file.
private func checkTokens(_ all: [Token], of bytes: [UInt8]) {
  var end = 0
  for token in all {
    expect(Int(token.start) >= end, "tokens overlap at byte \(token.start)")
    let isEmpty = token.end == token.start
    expect(!isEmpty || token.kind == .endOfFile || token.kind == .stringTail, "an empty token at byte \(token.start)")
    expect(isGap(bytes[end..<Int(token.start)]), "bytes \(end)..<\(token.start) belong to no token")
    end = Int(token.end)
  }
  expect(end == bytes.count && all.last?.kind == .endOfFile, "the tokens end at byte \(end)")
}

/// White space, comments, conflict markers, a byte order mark, NULs or a `#!` line.
private func isGap(_ gap: ArraySlice<UInt8>) -> Bool {
  var rest = gap
  while let first = rest.first {
    if [0x00, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20].contains(first) {
      rest.removeFirst()
    } else if let blank = [[0xC2, 0xA0], [0xEF, 0xBB, 0xBF]].first(where: rest.starts(with:)) {
      rest.removeFirst(blank.count)
    } else if ["//", "#!", "<<<<<<< ", ">>>>>>> "].contains(where: { rest.starts(with: $0.utf8) }) {
      rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    } else if rest.starts(with: "/*".utf8) {
      rest = behindComment(rest)
    } else {
      return false
    }
  }
  return true
}

private func behindComment(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var rest = comment
  var depth = 0
  repeat {
    let opens = rest.starts(with: "/*".utf8)
    let closes = rest.starts(with: "*/".utf8)
    depth += opens ? 1 : closes ? -1 : 0
    rest.removeFirst(opens || closes ? 2 : 1)
  } while depth > 0 && !rest.isEmpty
  return rest
}

private func checkRanges(_ ranges: [(start: UInt32, end: UInt32)], in bytes: [UInt8]) {
  let isText = String(validating: bytes, as: UTF8.self) != nil
  for (start, end) in ranges {
    expect(start <= end && Int(end) <= bytes.count, "\(start)..<\(end) lies outside the file")
    guard isText else { continue }
    expect(bytes.isBoundary(Int(start)) && bytes.isBoundary(Int(end)), "\(start)..<\(end) cuts a character")
  }
}

extension [UInt8] {
  fileprivate func isBoundary(_ offset: Int) -> Bool { offset == count || self[offset] & 0xC0 != 0x80 }
}

extension Outline {
  fileprivate var ranges: [(start: UInt32, end: UInt32)] {
    let ranges =
      imports.flatMap { [$0.range, $0.pathRange] } + types.flatMap { [$0.range, $0.nameRange] }
      + functions.flatMap { [$0.range, $0.nameRange] } + properties.flatMap { [$0.range, $0.nameRange] }
      + typeReferences.map(\.range) + calls.map(\.range)
    let offsets =
      imports.map(\.keyword) + locals.map(\.offset) + mentions.map(\.offset) + steps.map(\.offset)
      + assignments.map(\.offset) + lineStarts
    return ranges.map { ($0.start, $0.end) } + directives.map { ($0.start, $0.end) } + offsets.map { ($0, $0) }
  }

  fileprivate var factCount: Int {
    imports.count + scopes.count + types.count + functions.count + properties.count + parameters.count
      + genericParameters.count + requirements.count + attributes.count + locals.count + typeReferences.count
      + mentions.count + paths.count + steps.count + calls.count + arguments.count + assignments.count
  }
}
