/// The roles for programs, as `Schemas/roles.schema.json` describes them.
package func jsonRoles(_ report: RolesReport) throws -> String {
  try jsonDocument(Document(modules: report.modules, unassigned: report.unassigned))
}

private struct Document: Encodable {
  let schemaVersion = Reporting.schemaVersion
  let modules: [RolesReport.Module]
  let unassigned: [RolesReport.Component]
}
