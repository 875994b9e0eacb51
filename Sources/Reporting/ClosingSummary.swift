package import Linting

/// What a run saw and found, in one line, after a `note:` line for each of `notes`. The counts come last, where a
/// terminal shows them; without notes the summary is this one line.
///
/// - Parameter fixed: How many findings were mended before the report was made, and in how many files.
package func closingSummary(
  of report: Report, elapsed: Duration, notes: [String] = [], fixed: (findings: Int, files: Int)? = nil
) -> String {
  let mended = fixed.map { "; fixed \(counted($0.findings, "finding")) in \(counted($0.files, "file"))" } ?? ""
  return (notes.map { "note: \(singleLine($0))" } + [counts(of: report, elapsed: elapsed) + mended])
    .map { "\($0)\n" }.joined()
}

private func counts(of report: Report, elapsed: Duration) -> String {
  let summary = report.summary
  let findings = Severity.allCases.sorted(by: >).map { counted(report.count($0), $0.rawValue) }
  let seen = [
    counted(summary.files, "file"), counted(summary.lines, "line"), counted(summary.modules, "module"),
  ]
  let passed = [(summary.suppressed, "suppressed"), (summary.baselined, "in the baseline")]
    .filter { count, _ in count > 0 }
    .map { count, reason in "\(counted(count, "finding")) \(reason)" }
  let line = "\(list(findings)) in \(list(seen)) (\(seconds(elapsed)) s)"
  return passed.isEmpty ? line : "\(line); \(list(passed))"
}

private func list(_ parts: [String]) -> String {
  parts.joined(separator: ", ")
}

/// Three decimals, cut and not rounded: no number is written larger than it is.
private func seconds(_ elapsed: Duration) -> String {
  let (seconds, attoseconds) = max(elapsed, .zero).components
  let milliseconds = String(attoseconds / 1_000_000_000_000_000)
  return "\(seconds).\(String(repeating: "0", count: 3 - milliseconds.count))\(milliseconds)"
}
