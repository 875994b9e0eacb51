import SourceTrees
import SwiftReading

/// A stored property through which one type holds another.
package struct Link: Sendable {
  package enum Strength: String, Sendable { case strong, weak, unowned }

  package var owner: TypeID
  package var property: PropertyPlace
  package var strength: Strength
  /// The contract or class that the property is declared with; one from outside only where the wiring was seen.
  package var target: TypeID
  package var isElement: Bool
  package var isGeneric: Bool
  /// The target stands for a parameter of the generic class that declares the property.
  package var isArgument: Bool
}

extension CodebaseBuilder {
  /// Collects the links of all types that belong to a module.
  func collectLinks() {
    let owners = codebase.types.indices.map { TypeID($0) }.filter { type in
      codebase[type].isDeclared && !codebase[type].isContract && codebase.hasDependencies(type)
    }
    let links = concurrentMap(owners.count, jobs: jobs) { [codebase] number in
      codebase.findLinks(of: owners[number])
    }
    codebase.linksOfOwner = [Range<Int>?](repeating: nil, count: codebase.types.count)
    for (owner, links) in zip(owners, links) {
      codebase.linksOfOwner[owner.offset] = codebase.links.count..<(codebase.links.count + links.count)
      codebase.links += links
    }
  }
}

extension Codebase {
  /// The links that the properties of the type itself make.
  ///
  /// - Parameter arguments: In a generic class, the types that stand for its parameters.
  fileprivate func findLinks(of owner: TypeID, _ arguments: [Name: [ReferredType]] = [:]) -> [Link] {
    var found: [Link] = []
    for place in types[owner.offset].properties where holds(place) {
      addLinks(of: place, owner: owner, arguments, to: &found)
    }
    return found
  }

  /// True for the storage of instances.
  private func holds(_ place: PropertyPlace) -> Bool {
    let property = property(place)
    return property.isStored && !property.modifiers.isTypeMember
      && !attributeNames(property.attributes, in: place.file).contains("NSManaged")
  }

  private func addLinks(
    of place: PropertyPlace, owner: TypeID, _ arguments: [Name: [ReferredType]], to found: inout [Link]
  ) {
    let property = property(place)
    let type = TypePlace(file: place.file, reference: property.type)
    let substituted = arguments.isEmpty || property.type.isNone ? [] : self.substituted(type, arguments)
    let own = strength(of: property, in: place.file)
    // What is declared as some `UIViewController` says what it is where the wiring was seen.
    let isWired = wiring.hasTypes(in: place)
    func add(_ referred: ReferredType, isArgument: Bool) {
      guard self[referred.type].isDeclared || isWired else { return }
      found.append(
        Link(
          owner: owner, property: place, strength: referred.isWeaklyBoxed ? .weak : own, target: referred.type,
          isElement: referred.isElement, isGeneric: referred.isGeneric, isArgument: isArgument))
    }
    if property.type.isNone {
      if let created = createdType(by: property.value, in: place.file) {
        add(ReferredType(type: created), isArgument: false)
      }
    } else if substituted.isEmpty {
      for referred in referredTypes(type) { add(referred, isArgument: false) }
    } else {
      for referred in substituted { add(referred, isArgument: true) }
    }
  }

  /// True for a property that does not keep alive what it holds.
  package func isWeak(_ place: PropertyPlace) -> Bool { strength(of: property(place), in: place.file) != .strong }

  func strength(of property: PropertyDeclaration, in file: Int) -> Link.Strength {
    if property.modifiers.isWeakOrUnowned { return property.modifiers.contains(.weak) ? .weak : .unowned }
    let isWrapped = attributeNames(property.attributes, in: file).contains { Self.weakBoxes.contains($0) }
    return isWrapped ? .weak : .strong
  }

  /// The links of the type itself; of a type that belongs to no module too.
  package func links(of owner: TypeID) -> [Link] {
    if let own = linksOfOwner[owner.offset] { return Array(links[own]) }
    return findLinks(of: owner)
  }

