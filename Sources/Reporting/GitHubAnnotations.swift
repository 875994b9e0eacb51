package import Linting

/// One workflow command a finding, from which GitHub Actions makes an annotation of the file.
///
/// GitHub shows ten errors and ten warnings of one step, and drops the rest.
package func githubAnnotations(_ report: Report, in repository: RepositoryView) -> String {
  var repository = repository
  return report.diagnostics.reduce(into: "") { text, diagnostic in
    text += annotation(diagnostic, &repository)
  }
}

private func annotation(_ diagnostic: Diagnostic, _ repository: inout RepositoryView) -> String {
  let range = repository.utf16(diagnostic.range, in: diagnostic.path)
  var properties = [
    ("file", repository.path(diagnostic.path)), ("line", "\(range.line)"), ("endLine", "\(range.endLine)"),
  ]
  // Columns are for a range within one line.
  if range.line == range.endLine { properties += [("col", "\(range.column)"), ("endColumn", "\(range.endColumn)")] }
  properties.append(("title", diagnostic.rule))
  let notes = diagnostic.related.map { related in
    "\(repository.path(related.path)):\(related.range.line): \(related.message)"
  }
  let message = ([diagnostic.message] + notes).map(singleLine).joined(separator: "\n")
  let list = properties.map { name, value in "\(name)=\(escaped(value, also: [":", ","]))" }.joined(separator: ",")
  return "::\(diagnostic.severity.rawValue) \(list)::\(escaped(message))\n"
}

/// By the rules of https://github.com/actions/toolkit: the runner undoes these and nothing else.
private func escaped(_ text: String, also others: Set<Unicode.Scalar> = []) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if ["%", "\r", "\n"].contains(scalar) || others.contains(scalar) {
      result += percentEncoded(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
