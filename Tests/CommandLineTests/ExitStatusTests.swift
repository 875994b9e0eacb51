import Foundation
import TestSupport
import Testing

/// 0: nothing fails. 1: something does. 2: the job could not be done.
@Suite struct ExitStatusTests {
  private static let traps = "Fixtures/Modules/GreetingTraps"
  private static let clean = "Fixtures/Modules/GreetingUIKit"

  private static let statuses: [(arguments: [String], status: Int32)] = [
    ([clean], 0), (["lint", clean], 0), ([clean, "--strict"], 0),
    ([traps], 1), (["lint", traps], 1), ([traps, "--strict"], 1), ([clean, traps], 1),
    ([traps, "--fail-on", "never"], 0), ([traps, "--fail-on=error"], 1), ([traps, "--fail-on", "warning"], 1),
    ([traps, "--only", "dependency_cycle"], 0), ([traps, "--only", "ui_framework_import"], 1),
    (["roles", traps], 0), (["rules"], 0), (["explain", "ui_framework_import"], 0), (["--help"], 0), (["-h"], 0),
    (["help"], 0), (["help", "roles"], 0), (["--version"], 0), (["version"], 0),
  ]

  @Test(arguments: statuses)
  func theStatusSaysHowItEnded(arguments: [String], status: Int32) async throws {
    #expect(try await Viperlint.run(arguments).status == status)
  }

  /// The only finding is a warning.
  @Test(
    arguments: [([], 0), (["--fail-on", "error"], 0), (["--strict"], 1), (["--fail-on", "warning"], 1)]
      as [([String], Int32)])
  func warningsFailWhenTheyAreTo(arguments: [String], status: Int32) async throws {
    let folder = try TemporaryFolder.with("GreetingTraps")
    try folder.write("rules: { ui_framework_import: warning }\n", to: ".viperlint.yml")
    let run = try await Viperlint.run(["--only", "ui_framework_import"] + arguments + ["."], in: folder)
    #expect(run.status == status)
    #expect(run.lines.first?.contains(": warning: ") == true)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String

    init(_ arguments: String..., says message: String) {
      self.arguments = arguments
      self.message = message
    }

    var testDescription: String { "viperlint " + arguments.joined(separator: " ") }
  }

