import SwiftReading

/// A place where an object is created that nothing is seen to hold on to.
package struct ShortLife: Sendable {
  package var type: TypeID
  package var place: Place
  /// The function that creates it.
  package var function: FunctionPlace
}

/// An object at the place where it is created, and where the code there puts it.
package struct CreatedObject: Sendable {
  package var type: TypeID
  package var place: Place
  /// The function that creates it, or has it from one that does; nil for what a property begins with.
  package var function: FunctionPlace?
  package var whereabouts: Whereabouts
}

/// Where an object goes from the place that creates it. What is not understood counts as handed on.
package struct Whereabouts: Sendable, Equatable {
  /// The properties it is stored in, weak ones too.
  package var properties: [PropertyPlace] = []
  /// It is the result of the function that creates it.
  package var isReturned = false
  /// It goes into a closure, a container, a call.
  package var isHandedOn = false

  package init() {}

  static let handedOn: Whereabouts = {
    var whereabouts = Whereabouts()
    whereabouts.isHandedOn = true
    return whereabouts
  }()

  mutating func formUnion(_ other: Whereabouts) {
    for property in other.properties where !properties.contains(property) { properties.append(property) }
    isReturned = isReturned || other.isReturned
    isHandedOn = isHandedOn || other.isHandedOn
  }
}

extension Codebase {
  /// Of these classes those whose every object is let go of when the function that creates it returns, with the first
  /// place where that happens. What is not understood counts as holding on.
  package func shortLived(_ types: [TypeID]) -> [ShortLife] {
    guard !types.isEmpty else { return [] }
    let held = namesHeldStrongly()
    let candidates = types.filter { isDisjoint(self[$0].name, allSupertypes(of: $0) + allSubtypes(of: $0), held) }
    var lives: [TypeID: [ShortLife]] = [:]
    var kept: Set<TypeID> = []
    for (type, object) in uses(of: candidates) {
      if let life = object.flatMap(shortLife) { lives[type, default: []].append(life) } else { kept.insert(type) }
    }
    return candidates.compactMap { kept.contains($0) ? nil : lives[$0]?.first }
  }

  /// The objects of these classes that the code base is seen to create.
  package func createdObjects(of types: [TypeID]) -> [CreatedObject] { uses(of: types).compactMap(\.object) }

  /// Those of the objects that a function returns, where those who call it have them as its result.
  package func results(of objects: [CreatedObject]) -> [FunctionPlace: [CreatedObject]] {
    var returned: [FunctionPlace: [CreatedObject]] = [:]
    var names = NameSet()
    for object in objects where object.whereabouts.isReturned {
      guard let function = object.function else { continue }
      returned[function, default: []].append(object)
      names.insert(self.function(function).name)
    }
    var results: [FunctionPlace: [CreatedObject]] = [:]
    for (file, isNaming) in filesNaming(names).enumerated() where isNaming {
      let follower = LifetimeFollower(codebase: self, file: file)
      results.merge(follower.results(of: returned, called: names)) { $0 + $1 }
    }
    return results
  }

  /// Every use of these types by name in expressions, with the object where it creates one.
  private func uses(of types: [TypeID]) -> [(type: TypeID, object: CreatedObject?)] {
    var names = NameSet()
    for type in types { names.insert(self[type].name) }
    return filesNaming(names).enumerated().flatMap { file, isNaming -> [(type: TypeID, object: CreatedObject?)] in
      guard isNaming else { return [] }
      return LifetimeFollower(codebase: self, file: file).uses(of: names)
    }
  }

  private func shortLife(of object: CreatedObject) -> ShortLife? {
    let whereabouts = object.whereabouts
    guard let function = object.function, !whereabouts.isHandedOn, !whereabouts.isReturned,
      whereabouts.properties.allSatisfy(isWeak)
    else { return nil }
    return ShortLife(type: object.type, place: object.place, function: function)
  }

  private func isDisjoint(_ name: Name, _ related: [TypeID], _ held: NameSet) -> Bool {
    !held.contains(name) && !related.contains { held.contains(self[$0].name) }
  }

  /// The names in the types of all stored properties that are neither weak nor unowned, with aliases looked through.
  private func namesHeldStrongly() -> NameSet {
    var names = NameSet()
    for (file, unit) in files.enumerated() {
      for property in unit.outline.properties {
        guard property.isStored, strength(of: property, in: file) == .strong else { continue }
        if !property.value.isNone, let created = createdType(by: property.value, in: file) {
          names.insert(self[created].name)
        }
        mentionedNames(property.type, in: file) { names.insert($0) }
      }
    }
    for _ in 0..<4 {
      for alias in aliases where names.contains(alias.name) {
        mentionedNames(alias.place.reference, in: alias.place.file) { names.insert($0) }
      }
    }
    return names
  }

  private func mentionedNames(_ reference: ID<TypeReference>, in file: Int, _ body: (Name) -> Void) {
    let unit = files[file]
    for number in unit.outline.typeReferences[ifAny: reference]?.mentions ?? 0..<0 {
      body(unit.outline.paths[Int(unit.outline.mentions[Int(number)].path.upperBound) - 1])
    }
  }
}
