import Foundation
import TestSupport
import Testing

@Suite struct RulesAndExplainTests {
  private struct Row: Equatable {
    var id, severity, preset, summary: String
  }

  private func rows() async throws -> [Row] {
    let document = try await Viperlint.run("rules", "--format", "json").json()
    #expect(document[["schemaVersion"]] == .integer(1))
    guard case .array(let rules) = document[["rules"]] else { return [] }
    return rules.map { rule in
      func text(_ key: String) -> String {
        if case .string(let text) = rule[[.key(key)]] { text } else { "" }
      }
      return Row(id: text("id"), severity: text("severity"), preset: text("preset"), summary: text("summary"))
    }
  }

  @Test func everyRuleIsListed() async throws {
    let rows = try await rows()
    #expect(rows.map(\.id) == rows.map(\.id).sorted() && Set(rows.map(\.id)).count == rows.count)
    #expect(rows.contains { $0.id == "strong_presenter_reference" })
    for row in rows {
      #expect(row.id.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
      #expect(["error", "warning"].contains(row.severity))
      #expect(["recommended", "strict"].contains(row.preset))
      #expect(!row.summary.isEmpty && !row.summary.contains("\n") && row.summary.last != ".")
    }
  }

  @Test func textAndMarkdownSayTheSame() async throws {
    let rows = try await rows()
    let text = try await Viperlint.run("rules").lines
    #expect(text.count == rows.count)
    for (line, row) in zip(text, rows) {
      let columns = line.split(separator: #/ {2,}/#).map(String.init)
      #expect(columns == [row.id, row.severity, row.preset, row.summary])
    }
    let markdown = try await Viperlint.run("rules", "--format", "markdown").lines
    #expect(markdown.prefix(2) == ["| rule | severity | preset | finds |", "|---|---|---|---|"])
    let expected = rows.map { "| `\($0.id)` | \($0.severity) | \($0.preset) | \($0.summary) |" }
    #expect(markdown.dropFirst(2) == expected[...])
  }

  @Test func everyRuleIsExplained() async throws {
    for row in try await rows() {
      let text = try await Viperlint.run("explain", row.id)
      #expect(text.status == 0 && text.error == "")
      #expect(text.output.hasPrefix("\(row.id)\n\n"))
      let markdown = try await Viperlint.run("explain", row.id, "--format=markdown")
      #expect(markdown.output.hasPrefix("# \(row.id)\n\n"))
      for output in [text.output, markdown.output] { #expect(output.contains("Severity \(row.severity), in ")) }
      // No code can show it.
      if row.id == "unreadable_file" { continue }
      #expect(text.output.contains("\nWrong:\n\n    ") && text.output.contains("\nRight:\n\n    "))
      #expect(!text.output.contains("```"))
      #expect(
        markdown.output.contains("\n## Wrong\n\n```swift\n") && markdown.output.contains("\n## Right\n\n```swift\n"))
    }
  }

  @Test func optionsAndSchoolsAreExplained() async throws {
    let text = try await Viperlint.run("explain", "navigation_outside_router").output
    #expect(text.contains("\nOptions:\n\n- allow_alerts: "))
    #expect(text.contains("(true or false; default true, in strict false)"))
    let markdown = try await Viperlint.run("explain", "ui_framework_import", "--format", "markdown").output
    #expect(markdown.contains("\n## Schools\n\n"))
  }
}