  private static let refusals: [Refusal] = [
    Refusal("lintt", says: "`lintt` is neither a command nor an existing path; did you mean `lint`?"),
    Refusal("Sourcs", says: "`Sourcs` is neither a command nor an existing path; did you mean `Sources`?"),
    Refusal(
      "qwertyuiop",
      says: "`qwertyuiop` is neither a command nor an existing path; `viperlint --help` lists the commands"),
    Refusal("Sourcs/viperlint", says: "`Sourcs/viperlint` does not exist; did you mean `Sources/viperlint`?"),
    Refusal("lint", "Sourcs", says: "`Sourcs` does not exist; did you mean `Sources`?"),
    Refusal(clean, "no-such-thing", says: "`no-such-thing` does not exist"),
    Refusal("README.md", says: "`README.md` is not a Swift file: its name does not end in `.swift`"),
    Refusal("-", says: "`-` is not a path"),
    Refusal(clean, "-", says: "`-` is not a path"),
    Refusal("", says: "`` is neither a command nor an existing path; `viperlint --help` lists the commands"),
    Refusal(clean, "", says: "a path is empty"),
    Refusal("--fomat", "json", says: "unknown option `--fomat`; did you mean `--format`?"),
    Refusal("--stric", says: "unknown option `--stric`; did you mean `--strict`?"),
    Refusal("-x", says: "unknown option `-x`"),
    Refusal("roles", "--strict", says: "`roles` has no option `--strict`"),
    Refusal("--unassigned", says: "`lint` has no option `--unassigned`"),
    Refusal("--strict=yes", says: "`--strict` takes no value"),
    Refusal("--format", says: "`--format` needs a value"),
    Refusal("--output", "--quiet", says: "`--output` needs a value"),
    Refusal("--only=", says: "`--only` needs a value"),
    Refusal("--only", ", ,", says: "`--only` needs a value"),
    Refusal(
      "--format", "jsn",
      says:
        "`--format` takes one of text, json, sarif, github, gitlab, checkstyle, junit, html, not `jsn`; "
        + "did you mean `json`?"),
    Refusal(
      "--format", "markdown",
      says: "`--format` takes one of text, json, sarif, github, gitlab, checkstyle, junit, html, not `markdown`"),
    Refusal("rules", "--format", "xml", says: "`--format` takes one of text, json, markdown, not `xml`"),
    Refusal(
      "explain", "ui_framework_import", "--format", "json",
      says: "`--format` takes one of text, markdown, not `json`"),
    Refusal(
      "--style", "vipre", says: "`--style` takes one of auto, viper, vip, mvp, not `vipre`; did you mean `viper`?"),
    Refusal(
      "--fail-on", "errors",
      says: "`--fail-on` takes one of error, warning, never, not `errors`; did you mean `error`?"),
    Refusal(
      "--color", "alway", says: "`--color` takes one of auto, always, never, not `alway`; did you mean `always`?"),
    Refusal("--jobs", "0", says: "`--jobs` takes a number from 1 to 1024, not `0`"),
    Refusal("--jobs", "two", says: "`--jobs` takes a number from 1 to 1024, not `two`"),
    Refusal("--jobs=-1", says: "`--jobs` takes a number from 1 to 1024, not `-1`"),
    Refusal(
      "--jobs", "99999999999999999999", says: "`--jobs` takes a number from 1 to 1024, not `99999999999999999999`"),
    Refusal("--only", "dependncy_cycle", says: "there is no rule `dependncy_cycle`; did you mean `dependency_cycle`?"),
    Refusal(
      "--skip", "ui_framework_imports",
      says: "there is no rule `ui_framework_imports`; did you mean `ui_framework_import`?"),
    Refusal("explain", says: "`explain` takes the id of one rule; `viperlint rules` lists them"),
    Refusal("explain", "a", "b", says: "`explain` takes the id of one rule; `viperlint rules` lists them"),
    Refusal(
      "explain", "ui_framework_imprt",
      says: "there is no rule `ui_framework_imprt`; did you mean `ui_framework_import`?"),
    Refusal("rules", "x", says: "`rules` takes no `x`; `viperlint explain x` explains one rule"),
    Refusal("help", "rols", says: "there is no command `rols`; did you mean `roles`?"),
    Refusal(
      "roles", "--module", "Greting", clean, says: "there is no module `Greting`; did you mean `Greeting`?"),
    Refusal(
      "roles", "--module", "Greeting", "--unassigned", clean,
      says: "`--unassigned` and `--module` exclude each other: what has no role is in no module"),
    Refusal("--config", "a.yml", "--no-config", says: "`--config` and `--no-config` exclude each other"),
    Refusal(
      "--output", "/no/such/folder/report", traps, says: "cannot write /no/such/folder/report: no such file or folder"),
    Refusal("--output", "Fixtures", traps, says: "cannot write Fixtures: is a directory"),
    Refusal("--output", "/dev/null", traps, says: "cannot write /dev/null: not a regular file"),
  ]

  /// On standard error, whatever the format, and nothing on standard output.
  @Test(arguments: refusals)
  func whatCannotBeDoneIsSaid(_ refusal: Refusal) async throws {
    let run = try await Viperlint.run(refusal.arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines == ["viperlint: \(refusal.message)"])
  }

  @Test func everyFaultIsSaidAtOnce() async throws {
    let paths = try await Viperlint.run("no-such/a", "Fixtures/Modules", "no-such/b", "--format", "json")
    #expect(paths.status == 2 && paths.output == "")
    #expect(paths.errorLines == ["viperlint: `no-such/a` does not exist", "viperlint: `no-such/b` does not exist"])
    let rules = try await Viperlint.run("--only", "one,two", "--skip=three", "Fixtures/Modules")
    #expect(rules.errorLines == ["one", "two", "three"].map { "viperlint: there is no rule `\($0)`" })
  }

  @Test(arguments: [["--format", "json"], ["roles"], ["rules"], ["--help"]])
  func aFullDiskIsNoSuccess(arguments: [String]) async throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let paths = arguments == ["rules"] ? [] : [Self.clean]
    let run = try await Viperlint.run(arguments + paths, output: full)
    #expect(run.status == 2)
    #expect(run.errorLines.first == "viperlint: cannot write to standard output")
  }
}
