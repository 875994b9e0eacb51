import SwiftReading
import Testing

/// What is taken away with a part of a file.
@Suite struct SurroundingsTests {
  private func without(_ source: String, _ range: ByteRange, _ text: String = "") -> String {
    let bytes = Array(source.utf8)
    return String(decoding: bytes[..<Int(range.start)] + Array(text.utf8) + bytes[Int(range.end)...], as: UTF8.self)
  }

  @Test(arguments: [
    ("import A\nlet a\n", "let a\n"), ("let a\n\t import A \nlet b\n", "let a\nlet b\n"), ("import A", ""),
    ("let a\r\nimport A\r\nlet b", "let a\r\nlet b"), ("let a\rimport A\rlet b", "let a\rlet b"),
    ("\u{FEFF}import A\nlet a", "\u{FEFF}let a"), ("@testable\nimport A\nlet a", "let a"),
    ("import A // why\n", nil), ("/* why */ import A\n", nil), ("import A; let a\n", nil), ("let a; import A\n", nil),
    ("/*\n*/ import A\n", nil),
  ])
  func theLinesOfAnImport(source: String, rest: String?) throws {
    let item = try #require(outline(source).imports.first)
    #expect(item.ownLines.map { without(source, $0) } == rest)
  }

  @Test(arguments: [
    ("// viperlint:x\nlet a", "let a"), ("let a\n  // viperlint:x", "let a\n"), ("let a  // viperlint:x\n", "let a\n"),
    ("let a // viperlint:x\r\nlet b", "let a\r\nlet b"), ("/* viperlint:x\n  y\n*/\nlet a", "let a"),
    ("let /* viperlint:x */ a", "let a"), ("let/* viperlint:x */a", "let a"), ("/* viperlint:x */ let a", "let a"),
    ("(/* viperlint:x */ a)", "( a)"), ("let a /* viperlint:x */ // why\n", "let a // why\n"),
    ("\u{FEFF}// viperlint:x\nlet a", "\u{FEFF}let a"), ("let a /* viperlint:x", "let a"),
  ])
  func aComment(source: String, rest: String) throws {
    let directive = try #require(outline(source).directives.first)
    #expect(without(source, directive.removal, directive.separates ? " " : "") == rest)
  }

  @Test func importsInsideOfIf() {
    let source = """
      import A
      #if canImport(B)
      import B
      #if DEBUG
      import C
      #endif
      #elseif os(iOS)
      import D
      #else
      import E
      #endif
      import F
      """
    #expect(outline(source).imports.map(\.isConditional) == [false, true, true, true, true, false])
  }

  @Test(arguments: [
    ("protocol A {}", "protocol A"), ("protocol A: B {}", "protocol A"),
    ("protocol A<B, C> : D {}", "protocol A<B, C>"),
    ("protocol A<B> where B: C {}", "protocol A<B>"), ("protocol A /* why */ {}", "protocol A"),
    ("class A<B: C> {}", "class A<B: C>"),
  ])
  func theHeadOfADeclaration(source: String, head: String) throws {
    let type = try #require(outline(source).types.first)
    #expect(source.utf8.prefix(Int(type.headEnd)).elementsEqual(head.utf8))
  }

  @Test func lineEnds() {
    for (source, isWindows) in [("a\r\nb", true), ("a\nb\r\n", false), ("a\rb", false), ("a", false), ("", false)] {
      #expect(outline(source).hasWindowsLineEnds == isWindows)
    }
  }
}
