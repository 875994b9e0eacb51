// What git prints for programs, read. Paths are bytes to git; they end in a null byte here, so that none is quoted.

/// What git has recorded at a path.
struct GitEntry: Hashable {
  enum Kind { case file, link, submodule }

  var kind: Kind
  /// The hash of its content.
  var id: String
  /// From the top of the work tree.
  var path: String
  /// False when the path is not UTF-8, so that `path` is not quite it.
  var isPathValid = true
  /// True when it is known that the work tree has the same there.
  var isOnDisk = false

  /// True when it is a Swift file or may lead to some.
  var isSource: Bool { kind != .file || path.isSwiftFileName }
}

/// An entry of the index.
struct IndexEntry: Hashable {
  var entry: GitEntry
  /// 0, or the side of a merge that is not resolved: 1 the common ancestor, 2 ours, 3 theirs.
  var stage: Int
  /// True when git was told not to look at the work tree for it.
  var isUnwatched: Bool
}

/// A path at which two sides differ.
struct GitChange: Hashable {
  var path: String
  /// One of `A`, `D`, `M`, `T`, `U`.
  var letter: Character
  /// The kind on each side that has something there.
  var kinds: [GitEntry.Kind]
  /// What the first side has there.
  var old: GitEntry?
  /// What the second side has there; nil also where it is not known without reading the file.
  var new: GitEntry?
}

/// The output of `ls-tree -r -z`: `MODE TYPE ID<tab>PATH<null>`.
func parseTree(_ output: [UInt8]) -> [GitEntry] {
  records(output).compactMap { record in
    var fields = Fields(record)
    guard let mode = fields.next(), fields.next() != nil, let id = fields.last() else { return nil }
    return entry(mode: mode, id: id, fields.rest)
  }
}

/// The output of `ls-files -v -s -z`: `TAG MODE ID STAGE<tab>PATH<null>`. A small tag is one that is assumed to be
/// unchanged, `S` one that is not checked out.
func parseIndex(_ output: [UInt8]) -> [IndexEntry] {
  records(output).compactMap { record in
    var fields = Fields(record)
    guard let tag = fields.next()?.first, let mode = fields.next(), let id = fields.next(),
      let stage = fields.last()?.first, let entry = entry(mode: mode, id: id, fields.rest)
    else { return nil }
    let isWatched = tag == UInt8(ascii: "H") || tag == UInt8(ascii: "M")
    return IndexEntry(entry: entry, stage: Int(stage) - Int(UInt8(ascii: "0")), isUnwatched: !isWatched)
  }
}

/// The output of `diff-index --raw -z` and its like: `:MODE MODE ID ID LETTER<null>PATH<null>`.
func parseChanges(_ output: [UInt8]) -> [GitChange] {
  let parts = records(output)
  return stride(from: 0, to: parts.count - 1, by: 2).compactMap { index in
    let fields = parts[index].dropFirst().split(separator: UInt8(ascii: " "))
    guard fields.count == 5, let letter = text(fields[4]).first else { return nil }
    let isKnown = !fields[3].allSatisfy { $0 == UInt8(ascii: "0") }
    return GitChange(
      path: text(parts[index + 1]), letter: letter, kinds: fields[..<2].compactMap(kind(ofMode:)),
      old: entry(mode: fields[0], id: fields[2], parts[index + 1]),
      new: isKnown ? entry(mode: fields[1], id: fields[3], parts[index + 1]) : nil)
  }
}

/// The output of `cat-file --batch`: `ID TYPE SIZE<newline>CONTENT<newline>`, or `ID missing<newline>`.
///
/// - Returns: An element for every object, nil for one that is missing, or is so because the output breaks off.
func parseObjects(_ output: [UInt8], count: Int) -> [[UInt8]?] {
  let objects = parseObjects(output)
  return objects + [[UInt8]?](repeating: nil, count: max(0, count - objects.count))
}

/// The same, with less elements when the output breaks off.
func parseObjects(_ output: [UInt8]) -> [[UInt8]?] {
  var objects: [[UInt8]?] = []
  var rest = output[...]
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    let fields = text(rest[..<end]).split(separator: " ")
    rest = rest[(end + 1)...]
    guard fields.count == 3, let size = Int(fields[2]), size >= 0 else {
      objects.append(nil)
      continue
    }
    guard size < rest.count else { break }
    objects.append(Array(rest.prefix(size)))
    rest = rest.dropFirst(size + 1)
  }
  return objects
}

/// The output of `check-attr -z` for one attribute: `PATH<null>ATTRIBUTE<null>VALUE<null>`.
///
/// - Returns: The paths for which it is set to something.
func parseAttributes(_ output: [UInt8]) -> Set<PathBytes> {
  let parts = records(output)
  let values = stride(from: 0, to: parts.count - 2, by: 3).map { (text(parts[$0]), text(parts[$0 + 2])) }
  return Set(values.filter { !["unspecified", "unset"].contains($0.1) }.map { PathBytes($0.0) })
}

/// Paths that each end in a null byte.
func parsePaths(_ output: [UInt8]) -> Set<PathBytes> { Set(records(output).map { PathBytes(text($0)) }) }

private func records(_ output: [UInt8]) -> [ArraySlice<UInt8>] {
  var records: [ArraySlice<UInt8>] = []
  var rest = output[...]
  while let end = rest.position(of: 0) {
    if end > rest.startIndex { records.append(rest[..<end]) }
    rest = rest[(end + 1)...]
  }
  if !rest.isEmpty { records.append(rest) }
  return records
}

private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// The fields of a record, one after the other: without an array, since an index has tens of thousands of records.
private struct Fields {
  /// What is behind the field that was read last.
  private(set) var rest: ArraySlice<UInt8>

  init(_ record: ArraySlice<UInt8>) { rest = record }

  /// The one that ends with a space.
  mutating func next() -> ArraySlice<UInt8>? { field(before: UInt8(ascii: " ")) }

  /// The one that ends with a tab, behind which stands the path.
  mutating func last() -> ArraySlice<UInt8>? { field(before: UInt8(ascii: "\t")) }

  private mutating func field(before separator: UInt8) -> ArraySlice<UInt8>? {
    guard let end = rest.position(of: separator) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }
}

private func entry(mode: ArraySlice<UInt8>, id: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> GitEntry? {
  guard let kind = kind(ofMode: mode) else { return nil }
  let valid = String(validating: path, as: UTF8.self)
  return GitEntry(kind: kind, id: text(id), path: valid ?? text(path), isPathValid: valid != nil)
}

/// Nil for no entry, and for a folder.
private func kind(ofMode mode: ArraySlice<UInt8>) -> GitEntry.Kind? {
  // Octal digits.
  switch mode.reduce(0, { ($0 &<< 3) | Int($1 & 7) }) {
  case 0o100644, 0o100755, 0o100664: .file
  case 0o120000: .link
  case 0o160000: .submodule
  default: nil
  }
}
