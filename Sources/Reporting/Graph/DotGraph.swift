/// The graph for Graphviz: a cluster a module, and lines between modules where one knows another.
package func dotGraph(_ report: GraphReport) -> String {
  let modules = report.modules.filter { !$0.isShared }
  let diagrams = modules.map(ModuleDiagram.init)
  var text = """
    digraph viperlint {
      graph [rankdir=LR, compound=true, fontname="Helvetica", fontsize=14, nodesep=0.3, ranksep=0.8]
      node [shape=box, style=rounded, fontname="Menlo", fontsize=11, color="#57606a"]
      edge [fontname="Menlo", fontsize=9, color="#57606a"]

    """
  for (number, diagram) in diagrams.enumerated() { text += cluster(diagram, number) }
  return text + crossings(modules, diagrams) + "}\n"
}

private func cluster(_ diagram: ModuleDiagram, _ number: Int) -> String {
  var text = "  subgraph cluster_\(number) {\n"
  text += "    label=\"\(dotText("\(diagram.name) (\(diagram.style))"))\"\n    color=\"#d0d7de\"\n"
  for (index, box) in diagram.boxes.enumerated() {
    let label = ([box.name] + box.violations.rules).map(dotText).joined(separator: "\\n")
    let style = box.isContract ? ", style=\"rounded,dashed\"" : ""
    text += "    m\(number)c\(index) [label=\"\(label)\"\(style)\(box.violations.isEmpty ? "" : red)]\n"
  }
  for edge in diagram.edges {
    let label = ([edge.contract ?? ""] + edge.violations.rules).filter { !$0.isEmpty }.map(dotText)
    text += "    m\(number)c\(edge.from) -> m\(number)c\(edge.to) [label=\"\(label.joined(separator: "\\n"))\""
    text += "\(style(of: edge.kind))\(edge.violations.isEmpty ? "" : red)]\n"
  }
  return text + "  }\n"
}

private let red = ", color=\"#d1242f\", fontcolor=\"#d1242f\", penwidth=2"

private func style(of kind: ModuleDiagram.Edge.Kind) -> String {
  switch kind {
  case .strong: ""
  case .weak: ", style=dashed"
  case .unowned: ", style=dotted"
  case .names: ", arrowhead=vee"
  case .assembles: ", style=dotted, color=\"#afb8c1\""
  }
}

/// Lines from module to module, each between their first boxes; what only leads from screen to screen draws no boxes
/// together.
private func crossings(_ modules: [GraphReport.Module], _ diagrams: [ModuleDiagram]) -> String {
  let numbers = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.id, $0) })
  var rules: [[Int]: Set<String>] = [:]
  for (from, module) in modules.enumerated() {
    for dependency in module.dependencies where !dependency.isAssembly {
      guard let to = dependency.to.module.flatMap({ numbers[$0] }), to != from else { continue }
      if dependency.isNavigation && dependency.violations.isEmpty { continue }
      rules[[from, to], default: []].formUnion(dependency.violations.rules)
    }
  }
  let drawable = rules.filter { ends, _ in ends.allSatisfy { !diagrams[$0].boxes.isEmpty } }
  return drawable.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ends, rules in
    let label = rules.sorted().map(dotText).joined(separator: "\\n")
    return
      "  m\(ends[0])c0 -> m\(ends[1])c0 [ltail=cluster_\(ends[0]), lhead=cluster_\(ends[1]), constraint=false, label=\"\(label)\""
      + "\(rules.isEmpty ? ", color=\"#afb8c1\"" : red)]\n"
  }.joined()
}

/// `text` for a quoted string: Graphviz reads both backslashes and the entities of HTML in it.
func dotText(_ text: String) -> String {
  visibleText(text).unicodeScalars.reduce(into: "") { quoted, scalar in
    switch scalar {
    case "\\": quoted += "\\\\"
    case "\"": quoted += "\\\""
    case "&": quoted += "&amp;"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
}
