import Testing

@testable import SourceTrees

/// Compares the machine with a matcher that is too slow to use and too simple to be wrong, on patterns drawn from a
/// fixed seed and on all short paths.
@Suite struct GlobReferenceTests {
  private static let paths: [String] = {
    var rows = [""]
    for _ in 0..<6 { rows += rows.flatMap { row in ["a", "b", ".", "/"].map { row + $0 } } }
    return Set(rows).filter(isPath).sorted()
  }()

  private static func isPath(_ text: String) -> Bool {
    text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  @Test func theMachineAgreesWithTheReference() {
    var patterns = PatternGenerator(state: 42)
    var matches = 0
    for _ in 0..<1000 {
      let tokens = patterns.pattern(braces: true)
      guard let glob = try? Glob(tokens.joined()) else { continue }
      let reference = ReferenceGlob(tokens)
      for path in Self.paths.shuffled(using: &patterns).prefix(60) {
        let isMatch = glob.matches(path: path)
        matches += isMatch ? 1 : 0
        #expect(isMatch == reference.matches(path), "\(glob) on \(path)")
      }
    }
    #expect(matches > 1000)
  }

  @Test func aRefusedPatternHasAPartThatMatchesNothing() {
    var patterns = PatternGenerator(state: 7)
    for _ in 0..<600 {
      let tokens = patterns.pattern(braces: false)
      let pattern = tokens.joined()
      let isAccepted = (try? Glob(pattern)) != nil
      let reference = ReferenceGlob(tokens)
      guard !pattern.hasPrefix("/"), !pattern.hasPrefix("./"), tokens.count <= 6 else { continue }
      let below = reference.foldersOnly ? "/a" : ""
      #expect(isAccepted == Self.paths.contains { reference.matches($0 + below) }, "\(pattern)")
    }
  }
}

private struct PatternGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  /// Up to nine tokens with balanced braces.
  mutating func pattern(braces: Bool) -> [String] {
    var tokens: [String] = []
    var depth = 0
    for _ in 0..<Int.random(in: 1...(braces ? 9 : 6), using: &self) {
      var choices = ["a", "b", ".", "/", "/", "*", "**", "?", "[ab]"]
      if braces { choices += ["{"] + (depth > 0 ? [",", ",", "}"] : []) }
      let token = choices[Int.random(in: choices.indices, using: &self)]
      if token.hasPrefix("*"), tokens.last?.hasPrefix("*") == true { continue }
      depth += token == "{" ? 1 : token == "}" ? -1 : 0
      tokens.append(token)
    }
    return tokens + Array(repeating: "}", count: depth)
  }
}

private struct ReferenceGlob {
  let alternatives: [[String]]
  let isAnchored: Bool
  let foldersOnly: Bool

  init(_ tokens: [String]) {
    var tokens = tokens
    let isRooted = tokens.starts(with: [".", "/"])
    if isRooted { tokens.removeFirst(2) }
    foldersOnly = tokens.last == "/"
    if foldersOnly { tokens.removeLast() }
    isAnchored = isRooted || tokens.contains("/")
    alternatives = Self.expand(tokens)
  }

  /// Expands the first brace that holds no other, until there is none.
  private static func expand(_ tokens: [String]) -> [[String]] {
    guard let close = tokens.firstIndex(of: "}"), let open = tokens[..<close].lastIndex(of: "{") else {
      return [tokens]
    }
    let parts = tokens[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false)
    let (before, behind) = (Array(tokens[..<open]), Array(tokens[(close + 1)...]))
    return parts.flatMap { expand(before + Array($0) + behind) }
  }

  func matches(_ path: String) -> Bool {
    let text = path.map(String.init)[...]
    let starts = isAnchored ? [0] : text.indices.filter { $0 == 0 || text[$0 - 1] == "/" }
    return alternatives.contains { pattern in starts.contains { matches(pattern[...], text[$0...], true, false) } }
  }

  /// - Parameters:
  ///   - isAtStart: Whether `text` is at the start of a component.
  ///   - mayLeaveOut: Whether a slash may be left out, behind a `**` that matched nothing.
  private func matches(
    _ pattern: ArraySlice<String>, _ text: ArraySlice<String>, _ isAtStart: Bool, _ mayLeaveOut: Bool
  ) -> Bool {
    let rest = pattern.dropFirst()
    switch pattern.first {
    case nil:
      return !isAtStart && (text.first == "/" || text.isEmpty && !foldersOnly)
    case "*", "**":
      let isDeep = pattern.first == "**"
      let length = isDeep ? text.count : text.prefix { $0 != "/" }.count
      return (0...length).contains { count in
        let tail = text.dropFirst(count)
        let tailIsAtStart = count == 0 ? isAtStart : text[tail.startIndex - 1] == "/"
        return matches(rest, tail, tailIsAtStart, tailIsAtStart && (isDeep || mayLeaveOut))
      }
    case "/" where mayLeaveOut && matches(rest, text, true, false):
      return true
    case let token?:
      guard let first = text.first, reads(token, first) else { return false }
      return matches(rest, text.dropFirst(), first == "/", false)
    }
  }

  private func reads(_ token: String, _ scalar: String) -> Bool {
    switch token {
    case "?": scalar != "/"
    case "[ab]": scalar == "a" || scalar == "b"
    default: token == scalar
    }
  }
}
