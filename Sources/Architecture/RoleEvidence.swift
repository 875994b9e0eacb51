import SwiftReading

/// What speaks for the role that the name of a type claims.
struct RoleEvidence {
  let codebase: Codebase
  let claims: TypeTable<RoleClaim>
  let groups: [ModuleGrouper.Group]
  let groupOfType: TypeTable<Int>
  /// The roles found so far.
  let found: TypeTable<Component>
  /// The names of `RoleEvidence.otherRouters`.
  let otherRouters: NameSet

  struct Proof {
    var reason: String
    /// The type without whose role the proof falls.
    var premise: TypeID?
  }

  /// The proof that a type is the presenter, interactor or router that it is called, if there is one.
  func proof(for type: TypeID, _ claim: RoleClaim) -> Proof? {
    guard isPlausible(type, claim, besides: claim) else { return nil }
    let named = "named \(claim.role.withArticle), and "
    if let sibling = sibling(of: type, claim) {
      return Proof(reason: named + "\(codebase.name(sibling)) is in its module", premise: sibling)
    }
    if let base = codebase.superclass(of: type), found[base.offset]?.role == claim.role {
      return Proof(reason: "inherits from the \(claim.role.name) \(codebase.name(base))", premise: base)
    }
    if let derived = codebase[type].subtypes.first(where: { found[$0.offset]?.role == claim.role }) {
      return Proof(reason: "the \(claim.role.name) \(codebase.name(derived)) inherits from it", premise: derived)
    }
    if let (property, role, other) = linkedProperty(of: type, claim) {
      return Proof(reason: named + "holds the \(role.name) as \(property)", premise: other)
    }
    if let (contract, holder) = heldContract(of: type, claim) {
      let reason = named + "\(codebase.name(holder)) holds it as \(codebase.name(contract))"
      return Proof(reason: reason, premise: holder)
    }
    if let contract = outputContract(of: type, claim) {
      return Proof(reason: named + "conforms to \(codebase.name(contract))", premise: nil)
    }
    if let view = holdingView(of: type, claim) {
      return Proof(reason: named + "the view \(codebase.name(view)) holds it", premise: nil)
    }
    return nil
  }

  // MARK: Names

  /// What those conform to or inherit from that are called routers or interactors and have nothing to do with screens.
  static let otherRouters = [
    "URLRequestConvertible", "UIPercentDrivenInteractiveTransition", "TargetType", "URLConvertible",
  ]

  /// Names such as `RequestRouter` or `APIRouter` are common for what is no router of screens.
  private func isPlausible(_ type: TypeID, _ claim: RoleClaim, besides other: RoleClaim) -> Bool {
    guard codebase[type].kind != .enum,
      codebase[type].kind != .struct || claim.role != .router || claim.stem == other.stem
    else { return false }
    return !codebase.allSupertypes(of: type).contains {
      codebase[$0].kind == .external && otherRouters.contains(codebase[$0].name)
    }
  }

  /// Another of presenter, interactor and router in the module; classes before contracts.
  private func sibling(of type: TypeID, _ claim: RoleClaim) -> TypeID? {
    guard let group = groupOfType[type.offset] else { return nil }
    let siblings = groups[group].claimants.filter { other in
      other.claim.role.isHeart && other.claim.role != claim.role && other.type != type && !other.claim.isWeak
        && (!claim.isWeak || other.claim.stem == claim.stem) && isPlausible(other.type, other.claim, besides: claim)
    }
    return
      (siblings.first { !$0.isContract && $0.stem == claim.stem } ?? siblings.first { !$0.isContract }
      ?? siblings.first)?.type
  }

  // MARK: Links

  /// A stored property through which a module hangs together.
  private func linkedProperty(of type: TypeID, _ claim: RoleClaim) -> (String, Role, TypeID)? {
    for place in codebase[type].properties {
      let property = codebase.property(place)
      guard property.isStored, !property.type.isNone else { continue }
      for referred in codebase.referredTypes(TypePlace(file: place.file, reference: property.type)) {
        guard let other = claims[referred.type.offset], other.role != claim.role,
          isLink(from: type, claim, to: referred.type, other)
        else { continue }
        return (codebase.text(property.name), other.role, referred.type)
      }
    }
    return nil
  }

