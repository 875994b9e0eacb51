import Architecture
import SwiftReading

/// What has to be done besides, so that a link can be weak.
enum Mending: Sendable {
  case nothing
  /// Who calls the function has to keep its result.
  case keepResult(of: FunctionPlace)
  /// A property that is weak so far has to hold the object.
  case hold(PropertyPlace)
  /// Something has to hold the object; nothing in sight can.
  case newOwner(CreatedObject)
}

/// Makes links weak, one after the other, and sees to it that what was held by them stays alive.
struct LinkWeakening {
  private let codebase: Codebase
  private let keepers: Keepers
  private var weak: Set<PropertyPlace> = []
  /// What weak links point to and something else keeps, by the properties that do.
  private var relied: [PropertyPlace: Set<TypeID>] = [:]
  private(set) var mendings: [PropertyPlace: Mending] = [:]

  init(_ codebase: Codebase, _ keepers: Keepers) {
    self.codebase = codebase
    self.keepers = keepers
  }

  /// What becomes of the target, and of all that was made weak before, with one more weak link, and with others that are
  /// not to be relied on.
  func fate(_ property: PropertyPlace, _ target: TypeID, without others: [PropertyPlace] = []) -> Keepers.Fate {
    let before = weak
    let weak = weak.union([property])
    let isSafe = (relied[property] ?? []).allSatisfy { other in
      other == target || keepers.fate(of: other, weak: weak) == .kept || keepers.fate(of: other, weak: before) != .kept
    }
    return isSafe ? keepers.fate(of: target, weak: weak.union(others)) : .lost
  }

  /// `closesLoop` says whether a link from a class to another would be one of a new loop.
  mutating func weaken(
    _ property: PropertyPlace, _ target: TypeID, closesLoop: (_ owner: TypeID, _ target: TypeID) -> Bool
  ) {
    let fate = fate(property, target)
    weak.insert(property)
    switch fate {
    case .kept: for keeper in keepers.properties(keeping: target) { relied[keeper, default: []].insert(target) }
    case .returned(let function): mendings[property] = .keepResult(of: function)
    case .lost:
      guard let object = lostObject(target, property) else { return }
      let holder = object.whereabouts.properties.first { holds($0, object.type, closesLoop) }
      mendings[property] = holder.map { .hold($0) } ?? .newOwner(object)
    }
  }

  /// An object of the target, or else of what relies on the property.
  private func lostObject(_ target: TypeID, _ property: PropertyPlace) -> CreatedObject? {
    let types = [target] + codebase.sortedByPlace(relied[property] ?? [])
    return types.lazy.compactMap { keepers.lostObject(of: $0, weak: weak) }.first
  }

  /// True for a property that is weak so far and could as well be strong.
  private func holds(
    _ property: PropertyPlace, _ target: TypeID, _ closesLoop: (_ owner: TypeID, _ target: TypeID) -> Bool
  ) -> Bool {
    let owner = codebase.enclosingType(codebase.property(property).scope, in: property.file)
    return !weak.contains(property) && codebase.isWeak(property) && !owner.isNone && !closesLoop(owner, target)
      && keepers.fate(of: owner, weak: weak) == .kept
  }
}
