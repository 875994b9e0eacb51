import SwiftReading
import Testing

/// Every source of `Fixtures/Syntax` says what the toolchain's own parser says it does.
@Suite struct SyntaxTests {
  @Test func fixturesAreThere() {
    #expect(Fixture.syntax.count > 190)
    #expect(Fixture.hostile.count > 50)
  }

  @Test(arguments: Fixture.syntax)
  func readsLikeTheCompiler(_ fixture: Fixture) {
    let expected = fixture.companion("facts").split(separator: "\n").map(String.init)
    let actual = facts(fixture.bytes).split(separator: "\n").map(String.init)
    let difference = actual.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }
    #expect(difference.isEmpty, "\(difference.joined(separator: "\n"))")
  }
}
