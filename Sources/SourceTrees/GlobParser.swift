/// Reads a pattern into a program.
struct GlobParser {
  private var cursor: ScalarCursor
  private var program = GlobProgram()
  /// Where in the pattern each step was read.
  private var offsets: [Int] = []
  private var braces: [OpenBrace] = []
  private(set) var isAnchored = false
  private(set) var endsInSlash = false

  private struct OpenBrace {
    let offset: Int
    /// The fork before the alternative that is being read.
    var fork: Int
    /// The jumps behind the alternatives that have been read.
    var exits: [Int] = []
  }

  init(_ pattern: String) {
    cursor = ScalarCursor(pattern)
  }

  mutating func parse() throws(GlobFault) -> GlobProgram {
    guard let first = cursor.peek() else { throw GlobFault("an empty pattern matches nothing", at: 0) }
    if first == "/" { throw GlobFault("a pattern is relative to its root: leave out the `/`", at: 0) }
    if first == ".", cursor.peek(1) == "/" {
      isAnchored = true
      cursor.advance(by: 2)
    }
    while let scalar = cursor.peek() { try parse(scalar) }
    if let open = braces.last { throw GlobFault("`{` without `}`; a brace itself is `\\{`", at: open.offset) }
    let end = dropSlashAtEnd()
    isAnchored = isAnchored || program.steps.contains(.scalar("/"))
    try program.requireMatches(offsets: offsets, end: end)
    return program
  }

  private mutating func parse(_ scalar: Unicode.Scalar) throws(GlobFault) {
    let start = cursor.offset
    cursor.advance()
    endsInSlash = false
    switch scalar {
    case "*": parseStars(at: start)
    case "?": emit(.any, at: start)
    case "[": try parseClass(at: start)
    case "{": openBrace(at: start)
    case "}": try closeBrace(at: start)
    case "," where !braces.isEmpty: nextAlternative(at: start)
    default: parseLiteral(try unescaped(scalar, at: start), at: start)
    }
  }

  private mutating func emit(_ step: GlobProgram.Step, at offset: Int) {
    program.steps.append(step)
    offsets.append(offset)
  }

  /// More than two stars are two.
  private mutating func parseStars(at start: Int) {
    guard cursor.take("*") else { return emit(.star, at: start) }
    while cursor.take("*") {}
    emit(.doubleStar, at: start)
  }

  private mutating func parseLiteral(_ scalar: Unicode.Scalar, at start: Int) {
    emit(.scalar(scalar), at: start)
    endsInSlash = scalar == "/"
  }

  /// No jump leads behind such a slash, as only the end of a brace could make one.
  ///
  /// - Returns: Where the rest ends.
  private mutating func dropSlashAtEnd() -> Int {
    guard endsInSlash else { return cursor.offset }
    program.steps.removeLast()
    return offsets.removeLast()
  }

  private mutating func unescaped(_ scalar: Unicode.Scalar, at start: Int) throws(GlobFault) -> Unicode.Scalar {
    guard scalar == "\\" else { return scalar }
    guard let escaped = cursor.take() else {
      throw GlobFault("`\\` at the end escapes nothing; a backslash itself is `\\\\`", at: start)
    }
    return escaped
  }
}

// MARK: - Braces

/// `{a,b}` becomes `fork → 2; a; jump → 3; 2: jump → next; b; 3:`.
extension GlobParser {
  private mutating func openBrace(at start: Int) {
    braces.append(OpenBrace(offset: start, fork: program.steps.count))
    emitPlaceholder(at: start)
  }

  private mutating func nextAlternative(at start: Int) {
    guard var brace = braces.popLast() else { return }
    brace.exits.append(program.steps.count)
    emitPlaceholder(at: start)
    program.steps[brace.fork] = .fork(program.steps.count)
    brace.fork = program.steps.count
    emitPlaceholder(at: start)
    braces.append(brace)
  }

  private mutating func closeBrace(at start: Int) throws(GlobFault) {
    guard let brace = braces.popLast() else { throw GlobFault("`}` without `{`; a brace itself is `\\}`", at: start) }
    for exit in brace.exits { program.steps[exit] = .jump(program.steps.count) }
  }

  /// A jump to the next step: right for the fork before a last alternative, and to be replaced otherwise.
  private mutating func emitPlaceholder(at start: Int) {
    emit(.jump(program.steps.count + 1), at: start)
  }
}

// MARK: - Brackets

extension GlobParser {
  private mutating func parseClass(at start: Int) throws(GlobFault) {
    let isNegated = cursor.take("!") || cursor.take("^")
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = cursor.peek() {
      if scalar == "]", !ranges.isEmpty {
        cursor.advance()
        emit(.oneOf(program.classes.count), at: start)
        program.classes.append(ScalarClass(ranges: ranges, isNegated: isNegated))
        return
      }
      ranges.append(try parseRange())
    }
    throw GlobFault("`[` without `]`; a bracket itself is `\\[`", at: start)
  }

  private mutating func parseRange() throws(GlobFault) -> ClosedRange<Unicode.Scalar> {
    let start = cursor.offset
    let low = try parseMember()
    guard cursor.peek() == "-", let behind = cursor.peek(1), behind != "]" else { return low...low }
    cursor.advance()
    let high = try parseMember()
    guard low <= high else { throw GlobFault("the range is empty: its ends are the wrong way round", at: start) }
    return low...high
  }

  private mutating func parseMember() throws(GlobFault) -> Unicode.Scalar {
    let start = cursor.offset
    let isNamedClass = cursor.peek() == "[" && cursor.peek(1) == ":"
    guard !isNamedClass, let scalar = cursor.take() else {
      throw GlobFault("classes by name, such as `[:alpha:]`, are not supported", at: start)
    }
    let member = try unescaped(scalar, at: start)
    if member == "/" { throw GlobFault("`/` in brackets matches nothing: they match within a component", at: start) }
    return member
  }
}

/// A place in a pattern.
private struct ScalarCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// In UTF-8 code units.
  private(set) var offset = 0

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    index + ahead < scalars.count ? scalars[index + ahead] : nil
  }

  mutating func advance(by count: Int = 1) {
    for _ in 0..<count { _ = take() }
  }

  mutating func take() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    index += 1
    offset += UTF8.width(scalar)
    return scalar
  }

  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard peek() == wanted else { return false }
    advance()
    return true
  }
}
