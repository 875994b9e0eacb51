/// How much a finding weighs.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  case warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}

/// A half-open range in a source file. Lines and columns are 1-based; columns count UTF-8 code units.
package struct SourceRange: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int

  package init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.line, left.column, left.endLine, left.endColumn) < (right.line, right.column, right.endLine, right.endColumn)
  }
}

/// A further place of a diagnostic, with what is to be seen there.
package struct RelatedPlace: Sendable, Hashable {
  package var path: String
  package var range: SourceRange
  package var message: String

  package init(path: String, range: SourceRange, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// A change of the source that mends a finding.
package struct Fix: Sendable, Hashable {
  /// Replace what stands in `range` of `path` with `text`.
  package struct Edit: Sendable, Hashable {
    package var path: String
    package var range: SourceRange
    /// The same range, counted from the beginning of the file.
    package var bytes: Range<Int>
    package var text: String

    package init(path: String, range: SourceRange, bytes: Range<Int>, text: String) {
      self.path = path
      self.range = range
      self.bytes = bytes
      self.text = text
    }
  }

  /// True when the edits change neither behaviour nor the lifetime of any object.
  package var isSafe: Bool
  package var edits: [Edit]

  package init(isSafe: Bool, edits: [Edit]) {
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// The one form in which everything that viperlint has to say about a code base reaches the reports.
package struct Diagnostic: Sendable, Hashable {
  package var rule: String
  package var severity: Severity
  /// One sentence: what is wrong, why, and what to do.
  package var message: String
  /// How to mend it, longer than the message can say; empty when there is no more to say.
  package var help: String
  /// Relative to the working directory when below it, absolute otherwise; `/` between components.
  package var path: String
  package var range: SourceRange
  package var module: String?
  package var role: String?
  /// The declaration that the finding is about, `Type.member`.
  package var symbol: String?
  /// 16 hexadecimal digits that stay the same when code moves or messages are reworded.
  package var fingerprint: String
  /// The fingerprint of the first of its equals: of the findings that only their order tells apart.
  package var family: String
  package var related: [RelatedPlace]
  package var fix: Fix?

  package init(
    rule: String, severity: Severity, message: String, help: String = "", path: String, range: SourceRange,
    module: String? = nil, role: String? = nil, symbol: String? = nil, fingerprint: String,
    family: String? = nil, related: [RelatedPlace] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.help = help
    self.path = path
    self.range = range
    self.module = module
    self.role = role
    self.symbol = symbol
    self.fingerprint = fingerprint
    self.family = family ?? fingerprint
    self.related = related
    self.fix = fix
  }
}

extension Diagnostic: Comparable {
  /// The order of every report: path, line, column, rule, and what is left to tell equals apart.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.range != right.range { return left.range < right.range }
    return (left.rule, left.fingerprint) < (right.rule, right.fingerprint)
  }
}

/// What one run saw and found.
package struct Report: Sendable {
  package struct Summary: Sendable, Equatable {
    package var files = 0
    package var lines = 0
    package var modules = 0
    package var components = 0
    package var suppressed = 0
    package var baselined = 0

    package init(
      files: Int = 0, lines: Int = 0, modules: Int = 0, components: Int = 0, suppressed: Int = 0, baselined: Int = 0
    ) {
      self.files = files
      self.lines = lines
      self.modules = modules
      self.components = components
      self.suppressed = suppressed
      self.baselined = baselined
    }
  }

  package var summary: Summary
  /// Sorted.
  package var diagnostics: [Diagnostic]

  package init(summary: Summary, diagnostics: [Diagnostic]) {
    self.summary = summary
    self.diagnostics = diagnostics
  }

  package func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
