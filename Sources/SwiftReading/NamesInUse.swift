/// Finds the names that a file uses, each once; serves one file after the other.
struct NamesInUse: ~Copyable {
  private(set) var names = UniqueArray<Name>()
  /// The number of the last file in which a name was seen, by the name's number.
  private var lastFile: [UInt32] = []
  private var file: UInt32 = 0

  /// - Parameter count: How many names there are.
  mutating func find(in outline: borrowing OutlineParts, of count: Int) {
    names.removeAll()
    file &+= 1
    if lastFile.count < count { lastFile += repeatElement(0, count: max(count, lastFile.count * 2) - lastFile.count) }
    // Not all paths, since those of imports are among them.
    for index in 0..<outline.mentions.count {
      for place in outline.mentions[index].path { note(outline.paths[Int(place)]) }
    }
    for index in 0..<outline.steps.count where outline.steps[index].hasName { note(outline.steps[index].name) }
  }

  private mutating func note(_ name: Name) {
    guard lastFile[Int(name.id)] != file else { return }
    lastFile[Int(name.id)] = file
    names.append(name)
  }
}
