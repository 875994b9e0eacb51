import Linting

/// The graph for programs, as `Schemas/graph.schema.json` describes it.
package func jsonGraph(_ report: GraphReport) throws -> String {
  let names = Dictionary(uniqueKeysWithValues: report.modules.map { ($0.id, $0.name) })
  return try jsonDocument(Document(modules: report.modules.map { Module($0, names: names) }))
}

// The names of these properties are the keys of the format. An absent optional is an absent key.

private struct Document: Encodable {
  let schemaVersion = Reporting.schemaVersion
  let modules: [Module]
}

private struct Module: Encodable {
  let name, style, styleReason, path: String
  let components: [Component]
  let links: [Link]
  let dependencies: [Dependency]

  init(_ module: GraphReport.Module, names: [Int: String]) {
    name = module.name
    style = module.style
    styleReason = module.styleReason
    path = module.path
    components = module.components.map(Component.init)
    links = module.links.map(Link.init)
    dependencies = module.dependencies.map { Dependency($0, in: module.id, names: names) }
  }
}

private struct Component: Encodable {
  let name, kind, reason, path: String
  let role: String?
  let isContract: Bool
  let line: Int
  let violations: [Violation]

  init(_ component: GraphReport.Component) {
    name = component.entry.name
    kind = component.entry.kind.rawValue
    role = component.entry.role
    isContract = component.entry.isContract
    reason = component.entry.reason
    path = component.entry.path
    line = component.entry.line
    violations = component.violations.map(Violation.init)
  }
}

private struct Link: Encodable {
  let from, to, property, strength, path: String
  let resolvedTo: [String]
  let line: Int
  let violations: [Violation]

  init(_ link: GraphReport.Link) {
    from = link.from.name
    to = link.to.name
    property = link.property
    strength = link.strength.rawValue
    resolvedTo = link.resolvedTo.map(\.name)
    path = link.path
    line = link.line
    violations = link.violations.map(Violation.init)
  }
}

private struct Dependency: Encodable {
  let from, to, kind, path: String
  let toModule: String?
  let line: Int
  let isAssembly: Bool
  let violations: [Violation]

  init(_ dependency: GraphReport.Dependency, in module: Int, names: [Int: String]) {
    from = dependency.from.name
    to = dependency.to.name
    kind = dependency.kind.rawValue
    toModule = dependency.to.module == module ? nil : dependency.to.module.flatMap { names[$0] }
    path = dependency.path
    line = dependency.line
    isAssembly = dependency.isAssembly
    violations = dependency.violations.map(Violation.init)
  }
}

private struct Violation: Encodable {
  let rule, severity, message: String

  init(_ violation: GraphReport.Violation) {
    rule = violation.rule
    severity = violation.severity.rawValue
    message = violation.message
  }
}
