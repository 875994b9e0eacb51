package import Linting

/// The report as SARIF 2.1.0, https://docs.oasis-open.org/sarif/sarif/v2.1.0, with all that the code scanning of GitHub
/// reads.
///
/// GitHub takes 25,000 results and 10 MB (gzip), and shows 5,000: what a code base has more of belongs in a baseline.
///
/// - Parameter rules: All that there are, whether they ran or not.
package func sarifReport(
  _ report: Report, rules: [Rule], toolVersion: String, in repository: RepositoryView
) throws -> String {
  var results = SARIFResults(rules: rules, repository: repository)
  let run = SARIFRun(
    tool: .init(
      driver: .init(version: toolVersion, semanticVersion: toolVersion, rules: rules.map(SARIFRule.init))),
    results: report.diagnostics.map { results.result(of: $0) })
  return try jsonDocument(SARIFLog(runs: [run]))
}

/// Results with all that they take from their surroundings: the index of the rule, the paths and columns of the
/// repository.
private struct SARIFResults {
  private let indices: [String: Int]
  /// Those whose related places are the further links of a cycle.
  private let rulesOfCycles: Set<String>
  private var repository: RepositoryView

  init(rules: [Rule], repository: RepositoryView) {
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    rulesOfCycles = Set(rules.filter(\.tracesCycle).map(\.id))
    self.repository = repository
  }

  mutating func result(of diagnostic: Diagnostic) -> SARIFResult {
    let place = physicalLocation(diagnostic.path, diagnostic.range)
    let related = diagnostic.related.enumerated().map { index, related in
      SARIFLocation(
        id: index + 1, physicalLocation: physicalLocation(related.path, related.range),
        message: SARIFMessage(text: related.message))
    }
    return SARIFResult(
      ruleId: diagnostic.rule, ruleIndex: indices[diagnostic.rule], level: diagnostic.severity.rawValue,
      message: SARIFMessage(text: message(of: diagnostic)),
      locations: [
        SARIFLocation(
          physicalLocation: place,
          logicalLocations: diagnostic.symbol.map { [SARIFLogicalLocation(fullyQualifiedName: $0)] })
      ],
      partialFingerprints: .init(primaryLocationLineHash: diagnostic.fingerprint),
      relatedLocations: related.isEmpty ? nil : related,
      codeFlows: cycle(of: diagnostic, at: place, related), fixes: diagnostic.fix.map { [fix($0)] },
      properties: .init(module: diagnostic.module, role: diagnostic.role))
  }

  /// The message comes first, since GitHub makes a title of the first sentence; a related place is shown there only
  /// where the text has a link to it.
  private func message(of diagnostic: Diagnostic) -> String {
    let links = diagnostic.related.prefix(Self.mostLinks).enumerated().map { index, related in
      " [\(related.message.escapingBrackets)](\(index + 1))."
    }
    let help = diagnostic.help.isEmpty ? "" : " \(diagnostic.help.escapingLinks)"
    return "\(diagnostic.message.escapingLinks).\(help)\(links.joined())"
  }

  private static let mostLinks = 10

  private func cycle(
    of diagnostic: Diagnostic, at place: SARIFPhysicalLocation, _ related: [SARIFLocation]
  ) -> [SARIFCodeFlow]? {
    guard rulesOfCycles.contains(diagnostic.rule), !related.isEmpty else { return nil }
    let start = SARIFLocation(physicalLocation: place, message: SARIFMessage(text: diagnostic.message))
    let rest = related.map { SARIFLocation(physicalLocation: $0.physicalLocation, message: $0.message) }
    return [.init(threadFlows: [.init(locations: ([start] + rest).map { .init(location: $0) })])]
  }

  private mutating func fix(_ fix: Fix) -> SARIFFix {
    SARIFFix(
      artifactChanges: fix.edits.map { edit in
        .init(
          artifactLocation: artifact(edit.path),
          replacements: [
            .init(deletedRegion: region(edit.range, in: edit.path), insertedContent: SARIFMessage(text: edit.text))
          ])
      })
  }

  private mutating func physicalLocation(_ path: String, _ range: SourceRange) -> SARIFPhysicalLocation {
    SARIFPhysicalLocation(artifactLocation: artifact(path), region: region(range, in: path))
  }

  private mutating func region(_ range: SourceRange, in path: String) -> SARIFRegion {
    let range = repository.utf16(range, in: path)
    return SARIFRegion(
      startLine: range.line, startColumn: range.column, endLine: range.endLine, endColumn: range.endColumn)
  }

  private func artifact(_ path: String) -> SARIFArtifactLocation {
    let path = repository.path(path)
    return path.utf8.first == UInt8(ascii: "/")
      ? SARIFArtifactLocation(uri: "file://\(percentEncoded(path))", uriBaseId: nil)
      : SARIFArtifactLocation(uri: percentEncoded(path), uriBaseId: SARIFRun.rootName)
  }
}

extension String {
  /// As the text of a link.
  fileprivate var escapingBrackets: String {
    replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  /// As plain text, in which nothing is taken for a link.
  fileprivate var escapingLinks: String { contains("](") ? escapingBrackets : self }
}
