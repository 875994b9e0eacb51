import SwiftReading

/// Properties of a code base, of which it takes one look to tell whether another is among them.
struct PropertySet: Sendable {
  /// By file and property; empty for files without a member.
  private var isMember: [[Bool]] = []
  private var counts: [Int] = []

  /// Holds nothing and takes nothing.
  init() {}

  init(of codebase: Codebase) {
    counts = codebase.files.map(\.outline.properties.count)
    isMember = [[Bool]](repeating: [], count: counts.count)
  }

  func contains(_ place: PropertyPlace) -> Bool {
    place.file < isMember.count && !isMember[place.file].isEmpty && isMember[place.file][place.property.offset]
  }

  mutating func insert(_ place: PropertyPlace) {
    if isMember[place.file].isEmpty { isMember[place.file] = [Bool](repeating: false, count: counts[place.file]) }
    isMember[place.file][place.property.offset] = true
  }

  mutating func formUnion(_ places: some Sequence<PropertyPlace>) {
    for place in places { insert(place) }
  }
}
