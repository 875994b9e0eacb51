import Linting
import Reporting
import TestSupport
import Testing

@Suite struct GitLabReportTests {
  @Test func everything() throws {
    try expectGolden(gitlabReport(Samples.report, in: Samples.repository), "lint-gitlab.json")
  }

  @Test func nothingFoundIsAnEmptyList() throws {
    #expect(try JSONValue(parsing: gitlabReport(report(), in: Samples.repository)) == .array([]))
  }

  @Test func aFindingHasWhatGitLabAsksFor() throws {
    let range = SourceRange(line: 12, column: 5, endLine: 13, endColumn: 9)
    let document = try JSONValue(
      parsing: gitlabReport(
        report(diagnostic(path: "a b.swift", at: range)),
        in: RepositoryView(path: { "App/\($0)" }, content: { _ in nil })
      ))
    #expect(
      document
        == .array([
          .object([
            "description": .string("message"), "check_name": .string("rule"), "severity": .string("major"),
            "fingerprint": .string("0123456789abcdef"),
            "location": .object([
              "path": .string("App/a b.swift"),
              "lines": .object(["begin": .integer(12), "end": .integer(13)]),
            ]),
          ])
        ]))
  }
}
