package import Linting

/// The report as results of tests in JUnit's form: every rule is a suite, and every finding a case of it that failed.
///
/// A rule that found nothing has passed. The name of a case stays the same when code moves, so that readers which
/// compare runs know it again.
///
/// - Parameter rules: The ids of those that ran.
package func junitReport(_ report: Report, rules: [String]) -> String {
  let findings = Dictionary(grouping: report.diagnostics, by: \.rule)
  let suites = Set(rules).union(findings.keys).sorted().map { suite($0, findings[$0] ?? []) }
  let total = suites.reduce(0) { $0 + $1.cases }
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"viperlint\""
    + counts(cases: total, failures: report.diagnostics.count) + ">\n" + suites.map(\.text).joined()
    + "</testsuites>\n"
}

private func suite(_ rule: String, _ findings: [Diagnostic]) -> (text: String, cases: Int) {
  var names = Names()
  let cases =
    findings.isEmpty
    ? ["    <testcase\(xmlAttribute("name", "no finding"))\(xmlAttribute("classname", rule))/>\n"]
    : findings.map { failure($0, name: names.name(of: $0)) }
  let head = "  <testsuite\(xmlAttribute("name", rule))\(counts(cases: cases.count, failures: findings.count))>\n"
  return (head + cases.joined() + "  </testsuite>\n", cases.count)
}

private func counts(cases: Int, failures: Int) -> String {
  xmlAttribute("tests", cases) + xmlAttribute("failures", failures) + xmlAttribute("errors", 0)
}

private func failure(_ diagnostic: Diagnostic, name: String) -> String {
  let report = Report(summary: .init(), diagnostics: [diagnostic])
  return "    <testcase" + xmlAttribute("name", name) + xmlAttribute("classname", diagnostic.rule)
    + xmlAttribute("file", diagnostic.path) + xmlAttribute("line", diagnostic.range.line) + ">\n      <failure"
    + xmlAttribute("type", diagnostic.severity.rawValue) + xmlAttribute("message", diagnostic.message) + ">"
    + xmlText(String(textReport(report).dropLast())) + "</failure>\n    </testcase>\n"
}

/// Names by what a finding is about; equals are numbered.
private struct Names {
  private var counts: [String: Int] = [:]

  mutating func name(of diagnostic: Diagnostic) -> String {
    let name = diagnostic.symbol.map { "\($0) in \(diagnostic.path)" } ?? diagnostic.path
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