  /// The links of the type and of the classes it inherits from, with the type's own arguments for their parameters.
  package func allLinks(of owner: TypeID) -> [Link] {
    var found = links(of: owner)
    if superclass(of: owner) == nil { return found }
    var arguments: [Name: [ReferredType]] = [:]
    let chain = inheritanceChain(of: owner)
    for (derived, base) in zip(chain, chain.dropFirst()) {
      arguments = genericArguments(of: derived, for: base, arguments)
      found += findLinks(of: base, arguments)
    }
    return found
  }

  /// What a class writes in angle brackets behind the name of its base class, by the names of the base's parameters.
  private func genericArguments(
    of derived: TypeID, for base: TypeID, _ outer: [Name: [ReferredType]]
  ) -> [Name: [ReferredType]] {
    guard let part = types[base.offset].parts.first, !declaration(part).genericParameters.isEmpty,
      let supertype = types[derived.offset].supertypes.first(where: { $0.type == base })
    else { return [:] }
    let parameters = declaration(part).genericParameters.map {
      files[part.file].outline.genericParameters[Int($0)].name
    }
    let outline = files[supertype.file].outline
    let mentions = outline.typeReferences[supertype.reference].mentions
    let direct = mentions.filter { outline.mentions[Int($0)].parent.rawValue == mentions.first }
    guard direct.count == parameters.count else { return [:] }
    let scope = outline.typeReferences[supertype.reference].scope
    let values = direct.map { number -> [ReferredType] in
      let mention = outline.mentions[Int(number)]
      return outer[outline.paths[Int(mention.path.lowerBound)]]
        ?? types(of: mention, in: supertype.file, scope: scope, depth: 4)
    }
    return Dictionary(zip(parameters, values)) { first, _ in first }
  }

  /// The arguments for the parameters that a written type names, with optionals and collections looked through.
  private func substituted(_ place: TypePlace, _ arguments: [Name: [ReferredType]]) -> [ReferredType] {
    let outline = files[place.file].outline
    return outline.typeReferences[place.reference].mentions.flatMap { number -> [ReferredType] in
      let mention = outline.mentions[Int(number)]
      guard mention.path.count == 1, !mention.position.isFunctionOrMetatype else { return [] }
      return arguments[outline.paths[Int(mention.path.lowerBound)]] ?? []
    }
  }

  /// The types that can stand behind a link: those that were seen to be put there, or else the conformers of its
  /// contract, in the owner's module if it has any. Empty when nothing tells which of several it is.
  package func resolved(_ link: Link, for owner: TypeID) -> [TypeID] {
    var wired = wiring.types(in: link.property)
    if !wired.isEmpty {
      wired.removeAll { !isSubtype($0, of: link.target) }
      if wired.count == 1, link.owner == owner { return wired }
    }
    if !wired.isEmpty {
      let near = wired.filter { module(of: $0) == module(of: owner) }
      let chosen = near.isEmpty && link.owner == owner ? wired : near
      if !chosen.isEmpty { return sortedByPlace(chosen) }
    }
    if let registered = wiring.registered[link.target] { return sortedByPlace(registered) }
    guard types[link.target.offset].isContract else {
      let isMeant = types[link.target.offset].isDeclared && !types[link.target.offset].isLocal
      return isMeant ? [link.target] : []
    }
    let conformers = conformers(of: link.target).filter { !types[$0.offset].isLocal }
    guard conformers.count > 1 else { return conformers }
    if let module = module(of: owner) {
      let near = conformers.filter { self.module(of: $0) == module }
      if near.count == 1 || shareBase(near) { return near }
    }
    return shareBase(conformers) ? conformers : []
  }

  /// True when all are one class and its subclasses.
  private func shareBase(_ types: [TypeID]) -> Bool {
    guard let first = types.first else { return false }
    return types.allSatisfy { isSubtype($0, of: first) }
  }

  package func place(of link: Link) -> Place {
    Place(file: link.property.file, range: property(link.property).nameRange)
  }

  package func propertyName(of link: Link) -> String { text(property(link.property).name) }

  package func sortedByPlace(_ types: some Sequence<TypeID>) -> [TypeID] {
    let placed = types.map { (type: $0, place: place($0) ?? .none) }
    return placed.count > 1 ? placed.sorted { $0.place < $1.place }.map(\.type) : placed.map(\.type)
  }
}

extension Place {
  static let none = Place(file: -1, range: ByteRange(start: 0, end: 0))
}
