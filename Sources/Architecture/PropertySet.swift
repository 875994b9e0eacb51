import SwiftReading

/// Properties of a code base, of which it takes one look to tell whether another is among them.
struct PropertySet: Sendable {
  /// Where the properties of each file begin; the end of all is the last.
  private var starts: [Int] = [0]
  private var isMember: [Bool] = []

  /// Holds nothing and takes nothing.
  init() {}

  init(of codebase: Codebase) {
    starts.reserveCapacity(codebase.files.count + 1)
    for file in codebase.files { starts.append(starts[starts.count - 1] + file.outline.properties.count) }
    isMember = [Bool](repeating: false, count: starts[starts.count - 1])
  }

  func contains(_ place: PropertyPlace) -> Bool {
    !isMember.isEmpty && isMember[starts[place.file] + place.property.offset]
  }

  mutating func insert(_ place: PropertyPlace) { isMember[starts[place.file] + place.property.offset] = true }

  mutating func formUnion(_ places: some Sequence<PropertyPlace>) {
    for place in places { insert(place) }
  }
}
