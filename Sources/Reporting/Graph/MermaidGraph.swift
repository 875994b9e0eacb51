/// The graph as one Mermaid flowchart that GitHub and GitLab draw as it is.
///
/// Both refuse a chart beyond a size. Where all modules do not fit, their insides are left out and the chart shows who
/// knows whom among them, most telling lines first; a comment says so.
package func mermaidGraph(_ report: GraphReport) -> String {
  let modules = report.modules.filter { !$0.isShared }
  let whole = FlowChart(modules: modules)
  return whole.fits ? whole.text : FlowChart(overview: ModuleMatrix(report)).text
}

/// What Mermaid allows unless a page configures it otherwise: `maxEdges`, and a reserve below `maxTextSize` of 50,000.
private let mostLines = 500
private let mostCharacters = 48_000

private struct FlowChart {
  private var nodes = ""
  private var lines: [String] = []
  private var wrong: [Int] = []
  private var unowned: [Int] = []
  private var quiet: [Int] = []

  var fits: Bool { lines.count <= mostLines && text.utf8.count <= mostCharacters }

  init(modules: [GraphReport.Module]) {
    for (number, module) in modules.enumerated() {
      let diagram = ModuleDiagram(module)
      nodes += "  subgraph m\(number)[\"\(mermaidText("\(module.name) (\(module.style))"))\"]\n    direction LR\n"
      for (index, box) in diagram.boxes.enumerated() {
        let flaw =
          box.violations.isEmpty ? "" : "<br/>" + box.violations.rules.map(mermaidText).joined(separator: "<br/>")
        nodes += "    m\(number)c\(index)[\"\(mermaidText(box.name))\(flaw)\"]:::\(shape(of: box))\n"
      }
      nodes += "  end\n"
      for edge in diagram.edges { add(edge, in: number) }
    }
  }

  init(overview matrix: ModuleMatrix) {
    let named = Set(matrix.cells.flatMap { [$0.from, $0.to] })
    nodes += "  %% too much for one chart: only modules are shown; --module NAME shows one from inside\n"
    for (index, entry) in matrix.entries.enumerated() where named.contains(index) {
      let shape = entry.errors + entry.warnings > 0 ? "wrong" : "module"
      let node = "  m\(index)[\"\(mermaidText(entry.name))\"]:::\(shape)\n"
      guard nodes.utf8.count + node.utf8.count < mostCharacters / 2 else { break }
      nodes += node
    }
    let byWeight = matrix.cells.sorted { weight($0) > weight($1) }
    for cell in byWeight where lines.count < mostLines && length < mostCharacters - 1000 {
      if !cell.rules.isEmpty { wrong.append(lines.count) }
      if cell.isNavigation { quiet.append(lines.count) }
      let label = cell.rules.isEmpty ? "" : "|\"\(cell.rules.map(mermaidText).joined(separator: "<br/>"))\"|"
      lines.append("  m\(cell.from) \(cell.isNavigation ? "-.->" : "-->")\(label) m\(cell.to)\n")
    }
    if lines.count < matrix.cells.count {
      nodes += "  %% \(matrix.cells.count - lines.count) more lines are left out\n"
    }
  }

  private var length: Int { nodes.utf8.count + lines.reduce(0) { $0 + $1.utf8.count } }

  private func weight(_ cell: ModuleMatrix.Cell) -> Int {
    (cell.isCycle ? 4 : 0) + (cell.rules.isEmpty ? 0 : 2) + (cell.isNavigation ? 0 : 1)
  }

  private func shape(of box: ModuleDiagram.Box) -> String {
    box.violations.isEmpty ? (box.isContract ? "contract" : "component") : "wrong"
  }

  private mutating func add(_ edge: ModuleDiagram.Edge, in module: Int) {
    let words = [edge.contract ?? ""] + edge.violations.rules
    let label = words.filter { !$0.isEmpty }.map(mermaidText).joined(separator: "<br/>")
    let arrow =
      switch edge.kind {
      case .strong, .names: "-->"
      case .weak, .unowned, .assembles: "-.->"
      }
    if !edge.violations.isEmpty { wrong.append(lines.count) }
    if edge.kind == .unowned { unowned.append(lines.count) }
    if edge.kind == .assembles { quiet.append(lines.count) }
    let text = label.isEmpty ? "" : "|\"\(label)\"|"
    lines.append("  m\(module)c\(edge.from) \(arrow)\(text) m\(module)c\(edge.to)\n")
  }

  var text: String {
    var text = "flowchart LR\n\(nodes)\(lines.joined())"
    text += "  classDef module,component stroke-width:1px\n"
    text += "  classDef contract stroke-dasharray:4 3\n"
    text += "  classDef wrong stroke:#d1242f,stroke-width:2px\n"
    text += style("stroke-dasharray:1 4", of: unowned) + style("stroke-width:1px,opacity:0.5", of: quiet)
    return text + style("stroke:#d1242f,stroke-width:2px", of: wrong)
  }

  private func style(_ style: String, of lines: [Int]) -> String {
    lines.isEmpty ? "" : "  linkStyle \(lines.map(String.init).joined(separator: ",")) \(style)\n"
  }
}

/// `text` for a quoted label: whatever could mean something to Mermaid, Markdown or HTML as a number.
func mermaidText(_ text: String) -> String {
  visibleText(text).unicodeScalars.reduce(into: "") { label, scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "_", "(", ")": label.unicodeScalars.append(scalar)
    case _ where scalar.isASCII: label += "#\(scalar.value);"
    default: label.unicodeScalars.append(scalar)
    }
  }
}
