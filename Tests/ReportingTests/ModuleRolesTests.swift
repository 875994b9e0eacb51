import Architecture
import Foundation
import Reporting
import SwiftReading
import TestSupport
import Testing

/// What `viperlint roles --format json` says inside of every folder of `Fixtures/Modules/`: each is a whole code base in
/// the style of a school, and its roles, modules, styles and their reasons are held to what is recorded beside it.
@Suite struct ModuleRolesTests {
  private static let folder = repository.appending(path: "Fixtures/Modules")

  static let modules: [String] = {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (found ?? []).sorted()
  }()

  @Test func everySchoolIsAmongThem() {
    let schools = [
      "ByLayer", "GreetingUIKit", "Infinum", "LoginMVP", "Rambler", "SingleFile", "UserVIP", "UsersSwiftUI",
    ]
    #expect(Set(Self.modules).isSuperset(of: schools))
  }

  @Test(arguments: modules)
  func rolesOfAWholeModule(_ module: String) throws {
    let codebase = try readCodebase(Self.folder.appending(path: module))
    let text = try jsonRoles(RolesReport(codebase))
    try expectGolden(text, "roles.json", in: "Modules/\(module)")
    #expect(try SchemaValidator(schema: "roles.schema.json").faults(in: JSONValue(parsing: text)) == [])
  }
}

/// The codebase of all Swift files below a folder.
func readCodebase(_ folder: URL) throws -> Codebase {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
  var reader = FileReader()
  let files = try paths.map { path in
    CodebaseFile(path: path, outline: reader.read([UInt8](try Data(contentsOf: folder.appending(path: path))).span))
  }
  return CodebaseBuilder.build(files: files, names: reader.names, settings: ArchitectureSettings())
}
