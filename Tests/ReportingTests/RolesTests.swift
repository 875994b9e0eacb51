import Reporting
import TestSupport
import Testing

@Suite struct RolesTests {
  private let empty = RolesReport(modules: [])

  @Test func text() throws {
    try expectGolden(textRoles(Samples.roles), "roles.txt")
  }

  @Test func json() throws {
    try expectGolden(jsonRoles(Samples.roles), "roles.json")
  }

  @Test func realOutputMeetsTheSchema() throws {
    let validator = try SchemaValidator(schema: "roles.schema.json")
    #expect(validator.faults(in: try JSONValue(parsing: jsonRoles(Samples.roles))) == [])
    #expect(validator.faults(in: try JSONValue(parsing: jsonRoles(empty))) == [])
  }

  @Test func everyKindMeetsTheSchema() throws {
    let components = RolesReport.Component.Kind.allCases.map {
      RolesReport.Component(name: "A", kind: $0, reason: "r", path: "A.swift", line: 1)
    }
    let text = try jsonRoles(RolesReport(modules: [], unassigned: components))
    #expect(try SchemaValidator(schema: "roles.schema.json").faults(in: JSONValue(parsing: text)) == [])
  }

  @Test func aRoleIsAbsentWhereThereIsNone() throws {
    let document = try JSONValue(parsing: jsonRoles(Samples.roles))
    #expect(document[["unassigned", 0, "name"]] == .string("DateFormat"))
    #expect(document[["unassigned", 0, "role"]] == nil)
  }

  @Test func nothingAtAllIsSaid() {
    #expect(textRoles(empty) == "No type has a role.\n")
  }

  @Test func colorIsAllThatColorAdds() {
    let colored = textRoles(Samples.roles, isColored: true)
    #expect(colored.contains("\u{1B}[1mGreeting\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == textRoles(Samples.roles))
  }

  @Test func oneLongNameDoesNotPushTheOthers() {
    let names = ["A", "Bcd", String(repeating: "x", count: 80)]
    let components = names.map {
      RolesReport.Component(name: $0, kind: .class, reason: "r", path: "A.swift", line: 1)
    }
    let lines = textRoles(RolesReport(modules: [], unassigned: components)).split(separator: "\n")
    #expect(lines.first == "Without a role: 3 types")
    #expect(lines.dropFirst().prefix(2) == ["  A    class  A.swift:1  r", "  Bcd  class  A.swift:1  r"])
  }

  @Test(arguments: hostileTexts)
  func aComponentIsOneLineWhateverItHolds(_ text: String) {
    let component = RolesReport.Component(name: text, kind: .class, role: text, reason: text, path: text, line: 1)
    let module = RolesReport.Module(name: text, style: "viper", styleReason: text, path: text, components: [component])
    let output = textRoles(RolesReport(modules: [module]))
    #expect(output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count == 3)
  }
}
