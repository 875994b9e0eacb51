import Foundation
import TestSupport
import Testing

/// Who may import whom. A wall is moved here and in `Package.swift` in the same commit.
@Suite struct ImportTests {
  /// By folder, lowest first; the program itself may import everything.
  private static let targets: [(folder: String, imports: Set<String>)] = [
    ("Sources/SwiftReading", []),
    ("Sources/SourceTrees", ["Darwin", "Dispatch", "Glibc", "Musl", "Synchronization"]),
    ("Sources/Architecture", ["SwiftReading", "SourceTrees", "Synchronization"]),
    ("Sources/Linting", ["Architecture", "SwiftReading", "SourceTrees"]),
    ("Rules", ["Linting", "Architecture", "SwiftReading"]),
    ("Sources/Configuring", ["Linting", "Architecture", "SourceTrees"]),
    ("Sources/Reporting", ["Linting", "Architecture", "Foundation", "FoundationEssentials"]),
    (
      "Sources/viperlint",
      [
        "Architecture", "Configuring", "Linting", "Reporting", "Rules", "SourceTrees", "SwiftReading", "Dispatch",
        "Synchronization",
      ]
    ),
  ]

  @Test(arguments: targets)
  func aTargetImportsOnlyWhatItMay(folder: String, imports: Set<String>) throws {
    let files = try swiftFiles(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      let found = importedModules(in: try repositoryText(file))
      #expect(found.subtracting(imports) == [], "\(file)")
    }
  }

  @Test func everyTargetIsHeldToIt() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: "Sources").path)
    let known = Self.targets.map(\.folder).filter { $0.hasPrefix("Sources/") }.map { String($0.dropFirst(8)) }
    #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == known.sorted())
  }

  /// Foundation costs milliseconds at each start; the system is called in one place.
  @Test func onlySomeKnowTheWorldOutside() {
    func folders(importing module: String) -> [String] {
      Self.targets.filter { $0.imports.contains(module) }.map(\.folder)
    }
    for module in ["Darwin", "Glibc", "Musl"] { #expect(folders(importing: module) == ["Sources/SourceTrees"]) }
    #expect(folders(importing: "Foundation") == ["Sources/Reporting"])
    #expect(folders(importing: "Dispatch") == ["Sources/SourceTrees", "Sources/viperlint"])
  }

  /// `Package.swift` declares no dependency that the walls forbid.
  @Test func thePackageDeclaresTheSame() throws {
    let manifest = try repositoryText("Package.swift")
    for (folder, imports) in Self.targets {
      let name = try #require(folder.split(separator: "/").last)
      let declaration = try Regex(#"arget\(\s*(?:name: )?"\#(name)"[^\[\]]*\[([^\]]*)\]"#)
      guard let match = manifest.firstMatch(of: declaration), let list = match.output[1].substring else {
        #expect(name == "SwiftReading", "\(name) is not declared")
        continue
      }
      let declared = list.matches(of: /"(\w+)"/).map { String($0.output.1) }
      #expect(Set(declared).subtracting(imports) == [], "\(name)")
    }
  }

  @Test(arguments: [
    ("import A", ["A"]), ("  package import A // B", ["A"]), ("@testable import A\nimport B", ["A", "B"]),
    ("@preconcurrency internal import struct A.B", ["A"]), ("import A.B; import C", ["A", "C"]),
    ("// import A", []), ("let a = \"import A\"", []), ("\"\"\"\nimport A\n\"\"\"\nimport B", ["B"]),
    ("let important = 1", []),
  ])
  func importsAreRead(text: String, modules: [String]) {
    #expect(importedModules(in: text) == Set(modules))
  }
}

/// The modules that a file imports, read line by line: strings of several lines are left out.
func importedModules(in text: String) -> Set<String> {
  var modules: Set<String> = []
  var isInString = false
  for line in text.split(whereSeparator: \.isNewline) {
    let isCode = !isInString
    if line.matches(of: /"""/).count % 2 == 1 { isInString.toggle() }
    guard isCode else { continue }
    let statement =
      #/
      (?:@\w+\s+)* (?:(?:package|public|internal|private|fileprivate)\s+)?
      import\s+ (?:(?:class|struct|enum|protocol|func|let|var|typealias)\s+)? (\w+)
      /#
    for part in line.split(separator: ";") {
      let part = part.drop { $0 == " " }
      if let match = part.prefixMatch(of: statement) { modules.insert(String(match.output.1)) }
    }
  }
  return modules
}

/// The paths of the Swift files below a folder of the repository.
func swiftFiles(in folder: String) throws -> [String] {
  try FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: folder).path)
    .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}
