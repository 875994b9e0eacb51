package import Linting

/// The report for people, one self-contained page: summary, rules, modules, and every finding with its code beside the
/// picture of its module. It works without its script, which adds filter and search.
///
/// - Parameters:
///   - graph: Of the same code base and diagnostics.
///   - source: The bytes of a file by its path; nil for what cannot be read any more.
package func htmlReport(
  _ report: Report, graph: GraphReport, toolVersion: String, source: @escaping (String) -> [UInt8]?
) -> String {
  let chapters = ReportChapters(report, graph)
  let body = """
    <a class="skip" href="#findings">Skip to the findings</a>
    <header class="page">
    <p class="brand">viperlint <span>\(markup(toolVersion))</span></p>
    <h1>\(heading(of: report))</h1>
    <p class="meta">\(seen(report.summary))</p>
    </header>
    <main>
    \(tiles(report, chapters))
    \(rules(of: report))
    \(standing(of: chapters))
    \(overview(graph))
    \(findings(report, chapters, source))
    \(clean(chapters))
    </main>
    """
  return HTMLPage(title: "viperlint: \(heading(of: report))", style: pageStyle, script: pageScript, body: body).text
}

/// The findings by module, in the order in which they are read.
struct ReportChapters {
  struct Chapter {
    /// Nil for what is in no module.
    var module: GraphReport.Module?
    var diagnostics: [Diagnostic]
    /// Of its section in the page.
    var id: String

    func count(_ severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
  }

  /// Those with most errors first, then those with most warnings; what is in no module comes last.
  private(set) var withFindings: [Chapter]
  private(set) var clean: [Chapter]
  var modules: [Chapter] { (withFindings + clean).filter { $0.module != nil } }

  init(_ report: Report, _ graph: GraphReport) {
    let modules = graph.modules.filter { !$0.isShared }
    let byName = Dictionary(grouping: modules.indices) { modules[$0].name }
    let byModule = Dictionary(grouping: report.diagnostics) { diagnostic -> Int in
      let named = diagnostic.module.flatMap { byName[$0] } ?? []
      return named.first { diagnostic.path.hasPrefix(modules[$0].path + "/") } ?? named.first ?? -1
    }
    let chapters = modules.indices.map { index in
      Chapter(module: modules[index], diagnostics: byModule[index] ?? [], id: "m\(index)")
    }
    let sorted = chapters.filter { !$0.diagnostics.isEmpty }.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return (other.count(.error), other.count(.warning), left.offset)
        < (one.count(.error), one.count(.warning), right.offset)
    }
    withFindings = sorted.map(\.element)
    if let rest = byModule[-1] { withFindings.append(Chapter(module: nil, diagnostics: rest, id: "others")) }
    clean = chapters.filter(\.diagnostics.isEmpty)
  }
}

// MARK: Summary

private func heading(of report: Report) -> String {
  guard !report.diagnostics.isEmpty else { return "No findings" }
  return Severity.allCases.sorted(by: >).map { counted(report.count($0), $0.rawValue) }.joined(separator: ", ")
}

private func seen(_ summary: Report.Summary) -> String {
  let passed = [(summary.suppressed, "suppressed"), (summary.baselined, "in the baseline")]
    .filter { $0.0 > 0 }.map { "\(counted($0.0, "finding")) \($0.1)" }
  let counts = [
    (summary.files, "file"), (summary.lines, "line"), (summary.modules, "module"), (summary.components, "component"),
  ].map { $0.0 == 1 ? "1 \($0.1)" : "\(grouped($0.0)) \($0.1)s" }
  return (counts + passed).joined(separator: " · ")
}

/// With a comma between thousands.
private func grouped(_ count: Int) -> String {
  let digits = Array(String(count))
  return digits.indices.reduce(into: "") { text, index in
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digits[index])
  }
}

private func tiles(_ report: Report, _ chapters: ReportChapters) -> String {
  let tiles = [
    ("errors", grouped(report.count(.error)), "errors"), ("warnings", grouped(report.count(.warning)), "warnings"),
    ("", "\(Set(report.diagnostics.map(\.rule)).count)", "rules broken"),
    (
      chapters.clean.isEmpty ? "" : "good", "\(chapters.clean.count) of \(chapters.modules.count)",
      "modules without findings"
    ),
  ]
  let items = tiles.map { "<li class=\"\($0.0)\"><strong>\($0.1)</strong> \($0.2)</li>" }
  return "<section aria-label=\"Summary\"><ul class=\"tiles\">\(items.joined())</ul></section>"
}

private func rules(of report: Report) -> String {
  guard !report.diagnostics.isEmpty else { return "" }
  let byRule = Dictionary(grouping: report.diagnostics, by: \.rule)
  let most = byRule.values.map(\.count).max() ?? 1
  let rows = byRule.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { rule, found in
    let errors = found.count { $0.severity == .error }
    let modules = Set(found.compactMap(\.module)).count
    return """
      <tr><th scope="row"><a href="#findings" data-rule="\(markup(rule))"><code>\(markup(rule))</code></a></th>\
      <td class="number">\(errors)</td><td class="number">\(found.count - errors)</td>\
      <td class="number">\(modules)</td><td class="bar" aria-hidden="true">\(bar(found.count, errors, most))</td></tr>
      """
  }
  return """
    <section aria-labelledby="rules"><h2 id="rules">Rules</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="rules"><table>
    <thead><tr><th scope="col">Rule</th><th scope="col" class="number">Errors</th>\
    <th scope="col" class="number">Warnings</th><th scope="col" class="number">Modules</th><td></td></tr></thead>
    <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></section>
    """
}

