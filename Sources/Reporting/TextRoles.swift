/// A module a block, a component a line with the reason at its end; types without a role come last, in their own block.
package func textRoles(_ report: RolesReport, isColored: Bool = false) -> String {
  let painter = Painter(isOn: isColored)
  let blocks =
    report.modules.map { block($0, painter: painter) }
    + (report.unassigned.isEmpty ? [] : [block(unassigned: report.unassigned, painter: painter)])
  return blocks.isEmpty ? "No type has a role.\n" : blocks.joined(separator: "\n")
}

private func block(_ module: RolesReport.Module, painter: Painter) -> String {
  let heading =
    painter.paint(singleLine(module.name), .bold)
    + " (\(module.style): \(singleLine(module.styleReason))) \(singleLine(module.path))"
  let rows = module.components.map { component in
    [role(of: component), component.name, component.kind.rawValue, place(of: component, in: module), component.reason]
  }
  return block(heading, rows)
}

private func block(unassigned components: [RolesReport.Component], painter: Painter) -> String {
  let heading = painter.paint("Without a role", .bold) + ": \(counted(components.count, "type"))"
  let rows = components.map { component in
    [component.name, component.kind.rawValue, "\(component.path):\(component.line)", component.reason]
  }
  return block(heading, rows)
}

private func block(_ heading: String, _ rows: [[String]]) -> String {
  let lines = alignedRows(rows.map { $0.map(singleLine) }).map { "  \($0)\n" }
  return "\(heading)\n\(lines.joined())"
}

private func role(of component: RolesReport.Component) -> String {
  (component.role ?? "-") + (component.isContract ? " contract" : "")
}

/// Relative to the module's folder, which the heading names.
private func place(of component: RolesReport.Component, in module: RolesReport.Module) -> String {
  let folder = "\(module.path)/"
  let path = component.path.hasPrefix(folder) ? String(component.path.dropFirst(folder.count)) : component.path
  return "\(path):\(component.line)"
}
