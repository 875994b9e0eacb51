import Architecture
import SwiftReading

/// A comment that suppresses, as something of which parts can be taken away.
struct SuppressionComment: Sendable {
  /// Where its rules are named, in their order.
  private let rules: [Place]
  private let removal: ByteRange
  private let separates: Bool
  /// False when a second comment follows in the first, as `// viperlint:… // swiftlint:…`.
  private let standsAlone: Bool

  init(_ directive: CommentDirective, naming rules: [Place]) {
    self.rules = rules
    removal = directive.removal
    separates = directive.separates
    standsAlone = !directive.text.contains("//")
  }

  /// - Parameters:
  ///   - place: The rule that is to go.
  ///   - going: All that go: when none would be left, the comment goes with them.
  func fix(takingAway place: Place, of going: [Place], in codebase: Codebase) -> Fix? {
    if rules.allSatisfy(going.contains) {
      guard standsAlone else { return nil }
      return fix(replacing: removal, with: separates ? " " : "", in: place.file, codebase)
    }
    guard let index = rules.firstIndex(of: place) else { return nil }
    let oneStaysBefore = rules[..<index].contains { !going.contains($0) }
    let range =
      oneStaysBefore
      ? ByteRange(start: rules[index - 1].range.end, end: place.range.end)
      : ByteRange(start: place.range.start, end: rules[min(index + 1, rules.count - 1)].range.start)
    return fix(replacing: range, with: "", in: place.file, codebase)
  }

  private func fix(replacing range: ByteRange, with text: String, in file: Int, _ codebase: Codebase) -> Fix {
    Fix(isSafe: true, edits: [codebase.edit(Place(file: file, range: range), text)])
  }
}
