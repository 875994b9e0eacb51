import SwiftReading
import Testing

/// What an outline says of the parts of a file, one concern a test.
@Suite struct OutlineTests {
  @Test func imports() {
    #expect(
      facts(
        """
        import UIKit
        @testable import class A.B
        @preconcurrency public import `C`
        """)
          == """
          1:1  import  UIKit
          2:11  import  A.B  kind class  attributes @testable
          3:24  import  C  modifiers public  attributes @preconcurrency
          """)
  }

  @Test func types() {
    #expect(
      facts(
        """
        @MainActor final class A<T: P>: B<C>, D where T: E {
          enum F { case g(H) }
          // nothing
        }
        extension X.Y: Z {}
        typealias I = (J) -> K?
        """, "class", "enum", "extension", "typealias", "mention")
          == """
          1:24  class  A  generics T: P  inherits B<C>, D  where T: E  modifiers final  attributes @MainActor  \
          until 4:2  lines 3
          1:29  mention  P
          1:33  mention  B
          1:35  mention  C  inside generic  of B
          1:39  mention  D
          1:47  mention  T
          1:50  mention  E
          2:8  enum  A.F  until 2:23  lines 1
          2:19  mention  H
          5:11  extension  X.Y  inherits Z  until 5:20  lines 1
          5:11  mention  X.Y
          5:16  mention  Z
          6:11  typealias  I  = (J) -> K?  until 6:24
          6:16  mention  J  inside function
          6:22  mention  K  inside function
          """)
  }

  @Test func properties() {
    #expect(
      facts(
        """
        class A {
          weak var a: B?
          private(set) lazy var c = D.make()
          @Environment(\\.e) var f
          let g, h: I
          var j: K { l }
          var m = 0 { didSet { n() } }
          static let (o, p) = q
        }
        protocol R { var s: T { get set } }
        """, "property")
          == """
          2:12  property  A.a  type B?  optional  stored  modifiers weak
          3:25  property  A.c  stored  modifiers lazy setter  initialised  value D.make()
          4:25  property  A.f  stored  attributes @Environment(\\e)
          5:7  property  A.g  let  type I  stored
          5:10  property  A.h  let  type I  stored
          6:7  property  A.j  type K  computed
          7:7  property  A.m  observed  initialised  value literal
          8:15  property  A.o  let  stored  modifiers static  initialised
          8:18  property  A.p  let  stored  modifiers static  initialised
          10:18  property  R.s  type T  requirement
          """)
  }

  @Test func functions() {
    #expect(
      facts(
        """
        class A {
          init?(b: C = D(), _ e: F...) {}
          func g<T>(_ h: inout [T], i j: (K) throws(L) -> M) async rethrows -> N? where T: O { p() }
          static func == (a: A, b: A) -> Bool { true }
          subscript(i: Int, at j: Int) -> A { get { self } }
          deinit {}
        }
        """, "init", "func", "subscript", "deinit")
          == """
          2:3  init  A.init(b:_:)  parameters b b: C, _ e: F...  body  until 2:34
          3:8  func  A.g(_:i:)  generics T  parameters _ h: inout [T], i j: (K) throws(L) -> M  result N?  where T: O  \
          body  until 3:93
          4:15  func  A.==(_:_:)  parameters _ a: A, _ b: A  result Bool  modifiers static  body  until 4:47
          5:3  subscript  A.subscript(_:at:)  parameters _ i: Int, at j: Int  result A  body  until 5:53
          6:3  deinit  A.deinit()  body  until 6:12
          """)
  }

  @Test func callsKeepTheirChainAndTheirArguments() {
    #expect(
      facts(
        """
        a?.b(c: d.e, f()) { g } h: { i }
        (j as? K)?.l()
        m[0].n(+, &o, p: q as R)
        view.perform(show(_:animated:))
        return .init(s: self)
        """, "call")
          == """
          1:1  call  a.b(c:_:{}h:{})  with d.e, f()  until 1:33
          1:14  call  f()  until 1:17
          2:1  call  ((j as K)).l()  until 2:15
          3:1  call  m[].n(_:_:p:)  with ?, o, (q as R)  until 3:25
          4:1  call  view.perform(_:)  with show  until 4:32
          5:8  call  .init(s:)  with self  until 5:22
          """)
  }

  @Test func assignments() {
    #expect(
      facts(
        """
        func f() {
          a.b = c()
          (d as? E)?.f = .g
          h ? i.j = k : (l = m)
          n == o
          _ = p
        }
        """, "assignment")
          == """
          2:7  assignment  a.b  = c()
          3:16  assignment  ((d as E)).f  = .g
          4:11  assignment  i.j  = k
          4:20  assignment  l  = m
          """)
  }

  @Test func localsAreWhatPatternsAndClosuresBind() {
    #expect(
      facts(
        """
        func f() {
          let a = B(), c: D
          if let e = f.g as? H, case .i(let j, k: (var l, _))? = m {}
          for (n, o) in p where n {}
          switch q { case let .r(s, t), .u(let s): break }
          do {} catch let v as W {}
          x { [weak self, y = z.a] (b: C, d) in }
          guard let self, let _ = e else { return }
        }
        """, "local")
          == """
          2:7  local  a  declaration  value B()
          2:16  local  c  declaration  type D
          3:10  local  e  optionalBinding  value (f.g as H)
          3:37  local  j  pattern
          3:48  local  l  pattern
          4:8  local  n  pattern
          4:11  local  o  pattern
          5:26  local  s  pattern
          5:29  local  t  pattern
          5:40  local  s  pattern
          6:19  local  v  pattern
          7:13  local  self  capture  value self
          7:19  local  y  capture  value z.a
          7:29  local  b  closureParameter  type C
          7:35  local  d  closureParameter
          8:13  local  self  optionalBinding  value self
          """)
  }

  @Test func genericArgumentsAreNoComparisons() {
    #expect(
      facts(
        """
        let a = B<C>(d), e = f < g, h = I<J, K<L>>.m, n = o < P<Q>.r, s = T<U>?.v
        """, "mention")
          == """
          1:11  mention  C  inside generic
          1:35  mention  J  inside generic
          1:38  mention  K  inside generic
          1:40  mention  L  inside generic  of K
          1:57  mention  Q  inside generic
          1:69  mention  U  inside generic
          """)
  }

  @Test func mentionsKnowWhereTheyStand() {
    #expect(
      facts("var a: ([B], C.D?) -> Map<E, (F, G)>, h: (any I & J).Type, k: Box<L>.Item", "mention")
        == """
        1:10  mention  B  inside collection function
        1:14  mention  C.D  inside function
        1:23  mention  Map  inside function
        1:27  mention  E  inside function generic  of Map
        1:31  mention  F  inside tuple function generic  of Map
        1:34  mention  G  inside tuple function generic  of Map
        1:47  mention  I  inside metatype
        1:51  mention  J  inside metatype
        1:63  mention  Box
        1:67  mention  L  inside generic  of Box
        1:70  mention  Item  inside member
        """)
  }

  @Test func allClausesOfIfAreRead() {
    #expect(
      facts(
        """
        #if os(iOS) && !DEBUG
        import UIKit
        #else
        import AppKit
        #endif
        let a = b
          #if C
          .d()
          #else
          .e()
          #endif
          .f()
        """, "import", "call")
          == """
          2:1  import  UIKit
          4:1  import  AppKit
          6:9  call  b.d()  until 8:7
          6:9  call  b.e()  until 10:7
          6:9  call  b.e().f()  until 12:7
          """)
  }

  @Test func whatIsBrokenEndsWhereItsBracesEnd() {
    #expect(
      facts(
        """
        class A { func b( { let = ; ) } func }
        class C { var d: E }
        """, "class", "property")
          == """
          1:7  class  A  until 1:39  lines 1
          2:7  class  C  until 2:21  lines 1
          2:15  property  C.d  type E  stored
          """)
  }

  @Test func linesOfCodeAreThoseWithTokens() {
    let outline = outline("\n// a\nclass A {\n\n  /* b */\n  let c = \"\"\"\n    d\n    \"\"\"\n}\n")
    #expect(outline.codeLines == 5)
    #expect(outline.types.map(\.codeLines) == [5])
  }

  @Test func commentsSpeakToTheLinter() {
    let outline = outline("// Generated using SwiftGen\n// viperlint:allow a -- b\nlet c = 1 /* viperlint:allow d */")
    #expect(outline.isGenerated)
    #expect(outline.directives.map(\.text) == ["viperlint:allow a -- b", "viperlint:allow d "])
    #expect(outline.directives.map { outline.position(of: $0.start).line } == [2, 3])
  }

  @Test func positionsCountBytes() {
    let outline = outline("é\r\nab\rc")
    #expect(outline.position(of: 0) == (1, 1))
    #expect(outline.position(of: 4) == (2, 1))
    #expect(outline.position(of: 7) == (3, 1))
  }

  @Test(arguments: ["open", "async", "run"])
  func closuresOfCallsNamedLikeModifiersDeclare(name: String) {
    #expect(
      facts("func f() {\n  \(name)({\n    let a = B()\n    func g() {}\n  })\n}", "local", "func")
        == """
        1:6  func  f()  body  until 6:2
        3:9  local  a  declaration  value B()
        4:10  func  g()  body  until 4:16
        """)
  }

  @Test func namesInUseStandOnceAndWithoutImports() {
    var reader = FileReader()
    for used in [["B", "d", "e"], ["e", "B"]] {
      let source = Array("import UIKit\nclass A: \(used[0]) { let c = \(used[1...].joined(separator: ".")).f.f }".utf8)
      let outline = reader.read(source.span)
      #expect(outline.names.map { reader.names.text(of: $0) } == used + ["f"])
    }
  }

  @Test func namesAreNumbersOfTheirReader() {
    var reader = FileReader()
    let first = Array("class Same {}".utf8)
    let second = Array("struct Other {}; enum Same {}".utf8)
    let a = reader.read(first.span)
    let b = reader.read(second.span)
    #expect(a.types.first?.name == b.types.last?.name)
    #expect(b.types.map { reader.names.text(of: $0.name) } == ["Other", "Same"])
  }
}
