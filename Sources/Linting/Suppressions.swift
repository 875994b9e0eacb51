package import Architecture
import SwiftReading

/// The suppressions in the comments of a code base, and which of them have held a finding back.
package struct Suppressions: Sendable {
  /// Something to be said of a suppression.
  package struct Remark: Sendable {
    package var place: Place
    package var message: String
    /// What the remark's identity hangs on, beside the module.
    package var subject: String
    package var fix: Fix?
  }

  private struct Entry {
    var rule: String
    /// Where the rule is named.
    var place: Place
    /// The number of the comment.
    var comment: Int
    /// The bytes at which a finding has to begin.
    var covered: Range<UInt32>
    /// True until the end of what goes on from the suppression is found.
    var isOpen = false
    var isUsed = false
  }

  /// What is not well formed, sorted by place.
  package private(set) var faults: [Remark] = []
  private var entries: [Entry] = []
  private var comments: [SuppressionComment] = []
  private var entriesOfFile: [Int: [Int]] = [:]
  /// Ends of what has not begun.
  private var idleEnds: [Entry] = []

  init(in codebase: Codebase, known: SuppressibleRules) {
    for (file, read) in codebase.files.enumerated() where !read.outline.directives.isEmpty {
      add(read.outline, file: file, known)
    }
  }

  // MARK: Reading

  private mutating func add(_ outline: Outline, file: Int, _ known: SuppressibleRules) {
    let parsed = outline.directives.map { directive in
      var parser = SuppressionParser(directive.text, known: known)
      let suppression = parser.read()
      for fault in parser.faults {
        let place = Place(file: file, range: directive.range(fault.range))
        faults.append(Remark(place: place, message: fault.message, subject: directive.text))
      }
      return suppression
    }
    let stacked = zip(outline.directives, parsed).filter { $1?.scope == .nextLine }.map { outline.lines(of: $0.0) }
    for case (let directive, let suppression?) in zip(outline.directives, parsed) {
      let covered = outline.bytes(coveredBy: suppression.scope, of: directive, over: stacked)
      let places = suppression.rules.map { Place(file: file, range: directive.range($0.range)) }
      comments.append(SuppressionComment(directive, naming: places))
      for (rule, place) in zip(suppression.rules, places) {
        add(Entry(rule: rule.id, place: place, comment: comments.count - 1, covered: covered), suppression.scope)
      }
    }
  }

  private mutating func add(_ entry: Entry, _ scope: Suppression.Scope) {
    if scope == .end { return end(entry) }
    entriesOfFile[entry.place.file, default: []].append(entries.count)
    entries.append(entry)
    entries[entries.count - 1].isOpen = scope == .onward
  }

  private mutating func end(_ end: Entry) {
    let open = entriesOfFile[end.place.file, default: []].filter { entries[$0].isOpen && entries[$0].rule == end.rule }
    for index in open {
      entries[index].covered = entries[index].covered.lowerBound..<end.covered.lowerBound
      entries[index].isOpen = false
    }
    if open.isEmpty { idleEnds.append(end) }
  }

  // MARK: Suppressing

  /// Whether a suppression covers any of the finding's places; all that do are used then.
  mutating func holdBack(_ finding: Finding, of rule: String) -> Bool {
    if entries.isEmpty { return false }
    var isCovered = false
    for place in [finding.place] + finding.related.map(\.place) {
      for index in entriesOfFile[place.file] ?? []
      where entries[index].rule == rule && entries[index].covered.contains(place.range.start) {
        entries[index].isUsed = true
        isCovered = true
      }
    }
    return isCovered
  }

  /// What suppresses nothing, or ends what has not begun, of the rules that `ran` in a file; sorted by place.
  func unused(in codebase: Codebase, _ ran: (_ rule: String, _ file: Int) -> Bool) -> [Remark] {
    let unused = entries.filter { !$0.isUsed && ran($0.rule, $0.place.file) }
    let idle = idleEnds.filter { ran($0.rule, $0.place.file) }
    let all = Dictionary(grouping: unused + idle, by: \.comment).mapValues { $0.map(\.place) }
    func remark(_ entry: Entry, _ message: String) -> Remark {
      let fix = comments[entry.comment].fix(takingAway: entry.place, of: all[entry.comment] ?? [], in: codebase)
      return Remark(place: entry.place, message: message, subject: entry.rule, fix: fix)
    }
    let remarks =
      unused.map { remark($0, "`\($0.rule)` finds nothing here that this could suppress; remove it") }
      + idle.map { remark($0, "`\($0.rule)` is not disabled here; remove this") }
    return remarks.sorted { $0.place < $1.place }
  }
}

extension CommentDirective {
  /// The place of a part of the text.
  fileprivate func range(_ part: Range<Int>) -> ByteRange {
    ByteRange(
      start: min(end, start &+ UInt32(truncatingIfNeeded: part.lowerBound)),
      end: min(end, start &+ UInt32(truncatingIfNeeded: part.upperBound)))
  }
}

extension Outline {
  /// The lines that the directive stands on.
  fileprivate func lines(of directive: CommentDirective) -> ClosedRange<Int> {
    let first = position(of: directive.start).line
    return first...max(first, position(of: directive.end).line)
  }

  /// Where a finding begins that the directive speaks of: from the directive on for what goes on, and for its end.
  fileprivate func bytes(
    coveredBy scope: Suppression.Scope, of directive: CommentDirective, over stacked: [ClosedRange<Int>]
  ) -> Range<UInt32> {
    switch scope {
    case .onward, .end: directive.end..<UInt32.max
    case .thisLine: bytes(of: lines(of: directive))
    case .nextLine: bytes(of: lineBelow(directive, over: stacked))
    }
  }

  /// The line below a directive and below those that stand between it and the code.
  private func lineBelow(_ directive: CommentDirective, over stacked: [ClosedRange<Int>]) -> ClosedRange<Int> {
    var line = lines(of: directive).upperBound + 1
    for lines in stacked where lines.lowerBound == line { line = lines.upperBound + 1 }
    return line...line
  }

  /// Empty below the last line.
  private func bytes(of lines: ClosedRange<Int>) -> Range<UInt32> {
    guard lineStarts.indices.contains(lines.lowerBound - 1) else { return 0..<0 }
    let start = lineStarts[lines.lowerBound - 1]
    let end = lineStarts.indices.contains(lines.upperBound) ? lineStarts[lines.upperBound] : UInt32.max
    return start..<max(start, end)
  }
}
