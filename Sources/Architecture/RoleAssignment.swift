import SourceTrees
import SwiftReading
import Synchronization

extension CodebaseBuilder {
  /// Gives types their modules and roles: names claim, the code around them has to agree.
  func assignModulesAndRoles() {
    codebase.claims += codebase.types[codebase.claims.count...].map(codebase.findClaim)
    let assignment = Mutex(RoleAssignment(codebase: codebase, jobs: jobs))
    resolveWrittenTypes {
      assignment.withLock { $0.groupModules() }
    }
    assignment.withLock { $0.assignRoles() }
    codebase.assignStyles(jobs: jobs)
  }
}

/// Finds the modules and roles of all types of a code base.
///
/// A suffix is a claim, not a proof: `RoleEvidence` says what proves it. What the proof rests on must have a role itself
/// in the end. Folders and names make modules, never a conformance; what has no module has no role, but for entities and
/// for what the configuration says.
struct RoleAssignment: Sendable {
  let codebase: Codebase
  private let jobs: Int
  /// What names and the configuration say, by type.
  private var claims: TypeTable<RoleClaim>
  private var configured: Set<Int> = []
  private var groups: [ModuleGrouper.Group] = []
  private var groupOfType: TypeTable<Int>
  private var found: TypeTable<Component>
  private let otherRouters: NameSet
  /// The types that the roles of others rest on.
  private var premises: TypeTable<TypeID>

  init(codebase: Codebase, jobs: Int) {
    self.codebase = codebase
    self.jobs = jobs
    claims = TypeTable(count: codebase.types.count)
    groupOfType = TypeTable(count: codebase.types.count)
    found = TypeTable(count: codebase.types.count)
    premises = TypeTable(count: codebase.types.count)
    otherRouters = NameSet(RoleEvidence.otherRouters, in: codebase.names)
  }

  /// Finds the modules that names and folders make; what written types stand for need not be known.
  mutating func groupModules() {
    collectClaims()
    groupClaimants()
  }

  mutating func assignRoles() {
    findClaimedRoles()
    dropWhatRestsOnNothing()
    keepProvenModules()
    findContracts()
    let placing = ModulePlacing(groups: groups)
    findViewsByContract(placing)
    store(placing)
  }

  // MARK: Claims

