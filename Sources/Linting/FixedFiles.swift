/// The contents of files, and what becomes of them when findings are fixed.
package struct FixedFiles: Sendable {
  private let originals: [String: [UInt8]]
  private var fixed: [String: [UInt8]] = [:]
  private var counts: [String: Int] = [:]

  /// - Parameter contents: What each file held when it was linted, by its path.
  package init(_ contents: [String: [UInt8]]) { originals = contents }

  /// What a file holds by now; nil for one that was not given.
  package subscript(path: String) -> [UInt8]? { fixed[path] ?? originals[path] }

  package var contents: [String: [UInt8]] { originals.merging(fixed) { $1 } }

  /// How many fixes were applied to a file.
  package func count(in path: String) -> Int { counts[path] ?? 0 }

  /// The files that differ from what they held, sorted by path.
  package var changes: [(path: String, old: [UInt8], new: [UInt8])] {
    fixed.sorted { $0.key < $1.key }.compactMap { path, new in
      originals[path].flatMap { $0 == new ? nil : (path, $0, new) }
    }
  }

  /// Applies fixes, each wholly or not at all: one that touches what another changes waits for the next lint.
  ///
  /// - Parameter fixes: Made from what the files hold by now, in the order in which they are preferred.
  /// - Returns: How many were applied. Where several are the same change, each counts.
  package mutating func apply(_ fixes: [Fix]) -> Int {
    var accepted = AcceptedEdits()
    var count = 0
    for fix in fixes where fix.edits.allSatisfy(isWithinFile) && accepted.accept(fix) {
      count += 1
      for path in Set(fix.edits.map(\.path)) { counts[path, default: 0] += 1 }
    }
    for (path, edits) in accepted.edits {
      guard let content = self[path] else { continue }
      fixed[path] = Self.content(content, edits)
    }
    return count
  }

  private func isWithinFile(_ edit: Fix.Edit) -> Bool {
    self[edit.path].map { edit.bytes.upperBound <= $0.count } ?? false
  }

  private static func content(_ content: [UInt8], _ edits: Set<Fix.Edit>) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      result += content[position..<edit.bytes.lowerBound]
      result += edit.text.utf8
      position = edit.bytes.upperBound
    }
    return result + content[position...]
  }
}

/// Edits that leave each other alone.
private struct AcceptedEdits {
  private(set) var edits: [String: Set<Fix.Edit>] = [:]

  /// Takes all edits of a fix, or none.
  mutating func accept(_ fix: Fix) -> Bool {
    guard !fix.edits.isEmpty, fix.edits.allSatisfy(fits) else { return false }
    for edit in fix.edits { edits[edit.path, default: []].insert(edit) }
    return true
  }

  private func fits(_ edit: Fix.Edit) -> Bool {
    let others = edits[edit.path] ?? []
    return others.contains(edit) || !others.contains { touches($0.bytes, edit.bytes) }
  }

  /// Two insertions at one place touch, and so does one at the start of what another edit takes away.
  private func touches(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.overlaps(right) || left.lowerBound == right.lowerBound
  }
}
