import Foundation
import Linting
import TestSupport
import Testing

@testable import Reporting

@Suite struct HTMLTests {
  private func page(_ report: Report = Samples.report, _ graph: GraphReport = GraphReport(modules: [])) -> String {
    htmlReport(report, graph: graph, toolVersion: "1.2.3", source: Samples.source)
  }

  @Test func report() throws {
    try expectGolden(page(), "report.html")
  }

  @Test func everyFindingIsThereOnceWithItsCode() {
    let text = page()
    #expect(text.matches(of: #/<article /#).count == Samples.report.diagnostics.count)
    #expect(text.contains("<mark>presenter: GreetingInteractorOutput?</mark>") || text.contains("<mark>var presenter"))
    #expect(text.contains("held back here"))
  }

  @Test func withoutFindingsItSaysSo() {
    let text = page(Report(summary: .init(files: 1), diagnostics: []))
    #expect(text.contains("<h1>No findings</h1>") && text.contains("Nothing to report."))
  }

  /// A picture is large: it stands where it is needed and nowhere else.
  @Test func everyModuleHasOnePicture() {
    let text = page(Samples.report, Samples.cyclicModules)
    for name in ["A", "B", "C", "D"] {
      #expect(text.components(separatedBy: "aria-label=\"Picture of \(name)\"").count == 2)
    }
  }

  // MARK: Safety

  @Test(arguments: hostileNames)
  func noTextOfTheCodeBaseIsMarkup(_ text: String) {
    let (hostile, plain) = (page(naming: text), page(naming: "Plain"))
    for tag in ["<script", "<style", "<article", "<section", "</svg>", "<details"] {
      #expect(hostile.components(separatedBy: tag).count == plain.components(separatedBy: tag).count, "\(tag)")
    }
  }

  /// Everything that can be named has this name.
  private func page(naming name: String) -> String {
    let range = SourceRange(line: 1, column: 1, endLine: 1, endColumn: 2)
    let shown = name.isEmpty ? "_" : name
    let finding = Diagnostic(
      rule: "rule", severity: .error, message: name, help: shown, path: name, range: range, module: shown, role: name,
      symbol: name, fingerprint: "0123456789abcdef",
      related: [RelatedPlace(path: name, range: range, message: name)])
    return htmlReport(
      Report(summary: .init(files: 1), diagnostics: [finding]), graph: Samples.graph(naming: name),
      toolVersion: "1.2.3", source: { _ in Array(name.utf8) })
  }

  /// What the policy allows is what the page has, byte for byte.
  @Test func thePolicyNamesScriptAndStyleByTheirDigests() throws {
    for text in [page(), htmlGraph(Samples.cyclicModules)] {
      let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).output.1
      #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-") || policy.contains("script-src 'none'"))
      let style = try #require(text.firstMatch(of: /<style>([\s\S]*?)<\/style>/)).output.1
      #expect(policy.contains("style-src 'sha256-\(Data(sha256(style.utf8)).base64EncodedString())'"))
      if let script = text.firstMatch(of: /<script>([\s\S]*?)<\/script>/)?.output.1 {
        #expect(policy.contains("script-src 'sha256-\(Data(sha256(script.utf8)).base64EncodedString())'"))
      }
      #expect(
        !text.contains("http:") && !text.contains("https:") && !text.contains(" style=") && !text.contains(" onclick"))
    }
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    #expect(sha256(text.utf8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == digest)
  }

  // MARK: Access

  @Test func landmarksHeadingsAndLabels() throws {
    let text = page(Samples.report, Samples.cyclicModules)
    for tag in ["<main>", "<header", "role=\"search\"", "role=\"status\"", "lang=\"en\"", "<a class=\"skip\""] {
      #expect(text.contains(tag), "\(tag)")
    }
    for id in text.matches(of: /<(?:input|select) id="(\w+)"/).map(\.output.1) {
      #expect(text.contains("for=\"\(id)\"") || text.contains("<label><input id=\"\(id)\""), "\(id)")
    }
    let ids = text.matches(of: #/ id="([^"]+)"/#).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    for reference in text.matches(of: /(?:aria-labelledby="|href="#)([^"]+)"/).map({ String($0.output.1) }) {
      #expect(ids.contains(reference), "\(reference)")
    }
  }
}
