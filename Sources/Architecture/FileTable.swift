import SwiftReading

/// A value for each of the things that files have in an array, of all files in one array.
struct FileTable<Value: Sendable>: Sendable {
  /// Where those of each file begin; the end of all is the last.
  private var starts: [Int] = [0]
  private(set) var values: [Value] = []

  /// Has no value of anything.
  init() {}

  /// - Parameter count: How many of them a file has.
  init(repeating value: Value, in codebase: Codebase, count: (Outline) -> Int) {
    starts.reserveCapacity(codebase.files.count + 1)
    for file in codebase.files { starts.append(starts[starts.count - 1] + count(file.outline)) }
    values = [Value](repeating: value, count: starts[starts.count - 1])
  }

  var isEmpty: Bool { values.isEmpty }

  subscript(file: Int, index: Int) -> Value {
    get { values[starts[file] + index] }
    _modify { yield &values[starts[file] + index] }
  }

  mutating func update(_ change: (inout Value) -> Void) {
    for index in values.indices { change(&values[index]) }
  }
}

/// Properties of a code base, of which it takes one look to tell whether another is among them.
struct PropertySet: Sendable {
  private var isMember = FileTable<Bool>()

  /// Holds nothing and takes nothing.
  init() {}

  init(of codebase: Codebase) { isMember = FileTable(repeating: false, in: codebase) { $0.properties.count } }

  func contains(_ place: PropertyPlace) -> Bool {
    !isMember.isEmpty && isMember[place.file, place.property.offset]
  }

  mutating func insert(_ place: PropertyPlace) { isMember[place.file, place.property.offset] = true }

  mutating func formUnion(_ places: some Sequence<PropertyPlace>) {
    for place in places { insert(place) }
  }
}
