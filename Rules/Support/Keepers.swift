import Architecture
import SwiftReading

/// What keeps objects alive, once some of the links to them are weak.
///
/// Only what the code that creates an object does with it counts: a property that is filled later keeps nothing alive
/// until then. An object whose creation is not seen is kept by whoever creates it.
struct Keepers: Sendable {
  enum Fate: Equatable {
    case kept
    /// Kept if all who call the function keep its result, and not all of them do.
    case returned(FunctionPlace)
    /// Gone when the code that creates it is done.
    case lost
  }

  private let codebase: Codebase
  private let objects: [TypeID: [CreatedObject]]
  /// What callers have of the objects that a function returns.
  private let results: [FunctionPlace: [CreatedObject]]

  /// Only these types are asked for. What holds them and is none of them counts as kept.
  init(of types: Set<TypeID>, in codebase: Codebase) {
    self.codebase = codebase
    let created = codebase.createdObjects(of: codebase.sortedByPlace(types))
    objects = Dictionary(grouping: created, by: \.type)
    results = codebase.results(of: created.filter { !codebase.isUserInterface($0.type) })
  }

  /// The properties by which an object of the type, and what holds it, may be kept.
  func properties(keeping type: TypeID) -> Set<PropertyPlace> {
    var found: Set<PropertyPlace> = []
    var seen: Set<TypeID> = [type]
    var waiting = [type]
    while let type = waiting.popLast() {
      for property in (objects[type] ?? []).flatMap({ [$0] + results(of: $0) }).flatMap(\.whereabouts.properties) {
        found.insert(property)
        let owner = codebase.enclosingType(codebase.property(property).scope, in: property.file)
        if seen.insert(owner).inserted { waiting.append(owner) }
      }
    }
    return found
  }

  func fate(of type: TypeID, weak: Set<PropertyPlace>) -> Fate { fate(of: type, weak, asked: []) }

  /// The first place where an object of the type is created and, with these links weak, let go of.
  func lostObject(of type: TypeID, weak: Set<PropertyPlace>) -> CreatedObject? {
    objects[type]?.first { fate(of: $0, weak, asked: [type]) == .lost }
  }

  private func fate(of type: TypeID, _ weak: Set<PropertyPlace>, asked: Set<TypeID>) -> Fate {
    guard asked.count < Self.depthLimit, codebase[type].isClass else { return .kept }
    return worst((objects[type] ?? []).map { fate(of: $0, weak, asked: asked.union([type])) })
  }

  /// A chain of owners is followed this far.
  private static let depthLimit = 6

  private func fate(of object: CreatedObject, _ weak: Set<PropertyPlace>, asked: Set<TypeID>) -> Fate {
    let whereabouts = object.whereabouts
    if whereabouts.isHandedOn || whereabouts.isReturned && codebase.isUserInterface(object.type) { return .kept }
    var best = Fate.lost
    for property in whereabouts.properties where !weak.contains(property) && !codebase.isWeak(property) {
      // Whoever shows the screen takes it from there.
      if codebase.isUserInterface(object.type) { return .kept }
      switch fate(ofOwnerOf: property, weak, asked) {
      case .kept: return .kept
      case .returned(let function): best = .returned(function)
      case .lost: break
      }
    }
    guard whereabouts.isReturned, let function = object.function else { return best }
    // One step is followed, as functions may go in circles.
    let results = results(of: object)
    let isKept = results.allSatisfy { result in
      result.whereabouts.isReturned || fate(of: result, weak, asked: asked) == .kept
    }
    return isKept && !(results.isEmpty && isWayIn(function, to: object)) ? .kept : .returned(function)
  }

  /// A static function that returns a router: whoever will call it is not seen yet, and asks for no more than the screen.
  private func isWayIn(_ function: FunctionPlace, to object: CreatedObject) -> Bool {
    codebase.function(function).modifiers.isTypeMember && codebase.role(of: object.type) == .router
  }

  private func results(of object: CreatedObject) -> [CreatedObject] {
    guard object.whereabouts.isReturned, let function = object.function else { return [] }
    return (results[function] ?? []).filter { $0.type == object.type }
  }

  private func fate(ofOwnerOf property: PropertyPlace, _ weak: Set<PropertyPlace>, _ asked: Set<TypeID>) -> Fate {
    let owner = codebase.enclosingType(codebase.property(property).scope, in: property.file)
    if owner.isNone { return .kept }
    return asked.contains(owner) ? .lost : fate(of: owner, weak, asked: asked)
  }

  private func worst(_ fates: [Fate]) -> Fate {
    fates.first { $0 == .lost } ?? fates.first { $0 != .kept } ?? .kept
  }
}