  private mutating func collectClaims() {
    var unmatched = codebase.settings.roles.map(\.role)
    for (index, type) in codebase.types.enumerated() where type.isDeclared && !type.isLocal {
      let claim = codebase.claims[index]
      if let pattern = pattern(for: TypeID(index)) {
        claims[index] = RoleClaim(pattern.role, stem: claim?.stem ?? codebase.text(type.name))
        configured.insert(index)
        unmatched.removeAll { $0 == pattern.role }
      } else if let claim {
        claims[index] = claim
      }
    }
    codebase.unmatchedRoles = unmatched
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

  private mutating func groupClaimants() {
    let claimants = claims.numbers.compactMap(claimant)
    var all = ModuleGrouper(grouping: codebase.settings.grouping).groups(of: claimants)
    adoptImplementations(of: claimants, into: &all)
    groups = all
    for (number, group) in groups.enumerated() {
      for claimant in group.claimants { groupOfType[claimant.type.offset] = number }
    }
  }

  private func claimant(_ index: Int) -> ModuleGrouper.Claimant? {
    let type = TypeID(index)
    guard let claim = claims[index], claim.role != .entity, let place = codebase.place(type) else { return nil }
    var stem = claim.stem
    var parent = codebase[type].parent
    while !parent.isNone {
      let name = codebase.name(parent)
      stem = stem.isEmpty ? name : "\(name).\(stem)"
      parent = codebase[parent].parent
    }
    return ModuleGrouper.Claimant(
      type: type, claim: claim, isContract: codebase[type].isContract,
      folder: codebase.folder(of: place.file).folded, stem: stem)
  }

  /// A part that lies in a folder without a module of its own belongs to the module whose contract it fulfils, or whose
  /// class it inherits from: routers of another target, say. Views are placed by their folders alone.
  private func adoptImplementations(of claimants: [ModuleGrouper.Claimant], into groups: inout [ModuleGrouper.Group]) {
    var groupOfMember: [TypeID: Int] = [:]
    for (number, group) in groups.enumerated() {
      for member in group.claimants { groupOfMember[member.type] = number }
    }
    lazy var placing = ModulePlacing(groups: groups)
    for claimant in claimants where !claimant.isContract && groupOfMember[claimant.type] == nil {
      guard [.presenter, .interactor, .router].contains(claimant.claim.role), !claimant.claim.isWeak,
        let place = codebase.place(claimant.type)
      else { continue }
      let kin = codebase.allSupertypes(of: claimant.type).first { other in
        groupOfMember[other] != nil
          && claims[other.offset].map { $0.role == claimant.claim.role && !$0.isWeak } ?? false
      }
      guard let kin, let adopting = groupOfMember[kin] else { continue }
      let own = placing.module(of: codebase.name(claimant.type), in: codebase.folder(of: place.file))
      groups[own ?? adopting].claimants.append(claimant)
    }
  }

  // MARK: Roles of classes and values

  /// Runs to a fixpoint: a class is what the class is that it inherits from.
  private mutating func findClaimedRoles() {
    var waiting = claims.numbers.filter { !codebase.types[$0].isContract || configured.contains($0) }
    var count = -1
    while count != waiting.count {
      count = waiting.count
      for index in waiting { findRole(of: TypeID(index)) }
      waiting = waiting.filter { found[$0] == nil }
    }
  }

  private mutating func findRole(of type: TypeID) {
    guard let claim = claims[type.offset] else { return }
    if configured.contains(type.offset) {
      return assign(claim.role, to: type, "the configuration gives it the role")
    }
    let isGrouped = groupOfType[type.offset] != nil
    switch claim.role {
    case .presenter, .interactor, .router:
      guard let proof = evidence.proof(for: type, claim) else { return }
      premises[type.offset] = proof.premise
      assign(claim.role, to: type, proof.reason)
    case .view where isGrouped && codebase.isUserInterface(type):
      let verb = codebase[type].isClass ? "inherits from" : "conforms to"
      assign(.view, to: type, "named a view, and \(verb) \(baseName(of: type))")
    case .builder where isGrouped && (!claim.isWeak || evidence.builds(type)):
      assign(.builder, to: type, "named a builder, in a folder with a module")
    case .worker where isGrouped:
      assign(.worker, to: type, "named a worker, in a module")
    case .entity where !codebase[type].isContract:
      assign(.entity, to: type, "named an entity")
    default: break
    }
  }

  private var evidence: RoleEvidence {
    RoleEvidence(
      codebase: codebase, claims: claims, groups: groups, groupOfType: groupOfType, found: found,
      otherRouters: otherRouters)
  }

  private mutating func assign(_ role: Role, to type: TypeID, _ reason: String) {
    found[type.offset] = Component(type: type, role: role, reason: reason, module: nil)
  }

  private func baseName(of type: TypeID) -> String {
    codebase.userInterfaceBase(of: type) ?? "a view"
  }

  /// Takes back the roles whose premise has none.
  private mutating func dropWhatRestsOnNothing() {
    var resting = premises.numbers
    var count = -1
    while count != resting.count {
      count = resting.count
      resting = resting.filter { index in
        if found[index] == nil { return false }
        if premises[index].map(stands) ?? true { return true }
        found[index] = nil
        return false
      }
    }
  }

  /// A contract stands when something with a role conforms to it, or when nothing conforms to it at all.
  private func stands(_ premise: TypeID) -> Bool {
    guard codebase[premise].isContract else { return found[premise.offset] != nil }
    let conformers = codebase.conformers(of: premise)
    return conformers.isEmpty || conformers.contains { found[$0.offset] != nil }
  }

  /// Forgets the groups without a presenter or interactor that has evidence, and the roles that hung on them.
  private mutating func keepProvenModules() {
    let proven = Set(
      found.all.filter { $0.role == .presenter || $0.role == .interactor }
        .compactMap { groupOfType[$0.type.offset] })
    for index in found.numbers where !configured.contains(index) {
      let isInProven = groupOfType[index].map(proven.contains) ?? false
      let isFree = found[index]?.role == .entity && !proven.isEmpty
      if !isInProven && !isFree { found[index] = nil }
    }
    var renumbered: [Int: Int] = [:]
    for number in groups.indices where proven.contains(number) { renumbered[number] = renumbered.count }
    groups = groups.indices.filter(proven.contains).map { groups[$0] }
    groupOfType.update { renumbered[$0] }
  }

  // MARK: Contracts

  /// A contract has the role of what conforms to it; its name is the fallback.
  private mutating func findContracts() {
    let contracts = codebase.types.indices.filter { index in
      codebase.types[index].isContract && !codebase.types[index].isLocal && found[index] == nil
    }
    let roles = concurrentMap(contracts.count, jobs: jobs) { [self] in role(ofContract: TypeID(contracts[$0])) }
    for (index, role) in zip(contracts, roles) {
      if let role { assign(role.role, to: TypeID(index), role.reason) }
    }
  }

  private func role(ofContract type: TypeID) -> (role: Role, reason: String)? {
    let claim = claims[type.offset]
    let conformers = codebase.conformers(of: type).compactMap { found[$0.offset] }
    let areAgreed = conformers.allSatisfy { $0.role == conformers[0].role }
    let conformer = areAgreed ? conformers.first : conformers.first { $0.role == claim?.role }
    if let conformer, claim != nil || conformers.contains(where: { shareFolder($0.type, type) }) {
      return (conformer.role, "\(codebase.name(conformer.type)) conforms to it")
    }
    guard conformers.isEmpty, let claim, groupOfType[type.offset] != nil, claim.role != .entity else { return nil }
    return (claim.role, "by its name; nothing with a role conforms to it")
  }

  private func shareFolder(_ left: TypeID, _ right: TypeID) -> Bool {
    guard let one = codebase.place(left), let other = codebase.place(right) else { return false }
    return codebase.folder(of: one.file).folded == codebase.folder(of: other.file).folded
  }

  /// A class or value on the screen that does what a view's contract of its own module asks for, whatever it is called.
  private mutating func findViewsByContract(_ placing: ModulePlacing) {
    for (index, type) in codebase.types.enumerated() where type.isDeclared && !type.isContract && found[index] == nil {
      let type = TypeID(index)
      guard codebase.isUserInterface(type) || claims[index]?.role == .view, let place = codebase.place(type) else {
        continue
      }
      let module =
        groupOfType[index] ?? placing.module(of: codebase.name(type), in: codebase.folder(of: place.file))
      let contract = codebase.allSupertypes(of: type).first {
        codebase[$0].isContract && claims[$0.offset]?.role == .view && groupOfType[$0.offset] == module
      }
      guard module != nil, let contract else { continue }
      assign(.view, to: type, "conforms to \(codebase.name(contract))")
      groupOfType[index] = module
    }
  }

  // MARK: The result

  private mutating func store(_ placing: ModulePlacing) {
    codebase.modules = groups.map { group in
      Module(name: name(of: group), path: group.folder.isEmpty ? "." : group.folder)
    }
    placeTypes(placing)
    findEntitiesByFolder()
    codebase.componentOfType = [Int](repeating: -1, count: codebase.types.count)
    let placed = found.all.map { (place: codebase.place($0.type) ?? .none, component: $0) }
    for var component in placed.sorted(by: { $0.place < $1.place }).map(\.component) {
      component.module = codebase.module(of: component.type)
      codebase.componentOfType[component.type.offset] = codebase.components.count
      if let module = component.module { codebase.modules[module].components.append(codebase.components.count) }
      codebase.components.append(component)
    }
    codebase.unassigned = claims.numbers.filter { found[$0] == nil }.compactMap { index in
      guard let claim = claims[index], codebase.place(TypeID(index)) != nil else { return nil }
      return Component(type: TypeID(index), role: claim.role, reason: whyNot(TypeID(index), claim), module: nil)
    }
  }

  private func name(of group: ModuleGrouper.Group) -> String {
    if !group.stem.isEmpty { return group.stem }
    return group.folder.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  }

  private func whyNot(_ type: TypeID, _ claim: RoleClaim) -> String {
    switch claim.role {
    case .presenter, .interactor, .router:
      return
        "named \(claim.role.withArticle), but no other part of a module stands beside it, is held by it or holds it"
    case .view:
      return codebase.isUserInterface(type)
        ? "a view, but no module with a presenter or an interactor is around it"
        : "named a view, but inherits from no view of a user interface framework"
    default:
      return "named \(claim.role.withArticle), but no module with a presenter or an interactor is around it"
    }
  }

  /// Every type of a file that belongs to a module's folder belongs to the module.
  private mutating func placeTypes(_ placing: ModulePlacing) {
    codebase.moduleOfType = [Int](repeating: -1, count: codebase.types.count)
    for index in groupOfType.numbers { codebase.moduleOfType[index] = groupOfType[index] ?? -1 }
    let onlyGroups = codebase.typesOfFiles.map(onlyGroup)
    let modules = concurrentMap(codebase.types.count, jobs: jobs) { [codebase] index in
      let type = codebase.types[index]
      guard type.isDeclared, codebase.moduleOfType[index] < 0, let place = codebase.place(TypeID(index)) else {
        return codebase.moduleOfType[index]
      }
      return onlyGroups[place.file]
        ?? placing.module(of: codebase.text(type.name), in: codebase.folder(of: place.file)) ?? -1
    }
    codebase.moduleOfType = modules
  }

  /// The group of all those of the types that have one; nil for several.
  private func onlyGroup(of types: [TypeID]) -> Int? {
    let groups = types.lazy.compactMap { groupOfType[$0.offset] }
    return groups.first.flatMap { first in groups.allSatisfy { $0 == first } ? first : nil }
  }

  /// A value type in a folder `Entity`, `Entities` or `Models` of a module is an entity, unless its name says that it is
  /// made for the screen.
  private mutating func findEntitiesByFolder() {
    for (index, type) in codebase.types.enumerated()
    where (type.kind == .struct || type.kind == .enum) && found[index] == nil && codebase.moduleOfType[index] >= 0
      && type.parent.isNone && claims[index] == nil
    {
      guard let place = codebase.place(TypeID(index)), codebase.folder(of: place.file).isOfEntities,
        let folder = codebase.folder(of: place.file).components.last,
        !codebase.isUserInterface(TypeID(index)), !isMadeForTheScreen(codebase.text(type.name))
      else { continue }
      assign(.entity, to: TypeID(index), "a value type in the folder \(folder) of a module")
    }
  }

  private func isMadeForTheScreen(_ name: String) -> Bool {
    ["ViewModel", "ViewItem", "ViewState", "ViewData", "Style", "Error", "Colors", "Constants", "Model.Section"]
      .contains(where: name.hasSuffix)
  }
}

extension RoleClaim {
  init(_ role: Role, stem: String) {
    self.role = role
    self.stem = stem
    isOutput = false
  }
}

extension Role {
  package var withArticle: String {
    let isVowel = name.utf8.first.map("aeiou".utf8.contains) ?? false
    return (isVowel ? "an " : "a ") + name
  }
}