  private func isLink(from type: TypeID, _ claim: RoleClaim, to other: TypeID, _ otherClaim: RoleClaim) -> Bool {
    guard !otherClaim.isWeak || otherClaim.role == .view else { return false }
    switch otherClaim.role {
    case .presenter, .interactor: return isPlausible(other, otherClaim, besides: claim)
    case .router:
      return claim.role == .presenter && isPlausible(other, otherClaim, besides: claim) && codebase[other].isContract
    case .view:
      // A view counts when it is known by contract and holds the presenter in turn.
      return claim.role == .presenter && codebase[other].isContract && !otherClaim.isOutput
        && codebase.conformers(of: other).contains { holds($0, type) }
    default: return false
    }
  }

  /// True when a type has a stored property of the other type or of one of its contracts.
  private func holds(_ owner: TypeID, _ held: TypeID) -> Bool {
    let accepted = Set([held] + codebase.allSupertypes(of: held) + codebase.allSubtypes(of: held))
    return codebase.inheritanceChain(of: owner).contains { owner in
      heldTypes(of: owner).contains { accepted.contains($0) && codebase[$0].isDeclared }
    }
  }

  private func heldTypes(of owner: TypeID) -> [TypeID] {
    codebase[owner].properties.flatMap { place -> [TypeID] in
      let property = codebase.property(place)
      guard property.isStored else { return [] }
      if property.type.isNone { return codebase.createdType(by: property.value, in: place.file).map { [$0] } ?? [] }
      return codebase.referredTypes(TypePlace(file: place.file, reference: property.type)).map(\.type)
    }
  }

  /// A contract of the role through which a type of another role, which has one already, holds this one.
  private func heldContract(of type: TypeID, _ claim: RoleClaim) -> (TypeID, TypeID)? {
    for contract in codebase.allSupertypes(of: type) where codebase[contract].isContract {
      guard let other = claims[contract.offset], other.role == claim.role, !other.isWeak,
        let group = groupOfType[contract.offset],
        codebase.conformers(of: contract).count <= 3
      else { continue }
      let holder = groups[group].claimants.first { other in
        !other.isContract && found[other.type.offset].map { $0.role != claim.role } ?? false
          && heldTypes(of: other.type).contains(contract)
      }
      if let holder { return (contract, holder.type) }
    }
    return nil
  }

  /// A contract by which another role talks back: `…InteractorOutput`, `…ViewOutput`.
  private func outputContract(of type: TypeID, _ claim: RoleClaim) -> TypeID? {
    codebase.allSupertypes(of: type).first { contract in
      guard codebase[contract].isContract, let other = claims[contract.offset] else { return false }
      return other.role == claim.role && other.isOutput && !other.isWeak && codebase.conformers(of: contract).count <= 3
    }
  }

  /// A view of the same stem that holds the presenter, where a contract of that stem shows that the two are a pair.
  private func holdingView(of type: TypeID, _ claim: RoleClaim) -> TypeID? {
    guard claim.role == .presenter, let group = groupOfType[type.offset] else { return nil }
    let kin = groups[group].claimants.filter { $0.claim.stem == claim.stem && !$0.claim.isWeak }
    guard kin.contains(where: { $0.isContract && ($0.claim.role == .view || $0.claim.role == .presenter) }) else {
      return nil
    }
    return kin.first {
      $0.claim.role == .view && !$0.isContract && codebase.isUserInterface($0.type) && holds($0.type, type)
    }?.type
  }

  // MARK: Builders

  /// True when a function of the type creates a part of a module, or gives a screen.
  func builds(_ type: TypeID) -> Bool {
    codebase[type].functions.contains { place in
      let function = codebase.function(place)
      return givesScreen(function, in: place.file) || creates(function, in: place.file)
    }
  }

  private func givesScreen(_ function: FunctionDeclaration, in file: Int) -> Bool {
    let outline = codebase.files[file].outline
    guard let result = outline.typeReferences[ifAny: function.result] else { return false }
    return result.mentions.contains { number in
      let name = codebase.text(outline.paths[Int(outline.mentions[Int(number)].path.upperBound) - 1])
      return name.hasSuffix("ViewController") || name == "UIView"
    }
  }

  private func creates(_ function: FunctionDeclaration, in file: Int) -> Bool {
    let outline = codebase.files[file].outline
    return outline.calls.contains { call in
      call.range.start >= function.range.start && call.range.end <= function.range.end
        && codebase.typeNamed(by: call.callee, in: file).map { created in
          claims[created.offset].map { [.presenter, .interactor, .router, .builder].contains($0.role) && !$0.isWeak }
            ?? false
        } ?? false
    }
  }
}
