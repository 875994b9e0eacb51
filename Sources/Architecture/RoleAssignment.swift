import SourceTrees
import SwiftReading

extension CodebaseBuilder {
  /// Gives types their modules and roles: names claim, the code around them has to agree.
  mutating func assignModulesAndRoles() {
    var assignment = RoleAssignment(codebase: codebase)
    assignment.run()
    codebase = assignment.codebase
  }
}

/// Finds the roles of all types of a code base.
///
/// A suffix is a claim, not a proof. A presenter, interactor or router needs one of three: another of them in its
/// module, a stored property of such a role, or conformance to a contract by which another role talks to it. A view
/// needs a base class of a user interface framework or a view's contract. What has no module has no role.
struct RoleAssignment {
  var codebase: Codebase
  /// What names and the configuration say, by type.
  private var claims: [Int: RoleClaim] = [:]
  private var configured: [Int: String] = [:]
  private var groups: [ModuleGrouper.Group] = []
  private var groupOfType: [Int: Int] = [:]
  private var found: [Int: Component] = [:]

  init(codebase: Codebase) { self.codebase = codebase }

  mutating func run() {
    collectClaims()
    groupModules()
    findRoles()
    store()
    codebase.assignStyles()
  }

  // MARK: Claims

  private mutating func collectClaims() {
    var unmatched = codebase.settings.roles.map(\.role)
    defer { codebase.unmatchedRoles = unmatched }
    for (index, type) in codebase.types.enumerated() where type.isDeclared && !type.isLocal {
      let name = codebase.text(type.name)
      if let pattern = pattern(for: ID(index)) {
        let claim = RoleClaim(name: name, isContract: type.isContract)
        claims[index] = RoleClaim(pattern.role, stem: claim?.stem ?? name)
        configured[index] = "the configuration gives it the role"
        unmatched.removeAll { $0 == pattern.role }
      } else if let claim = RoleClaim(name: name, isContract: type.isContract) {
        claims[index] = claim
      }
    }
  }

  private func pattern(for type: TypeID) -> RolePattern? {
    guard !codebase.settings.roles.isEmpty else { return nil }
    let name = codebase.name(type)
    let supertypes = codebase.allSupertypes(of: type).map(codebase.name)
    let path = codebase.place(type).map { codebase.settings.root.relative(codebase.files[$0.file].path) } ?? ""
    return codebase.settings.roles.first { pattern in
      pattern.names.contains { $0.matches(name: name) }
        || pattern.inherits.contains(where: supertypes.contains)
        || pattern.conforms.contains(where: supertypes.contains)
        || pattern.paths.contains { $0.matches(path: path) }
    }
  }

  // MARK: Modules

  private mutating func groupModules() {
    let claimants = claims.keys.sorted().compactMap { index -> ModuleGrouper.Claimant? in
      let type = TypeID(index)
      guard let claim = claims[index], claim.role != .entity, let place = codebase.place(type) else { return nil }
      var names: [String] = []
      var parent = codebase[type].parent
      while !parent.isNone {
        names.append(codebase.name(parent))
        parent = codebase[parent].parent
      }
      let stem = (names.reversed() + [claim.stem]).filter { !$0.isEmpty }.joined(separator: ".")
      return ModuleGrouper.Claimant(
        type: type, claim: claim, isContract: codebase[type].isContract,
        folder: RoleFolders.folded(codebase.files[place.file].folder), stem: stem)
    }
    groups = ModuleGrouper(grouping: codebase.settings.grouping).groups(of: claimants)
    for (number, group) in groups.enumerated() {
      for claimant in group.claimants { groupOfType[claimant.type.offset] = number }
    }
  }

  // MARK: Roles

  private mutating func findRoles() {
    findClaimedRoles()
    keepProvenModules()
    for (index, type) in codebase.types.enumerated() where type.isContract && !type.isLocal { findContract(ID(index)) }
    for (index, type) in codebase.types.enumerated() where type.isDeclared && found[index] == nil {
      findUnclaimedView(ID(index))
    }
  }

  /// Runs to a fixpoint: a class is what the class is that it inherits from.
  private mutating func findClaimedRoles() {
    let claimed = claims.keys.sorted().filter { !codebase.types[$0].isContract }
    var count = -1
    while count < found.count {
      count = found.count
      for index in claimed where found[index] == nil { findRole(of: TypeID(index)) }
    }
  }

