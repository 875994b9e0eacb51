package import Linting

/// The report as GitLab's Code Quality reads it: what a merge request adds and mends is told by the fingerprints.
package func gitlabReport(_ report: Report, in repository: RepositoryView) throws -> String {
  try jsonDocument(report.diagnostics.map { Issue($0, path: repository.path($0.path)) })
}

private struct Issue: Encodable {
  enum CodingKeys: String, CodingKey {
    case description, fingerprint, severity, location
    case rule = "check_name"
  }

  struct Location: Encodable {
    struct Lines: Encodable { let begin, end: Int }

    let path: String
    let lines: Lines
  }

  let description, rule, fingerprint, severity: String
  let location: Location

  init(_ diagnostic: Diagnostic, path: String) {
    description = diagnostic.message
    rule = diagnostic.rule
    fingerprint = diagnostic.fingerprint
    severity = diagnostic.severity == .error ? "major" : "minor"
    location = Location(path: path, lines: .init(begin: diagnostic.range.line, end: diagnostic.range.endLine))
  }
}
