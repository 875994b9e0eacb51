import SourceTrees
import SwiftReading

extension Codebase {
  /// All supertypes, direct and inherited, each once, nearest first.
  package func allSupertypes(of type: TypeID) -> [TypeID] { supertypeClosures[type.offset] }

  /// All that inherit from or conform to a type, directly or through others.
  package func allSubtypes(of type: TypeID) -> [TypeID] { subtypeClosures[type.offset] }

  /// Follows inheritance and conformance in both directions to their ends.
  func closeInheritance(jobs: Int) {
    supertypeClosures = concurrentMap(types.count, jobs: jobs) { number in
      closure(from: TypeID(number)) { type, add in
        for index in types[type.offset].supertypes.indices { add(types[type.offset].supertypes[index].type) }
      }
    }
    subtypeClosures = concurrentMap(types.count, jobs: jobs) { number in
      closure(from: TypeID(number)) { type, add in
        for index in types[type.offset].subtypes.indices { add(types[type.offset].subtypes[index]) }
      }
    }
  }

  /// - Parameter forEachNext: Calls with each type that is one step further than a type.
  private func closure(
    from start: TypeID, _ forEachNext: (_ type: TypeID, _ body: (TypeID) -> Void) -> Void
  ) -> [TypeID] {
    var found: [TypeID] = []
    var seen: Set<TypeID> = []
    func add(_ type: TypeID) {
      // Most have a handful, among which looking is quicker than hashing.
      let isNew = found.count < 8 ? !found.contains(type) : seen.insert(type).inserted
      guard isNew, type != start else { return }
      found.append(type)
      if found.count == 8 { seen = Set(found) }
    }
    forEachNext(start, add)
    var position = 0
    while position < found.count {
      forEachNext(found[position], add)
      position += 1
    }
    return found
  }

  /// The classes, structs, enums and actors that conform to a contract; the type itself when it is none.
  package func conformers(of type: TypeID) -> [TypeID] {
    guard types[type.offset].isContract else { return types[type.offset].isDeclared ? [type] : [] }
    return allSubtypes(of: type).filter { types[$0.offset].isDeclared && !types[$0.offset].isContract }
  }

  package func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
    type == other || allSupertypes(of: type).contains(other)
  }

  /// The class that a class inherits from, if it was read.
  package func superclass(of type: TypeID) -> TypeID? {
    types[type.offset].supertypes.first { types[$0.type.offset].kind == .class }?.type
  }

  /// The type and the classes it inherits from, nearest first.
  package func inheritanceChain(of type: TypeID) -> [TypeID] {
    var chain = [type]
    while let next = superclass(of: chain[chain.count - 1]), !chain.contains(next) { chain.append(next) }
    return chain
  }

  /// All that inherit from or conform to types of these names outside of the code base.
  package func subtypes(ofExternal names: Set<String>) -> Set<TypeID> {
    Set(
      types.indices.map { TypeID($0) }.filter { self[$0].kind == .external && names.contains(name($0)) }
        .flatMap(allSubtypes))
  }

  /// Names of the supertypes that are declared outside of the code base.
  package func externalSupertypes(of type: TypeID) -> [String] {
    allSupertypes(of: type).filter { types[$0.offset].kind == .external }.map(name)
  }

  /// True when instances are references for certain: a class, an actor, or a contract that is bound to one.
  package func isClassBound(_ type: TypeID) -> Bool {
    func binds(_ type: TypeID) -> Bool {
      switch types[type.offset].kind {
      case .class, .actor: return true
      case .external: return screenBases[type.offset] == .object || Self.classBoundNames.contains(name(type))
      case .protocol: return hasObjCAttribute(type)
      case .struct, .enum: return false
      }
    }
    return binds(type) || allSupertypes(of: type).contains(where: binds)
  }

  /// True when `weak` compiles for the property: one of the types that it is composed of is bound to a class.
  package func isClassBound(_ place: PropertyPlace) -> Bool {
    let property = property(place)
    if property.type.isNone { return createdType(by: property.value, in: place.file).map(isClassBound) ?? false }
    return referredTypes(TypePlace(file: place.file, reference: property.type)).contains { isClassBound($0.type) }
  }

  private static let classBoundNames: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "NSObject", "Actor", "ObservableObject",
  ]

  private func hasObjCAttribute(_ type: TypeID) -> Bool {
    guard let part = types[type.offset].parts.first else { return false }
    return attributeNames(declaration(part).attributes, in: part.file).contains("objc")
  }

  /// The last components of the attributes' names.
  package func attributeNames(_ attributes: Range<Int32>, in file: Int) -> [String] {
    if attributes.isEmpty { return [] }
    let unit = files[file]
    return attributes.compactMap { number in
      let type = unit.outline.attributes[Int(number)].type
      guard let mention = unit.outline.typeReferences[ifAny: type]?.mentions.first else { return nil }
      return text(unit.outline.paths[Int(unit.outline.mentions[Int(mention)].path.upperBound) - 1])
    }
  }

  /// True when the type is a view or a view controller by what it inherits from outside, or SwiftUI's `View`.
  package func isUserInterface(_ type: TypeID) -> Bool { screenBase(of: type) != nil }

  /// The class of a user interface framework that a type inherits from, or `View` for a value.
  package func userInterfaceBase(of type: TypeID) -> String? { screenBase(of: type).map(name) }

  private func screenBase(of type: TypeID) -> TypeID? {
    let isValue = types[type.offset].kind == .struct || types[type.offset].kind == .enum
    let wanted = isValue ? ScreenBase.value : .object
    return allSupertypes(of: type).first { screenBases[$0.offset] == wanted }
  }

  func findScreenBases() {
    screenBases = types.map { $0.kind == .external ? ScreenBase(name: text($0.name)) : .none }
  }
}

/// What the name of a type from outside the code base says of what inherits from it.
enum ScreenBase: Sendable {
  case none
  /// Objects of classes are on the screen: `UIViewController`, `ASDisplayNodeController`, `MDCCollectionViewCell`.
  case object
  /// Values are: `View`.
  case value

  init(name: String) {
    let suffixes = ["ViewController", "Controller", "View", "Cell", "Control", "Button", "Window", "Node"]
    self =
      name == "View"
      ? .value
      : suffixes.contains { name.hasSuffix($0) } && !name.hasPrefix("NSFetched") ? .object : .none
  }
}
