import TestSupport
import Testing

@Suite struct GraphTests {
  private static let modules = "Fixtures/Modules"

  @Test func aPictureUnlessSomethingElseIsAskedFor() async throws {
    let run = try await Viperlint.run("graph", "Fixtures/Modules/GreetingTraps")
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.contains(">strong_presenter_reference</text>"))
  }

  @Test(arguments: [
    ("mermaid", "flowchart LR\n"), ("dot", "digraph viperlint {\n"), ("json", "{\n"), ("html", "<!doctype html>\n"),
  ])
  func everyFormat(format: String, start: String) async throws {
    let run = try await Viperlint.run("graph", "--format", format, Self.modules)
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.hasPrefix(start) && run.output.hasSuffix("\n"))
  }

  @Test(arguments: [
    [modules], [modules, "--only-violations"], [modules, "--module", "User"], [modules, "--style", "vip"],
  ])
  func jsonMeetsTheSchema(arguments: [String]) async throws {
    let run = try await Viperlint.run(["graph", "--format", "json"] + arguments)
    #expect(try SchemaValidator(schema: "graph.schema.json").faults(in: run.json()) == [])
  }

  @Test func oneModule() async throws {
    let document = try await Viperlint.run("graph", "--module", "User", "--format", "json", Self.modules).json()
    #expect(document[["modules", 0, "name"]] == .string("User"))
    #expect(document[["modules", 1]] == nil)
  }

  @Test func whatIsNearAType() async throws {
    let chart = try await Viperlint.run(
      "graph", "--focus", "UserInteractor", "--format", "mermaid", Self.modules)
    #expect(chart.output.contains("UserPresenter") && !chart.output.contains("GreetingPresenter"))
  }

  @Test(arguments: [
    (["--module", "Usr"], "there is no module `Usr`; did you mean `User`?"),
    (["--focus", "UserPresentr"], "there is no component `UserPresentr`; did you mean `UserPresenter`?"),
    (["--format", "png"], "`--format` takes one of svg, mermaid, dot, json, html, not `png`"),
  ])
  func whatIsNotThereIsSaid(arguments: [String], message: String) async throws {
    let run = try await Viperlint.run(["graph", Self.modules] + arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errorLines.first == "viperlint: \(message)")
  }

  @Test func theReportAsAPage() async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    let run = try await Viperlint.run("--format", "html", "--output", "report.html", "GreetingTraps", in: folder)
    #expect(run.status == 1 && run.output == "")
    let page = try folder.text(of: "report.html")
    #expect(page.matches(of: #/<article /#).count == 3)
    #expect(page.contains("<mark>output</mark>"))
  }
}
