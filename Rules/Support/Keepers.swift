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

  /// Only these types are asked for. What holds them and is none of them counts as kept.
  init(of types: Set<TypeID>, in codebase: Codebase) {
    self.codebase = codebase
    objects = Dictionary(grouping: codebase.createdObjects(of: codebase.sortedByPlace(types)), by: \.type)
  }

  /// True when some object of the type is seen to be created.
  func know(_ type: TypeID) -> Bool { objects[type] != nil }

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
    let results = codebase.results(of: function, for: object)
    return results.allSatisfy { fate(of: $0, weak, asked: asked) == .kept } ? .kept : .returned(function)
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
