import Linting
import Reporting
import Testing

@Suite struct ClosingSummaryTests {
  @Test func manyOfEach() {
    #expect(
      closingSummary(of: Samples.report, elapsed: .milliseconds(1234)) == """
        2 errors, 3 warnings in 2 files, 17 lines, 1 module (1.234 s); 1 finding suppressed, 2 findings in the baseline

        """)
  }

  @Test func oneOfEach() {
    let report = Report(
      summary: .init(files: 1, lines: 1, modules: 1, baselined: 1), diagnostics: [Samples.cycle, Samples.call])
    #expect(
      closingSummary(of: report, elapsed: .microseconds(2_900))
        == "1 error, 1 warning in 1 file, 1 line, 1 module (0.002 s); 1 finding in the baseline\n")
  }

  @Test func noneOfEach() {
    let report = Report(summary: .init(), diagnostics: [])
    #expect(
      closingSummary(of: report, elapsed: .zero) == "0 errors, 0 warnings in 0 files, 0 lines, 0 modules (0.000 s)\n")
  }

  @Test func whatWasFixedComesLast() {
    let report = Report(summary: .init(files: 2), diagnostics: [])
    #expect(
      closingSummary(of: report, elapsed: .zero, fixed: (3, 1))
        == "0 errors, 0 warnings in 2 files, 0 lines, 0 modules (0.000 s); fixed 3 findings in 1 file\n")
  }

  @Test func notesComeFirstEachInOneLine() {
    let report = Report(summary: .init(), diagnostics: [])
    let lines = closingSummary(of: report, elapsed: .seconds(61), notes: ["role 'worker' matched nothing", "a\nb"])
      .split(separator: "\n")
    #expect(lines.prefix(2) == ["note: role 'worker' matched nothing", #"note: a\nb"#])
    #expect(lines.last?.hasSuffix("(61.000 s)") == true)
    #expect(lines.count == 3)
  }

  @Test(arguments: [Duration.seconds(-1), .seconds(Int64.max)])
  func noDurationIsTooStrange(_ elapsed: Duration) {
    let text = closingSummary(of: Report(summary: .init(), diagnostics: []), elapsed: elapsed)
    #expect(text.hasSuffix(".000 s)\n") || text.hasSuffix("7.000 s)\n"))
  }
}
