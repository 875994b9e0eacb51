package import Linting

/// The report as Checkstyle writes its own, which Jenkins, reviewdog, Danger and others read.
package func checkstyleReport(_ report: Report) -> String {
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  var path: String?
  for diagnostic in report.diagnostics {
    if path != diagnostic.path {
      if path != nil { text += "  </file>\n" }
      text += "  <file\(xmlAttribute("name", diagnostic.path))>\n"
      path = diagnostic.path
    }
    text += "    \(error(diagnostic))\n"
  }
  if path != nil { text += "  </file>\n" }
  return text + "</checkstyle>\n"
}

private func error(_ diagnostic: Diagnostic) -> String {
  "<error" + xmlAttribute("line", diagnostic.range.line) + xmlAttribute("column", diagnostic.range.column)
    + xmlAttribute("severity", diagnostic.severity.rawValue) + xmlAttribute("message", diagnostic.message)
    + xmlAttribute("source", "viperlint.\(diagnostic.rule)") + "/>"
}
