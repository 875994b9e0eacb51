import Foundation
import TestSupport
import Testing

/// Holds `actual` to the file `name` in a folder of `Fixtures`, byte for byte.
///
/// After a change that is meant, `VIPERLINT_RECORD=1 swift test --filter ReportingTests` writes all of them anew. Such
/// a run fails, so that none passes for a test; read the difference, then run the tests without it.
func expectGolden(
  _ actual: String, _ name: String, in folder: String = "Reports",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = repository.appending(path: "Fixtures/\(folder)/\(name)")
  if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
    try Data(actual.utf8).write(to: file)
    Issue.record(
      "recorded \(folder)/\(name): read the difference, then test without VIPERLINT_RECORD",
      sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  guard actual != expected else { return }
  Issue.record(
    "\(folder)/\(name) differs from what is recorded:\n\(firstDifference(actual, expected))",
    sourceLocation: sourceLocation)
}

private func firstDifference(_ actual: String, _ expected: String) -> String {
  let (actual, expected) = (
    actual.split(separator: "\n", omittingEmptySubsequences: false),
    expected.split(separator: "\n", omittingEmptySubsequences: false)
  )
  let same = zip(actual, expected).prefix { $0 == $1 }.count
  func line(_ lines: [Substring]) -> String { same < lines.count ? lines[same].debugDescription : "no such line" }
  return "line \(same + 1) is \(line(actual)), recorded \(line(expected))"
}