  private mutating func findRole(of type: TypeID) {
    guard let claim = claims[type.offset] else { return }
    if let reason = configured[type.offset] { return assign(claim.role, to: type, reason) }
    switch claim.role {
    case .presenter, .interactor, .router:
      guard isPlausible(type, claim, besides: claim), let reason = evidence(for: type, claim) else { return }
      assign(claim.role, to: type, reason)
    case .view:
      guard groupOfType[type.offset] != nil, codebase.isUserInterface(type) else { return }
      assign(.view, to: type, "named a view, and inherits from \(baseName(of: type))")
    case .builder:
      guard groupOfType[type.offset] != nil else { return }
      assign(.builder, to: type, "named a builder in a folder with a module")
    case .worker:
      guard groupOfType[type.offset] != nil else { return }
      assign(.worker, to: type, "named a worker in a module")
    case .entity:
      assign(.entity, to: type, "named an entity")
    default: break
    }
  }

  private mutating func assign(_ role: Role, to type: TypeID, _ reason: String) {
    found[type.offset] = Component(type: type, role: role, reason: reason, module: nil)
  }

  private func baseName(of type: TypeID) -> String {
    let supertypes = codebase.externalSupertypes(of: type)
    return supertypes.first { $0.hasPrefix("UI") || $0.hasPrefix("NS") || $0 == "View" } ?? supertypes.first ?? "a view"
  }

  /// The reason why the claim of a presenter, interactor or router holds.
  private func evidence(for type: TypeID, _ claim: RoleClaim) -> String? {
    if let sibling = sibling(of: type, claim) {
      return "named a \(claim.role.name), and \(codebase.name(sibling)) is in its module"
    }
    if let base = codebase.superclass(of: type), found[base.offset]?.role == claim.role {
      return "inherits from the \(claim.role.name) \(codebase.name(base))"
    }
    if let derived = codebase[type].subtypes.first(where: { found[$0.offset]?.role == claim.role }) {
      return "the \(claim.role.name) \(codebase.name(derived)) inherits from it"
    }
    if let (property, role) = linkedProperty(of: type, claim) {
      return "named a \(claim.role.name), and holds the \(role.name) \(property)"
    }
    if let contract = provenContract(of: type, claim) {
      return "named a \(claim.role.name), and conforms to \(codebase.name(contract))"
    }
    if let view = holdingView(of: type, claim) {
      return "named a presenter, and the view \(codebase.name(view)) holds it"
    }
    return nil
  }

  /// Another of presenter, interactor and router in the module.
  private func sibling(of type: TypeID, _ claim: RoleClaim) -> TypeID? {
    guard let group = groupOfType[type.offset] else { return nil }
    let heart: Set<Role> = [.presenter, .interactor, .router]
    return groups[group].claimants.first { other in
      heart.contains(other.claim.role) && other.claim.role != claim.role && other.type != type
        && !other.claim.isWeak && (!claim.isWeak || other.claim.stem == claim.stem)
        && isPlausible(other.type, other.claim, besides: claim)
    }?.type
  }

  /// Names such as `RequestRouter` or `APIRouter` are common for what is no router of screens.
  private func isPlausible(_ type: TypeID, _ claim: RoleClaim, besides other: RoleClaim) -> Bool {
    guard codebase[type].kind != .enum,
      codebase[type].kind != .struct || claim.role != .router || claim.stem == other.stem
    else { return false }
    let outside = Set(codebase.externalSupertypes(of: type))
    return outside.isDisjoint(with: [
      "URLRequestConvertible", "UIPercentDrivenInteractiveTransition", "TargetType", "URLConvertible",
    ])
  }

  /// A stored property through which a module hangs together.
  private func linkedProperty(of type: TypeID, _ claim: RoleClaim) -> (String, Role)? {
    for place in codebase[type].properties {
      let property = codebase.property(place)
      guard property.isStored, !property.type.isNone else { continue }
      for referred in codebase.referredTypes(TypePlace(file: place.file, reference: property.type)) {
        guard let other = claims[referred.type.offset], other.role != claim.role,
          isLink(from: type, claim, to: referred.type, other)
        else { continue }
        return (codebase.text(property.name), other.role)
      }
    }
    return nil
  }

