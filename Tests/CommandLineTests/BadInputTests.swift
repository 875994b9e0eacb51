import Foundation
import TestSupport
import Testing

/// Input that no one meant to be linted: what can be linted still is, what cannot is said, and nothing crashes or hangs.
@Suite struct BadInputTests {
  /// A folder with a module that has three findings.
  private func project() throws -> TemporaryFolder { try .with("GreetingTraps") }

  /// The bad file is a warning at its place, and the three findings of the module are there.
  private func expectUnreadable(_ path: String, because reason: String, in folder: TemporaryFolder) async throws {
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.status == 1)
    #expect(run.rules.filter { $0 != "unreadable_file" }.count == 3)
    #expect(run.lines.contains("\(path):1:1: warning: \(path) was not linted: \(reason) (unreadable_file)"))
    let named = try await Viperlint.run(path, "GreetingTraps", in: folder)
    #expect(named.output == run.output)
    let alone = try await Viperlint.run("--format", "json", path, in: folder)
    #expect(alone.status == 0)
    #expect(try alone.json()[["diagnostics", 0, "rule"]] == .string("unreadable_file"))
    #expect(try SchemaValidator(schema: "report.schema.json").faults(in: alone.json()) == [])
    #expect(try await Viperlint.run("--strict", path, in: folder).status == 1)
  }

  // MARK: What is not there

  @Test(arguments: [["empty"], ["empty", "texts"], ["."]])
  func aFolderWithoutSwift(paths: [String]) async throws {
    let folder = try TemporaryFolder().adding("empty/", "texts/read.md", "texts/swift")
    for arguments in [paths, ["--format", "json"] + paths, ["roles"] + paths] {
      let run = try await Viperlint.run(arguments, in: folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.error == "viperlint: no Swift file found in \(paths.joined(separator: ", "))\n")
    }
  }

  @Test func aPathThatDoesNotExistStopsTheRun() async throws {
    let run = try await Viperlint.run("GreetingTraps", "GreetingTrap", in: project())
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == "viperlint: `GreetingTrap` does not exist; did you mean `GreetingTraps`?\n")
  }

  @Test func aPathBehindAFileDoesNotExist() async throws {
    let run = try await Viperlint.run("GreetingTraps/Entity/GreetingEntity.swift/x", in: project())
    #expect(run.status == 2 && run.output == "" && run.error.contains("does not exist"))
  }

  // MARK: What cannot be read

  @Test(.disabled(if: isSuperuser, "the superuser is denied nothing"))
  func aFileThatMayNotBeRead() async throws {
    let folder = try project().adding("x.swift")
    try folder.setPermissions(0, of: "x.swift")
    try await expectUnreadable("x.swift", because: "permission denied", in: folder)
  }

  @Test(.disabled(if: isSuperuser, "the superuser is denied nothing"))
  func aFolderThatMayNotBeRead() async throws {
    let folder = try project().adding("closed/x.swift")
    try folder.setPermissions(0, of: "closed")
    try await expectUnreadable("closed", because: "permission denied", in: folder)
    try folder.setPermissions(0o700, of: "closed")
  }

  @Test func aFolderNamedLikeAFile() async throws {
    let folder = try project()
    try folder.write("class R {}\n", to: "R.swift/a.swift")
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.rules.count == 3 && run.error.contains("in 9 files, "))
    #expect(try await Viperlint.run("R.swift", in: folder).status == 0)
  }

  @Test func aBrokenLink() async throws {
    let folder = try project().linking("x.swift", to: "nowhere.swift")
    try await expectUnreadable("x.swift", because: "the link leads to nothing", in: folder)
  }

  @Test func aLinkToItself() async throws {
    let folder = try project().linking("x.swift", to: "x.swift")
    try await expectUnreadable("x.swift", because: "the link leads back to itself", in: folder)
  }

  @Test func foldersThatLeadIntoEachOther() async throws {
    let folder = try project().linking("GreetingTraps/up", to: "..").linking("GreetingTraps/Entity/again", to: "../..")
    try folder.linking("loop", to: "loop").linking("nowhere", to: "no/such/folder")
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.rules.count == 3 && run.error.contains("in 8 files, "))
  }

  @Test func aPipe() async throws {
    let folder = try project()
    try #require(mkfifo(folder.absolute("x.swift"), 0o600) == 0)
    try await expectUnreadable("x.swift", because: "not a regular file", in: folder)
  }

  // MARK: What is no text

  static let noText: [(name: String, bytes: Data)] = [
    ("a program", Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 0xFF, 0xFE, 0, 0])),
    ("every byte", Data((0...255).map { UInt8($0) })),
    ("a null character", Data("class A {\0}".utf8)),
    ("a byte of Latin-1", Data("class A { let s = \"caf\u{E9}\" }".unicodeScalars.map { UInt8($0.value) })),
    ("a letter cut short", Data("class A {} // ".utf8) + Data([0xE2, 0x82])),
    ("an overlong slash", Data([0xC0, 0xAF])),
    ("a surrogate", Data([0xED, 0xA0, 0x80])),
    ("UTF-16", Data([0xFF, 0xFE]) + Data("class A {}".utf8.flatMap { [$0, 0] })),
  ]

  @Test(arguments: noText)
  func aFileThatIsNoText(name: String, bytes: Data) async throws {
    let folder = try project()
    try folder.write(bytes, to: "x.swift")
    try await expectUnreadable("x.swift", because: "it is not UTF-8 text", in: folder)
  }

  // MARK: What is no Swift

  private static let deep = 20_000

  private static func nested(_ open: String, _ close: String, _ count: Int = deep) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  struct Oddity: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  static let oddities: [Oddity] = [
    Oddity("nothing", ""), Oddity("a byte order mark", "\u{FEFF}"), Oddity("line ends", "\r\n\r\n\r\r\n"),
    Oddity("a string without an end", "let a = \"never closed\nclass A { let b = 1 }\n"),
    Oddity("a string of several lines without an end", "let a = \"\"\"\nnever closed\nclass A {}\n"),
    Oddity("a raw string without an end", "let a = ####\"never closed\"###\n"),
    Oddity("an interpolation without an end", "let a = \"\\(b(\\(\"\\("),
    Oddity("a comment without an end", "class A {} /* /* never closed */\nclass B {}\n"),
    Oddity("a condition without an end", "#if DEBUG\nclass A {}\n#else\nclass B {\n"),
    Oddity("an end without a condition", "#endif\n#else\n#elseif\nclass A {}\n#endif\n"),
    Oddity("closing braces only", nested("}", ")")),
    Oddity("a regex without an end", "let a = /never\nlet b = #/never\n"),
    Oddity("a name without an end", "let `never = 1\n"),
    Oddity("words only", String(repeating: "class ", count: deep)),
    Oddity("braces", "class A " + nested("{", "}", 100_000)),
    Oddity("open braces", String(repeating: "{", count: 100_000)),
    Oddity("parentheses", "let a = " + nested("(", ")", 100_000)),
    Oddity("open parentheses", String(repeating: "(", count: 100_000)),
    Oddity("brackets", "let a: " + nested("[", "]")), Oddity("generic arguments", "let a: " + nested("A<", ">")),
    Oddity("closures", "let a = " + nested("{ a in f(", ") }")), Oddity("types", nested("class A {", "}", 5_000)),
    Oddity("functions", nested("func f() { if a {", "}}")), Oddity("comments", nested("/*", "*/")),
    Oddity("interpolations", "let a = " + nested("\"\\(", ")\"")), Oddity("conditions", nested("#if A\n", "#endif\n")),
    Oddity("optionals", "let a: A" + String(repeating: "?", count: deep)),
    Oddity("members", "let a = a" + String(repeating: ".a", count: deep)),
    Oddity("calls", "let a = a" + String(repeating: "()", count: deep)),
    Oddity("operators", "let a = " + String(repeating: "-", count: deep)),
    Oddity("arrows", "let a: A" + String(repeating: " -> A", count: deep)),
    Oddity("attributes", String(repeating: "@a(b) ", count: deep) + "class A {}"),
    Oddity("superclasses", "class A: A" + String(repeating: ", A", count: deep) + " {}"),
    Oddity("else if", "func f() { if a {}" + String(repeating: " else if a {}", count: deep) + " }"),
  ]

  /// Malformed Swift is read as far as it goes: no finding of its own, and the rest is linted.
  @Test(arguments: oddities)
  func aFileThatIsNoSwift(_ oddity: Oddity) async throws {
    let folder = try project()
    try folder.write(oddity.text, to: "x.swift")
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.status == 1)
    #expect(run.rules.count == 3)
  }

  /// Small enough for a build without optimisation; the program itself has been held to 100 MB.
  @Test(arguments: ["let a = \"", "f(a.b); ", "a", " ", "/"])
  func aLongLine(repeated: String) async throws {
    let folder = try project()
    try folder.write(String(repeating: repeated, count: 1_000_000 / repeated.utf8.count), to: "x.swift")
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.status == 1 && run.rules.count == 3)
  }

  @Test func namesThatWouldBreakALine() async throws {
    let folder = try project()
    for name in ["a\nb.swift", "a\u{1B}[31mb.swift", "a b'\"c.swift", "\u{202E}x.swift"] {
      try folder.write(Data([0xFF]), to: name)
    }
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.rules.count { $0 == "unreadable_file" } == 4 && run.lines.count == 4 + 5)
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
    let json = try await Viperlint.run("--format", "json", ".", in: folder).json()
    #expect(json[["summary", "warnings"]] == .integer(4))
  }

  @Test func aNameThatIsNoText() async throws {
    let folder = try project()
    let bytes = Array(folder.absolute("x").utf8) + [0xFF] + Array(".swift".utf8) + [0]
    let descriptor = open(bytes.map(CChar.init(bitPattern:)), O_CREAT | O_WRONLY, 0o600)
    guard descriptor >= 0 else { return }
    close(descriptor)
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.rules.count { $0 == "unreadable_file" } == 1 && run.rules.count == 4)
    #expect(run.output.contains("the name is not valid UTF-8"))
  }

  @Test func manyFilesAtOnce() async throws {
    let folder = try project()
    for index in 0..<3_000 { try folder.write("class A\(index) {}\n", to: "Many/\(index % 50)/A\(index).swift") }
    let run = try await Viperlint.run(".", "--jobs", "64", in: folder)
    #expect(run.rules.count == 3 && run.error.contains("in 3008 files, "))
  }

  @Test func aConfigurationThatIsNoFile() async throws {
    let folder = try project().adding(".viperlint.yml/")
    let run = try await Viperlint.run(".", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error == ".viperlint.yml:1:1: error: the configuration cannot be read: is a directory\n")
    try folder.write(Data([0xFF, 0, 0xFE]), to: "binary.yml")
    let binary = try await Viperlint.run("--config", "binary.yml", ".", in: folder)
    #expect(binary.status == 2 && binary.output == "" && binary.error.hasPrefix("binary.yml:1:1: error: "))
  }
}
