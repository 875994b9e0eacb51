/// What has changed in a file, as `git apply` and `patch -p1` take it; empty when nothing has.
///
/// - Parameter path: As a diagnostic has it; of an absolute one the first slash is left out.
package func unifiedDiff(path: String, old: [UInt8], new: [UInt8]) -> String {
  let hunks = Hunk.between(lines(of: old), lines(of: new))
  if hunks.isEmpty { return "" }
  let name = path.utf8.first == UInt8(ascii: "/") ? String(path.dropFirst()) : path
  let header = "--- \(quoted("a/\(name)"))\n+++ \(quoted("b/\(name)"))\n"
  return header + hunks.map(\.text).joined()
}

/// With their ends. What git takes for one line is one here: a carriage return alone ends none.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = bytes.startIndex
  while start < bytes.endIndex {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

/// As git quotes names: a tab behind one with spaces marks its end, and what would break a line is escaped.
private func quoted(_ name: String) -> String {
  let escapes: [UInt8: String] = [0x22: "\\\"", 0x5C: "\\\\", 0x09: "\\t", 0x0A: "\\n", 0x0D: "\\r"]
  guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || escapes[$0] != nil }) else {
    return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
  }
  let bytes = name.utf8.flatMap { byte -> [UInt8] in
    if let escape = escapes[byte] { return Array(escape.utf8) }
    guard byte < 0x20 || byte == 0x7F else { return [byte] }
    let digits = String(byte, radix: 8)
    return Array("\\\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)".utf8)
  }
  return "\"\(String(decoding: bytes, as: UTF8.self))\""
}

/// Changes that stand close together, with the lines around them.
private struct Hunk {
  private static let context = 3

  private enum Kind: UInt8 {
    case kept = 0x20
    case removed = 0x2D
    case added = 0x2B
  }

  private struct Line {
    let kind: Kind
    let bytes: ArraySlice<UInt8>
    /// How many lines stand before it on either side.
    let old: Int
    let new: Int
  }

  private let lines: ArraySlice<Line>

  static func between(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Hunk] {
    let all = script(old, new)
    var hunks: [Range<Int>] = []
    for index in all.indices where all[index].kind != .kept {
      let range = max(0, index - context)..<min(all.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map { Hunk(lines: all[$0]) }
  }

  /// All lines of both sides; of a change, what goes before what comes.
  private static func script(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var script: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let kind: Kind = removed.contains(left) ? .removed : added.contains(right) ? .added : .kept
      script.append(Line(kind: kind, bytes: kind == .added ? new[right] : old[left], old: left, new: right))
      if kind != .added { left += 1 }
      if kind != .removed { right += 1 }
    }
    return script
  }

  var text: String {
    let old = lines.count { $0.kind != .added }
    let new = lines.count { $0.kind != .removed }
    let starts = lines.first.map { ($0.old, $0.new) } ?? (0, 0)
    var bytes = Array("@@ -\(place(starts.0, old)) +\(place(starts.1, new)) @@\n".utf8)
    for line in lines {
      bytes.append(line.kind.rawValue)
      bytes += line.bytes
      if line.bytes.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A range without lines stands behind the line that it names.
  private func place(_ before: Int, _ count: Int) -> String {
    let first = count == 0 ? before : before + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}
