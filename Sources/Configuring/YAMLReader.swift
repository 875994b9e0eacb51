import Linting

/// Reads one document by recursive descent over a cursor, and notes the faults on the way.
///
/// A fault that leaves the value readable is reported and reading goes on; any other is thrown, and costs the entry that
/// it is in: see ``recover(from:in:at:)``. A column that a function takes as `parent` is the one of the enclosing block's
/// entries, 0 outside of all.
struct YAMLReader {
  static let mostFaults = 100
  static let deepestNesting = 64

  var cursor: YAMLCursor
  private(set) var faults: [YAMLFault] = []
  private var depth = 0

  init(_ bytes: [UInt8]) {
    cursor = YAMLCursor(bytes)
  }

  mutating func readDocument() -> YAMLNode? {
    skipToContent()
    rejectDirectives()
    let root = cursor.isAtEnd ? nil : readRoot()
    rejectRest()
    return root
  }

  private mutating func rejectDirectives() {
    while cursor.column == 1, cursor.isAt("%") {
      report("directives such as `%YAML` are not supported")
      cursor.skipLine()
      skipToContent()
    }
  }

  private mutating func readRoot() -> YAMLNode? {
    let start = cursor
    do throws(YAMLFault) {
      if cursor.isAtMarker(".") { throw fault("`...` ends a document, and none has begun") }
      guard cursor.isAtMarker("-") else { return try readBlock(in: 0) }
      cursor.advance(by: 3)
      return try readValue(of: .document, in: 0)
    } catch {
      recover(from: error, in: 0, at: start)
      return nil
    }
  }

  private mutating func rejectRest() {
    skipToContent()
    while !cursor.isAtDocumentEnd {
      report("this does not belong to what comes before; indent all keys at the top level alike")
      _ = readRoot()
      skipToContent()
    }
    if cursor.isAtMarker(".") { skipEndMarker() }
    guard !cursor.isAtEnd else { return }
    report("a configuration is one YAML document, and another one begins here")
  }

  private mutating func skipEndMarker() {
    cursor.advance(by: 3)
    do { try finishLine() } catch { recover(from: error, in: 0, at: cursor) }
    skipToContent()
  }
}

/// Faults.
extension YAMLReader {
  func fault(_ message: String, from start: YAMLCursor? = nil) -> YAMLFault {
    YAMLFault(message: message, range: cursor.range(from: start ?? cursor))
  }

  /// Reports a fault that leaves the value readable.
  mutating func report(_ message: String, from start: YAMLCursor? = nil) {
    report(fault(message, from: start))
  }

  /// The last fault that there is room for ends the reading, so that no text takes longer than its length times that.
  mutating func report(_ fault: YAMLFault) {
    guard faults.count < Self.mostFaults else { return }
    faults.append(fault)
    guard faults.count == Self.mostFaults else { return }
    while !cursor.isAtEnd { cursor.skipLine() }
  }

  /// Reports a fault and leaves out the rest of its entry, which began at `start`: all up to a line that is not indented
  /// deeper than `column`. If reading has come that far already, that line is kept.
  mutating func recover(from fault: YAMLFault, in column: Int, at start: YAMLCursor) {
    report(fault)
    if cursor.line == start.line || !cursor.isAtIndentationEnd { cursor.skipLine() }
    cursor.skipSpaces()
    while !cursor.isAtDocumentEnd, cursor.column > column || cursor.isAtLineEnd || cursor.isAtIdleLine {
      cursor.skipLine()
      cursor.skipSpaces()
    }
  }

  /// Begins a collection, up to the limit that keeps the recursion short. To be balanced by ``ascend()``.
  mutating func descend() throws(YAMLFault) {
    guard depth < Self.deepestNesting else {
      throw fault("this is nested deeper than \(Self.deepestNesting) levels")
    }
    depth += 1
  }

  mutating func ascend() {
    depth -= 1
  }
}

extension YAMLCursor {
  /// At what begins no entry: a comment, or the bracket that would have closed a faulty value.
  fileprivate var isAtIdleLine: Bool { isAt("#") || isAt("]") || isAt("}") }
}

/// Between values.
extension YAMLReader {
  /// Moves to the next line with an entry. A line that is indented with a tab has no column, and is left out.
  mutating func skipToContent() {
    cursor.skipSpaces()
    while !cursor.isAtEnd, cursor.isAtLineEnd || cursor.isAtComment || cursor.isAt("\t") {
      if cursor.isAt("\t") { report(tabMessage) }
      cursor.skipLine()
      cursor.skipSpaces()
    }
  }

  /// Moves to the end of the line, which holds nothing more than a comment.
  mutating func finishLine() throws(YAMLFault) {
    cursor.skipSpaces()
    guard cursor.isAtLineEnd || cursor.isAtComment else { throw fault(strayMessage) }
  }

  private var strayMessage: String {
    if cursor.isAt("\t") { return tabMessage }
    if cursor.isAt("#") { return commentMessage }
    if cursor.isAtIndicator(":") { return "a second `:` on this line; put a value that holds `: ` in quotes" }
    return "the value has ended before this; put all of it in quotes if it is text"
  }
}

let tabMessage = "tabs neither indent nor separate in YAML; use spaces"
let commentMessage = "a comment needs a space before its `#`"

extension String {
  /// As a message shows what it is about: marked, without characters that move the cursor, and no longer than a line.
  var quoted: String {
    let longest = 60
    let shown = unicodeScalars.prefix(longest).map { $0.movesCursor ? $0.escaped(asASCII: true) : String($0) }
    return "`" + shown.joined() + (unicodeScalars.dropFirst(longest).isEmpty ? "`" : "…`")
  }
}

extension Unicode.Scalar {
  /// A control or format character, or one that breaks a line.
  fileprivate var movesCursor: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
