import Architecture
import SwiftReading

/// A stored property of an interactor that holds the presenter strongly, with what leads back.
struct StrongPresenterLink {
  enum WayBack {
    /// A strong link of the presenter, behind which the interactor can stand.
    case link(TypeID, Link)
    /// Why the presenter may hold the interactor although no link of it says so.
    case possible(TypeID, reason: String)
    /// Nothing in the code base conforms to the presenter's contract.
    case unresolved
  }

  var link: Link
  var interactor: TypeID
  var wayBack: WayBack
  /// The interactor is created in plain sight, and nothing ever sets the property.
  var isNeverSet: Bool

  var presenter: TypeID? {
    switch wayBack {
    case .link(let presenter, _), .possible(let presenter, _): presenter
    case .unresolved: nil
    }
  }
}

extension Codebase {
  /// Where VIPER's interactors hold their presenters strongly and are held back, or may be. One a property: a base class
  /// may serve many interactors. What no code sets is left out, unless it is asked for.
  func strongPresenterLinks(includingUnset: Bool = false) -> [StrongPresenterLink] {
    var seen: Set<PropertyPlace> = []
    return components.flatMap { component -> [StrongPresenterLink] in
      guard component.role == .interactor, self[component.type].isClass, style(of: component.type) == .viper else {
        return []
      }
      return allLinks(of: component.type).compactMap { link in
        guard link.strength == .strong, role(of: link.target) == .presenter, !seen.contains(link.property),
          includingUnset || !isNeverSet(link, of: component.type),
          let wayBack = wayBack(of: link, to: component.type)
        else { return nil }
        seen.insert(link.property)
        return StrongPresenterLink(
          link: link, interactor: component.type, wayBack: wayBack, isNeverSet: isNeverSet(link, of: component.type))
      }
    }
  }

  private func isNeverSet(_ link: Link, of interactor: TypeID) -> Bool {
    let property = property(link.property)
    return !property.isLet && !property.hasInitializer && wiring.isCreated(interactor)
      && !wiring.isAssigned(link.property)
  }

  private func wayBack(of link: Link, to interactor: TypeID) -> StrongPresenterLink.WayBack? {
    if conformers(of: link.target).isEmpty { return .unresolved }
    let presenters = resolved(link, for: interactor).filter { self[$0].isClass }
    for presenter in presenters {
      if let back = wayBack(from: presenter, to: interactor) { return .link(presenter, back) }
    }
    for presenter in presenters {
      if let reason = possibleWayBack(from: presenter) { return .possible(presenter, reason: reason) }
    }
    return nil
  }

  private func wayBack(from presenter: TypeID, to interactor: TypeID) -> Link? {
    allLinks(of: presenter).first { link in
      guard link.strength == .strong, isSubtype(interactor, of: link.target) else { return false }
      let resolved = resolved(link, for: presenter)
      return resolved.isEmpty || resolved.contains { isSubtype($0, of: interactor) || isSubtype(interactor, of: $0) }
    }
  }

  private func possibleWayBack(from presenter: TypeID) -> String? {
    guard !allLinks(of: presenter).contains(where: { role(of: $0.target) == .interactor }) else { return nil }
    for owner in inheritanceChain(of: presenter) {
      if let property = untypedProperty(of: owner) { return "through \(property), whose type is not known" }
      if let base = outsideGenericBase(of: owner) { return "through its base class \(base)" }
    }
    return nil
  }

  /// A stored property named after the interactor whose type says nothing.
  private func untypedProperty(of owner: TypeID) -> String? {
    for place in self[owner].properties {
      let property = property(place)
      let name = text(property.name)
      guard property.isStored, !property.modifiers.isTypeMember,
        !property.modifiers.isWeakOrUnowned, name.lowercased().hasSuffix("interactor")
      else { continue }
      if property.type.isNone, createdType(by: property.value, in: place.file) == nil { return name }
      if !property.type.isNone, saysNothing(TypePlace(file: place.file, reference: property.type)) { return name }
    }
    return nil
  }

  private func saysNothing(_ place: TypePlace) -> Bool {
    let outline = files[place.file].outline
    let names = outline.typeReferences[place.reference].mentions.map { number in
      text(outline.paths[Int(outline.mentions[Int(number)].path.upperBound) - 1])
    }
    return !names.isEmpty && names.allSatisfy { ["Any", "AnyObject", "NSObject", "Optional"].contains($0) }
  }

  /// A class from outside the code base that is given generic arguments: it may well store them.
  private func outsideGenericBase(of owner: TypeID) -> String? {
    for supertype in self[owner].supertypes where self[supertype.type].kind == .external {
      let reference = files[supertype.file].outline.typeReferences[supertype.reference]
      if reference.mentions.count > 1 { return name(supertype.type) }
    }
    return nil
  }
}
