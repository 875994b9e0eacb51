/// Names of one table, of which it takes one look to tell whether another name is among them.
@usableFromInline
package struct NameSet: Sendable {
  /// By the number of the name.
  @usableFromInline
  var isMember: [Bool] = []

  package init() {}

  /// Those of the texts that the table has; what it has not stands in no file.
  package init(_ texts: some Sequence<String>, in names: NameTable) {
    for text in texts {
      if let name = names.find(text) { insert(name) }
    }
  }

  /// Those of the words of a text that the table has; what is no part of a name stands between words.
  package init(wordsOf text: String, in names: NameTable) {
    names.forEachName(in: text) { insert($0) }
  }

  package var isEmpty: Bool { isMember.isEmpty }

  @inlinable
  package func contains(_ name: Name) -> Bool {
    Int(name.id) < isMember.count && isMember[Int(name.id)]
  }

  package mutating func insert(_ name: Name) {
    let index = Int(name.id)
    if index >= isMember.count { isMember += repeatElement(false, count: index + 1 - isMember.count) }
    isMember[index] = true
  }

  package func union(_ other: NameSet) -> NameSet {
    var union = self
    for index in other.isMember.indices where other.isMember[index] {
      union.insert(Name(id: UInt32(truncatingIfNeeded: index)))
    }
    return union
  }

  /// Those for which the predicate is true.
  package func filter(_ isIncluded: (Name) -> Bool) -> NameSet {
    var filtered = NameSet()
    for index in isMember.indices where isMember[index] {
      let name = Name(id: UInt32(truncatingIfNeeded: index))
      if isIncluded(name) { filtered.insert(name) }
    }
    return filtered
  }
}
