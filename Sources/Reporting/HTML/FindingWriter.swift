import Linting

/// Writes findings with the code that they speak of; every file is read once.
struct FindingWriter {
  private let source: (String) -> [UInt8]?
  private var files: [String: SourceLines?] = [:]
  private var number = 0

  init(source: @escaping (String) -> [UInt8]?) { self.source = source }

  mutating func article(_ diagnostic: Diagnostic) -> String {
    number += 1
    let related = diagnostic.related.map { place in
      "<li>\(self.place(place.path, place.range)) <bdi>\(markup(place.message))</bdi>\(frame(place.path, place.range))</li>"
    }
    let help = diagnostic.help.isEmpty ? "" : "<p class=\"help\"><bdi>\(markup(diagnostic.help))</bdi></p>"
    let severity = diagnostic.severity.rawValue
    return """
      <article class="\(severity)" data-rule="\(markup(diagnostic.rule))" aria-labelledby="f\(number)">
      <h4 id="f\(number)"><span class="badge">\(severity)</span> <bdi>\(markup(diagnostic.message))</bdi></h4>
      <p class="meta"><code>\(markup(diagnostic.rule))</code> \(place(diagnostic.path, diagnostic.range))</p>
      \(frame(diagnostic.path, diagnostic.range))\
      \(related.isEmpty ? "" : "<ul class=\"related\">\(related.joined())</ul>")\(help)</article>
      """
  }

  private func place(_ path: String, _ range: SourceRange) -> String {
    "<bdi class=\"place\">\(markup(path)):\(range.line):\(range.column)</bdi>"
  }

  private mutating func frame(_ path: String, _ range: SourceRange) -> String {
    guard let lines = lines(of: path) else { return "" }
    let rows = codeLines(of: range, in: lines)
    guard !rows.isEmpty else { return "" }
    let code = rows.map { row -> String in
      guard let line = row.line else { return "<span class=\"row\">…</span>" }
      let (before, marked, after) = line.parts
      let mark = row.isMarked ? "<mark>\(markup(marked))</mark>" : markup(marked)
      return
        "<span class=\"row\"><span class=\"line\">\(row.number)</span>\(markup(before))\(mark)\(markup(after))</span>"
    }
    return "<pre dir=\"ltr\"><code>\(code.joined(separator: "\n"))</code></pre>"
  }

  private mutating func lines(of path: String) -> SourceLines? {
    if let known = files[path] { return known }
    let lines = source(path).map(SourceLines.init)
    files[path] = .some(lines)
    return lines
  }
}
