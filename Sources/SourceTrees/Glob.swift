/// A pattern for paths and names.
///
///     *        any run of scalars within one path component
///     **       any run of path components: `**/x`, `a/**`, `a/**/b`; no component at all is a run too
///     ?        one scalar, but `/`
///     [a-z_]   one scalar of a set; `[!…]` and `[^…]` one that is not of it; never `/`
///     {a,b}    either of several patterns, which may hold braces again
///     \x       the scalar `x`, whatever it means otherwise
///
/// A pattern without a slash matches a component at any depth; one with a slash is anchored at the root that its paths
/// are relative to, and `./x` anchors a single component. A match of a folder covers everything below it. A slash at
/// the end restricts the match to folders and does not anchor.
///
/// Scalars are compared as given: neither case nor normalization is folded. Time is at worst pattern × text.
package struct Glob: Sendable, Hashable {
  /// As written.
  package let pattern: String
  /// True when the pattern holds a slash that is not its end: it then starts at the root, and never matches a name.
  package let isAnchored: Bool
  fileprivate let matchesFoldersOnly: Bool
  fileprivate let program: GlobProgram

  /// Refuses a pattern that is malformed, and one of which some part can match no path.
  package init(_ pattern: String) throws(GlobFault) {
    var parser = GlobParser(pattern)
    self.program = try parser.parse()
    self.isAnchored = parser.isAnchored
    self.matchesFoldersOnly = parser.endsInSlash
    self.pattern = pattern
  }

  /// Whether the file or folder at `path`, or a folder above it, matches.
  ///
  /// - Parameter path: Relative to the root of the pattern, `/` between components; with a `/` at the end, a folder.
  package func matches(path: String) -> Bool {
    var run = GlobRun(self)
    run.read(path)
    return run.isMatch()
  }

  /// Whether the whole of `name`, in which `/` is a scalar like any other, matches.
  package func matches(name: String) -> Bool {
    var states = GlobStates(of: program)
    states.enter()
    for scalar in name.unicodeScalars {
      program.read(scalar, in: &states, separator: nil, atComponentStart: false)
      if states.isStuck { return false }
    }
    program.read(nil, in: &states, separator: nil, atComponentStart: false)
    return states.hasMatched
  }
}

extension Glob: CustomStringConvertible {
  package var description: String { pattern }
}

/// A glob on its way through a path. A copy goes its own way, so that the start which many paths share is read once.
struct GlobRun {
  private let glob: Glob
  private var states: GlobStates
  /// True when the next scalar is the first of a component.
  private var isAtStart = true
  private var hasMatchedFolder = false

  init(_ glob: Glob) {
    self.glob = glob
    states = GlobStates(of: glob.program)
    states.enter()
  }

  /// Goes on with more of the path.
  mutating func read(_ text: String) {
    let program = glob.program
    for scalar in text.unicodeScalars {
      if states.isStuck {
        if glob.isAnchored { return }
      } else {
        program.read(scalar, in: &states, separator: "/", atComponentStart: isAtStart)
        hasMatchedFolder = hasMatchedFolder || scalar == "/" && states.hasMatched
      }
      isAtStart = scalar == "/"
      if isAtStart, !glob.isAnchored { states.enter() }
    }
  }

  /// Whether what was read so far, or a folder above it, matches. Ends the run.
  mutating func isMatch() -> Bool {
    if hasMatchedFolder || isAtStart || glob.matchesFoldersOnly { return hasMatchedFolder }
    glob.program.read(nil, in: &states, separator: "/", atComponentStart: false)
    return states.hasMatched
  }
}

/// What is wrong with a pattern.
package struct GlobFault: Error, Sendable, Hashable {
  /// One clause without a capital or a full stop, for "…: MESSAGE".
  package let message: String
  /// Where, in UTF-8 code units from the start of the pattern.
  package let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
