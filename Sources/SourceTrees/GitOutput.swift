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
  /// The hash of the second side; nil where it is not known without reading the file.
  var newID: String?
}

/// The output of `ls-tree -r -z`: `MODE TYPE ID<tab>PATH<null>`.
func parseTree(_ output: [UInt8]) -> [GitEntry] {
  records(output).compactMap { record in
    guard let (fields, path) = header(record), fields.count == 3 else { return nil }
    return entry(mode: fields[0], id: fields[2], path)
  }
}

/// The output of `ls-files -v -s -z`: `TAG MODE ID STAGE<tab>PATH<null>`. A small tag is one that is assumed to be
/// unchanged, `S` one that is not checked out.
func parseIndex(_ output: [UInt8]) -> [IndexEntry] {
  records(output).compactMap { record in
    guard let (fields, path) = header(record), fields.count == 4, let stage = Int(fields[3]),
      let entry = entry(mode: fields[1], id: fields[2], path)
    else { return nil }
    return IndexEntry(entry: entry, stage: stage, isUnwatched: fields[0] != "H" && fields[0] != "M")
  }
}

/// The output of `diff-index --raw -z` and its like: `:MODE MODE ID ID LETTER<null>PATH<null>`.
func parseChanges(_ output: [UInt8]) -> [GitChange] {
  let parts = records(output)
  return stride(from: 0, to: parts.count - 1, by: 2).compactMap { index in
    let fields = text(parts[index]).split(separator: " ").map(String.init)
    guard fields.count == 5, let letter = fields[4].first else { return nil }
    let isKnown = !fields[3].utf8.allSatisfy { $0 == UInt8(ascii: "0") }
    return GitChange(
      path: text(parts[index + 1]), letter: letter,
      kinds: [fields[0].drop { $0 == ":" }, fields[1][...]].compactMap { kind(ofMode: String($0)) },
      newID: isKnown ? fields[3] : nil)
  }
}

/// The output of `cat-file --batch`: `ID TYPE SIZE<newline>CONTENT<newline>`, or `ID missing<newline>`.
///
/// - Returns: An element for every object, nil for one that is missing; less when the output breaks off.
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

private func records(_ output: [UInt8]) -> [ArraySlice<UInt8>] { output.split(separator: 0) }

private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// What stands before the tab, and the path behind it.
private func header(_ record: ArraySlice<UInt8>) -> (fields: [String], path: ArraySlice<UInt8>)? {
  guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
  return (record[..<tab].split(separator: UInt8(ascii: " ")).map(text), record[(tab + 1)...])
}

private func entry(mode: String, id: String, _ path: ArraySlice<UInt8>) -> GitEntry? {
  guard let kind = kind(ofMode: mode) else { return nil }
  let name = text(path)
  return GitEntry(kind: kind, id: id, path: name, isPathValid: name.utf8.elementsEqual(path))
}

/// Nil for no entry, and for a folder.
private func kind(ofMode mode: String) -> GitEntry.Kind? {
  switch mode {
  case "100644", "100755", "100664": .file
  case "120000": .link
  case "160000": .submodule
  default: nil
  }
}