  private func isLink(
    from type: TypeID, _ claim: RoleClaim, to other: TypeID, _ otherClaim: RoleClaim
  ) -> Bool {
    guard !otherClaim.isWeak else { return false }
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
      codebase[owner].properties.contains { place in
        let property = codebase.property(place)
        guard property.isStored else { return false }
        if property.type.isNone {
          return codebase.createdType(by: property.value, in: place.file).map(accepted.contains) ?? false
        }
        return codebase.referredTypes(TypePlace(file: place.file, reference: property.type)).contains {
          accepted.contains($0.type) && codebase[$0.type].isDeclared
        }
      }
    }
  }

  /// A view of the same stem that holds the presenter, where a contract of that stem shows that the two are a pair.
  private func holdingView(of type: TypeID, _ claim: RoleClaim) -> TypeID? {
    guard claim.role == .presenter, let group = groupOfType[type.offset] else { return nil }
    let kin = groups[group].claimants.filter { $0.claim.stem == claim.stem && $0.claim.role == .view }
    guard kin.contains(where: \.isContract) else { return nil }
    return kin.first { !$0.isContract && codebase.isUserInterface($0.type) && holds($0.type, type) }?.type
  }

  /// A contract of the code base through which another role talks to the type.
  private func provenContract(of type: TypeID, _ claim: RoleClaim) -> TypeID? {
    codebase.allSupertypes(of: type).first { contract in
      guard codebase[contract].isContract, let other = claims[contract.offset], other.role == claim.role else {
        return false
      }
      return other.isOutput && codebase.conformers(of: contract).count <= 3
    }
  }

  // MARK: What needs the first roles

  /// Forgets the groups without a presenter or interactor that has evidence, and the roles that hung on them.
  private mutating func keepProvenModules() {
    let proven = Set(
      found.values.filter { $0.role == .presenter || $0.role == .interactor }
        .compactMap { groupOfType[$0.type.offset] })
    for (index, component) in found where configured[index] == nil {
      let isInProven = groupOfType[index].map(proven.contains) ?? false
      let isFree = component.role == .entity && !proven.isEmpty
      if !isInProven && !isFree { found[index] = nil }
    }
    var kept: [ModuleGrouper.Group] = []
    var renumbered: [Int: Int] = [:]
    for (number, group) in groups.enumerated() where proven.contains(number) {
      renumbered[number] = kept.count
      kept.append(group)
    }
    groups = kept
    groupOfType = groupOfType.compactMapValues { renumbered[$0] }
  }

  /// A contract has the role of what conforms to it; its name is the fallback.
  private mutating func findContract(_ type: TypeID) {
    let claim = claims[type.offset]
    if let reason = configured[type.offset], let claim { return assign(claim.role, to: type, reason) }
    let conformers = codebase.conformers(of: type).compactMap { found[$0.offset] }
    let roles = Set(conformers.map(\.role))
    let isNear = claim != nil || conformers.contains { shareFolder($0.type, type) }
    if let only = roles.count == 1 ? roles.first : claim.flatMap({ roles.contains($0.role) ? $0.role : nil }), isNear,
      let conformer = conformers.first(where: { $0.role == only })
    {
      return assign(only, to: type, "\(codebase.name(conformer.type)) conforms to it")
    }
    guard roles.isEmpty, let claim, groupOfType[type.offset] != nil, claim.role != .entity else { return }
    assign(claim.role, to: type, "by its name; nothing with a role conforms to it")
  }

  private func shareFolder(_ left: TypeID, _ right: TypeID) -> Bool {
    guard let one = codebase.place(left), let other = codebase.place(right) else { return false }
    return RoleFolders.folded(codebase.files[one.file].folder) == RoleFolders.folded(codebase.files[other.file].folder)
  }

  /// A view by its contract, whatever it is called.
  private mutating func findUnclaimedView(_ type: TypeID) {
    guard !codebase[type].isContract,
      let contract = codebase.allSupertypes(of: type).first(where: {
        codebase[$0].isContract && claims[$0.offset]?.role == .view && groupOfType[$0.offset] != nil
      }), codebase.isUserInterface(type) || claims[type.offset]?.role == .view
    else { return }
    assign(.view, to: type, "conforms to \(codebase.name(contract))")
    if groupOfType[type.offset] == nil { groupOfType[type.offset] = groupOfType[contract.offset] }
  }

  // MARK: The result

  private mutating func store() {
    codebase.moduleOfType = [Int](repeating: -1, count: codebase.types.count)
    codebase.modules = groups.map { group in
      Module(name: name(of: group), path: group.folder.isEmpty ? "." : group.folder)
    }
    placeTypes()
    findEntitiesByFolder()
    let sorted = found.values.sorted { left, right in
      (codebase.place(left.type) ?? Place(file: 0, range: ByteRange(start: 0, end: 0)))
        < (codebase.place(right.type) ?? Place(file: 0, range: ByteRange(start: 0, end: 0)))
    }
    for var component in sorted {
      component.module = codebase.module(of: component.type)
      codebase.componentOfType[component.type.offset] = codebase.components.count
      if let module = component.module { codebase.modules[module].components.append(codebase.components.count) }
      codebase.components.append(component)
    }
    codebase.unassigned = claims.keys.sorted().filter { found[$0] == nil }.compactMap { index in
      guard let claim = claims[index], codebase.place(ID(index)) != nil else { return nil }
      return Component(type: ID(index), role: claim.role, reason: whyNot(ID(index), claim), module: nil)
    }
  }

  private func name(of group: ModuleGrouper.Group) -> String {
    let folder = group.folder.split(separator: "/").last.map(String.init) ?? ""
    return group.stem.isEmpty ? folder : group.stem
  }

  private func whyNot(_ type: TypeID, _ claim: RoleClaim) -> String {
    switch claim.role {
    case .presenter, .interactor, .router:
      return "named a \(claim.role.name), but no other part of a module stands beside it, is held by it or talks to it"
    case .view:
      return codebase.isUserInterface(type)
        ? "a view, but no module with a presenter or an interactor is around it"
        : "named a view, but inherits from no view of a user interface framework"
    default: return "named a \(claim.role.name), but no module with a presenter or an interactor is around it"
    }
  }

  /// Every type of a file that belongs to a module's folder belongs to the module.
  private mutating func placeTypes() {
    for (index, number) in groupOfType { codebase.moduleOfType[index] = number }
    let placing = ModulePlacing(groups: groups)
    for (index, type) in codebase.types.enumerated() where type.isDeclared && codebase.moduleOfType[index] < 0 {
      guard let place = codebase.place(ID(index)) else { continue }
      let file = codebase.files[place.file]
      let inFile = Set(
        codebase.typesOfDeclarations[place.file].compactMap { $0.isNone ? nil : groupOfType[$0.offset] })
      codebase.moduleOfType[index] =
        inFile.count == 1 ? inFile.first ?? -1 : placing.module(of: codebase.text(type.name), in: file.folder) ?? -1
    }
  }

  /// A value type in a folder `Entity`, `Entities` or `Models` of a module is an entity, whatever it is called.
  private mutating func findEntitiesByFolder() {
    for (index, type) in codebase.types.enumerated()
    where (type.kind == .struct || type.kind == .enum) && found[index] == nil && codebase.moduleOfType[index] >= 0
      && type.parent.isNone
    {
      guard let place = codebase.place(ID(index)), let folder = codebase.files[place.file].folder.last,
        ["entity", "entities", "models", "model"].contains(folder.lowercased()), !codebase.isUserInterface(ID(index)),
        claims[index] == nil
      else { continue }
      assign(.entity, to: ID(index), "a value type in the folder \(folder) of a module")
    }
  }
}

