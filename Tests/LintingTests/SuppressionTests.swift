import Testing

@testable import Linting

/// What the comments say to the parser, byte for byte.
@Suite struct SuppressionTests {
  private static let known = SuppressibleRules(ids: ["one_rule", "other_rule"], unsuppressible: ["own_rule"])

  private func read(_ text: String) -> (suppression: Suppression?, faults: [SuppressionFault]) {
    var parser = SuppressionParser(text, known: Self.known)
    let suppression = parser.read()
    return (suppression, parser.faults)
  }

  @Test(arguments: [
    ("viperlint:disable:next one_rule -- why", Suppression.Scope.nextLine, ["one_rule"]),
    ("viperlint:disable:this one_rule -- why", .thisLine, ["one_rule"]),
    ("viperlint:disable one_rule -- why", .onward, ["one_rule"]),
    ("viperlint:enable one_rule", .end, ["one_rule"]),
    ("viperlint:enable one_rule -- why not", .end, ["one_rule"]),
    ("viperlint:disable one_rule, other_rule -- why", .onward, ["one_rule", "other_rule"]),
    ("viperlint:disable one_rule ,\tother_rule--why", .onward, ["one_rule", "other_rule"]),
    ("viperlint:disable one_rule -- why, one_rule -- own_rule", .onward, ["one_rule"]),
    ("viperlint:disable\n one_rule,\r\n other_rule\n --\n why\n", .onward, ["one_rule", "other_rule"]),
    ("viperlint:disable one_rule -- 為何", .onward, ["one_rule"]),
  ])
  func wellFormed(_ text: String, scope: Suppression.Scope, rules: [String]) {
    let (suppression, faults) = read(text)
    #expect(faults == [])
    #expect(suppression?.scope == scope)
    #expect(suppression?.rules.map(\.id) == rules)
    for rule in suppression?.rules ?? [] { #expect(Self.part(of: text, rule.range) == rule.id) }
  }

  /// Each with the part of the text that is at fault.
  @Test(arguments: [
    ("viperlint:", "viperlint:", "`viperlint:` is followed at once by"),
    ("viperlint: disable one_rule -- why", "viperlint:", "`viperlint:` is followed at once by"),
    ("viperlint:disable:nexxt one_rule -- why", "disable:nexxt", "did you mean `disable:next`?"),
    ("viperlint:off one_rule -- why", "off", "write `disable:next`, `disable:this`, `disable` or `enable`"),
    ("viperlint:disable", "viperlint:disable", "this names no rule"),
    ("viperlint:disable   ", "viperlint:disable   ", "this names no rule"),
    ("viperlint:enable --", "viperlint:enable ", "this names no rule"),
    ("viperlint:disable one_rle -- why", "one_rle", "there is no rule `one_rle`; did you mean `one_rule`?"),
    ("viperlint:disable all -- why", "all", "there is no rule `all`; `viperlint rules` lists them"),
    ("viperlint:disable one_rule, one_rule -- why", "one_rule", "`one_rule` is named twice"),
    ("viperlint:disable own_rule -- why", "own_rule", "cannot be suppressed in the code"),
    ("viperlint:disable one_rule,, other_rule -- why", "", "a comma stands between two rules"),
    ("viperlint:disable one_rule other_rule -- why", "other_rule", "separated by commas"),
    ("viperlint:disable one_rule", "", "a suppression says why"),
    ("viperlint:disable one_rule --  ", "--", "no reason follows"),
    ("viperlint:disable one_rule - why", "- why", "write `-- why`"),
    ("viperlint:disable one_rule — why", "— why", "write `-- why`"),
    ("viperlint:disable one_rule // why", "// why", "write `-- why`"),
    ("viperlint:disable one_rule —", "—", "write `-- why`"),
    ("viperlint:disable one\u{301}_rule -- why", "one\u{301}_rule", "did you mean `one_rule`?"),
  ])
  func malformed(_ text: String, place: String, message: String) throws {
    let (suppression, faults) = read(text)
    #expect(suppression == nil)
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(Self.part(of: text, fault.range) == place)
    #expect(fault.message.contains(message), "\(fault.message)")
  }

  @Test func everyUnknownRuleIsAFault() {
    #expect(read("viperlint:disable a, one_rule, b").faults.map(\.message.count) == [50, 50])
  }

  /// No text is too broken to be read, and what is at fault lies within it.
  @Test func everyPrefixIsRead() {
    let text = Array("viperlint:disable:next one_rule , own_rule,— two words -- why --\n".utf8)
    for end in 0...text.count {
      for start in 0...end {
        let part = String(decoding: text[start..<end], as: UTF8.self)
        let (suppression, faults) = read(part)
        #expect((suppression == nil) == !faults.isEmpty)
        #expect(faults.allSatisfy { $0.range.upperBound <= part.utf8.count })
      }
    }
  }

  private static func part(of text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
