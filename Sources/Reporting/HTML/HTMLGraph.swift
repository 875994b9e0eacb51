/// The pictures of ``svgGraph(_:)`` in one page: modules against modules, then a picture of each module, with a list of
/// them to jump to.
package func htmlGraph(_ report: GraphReport) -> String {
  let modules = report.modules.filter { !$0.isShared }
  let links = modules.enumerated().map { number, module in
    let count = module.violations.count
    let flaws = count == 0 ? "" : " <span class=\"count\">\(counted(count, "finding"))</span>"
    return "<li><a href=\"#m\(number)\"><bdi>\(markup(module.name))</bdi></a>\(flaws)</li>"
  }
  let sections = modules.enumerated().map { number, module in
    "<section id=\"m\(number)\" class=\"module\" aria-label=\"\(markup(module.name))\">"
      + "\(picture(of: module))</section>"
  }
  let overview =
    modules.count < 2
    ? ""
    : """
    <section aria-label="Modules against modules"><h2>Modules</h2>
    \(matrixPicture(of: report))
    <details><summary>List of modules</summary><ul class="columns">\(links.joined())</ul></details></section>
    """
  let legend = inlineSVG(width: legendWidth, height: 24, title: "What the lines mean", legend(y: 0))
  return HTMLPage(
    title: "Architecture of \(counted(modules.count, "module"))", style: pageStyle,
    body: """
      <header><h1>Architecture</h1><p>\(counted(modules.count, "module"))</p></header>
      <main>\(overview)
      <div class="legend">\(legend)</div>
      \(sections.joined(separator: "\n"))
      </main>
      """
  ).text
}

/// Modules against modules, to be scrolled both ways.
func matrixPicture(of report: GraphReport) -> String {
  let matrix = MatrixPicture(ModuleMatrix(report))
  let svg = inlineSVG(width: matrix.width, height: matrix.height, title: "Modules against modules", matrix.svg())
  return "<div class=\"picture wide\" tabindex=\"0\" role=\"group\" aria-label=\"Modules against modules\">\(svg)</div>"
}

/// The picture of a module, to be scrolled where it is wider than the page.
func picture(of module: GraphReport.Module) -> String {
  let picture = ModulePicture(ModuleDiagram(module))
  let svg = inlineSVG(
    width: picture.width, height: picture.height, title: "Module \(module.name)", picture.svg())
  let size = picture.width < 720 ? "picture small" : "picture"
  return
    "<div class=\"\(size)\" tabindex=\"0\" role=\"group\" aria-label=\"Picture of \(markup(module.name))\">\(svg)</div>"
}

private func inlineSVG(width: Double, height: Double, title: String, _ body: String) -> String {
  let (width, height) = (svgNumber(width), svgNumber(height))
  return
    "<svg class=\"viperlint\" role=\"img\" aria-label=\"\(markup(title))\" width=\"\(width)\" height=\"\(height)\" "
    + "viewBox=\"0 0 \(width) \(height)\">\(body)</svg>"
}