/// Tells which module a file without components of its own belongs to.
private struct ModulePlacing {
  private var byFolder: [String: [(number: Int, stem: String)]] = [:]
  /// Folders that hold folders of other modules.
  private var shared: Set<String> = []

  init(groups: [ModuleGrouper.Group]) {
    for (number, group) in groups.enumerated() {
      byFolder[group.folder, default: []].append((number, group.stem))
      var parent = group.folder
      while let slash = parent.lastIndex(of: "/") {
        parent = String(parent[..<slash])
        shared.insert(parent)
      }
      if !group.folder.isEmpty { shared.insert("") }
    }
  }

  func module(of name: String, in folder: [Substring]) -> Int? {
    let folded = RoleFolders.folded(folder)
    if let number = choose(from: byFolder[folded], name) { return number }
    var rest = folder[...]
    while !rest.isEmpty {
      rest.removeLast()
      let parent = rest.joined(separator: "/")
      if shared.contains(parent) { return nil }
      if let candidates = byFolder[parent] { return choose(from: candidates, name) }
    }
    return nil
  }

  private func choose(from candidates: [(number: Int, stem: String)]?, _ name: String) -> Int? {
    guard let candidates else { return nil }
    if candidates.count == 1 { return candidates[0].number }
    return candidates.filter { !$0.stem.isEmpty && name.hasPrefix($0.stem) }
      .max { $0.stem.utf8.count < $1.stem.utf8.count }?.number
  }
}

extension RoleClaim {
  init(_ role: Role, stem: String) {
    self.role = role
    self.stem = stem
    isOutput = false
  }
}
