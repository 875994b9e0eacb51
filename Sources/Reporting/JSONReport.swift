package import Linting

/// The report for programs, as `Schemas/report.schema.json` describes it.
package func jsonReport(_ report: Report, toolVersion: String) throws -> String {
  try jsonDocument(Document(report, toolVersion: toolVersion))
}

// The names of these properties are the keys of the format. An absent optional is an absent key.

private struct Document: Encodable {
  struct Tool: Encodable {
    let name = "viperlint"
    let version: String
  }

  let schemaVersion = Reporting.schemaVersion
  let tool: Tool
  let summary: Summary
  let diagnostics: [Finding]

  init(_ report: Report, toolVersion: String) {
    tool = Tool(version: toolVersion)
    summary = Summary(report)
    diagnostics = report.diagnostics.map(Finding.init)
  }
}

private struct Summary: Encodable {
  let files, lines, modules, components, errors, warnings, suppressed, baselined: Int

  init(_ report: Report) {
    files = report.summary.files
    lines = report.summary.lines
    modules = report.summary.modules
    components = report.summary.components
    errors = report.count(.error)
    warnings = report.count(.warning)
    suppressed = report.summary.suppressed
    baselined = report.summary.baselined
  }
}

private struct Finding: Encodable {
  let rule, severity, message, help, path: String
  let line, column, endLine, endColumn: Int
  let module, role, symbol: String?
  let fingerprint: String
  let related: [Place]
  let fix: Mend?

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    help = diagnostic.help
    path = diagnostic.path
    line = diagnostic.range.line
    column = diagnostic.range.column
    endLine = diagnostic.range.endLine
    endColumn = diagnostic.range.endColumn
    module = diagnostic.module
    role = diagnostic.role
    symbol = diagnostic.symbol
    fingerprint = diagnostic.fingerprint
    related = diagnostic.related.map(Place.init)
    fix = diagnostic.fix.map(Mend.init)
  }
}

private struct Place: Encodable {
  let path: String
  let line, column: Int
  let message: String

  init(_ place: RelatedPlace) {
    path = place.path
    line = place.range.line
    column = place.range.column
    message = place.message
  }
}

private struct Mend: Encodable {
  struct Edit: Encodable {
    let path: String
    let line, column, endLine, endColumn: Int
    let text: String

    init(_ edit: Fix.Edit) {
      path = edit.path
      line = edit.range.line
      column = edit.range.column
      endLine = edit.range.endLine
      endColumn = edit.range.endColumn
      text = edit.text
    }
  }

  let safe: Bool
  let edits: [Edit]

  init(_ fix: Fix) {
    safe = fix.isSafe
    edits = fix.edits.map(Edit.init)
  }
}
