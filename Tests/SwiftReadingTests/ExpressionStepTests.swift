import Testing

@testable import SwiftReading

@Suite struct ExpressionStepTests {
  private static let roots: [ExpressionStep.Kind] = [
    .name, .selfValue, .superValue, .literal, .closure, .implicitMember, .keyPath, .macro, .other,
  ]
  private static let links: [ExpressionStep.Kind] = [.member, .subscript]
  private static let numbered: [ExpressionStep.Kind] = [.call, .cast, .group]

  private func step(_ kind: ExpressionStep.Kind, name: UInt32 = 6, base: Int = -1, payload: Int32) -> ExpressionStep {
    ExpressionStep(kind: kind, name: Name(id: name), offset: 7, base: ID(base), payload: payload)
  }

  /// Both share 32 bits.
  @Test(arguments: roots + links, [0, 1, 1 << 28 - 1] as [UInt32])
  func kindAndNameDoNotMix(_ kind: ExpressionStep.Kind, _ number: UInt32) {
    var step = step(kind, name: number, payload: 9)
    #expect(step.kind == kind && step.name == Name(id: number) && step.offset == 7)
    step.name = Name(id: 5)
    #expect(step.kind == kind && step.name == Name(id: 5))
  }

  @Test(arguments: roots) func whatAChainBeginsWithHasAScopeAndNoBase(_ kind: ExpressionStep.Kind) {
    let step = step(kind, base: 3, payload: 9)
    #expect(step.base.isNone && step.scope == ID(9))
  }

  @Test(arguments: links) func aLinkHasABase(_ kind: ExpressionStep.Kind) {
    #expect(step(kind, base: 3, payload: -1).base == ID(3))
    #expect(step(kind, payload: -1).base.isNone)
  }

  @Test(arguments: numbered) func whatHasANumberHasNoName(_ kind: ExpressionStep.Kind) {
    var step = step(kind, base: 3, payload: 9)
    step.name = Name(id: 5)
    #expect(step.kind == kind && step.name == .underscore && step.base == ID(3))
    #expect(kind == .call ? step.call == ID(9) : kind == .cast ? step.type == ID(9) : step.scope == ID(9))
  }

  @Test(arguments: roots + links + numbered)
  func aNumberThatIsTooGreatLeavesTheKind(_ kind: ExpressionStep.Kind) {
    var step = step(kind, name: .max, payload: .max)
    #expect(step.kind == kind)
    step.name = Name(id: .max)
    #expect(step.kind == kind)
  }

  /// Of steps there are more than of anything else.
  @Test func aStepIsSmall() {
    #expect(MemoryLayout<ExpressionStep>.stride == 12)
  }
}
