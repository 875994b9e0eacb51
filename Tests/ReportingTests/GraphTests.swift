import Foundation
import Linting
import Rules
import TestSupport
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `viperlint graph` says inside of the folders of `Fixtures/Modules/`, with what the rules find in them.
@Suite struct GraphTests {
  static let schools = ["GreetingTraps", "GreetingUIKit", "UserVIP", "LoginMVP", "UsersSwiftUI"]

  private func graph(_ module: String) throws -> GraphReport {
    let codebase = try readCodebase(repository.appending(path: "Fixtures/Modules/\(module)"))
    let linter = Linter(rules: AllRules.rules, settings: LintSettings())
    return GraphReport(codebase, diagnostics: linter.lint(codebase).diagnostics)
  }

  @Test(arguments: schools)
  func pictures(_ module: String) throws {
    let text = svgGraph(try graph(module))
    try expectGolden(text, "graph.svg", in: "Modules/\(module)")
    try expectWellFormed(text)
  }

  @Test(arguments: schools)
  func charts(_ module: String) throws {
    try expectGolden(mermaidGraph(graph(module)), "graph.mmd", in: "Modules/\(module)")
    try expectGolden(dotGraph(graph(module)), "graph.dot", in: "Modules/\(module)")
  }

  @Test(arguments: ModuleRolesTests.modules)
  func jsonMeetsTheSchema(_ module: String) throws {
    let text = try jsonGraph(graph(module))
    #expect(try SchemaValidator(schema: "graph.schema.json").faults(in: JSONValue(parsing: text)) == [])
  }

  @Test func json() throws {
    try expectGolden(jsonGraph(graph("GreetingTraps")), "graph.json", in: "Modules/GreetingTraps")
  }

  // MARK: What is wrong

  @Test func aLoopIsMarkedOnEachOfItsLinks() throws {
    let links = try graph("GreetingTraps").modules.flatMap(\.links)
    let marked = links.filter { $0.violations.rules == ["strong_presenter_reference"] }
    #expect(
      marked.map { "\($0.from.name).\($0.property)" } == ["GreetingInteractor.output", "GreetingPresenter.interactor"])
  }

  @Test func whatIsNotOnALineIsSaidOfItsComponent() throws {
    let components = try graph("GreetingTraps").modules.flatMap(\.components).filter { !$0.violations.isEmpty }
    #expect(components.map(\.node.name) == ["GreetingPresenter"])
    #expect(components.first?.violations.rules == ["navigation_outside_router", "ui_framework_import"])
  }

  @Test func cyclesOfModulesAreBlocksOfTheMatrix() {
    let matrix = ModuleMatrix(Samples.cyclicModules)
    #expect(matrix.entries.map(\.name) == ["A", "C", "B", "D"])
    #expect(matrix.blocks == [0..<2])
    #expect(matrix.cells.filter(\.isCycle).map { [$0.from, $0.to] } == [[0, 1], [1, 0]])
    #expect(matrix.groups.map(\.name) == ["One/", "Two/"])
  }

  // MARK: Selection

  @Test func onlyViolationsLeavesTheirEnds() throws {
    let module = try #require(try graph("GreetingTraps").onlyViolations().modules.first)
    #expect(
      module.components.map(\.node.name)
        == ["GreetingInteractor", "GreetingInteractorInput", "GreetingInteractorOutput", "GreetingPresenter"])
    #expect(module.links.count == 2)
    #expect(try graph("GreetingUIKit").onlyViolations().modules.isEmpty)
  }

  @Test func focusReachesTwoLinks() throws {
    let focused = try graph("GreetingUIKit").focused(on: "GreetingInteractor")
    let names = Set(focused.modules.flatMap(\.components).map(\.node.name))
    #expect(
      names.isSuperset(of: ["GreetingInteractor", "GreetingPresenter", "GreetingViewController", "GreetingRouter"]))
    #expect(!names.contains("GreetingEntity"))
    #expect(try graph("GreetingUIKit").focused(on: "Nobody").modules.isEmpty)
  }

  @Test func aModuleIsChosenByItsName() throws {
    #expect(try graph("ByLayer").module(named: "Orders").modules.map(\.name) == ["Orders"])
    #expect(try graph("ByLayer").module(named: "orders").modules.isEmpty)
  }

  // MARK: Hostile names

  @Test(arguments: hostileNames)
  func noNameBreaksAnyFormat(_ name: String) throws {
    let report = Samples.graph(naming: name)
    let svg = svgGraph(report)
    try expectWellFormed(svg)
    for text in [svg, mermaidGraph(report)] { #expect(!text.contains("<script") && !text.contains("]]>")) }
    let fixed = Samples.graph(naming: "Plain")
    #expect(lines(mermaidGraph(report)) == lines(mermaidGraph(fixed)))
    #expect(lines(dotGraph(report)) == lines(dotGraph(fixed)))
    let faults = try SchemaValidator(schema: "graph.schema.json").faults(in: JSONValue(parsing: jsonGraph(report)))
    #expect(faults == [])
  }

  private func lines(_ text: String) -> Int {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }

  @Test(arguments: [
    ("a\"b", "a#34;b"), ("a#quot;", "a#35;quot#59;"), ("<b>", "#60;b#62;"), ("`x`", "#96;x#96;"), ("é漢", "é漢"),
    ("a\nb", "a#92;nb"),
  ])
  func mermaidReadsNothingIntoANumber(name: String, label: String) {
    #expect(mermaidText(name) == label)
  }

  @Test(arguments: [("a\"b", "a\\\"b"), ("a\\", "a\\\\"), ("&lt;", "&amp;lt;"), ("a\nb", "a\\\\nb")])
  func graphvizReadsNothingIntoAName(name: String, label: String) {
    #expect(dotText(name) == label)
  }

  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("\"'&", "&quot;&#39;&amp;"), ("a\u{202E}b", "a\\u{202E}b"),
    ("a\u{200F}b", "a\\u{200F}b"), ("\u{FFFE}", "\\u{FFFE}"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("a\nb", "a\\nb"),
  ])
  func markupIsSeenAsItIs(text: String, escaped: String) {
    #expect(markup(text) == escaped)
  }

  // MARK: Limits

  @Test func nothingToDrawIsSaid() throws {
    let text = svgGraph(GraphReport(modules: []))
    try expectWellFormed(text)
    #expect(text.contains(">No module to draw</text>"))
  }

  @Test func aChartStaysWithinWhatMermaidTakes() {
    let chart = mermaidGraph(Samples.manyModules(600))
    #expect(chart.utf8.count < 50_000)
    #expect(chart.matches(of: /-->|-\.->/).count <= 500)
    #expect(chart.contains("%% too much for one chart"))
  }
}

let hostileNames =
  hostileTexts + [
    "<script>alert(1)</script>", "]]>", "</style><script>", "\"]; evil[\"", "a\"b'c", "end", "\u{200F}אבג\u{202E}",
    "-->", "%%{init: {}}%%", "`**bold**`", "1. list", "&lt;script&gt;", "", String(repeating: "W", count: 500),
  ]

func expectWellFormed(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let parser = XMLParser(data: Data(text.utf8))
  let isWellFormed = parser.parse()
  #expect(isWellFormed, "\(String(describing: parser.parserError))", sourceLocation: sourceLocation)
}
