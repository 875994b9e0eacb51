package import Linting

/// One line a finding, `path:line:column: severity: message (rule)`, and one `note:` line a related place.
///
/// With `source`, which reads the bytes of a file, a code frame comes under each finding; it is asked once for each run
/// of findings in the same file. Without colour and source every line has this form, whatever messages and paths hold.
package func textReport(
  _ report: Report, isColored: Bool = false, source: ((_ path: String) -> [UInt8]?)? = nil
) -> String {
  let painter = Painter(isOn: isColored)
  var file = OpenFile(read: source)
  return report.diagnostics.reduce(into: "") { text, diagnostic in
    text += headline(of: diagnostic, painter: painter)
    if let lines = file.lines(of: diagnostic.path) {
      text += codeFrame(of: diagnostic.range, in: lines, painter: painter, ink: ink(of: diagnostic.severity))
    }
    text += diagnostic.related.map { note($0, painter: painter) }.joined()
  }
}

/// The file last asked for: diagnostics are sorted by path.
private struct OpenFile {
  let read: ((_ path: String) -> [UInt8]?)?
  private var path: String?
  private var lines: SourceLines?

  init(read: ((_ path: String) -> [UInt8]?)?) {
    self.read = read
  }

  mutating func lines(of path: String) -> SourceLines? {
    if self.path != path {
      self.path = path
      lines = read?(path).map(SourceLines.init)
    }
    return lines
  }
}

private func headline(of diagnostic: Diagnostic, painter: Painter) -> String {
  let place = painter.paint(place(diagnostic.path, diagnostic.range), .bold)
  let severity = painter.paint("\(diagnostic.severity.rawValue):", ink(of: diagnostic.severity))
  let rule = painter.paint("(\(singleLine(diagnostic.rule)))", .dim)
  return "\(place) \(severity) \(singleLine(diagnostic.message)) \(rule)\n"
}

private func note(_ related: RelatedPlace, painter: Painter) -> String {
  let place = painter.paint(place(related.path, related.range), .bold)
  return "\(place) \(painter.paint("note:", .cyan)) \(singleLine(related.message))\n"
}

private func place(_ path: String, _ range: SourceRange) -> String {
  "\(singleLine(path)):\(range.line):\(range.column):"
}

private func ink(of severity: Severity) -> Painter.Ink {
  switch severity {
  case .warning: .yellow
  case .error: .red
  }
}
