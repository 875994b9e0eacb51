/// Findings that are known, so that only new ones are reported.
package struct Baseline: Sendable, Equatable {
  /// A finding by its fingerprint; the rest is for the reader of the file, as it was when the file was written.
  package struct Entry: Sendable, Hashable, Comparable {
    package var fingerprint: String
    package var rule: String
    package var module: String?
    package var symbol: String?
    /// Relative to the folder of the baseline.
    package var path: String

    package init(fingerprint: String, rule: String, module: String? = nil, symbol: String? = nil, path: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.module = module
      self.symbol = symbol
      self.path = path
    }

    /// By what a reader looks for first. Code that moves to another file keeps its place in the list.
    package static func < (left: Entry, right: Entry) -> Bool {
      let keys = (left.rule, left.module ?? "", left.symbol ?? "", left.fingerprint)
      return keys < (right.rule, right.module ?? "", right.symbol ?? "", right.fingerprint)
    }
  }

  /// Sorted.
  package let entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries.sorted() }

  /// - Parameter path: Makes the path of a diagnostic relative to the folder of the baseline.
  package init(of diagnostics: [Diagnostic], relative path: (String) -> String) {
    self.init(
      entries: diagnostics.map {
        Entry(
          fingerprint: $0.fingerprint, rule: $0.rule, module: $0.module, symbol: $0.symbol, path: path($0.path))
      })
  }

  package struct Comparison: Sendable, Equatable {
    /// What the baseline does not know, in the same order.
    package var new: [Diagnostic]
    package var known: Int
    /// Entries without a finding, sorted.
    package var gone: [Entry]

    package init(new: [Diagnostic], known: Int = 0, gone: [Entry] = []) {
      self.new = new
      self.known = known
      self.gone = gone
    }
  }

  package func compare(_ diagnostics: [Diagnostic]) -> Comparison {
    let known = Set(entries.map(\.fingerprint))
    let found = Set(diagnostics.map(\.fingerprint))
    let new = diagnostics.filter { !known.contains($0.fingerprint) }
    return Comparison(
      new: new, known: diagnostics.count - new.count, gone: entries.filter { !found.contains($0.fingerprint) })
  }
}
