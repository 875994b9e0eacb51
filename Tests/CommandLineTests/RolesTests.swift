import TestSupport
import Testing

@Suite struct RolesTests {
  private static let modules = "Fixtures/Modules"

  @Test func everyTypeWithItsRoleAndTheEvidence() async throws {
    let run = try await Viperlint.run("roles", "Fixtures/Modules/GreetingUIKit")
    #expect(run.status == 0 && run.error == "")
    #expect(run.lines.first?.hasPrefix("Greeting (viper: ") == true)
    let presenter = run.lines.first { $0.contains("  GreetingPresenter  ") }
    let columns = (presenter ?? "").split(separator: #/ {2,}/#).prefix(4).map { $0.drop { $0 == " " } }
    #expect(columns == ["presenter", "GreetingPresenter", "class", "Presenter/GreetingPresenter.swift:3"])
  }

  @Test(arguments: [
    [modules], [modules, "--unassigned"], [modules, "--module", "User"], [modules, "--style", "vip"],
  ])
  func jsonMeetsTheSchema(arguments: [String]) async throws {
    let run = try await Viperlint.run(["roles", "--format", "json"] + arguments)
    #expect(run.status == 0 && run.error == "")
    let faults = try SchemaValidator(schema: "roles.schema.json").faults(in: run.json())
    #expect(faults == [])
    #expect(run.output.hasSuffix("}\n"))
  }

  @Test func oneModule() async throws {
    let document = try await Viperlint.run("roles", "--module", "User", "--format", "json", Self.modules).json()
    #expect(document[["modules", 0, "name"]] == .string("User"))
    #expect(document[["modules", 1]] == nil)
    #expect(document[["unassigned"]] == .array([]))
    let text = try await Viperlint.run("roles", "--module", "User", Self.modules)
    #expect(text.lines.first?.hasPrefix("User (vip: ") == true)
    #expect(text.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }

  @Test func pathsOutsideOfTheWorkingDirectoryAreAbsolute() async throws {
    let folder = try TemporaryFolder.with("GreetingUIKit")
    let module = folder.absolute("GreetingUIKit")
    let document = try await Viperlint.run("roles", "--format", "json", module).json()
    #expect(document[["modules", 0, "path"]] == .string(module))
  }

  @Test func onlyWhatHasNoRole() async throws {
    let document = try await Viperlint.run("roles", "--unassigned", "--format", "json", Self.modules).json()
    #expect(document[["modules"]] == .array([]))
    #expect(document[["unassigned", 0, "name"]] == .string("BaseWireframe"))
    let text = try await Viperlint.run("roles", "--unassigned", Self.modules)
    #expect(text.lines.first?.hasPrefix("Without a role: ") == true)
    #expect(text.lines.contains { $0.hasPrefix("  BaseWireframe ") })
  }

  @Test func theStyleOfTheCommandLineHolds() async throws {
    let run = try await Viperlint.run("roles", "--style", "mvp", "--format", "json", "Fixtures/Modules/GreetingUIKit")
    #expect(try run.json()[["modules", 0, "style"]] == .string("mvp"))
  }

  @Test func intoAFile() async throws {
    let folder = try TemporaryFolder.with("UserVIP")
    let run = try await Viperlint.run("roles", "--output", "roles.txt", "--color", "always", ".", in: folder)
    #expect(run.status == 0 && run.output == "")
    let plain = try await Viperlint.run("roles", ".", in: folder)
    #expect(try folder.text(of: "roles.txt") == plain.output)
  }
}
