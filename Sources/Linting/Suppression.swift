import SourceTrees

/// What a comment that speaks to viperlint says.
struct Suppression: Equatable {
  enum Scope: String, CaseIterable {
    case nextLine = "disable:next"
    case thisLine = "disable:this"
    case onward = "disable"
    /// Ends what `onward` has begun.
    case end = "enable"
  }

  /// The id of a rule, and where it stands in the text: offsets of bytes.
  struct RuleName: Equatable {
    var id: String
    var range: Range<Int>
  }

  var scope: Scope
  var rules: [RuleName]
}

/// What is wrong with such a comment, and where: offsets of bytes in its text.
struct SuppressionFault: Error, Equatable {
  var message: String
  var range: Range<Int>
}

/// The rules that a suppression may speak of.
struct SuppressibleRules {
  var ids: [String]
  /// Rules that speak of suppressions, or of files that have none.
  var unsuppressible: Set<String> = []
}

/// Reads `viperlint:SCOPE RULE[, RULE] -- reason`, whatever the text is.
struct SuppressionParser {
  private let text: [UInt8]
  private let known: SuppressibleRules
  private(set) var faults: [SuppressionFault] = []

  /// - Parameter text: From `viperlint:` to the end of the comment.
  init(_ text: String, known: SuppressibleRules) {
    self.text = Array(text.utf8)
    self.known = known
  }

  /// Nil when there are faults: a suppression that is wrong in part suppresses nothing.
  mutating func read() -> Suppression? {
    let start = min("viperlint:".utf8.count, text.count)
    let scopeEnd = text[start...].firstIndex(where: \.isBlank) ?? text.endIndex
    guard let scope = scope(start..<scopeEnd) else { return nil }
    let dashes = dashes(from: scopeEnd)
    let rules = names(scopeEnd..<(dashes ?? text.endIndex), isFollowed: dashes != nil)
    if faults.isEmpty, scope != .end || dashes != nil { checkReason(from: dashes, behind: rules) }
    return faults.isEmpty ? Suppression(scope: scope, rules: rules) : nil
  }

  private mutating func scope(_ range: Range<Int>) -> Suppression.Scope? {
    let word = string(range)
    if let scope = Suppression.Scope(rawValue: word) { return scope }
    let words = Suppression.Scope.allCases.map(\.rawValue)
    if word.isEmpty {
      report("`viperlint:` is followed at once by \(words.alternatives)", at: 0..<range.upperBound)
    } else {
      let hint = nearestName(to: word, in: words).map { "did you mean `\($0)`?" } ?? "write \(words.alternatives)"
      report("`\(word)` does not say what is to be suppressed; \(hint)", at: range)
    }
    return nil
  }

  // MARK: Rules

  private mutating func names(_ range: Range<Int>, isFollowed: Bool) -> [Suppression.RuleName] {
    var names: [Suppression.RuleName] = []
    if trimmed(range).isEmpty {
      report("this names no rule; `viperlint rules` lists them", at: 0..<range.upperBound)
      return []
    }
    for piece in text[range].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let place = trimmed(piece.startIndex..<piece.endIndex)
      if place.isEmpty {
        report("a comma stands between two rules", at: place)
      } else if let blank = text[place].firstIndex(where: \.isBlank) {
        reportSeveralWords(place, firstEndingAt: blank, isFollowed: isFollowed)
      } else {
        check(string(place), at: place, unlike: names)
        names.append(Suppression.RuleName(id: string(place), range: place))
      }
    }
    return names
  }

  private mutating func check(_ id: String, at range: Range<Int>, unlike others: [Suppression.RuleName]) {
    if known.unsuppressible.contains(id) {
      report("`\(id)` cannot be suppressed in the code; `rules` in .viperlint.yml may say `\(id): off`", at: range)
    } else if !known.ids.contains(id) {
      let hint = nearestName(to: id, in: known.ids).map { "did you mean `\($0)`?" } ?? "`viperlint rules` lists them"
      report("there is no rule `\(id)`; \(hint)", at: range)
    } else if others.contains(where: { $0.id == id }) {
      report("`\(id)` is named twice", at: range)
    }
  }

  private mutating func reportSeveralWords(_ range: Range<Int>, firstEndingAt blank: Int, isFollowed: Bool) {
    let next = trimmed(blank..<range.upperBound)
    if isFollowed {
      report("rules are separated by commas; write one before `\(string(next))`", at: next)
    } else {
      report("the reason follows the rules after `--`; write `-- \(reason(string(next)))`", at: next)
    }
  }

  /// A reason without the dash or the sign of a comment that was meant to announce it.
  private func reason(_ text: String) -> String {
    let reason = text.drop { "-–—:/ ".contains($0) }
    return reason.isEmpty ? "why" : String(reason)
  }

  // MARK: The reason

  private mutating func checkReason(from dashes: Int?, behind rules: [Suppression.RuleName]) {
    guard let dashes else {
      let end = rules.last?.range.upperBound ?? text.endIndex
      return report("a suppression says why; write `-- ` and the reason behind the rules", at: end..<end)
    }
    let reason = trimmed((dashes + 2)..<text.endIndex)
    if reason.isEmpty { report("no reason follows after `--`", at: dashes..<(dashes + 2)) }
  }

  private func dashes(from start: Int) -> Int? {
    let dash = UInt8(ascii: "-")
    return text[start...].indices.dropLast().first { text[$0] == dash && text[$0 + 1] == dash }
  }

  // MARK: Text

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = text[range].firstIndex(where: { !$0.isBlank }),
      let last = text[range].lastIndex(where: { !$0.isBlank })
    else { return range.upperBound..<range.upperBound }
    return first..<(last + 1)
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    faults.append(SuppressionFault(message: message, range: range))
  }
}

extension UInt8 {
  /// White space, with the ends of lines in a block comment.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}

extension [String] {
  /// `a`, `b` or `c`.
  fileprivate var alternatives: String {
    let quoted = map { "`\($0)`" }
    return quoted.dropLast().joined(separator: ", ") + (quoted.last.map { " or \($0)" } ?? "")
  }
}
