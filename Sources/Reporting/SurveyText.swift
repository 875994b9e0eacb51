import Architecture
package import Linting

/// What `init` says it has seen.
package func surveyText(_ survey: Survey) -> String {
  let seen = [counted(survey.files, "file"), counted(survey.lines, "line"), counted(survey.modules, "module")]
  var rows = [["styles", list(survey.styles.map { "\($0.style.rawValue) \($0.modules)" })]]
  rows.append(["layouts", list(survey.layouts.map { "\(words($0.layout)) \($0.modules)" })])
  for part in survey.parts { rows.append([plural(part.role.name), names(of: part)]) }
  let total = counted(survey.findings, "finding") + (survey.findings == 0 ? "" : fixable(survey.fixable))
  let width = survey.rules.first.map { String($0.findings).count } ?? 0
  let rules = survey.rules.map { count in
    let number = String(count.findings)
    return [
      String(repeating: " ", count: width - number.count) + number, count.rule,
      "in \(counted(count.files, "file"))\(fixable(count.fixable))",
    ]
  }
  return "\(seen.joined(separator: ", "))\n\n\(table(rows))\n\(total)\n\(table(rules, indent: "  "))"
}

private func fixable(_ count: Int) -> String {
  count == 0 ? "" : ", \(count) of which `viperlint --fix` mends"
}

private func plural(_ role: String) -> String { role.hasSuffix("y") ? "\(role.dropLast())ies" : "\(role)s" }

private func list(_ parts: [String]) -> String { parts.isEmpty ? "none" : parts.joined(separator: ", ") }

/// At most the four most common names of each kind.
private func names(of part: Survey.Part) -> String {
  func text(_ names: [(pattern: String, count: Int)], of total: Int) -> String {
    let shown = names.prefix(4)
    let rest = total - shown.reduce(0) { $0 + $1.count }
    return list(shown.map { "\(singleLine($0.pattern)) \($0.count)" } + (rest > 0 ? ["others \(rest)"] : []))
  }
  let types = part.types == 0 ? [] : [text(part.typeNames, of: part.types)]
  let contracts = part.contracts == 0 ? [] : ["contracts \(text(part.contractNames, of: part.contracts))"]
  return (types + contracts).joined(separator: "; ")
}

private func words(_ layout: Layout) -> String {
  switch layout {
  case .file: "one file"
  case .folder: "one folder"
  case .partFolders: "a folder with folders for the parts"
  case .layers: "folders by layer"
  case .shared: "several in a folder"
  }
}

private func table(_ rows: [[String]], indent: String = "") -> String {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = row.enumerated().map { column, cell in
      column == columns - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
    }
    return indent + cells.joined(separator: "  ") + "\n"
  }.joined()
}
