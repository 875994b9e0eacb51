import Testing

@testable import SwiftReading

@Suite struct ExpressionStepTests {
  private static let kinds: [ExpressionStep.Kind] = [
    .name, .selfValue, .superValue, .literal, .closure, .group, .implicitMember, .keyPath, .macro, .other, .member,
    .call,
    .subscript, .cast,
  ]

  /// Both share 32 bits.
  @Test(arguments: kinds, [0, 1, 1 << 28 - 1] as [UInt32])
  func kindAndNameDoNotMix(_ kind: ExpressionStep.Kind, _ number: UInt32) {
    var step = ExpressionStep(kind: kind, name: Name(id: number), offset: 7, base: .none, payload: 9)
    #expect(step.kind == kind && step.name == Name(id: number))
    step.name = Name(id: 5)
    #expect(step.kind == kind && step.name == Name(id: 5))
  }

  @Test(arguments: kinds)
  func aNumberThatIsTooGreatLeavesTheKind(_ kind: ExpressionStep.Kind) {
    var step = ExpressionStep(kind: kind, name: Name(id: .max), offset: 7, base: .none, payload: 9)
    #expect(step.kind == kind)
    step.name = Name(id: .max)
    #expect(step.kind == kind)
  }
}
