import SwiftReading

/// Which types are put into which properties, where the code that wires a module was seen.
package struct Wiring: Sendable {
  /// By property.
  var types = FileTable<[TypeID]>()
  /// True for types of modules that the code creates by name, by the type's number.
  var isCreated: [Bool] = []
  /// Properties that are given a value, known or not.
  var assigned = PropertySet()
  /// Names of what is given a value where its owner is not known.
  var assignedNames = NameSet()
  /// Properties that are given a value created on the spot.
  var createdInPlace = PropertySet()
  /// Properties that are given `self`, directly or through a function.
  var handedSelf = PropertySet()
  /// Properties that are set to nil somewhere else than at the beginning and the end of a life.
  var cleared = PropertySet()

  /// What a container of dependencies was told to give for a contract.
  var registered: [TypeID: Set<TypeID>] = [:]

  init() {}

  init(of codebase: Codebase) {
    types = FileTable(repeating: [], in: codebase) { $0.properties.count }
    isCreated = [Bool](repeating: false, count: codebase.types.count)
    let none = PropertySet(of: codebase)
    assigned = none
    createdInPlace = none
    handedSelf = none
    cleared = none
  }

  /// Each once.
  package func types(in property: PropertyPlace) -> [TypeID] {
    types.isEmpty ? [] : types[property.file, property.property.offset]
  }

  func hasTypes(in property: PropertyPlace) -> Bool {
    !types.isEmpty && !types[property.file, property.property.offset].isEmpty
  }

  package func isAssigned(_ property: PropertyPlace) -> Bool { assigned.contains(property) }

  package func isCreated(_ type: TypeID) -> Bool { !isCreated.isEmpty && isCreated[type.offset] }
}

extension Codebase {
  /// True for a property that the code empties by hand, so that a loop through it may well be broken in time.
  package func isCleared(_ property: PropertyPlace) -> Bool { wiring.cleared.contains(property) }

  /// False for a property that starts out as nil and is given a value by no code that was read, although that creates its
  /// owner.
  package func isEverSet(_ place: PropertyPlace, of owner: TypeID) -> Bool {
    let property = property(place)
    if property.isLet || property.modifiers.contains(.lazy) || wiring.assigned.contains(place) { return true }
    if wiring.assignedNames.contains(property.name) { return true }
    guard wiring.isCreated(owner) else { return true }
    if attributeNames(property.attributes, in: place.file).contains("IBOutlet") { return true }
    guard property.hasInitializer else { return false }
    return !isNil(property.value, in: place.file)
  }

  func isNil(_ value: ID<ExpressionStep>, in file: Int) -> Bool {
    let step = files[file].outline.steps[ifAny: value]
    return step?.kind == .literal && step?.name == Name(.nil)
  }

  /// True for a property whose value its owner, or who wires it, creates for it.
  package func isCreatedInPlace(_ property: PropertyPlace) -> Bool { wiring.createdInPlace.contains(property) }

  /// True for a property into which an object puts itself.
  package func isHandedSelf(_ property: PropertyPlace) -> Bool { wiring.handedSelf.contains(property) }
}

extension Codebase {
  /// Where a value assigned to a member ends up: for a contract's requirement in the storage of its conformers.
  func storage(named name: Name, of type: TypeID) -> [PropertyPlace] {
    var found: [PropertyPlace] = []
    addStorage(named: name, of: type, to: &found)
    return found
  }

  func addStorage(named name: Name, of type: TypeID, to found: inout [PropertyPlace]) {
    guard let place = property(named: name, of: type) else { return }
    guard property(place).storage == .requirement else { return found.append(place) }
    found += conformers(of: type).compactMap { property(named: name, of: $0) }.filter { property($0).isStored }
  }
}

extension CodebaseBuilder {
  func followWiring() {
    var following = WiringFollower(codebase: codebase)
    following.run(jobs: jobs)
    codebase.wiring = following.wiring
  }
}
