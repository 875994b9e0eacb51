import Linting

/// How the files of a report look to those who have the repository and not this machine.
package struct RepositoryView {
  /// The path of a file from the root of the repository, or an absolute one when the file is outside.
  let path: (String) -> String
  /// The bytes of a file, or nil when it cannot be read.
  private let content: (String) -> [UInt8]?
  private var files: [String: SourceLines?] = [:]

  package init(path: @escaping (String) -> String, content: @escaping (String) -> [UInt8]?) {
    self.path = path
    self.content = content
  }

  /// The same range with columns that count UTF-16 code units, as readers of a web page do. A line that cannot be read
  /// is taken for ASCII.
  mutating func utf16(_ range: SourceRange, in path: String) -> SourceRange {
    let lines = lines(of: path)
    var converted = range
    converted.column = utf16Column(range.column, ofLine: range.line, in: lines)
    converted.endColumn = utf16Column(range.endColumn, ofLine: range.endLine, in: lines)
    return converted
  }

  private mutating func lines(of path: String) -> SourceLines? {
    if let known = files[path] { return known }
    let lines = content(path).map(SourceLines.init)
    files[path] = .some(lines)
    return lines
  }
}

private func utf16Column(_ column: Int, ofLine number: Int, in lines: SourceLines?) -> Int {
  guard let line = lines?[number] else { return column }
  var lead = line.prefix(max(column, 1) - 1)
  let beyond = max(column, 1) - 1 - lead.count
  // A byte order mark is no part of the text.
  if number == 1, lead.starts(with: byteOrderMark) { lead = lead.dropFirst(byteOrderMark.count) }
  return 1 + lead.reduce(0) { $0 + utf16Length($1) } + beyond
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// What the character that begins with this byte of UTF-8 takes in UTF-16; none for the bytes that follow.
private func utf16Length(_ byte: UInt8) -> Int {
  switch byte {
  case 0x80..<0xC0: 0
  case 0xF0...: 2
  default: 1
  }
}