/// A bar as a picture, since the page's policy allows no style in an element.
private func bar(_ count: Int, _ errors: Int, _ most: Int) -> String {
  let width = 160 * Double(count) / Double(max(most, 1))
  let wrong = width * Double(errors) / Double(max(count, 1))
  return
    "<svg width=\"160\" height=\"8\"><rect class=\"warnings\" width=\"\(svgNumber(width))\" height=\"8\" rx=\"4\"/>"
    + (errors > 0 ? "<rect class=\"errors\" width=\"\(svgNumber(wrong))\" height=\"8\" rx=\"4\"/>" : "") + "</svg>"
}

// MARK: Modules

private func standing(of chapters: ReportChapters) -> String {
  let rows = chapters.modules.compactMap { chapter -> String? in
    guard let module = chapter.module else { return nil }
    let components = module.components.count { !$0.entry.isContract }
    let (errors, warnings) = (chapter.count(.error), chapter.count(.warning))
    return """
      <tr><th scope="row"><a href="#\(chapter.id)"><bdi>\(markup(module.name))</bdi></a></th>\
      <td class="number\(errors > 0 ? " errors" : "")">\(errors)</td>\
      <td class="number\(warnings > 0 ? " warnings" : "")">\(warnings)</td>\
      <td>\(module.style.uppercased())</td><td class="number">\(components)</td>\
      <td class="path"><bdi>\(markup(module.path))</bdi></td></tr>
      """
  }
  guard !rows.isEmpty else { return "" }
  return """
    <section aria-labelledby="standing"><h2 id="standing">Modules</h2>
    <div class="scroll tall" tabindex="0" role="group" aria-labelledby="standing"><table>
    <thead><tr><th scope="col">Module</th><th scope="col" class="number">Errors</th>\
    <th scope="col" class="number">Warnings</th><th scope="col">Style</th><th scope="col" class="number">Components</th>\
    <th scope="col">Folder</th></tr></thead>
    <tbody>\(rows.joined(separator: "\n"))</tbody></table></div></section>
    """
}

private func overview(_ graph: GraphReport) -> String {
  guard graph.modules.count(where: { !$0.isShared }) > 1 else { return "" }
  return """
    <section aria-labelledby="overview"><h2 id="overview">Modules against modules</h2>
    <details><summary>Show who knows whom</summary>\(matrixPicture(of: graph))</details></section>
    """
}

private func clean(_ chapters: ReportChapters) -> String {
  guard !chapters.clean.isEmpty else { return "" }
  let items = chapters.clean.compactMap { chapter -> String? in
    guard let module = chapter.module else { return nil }
    return """
      <details id="\(chapter.id)"><summary><bdi>\(markup(module.name))</bdi> \
      <span class="meta">\(module.style.uppercased())</span></summary>\(picture(of: module))</details>
      """
  }
  return """
    <section aria-labelledby="clean"><h2 id="clean">Modules without findings</h2>
    \(items.joined(separator: "\n"))</section>
    """
}

// MARK: Findings

private func findings(_ report: Report, _ chapters: ReportChapters, _ source: @escaping (String) -> [UInt8]?) -> String
{
  guard !report.diagnostics.isEmpty else {
    return "<section id=\"findings\" aria-label=\"Findings\"><p class=\"none\">Nothing to report.</p></section>"
  }
  var writer = FindingWriter(source: source)
  let sections = chapters.withFindings.map { chapter -> String in
    let title = chapter.module.map { "<bdi>\(markup($0.name))</bdi>" } ?? "In no module"
    let meta = chapter.module.map { "\($0.style.uppercased()) · <bdi>\(markup($0.path))</bdi>" } ?? ""
    let articles = chapter.diagnostics.map { writer.article($0) }.joined(separator: "\n")
    let aside = chapter.module.map { "<div class=\"aside\">\(picture(of: $0))</div>" } ?? ""
    return """
      <section class="module" id="\(chapter.id)" aria-labelledby="\(chapter.id)t" \
      data-module="\(chapter.id)">
      <h3 id="\(chapter.id)t">\(title) <span class="meta">\(meta)</span></h3>
      <div class="split">\(aside)<div class="list">\(articles)</div></div></section>
      """
  }
  return """
    <section id="findings" aria-labelledby="found" tabindex="-1"><h2 id="found">Findings</h2>
    \(filters(report, chapters))
    \(sections.joined(separator: "\n"))</section>
    """
}

/// Hidden until the script is there to make it work.
private func filters(_ report: Report, _ chapters: ReportChapters) -> String {
  let rules = Set(report.diagnostics.map(\.rule)).sorted().map { "<option>\(markup($0))</option>" }
  let modules = chapters.withFindings.map { chapter in
    "<option value=\"\(chapter.id)\">\(chapter.module.map { markup($0.name) } ?? "In no module")</option>"
  }
  return """
    <form id="filters" role="search" aria-label="Filter the findings" hidden>
    <p><label for="text">Search</label><input id="text" type="search" autocomplete="off" spellcheck="false"></p>
    <p><label for="rule">Rule</label><select id="rule"><option value="">All rules</option>\(rules.joined())</select></p>
    <p><label for="module">Module</label><select id="module"><option value="">All modules</option>\(modules.joined())\
    </select></p>
    <fieldset><legend>Severity</legend><label><input id="error" type="checkbox" checked> Errors</label>\
    <label><input id="warning" type="checkbox" checked> Warnings</label></fieldset>
    <p><button id="reset" type="button">Show all</button></p>
    <p id="count" role="status">\(counted(report.diagnostics.count, "finding"))</p>
    </form>
    """
}
