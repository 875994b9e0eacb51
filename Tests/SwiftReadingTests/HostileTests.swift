import SwiftReading
import Testing

/// Nothing that a file can hold stops the reader, and no nesting makes it slow.
@Suite struct HostileTests {
  @Test(arguments: Fixture.hostile)
  func hostileFilesAreRead(_ fixture: Fixture) {
    _ = facts(fixture.bytes)
  }

  @Test(arguments: Fixture.syntax + Fixture.hostile)
  func rangesLieInTheFile(_ fixture: Fixture) {
    let bytes = fixture.bytes
    var reader = FileReader()
    let outline = reader.read(bytes.span)
    let ranges =
      outline.types.flatMap { [$0.range, $0.nameRange] } + outline.functions.flatMap { [$0.range, $0.nameRange] }
      + outline.properties.flatMap { [$0.range, $0.nameRange] } + outline.imports.flatMap { [$0.range, $0.pathRange] }
      + outline.typeReferences.map(\.range) + outline.calls.map(\.range)
    for range in ranges { #expect(range.start <= range.end && range.end <= bytes.count) }
  }

  @Test(arguments: [
    "(", "[", "{", "\"\\(", "f { ", "f(x: { ", "A<", "a < ", "let a: A<", "let a: (", "let a: [", "#if A\n", "/*",
    "a ? ", "\\", "<#", "#/", "#\"", "`", "@a(", "@a<", "case .a(", "case let ", "if a { ", "{ (a, ", "func f(a: ",
    "struct S { ", "switch a { case b: ", "as ", "catch", ") ", "] ", "} ", ")\" ", "#else\n", "/ ", " /x", "throws(",
    "a.", "a, ", "public ", "let a: A.", "?", "!", "& ", "-> ", "some ", "\0", "class ", "init(", "\u{A0}", "import a.",
  ])
  func repetitionCostsNoMoreThanItsLength(_ part: String) {
    let source = "let a = " + String(repeating: part, count: 100_000) + "\nclass After { weak var p: P? }\n"
    #expect(outline(source).scopes.isEmpty == false)
  }

  @Test(arguments: [
    ("(", "1", ")"), ("[", "", "]"), ("f { ", "1", " }"), ("\"\\(", "1", ")\""), ("f(a: ", "b", ")"),
    ("A<", "B", ">()"),
    ("a ? ", "b", " : c"), ("{ ", "", " }()"),
  ])
  func whatComesAfterDeepNestingIsFound(_ open: String, _ middle: String, _ close: String) {
    let count = 50_000
    let nest = String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    let types = outline("let a = " + nest + "\nclass After { weak var p: P? }\n").types
    #expect(types.count == 1)
  }

  /// A million levels are read, and no more, so that memory stays within reason.
  @Test(arguments: [(1_000_000, 1), (1_100_000, 0)])
  func nestingBeyondReasonIsPassedOver(_ depth: Int, _ calls: Int) {
    let nest = String(repeating: "(", count: depth) + "f()" + String(repeating: ")", count: depth)
    let outline = outline("let a = " + nest + "\nclass After { weak var p: P? }\n")
    #expect(outline.calls.count == calls)
    #expect(outline.types.count == 1 && outline.properties.count == 2)
  }

  @Test func longChainsAreOneChain() {
    let outline = outline("a" + String(repeating: ".b(c)", count: 50_000))
    #expect(outline.calls.count == 50_000)
  }

  @Test func elseIfNeedsNoStack() {
    let chain = String(repeating: "else if b { c() } ", count: 50_000)
    let outline = outline("func f() { if a {} " + chain + "}\nclass D {}")
    #expect(outline.calls.count == 50_000)
    #expect(outline.types.count == 1)
  }
}
