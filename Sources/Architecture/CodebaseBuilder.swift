import SourceTrees
package import SwiftReading
import Synchronization

/// Turns the outlines of all files into the graph, step by step; each step reads only what those before it made.
package struct CodebaseBuilder {
  let codebase: Codebase
  let jobs: Int

  /// - Parameter jobs: How many threads work on it; the result does not depend on it.
  package static func build(
    files: [CodebaseFile], names: NameTable, settings: ArchitectureSettings, jobs: Int = 1
  ) -> Codebase {
    let sorted = files.sorted { $0.path.bytesPrecede($1.path) }
    let builder = CodebaseBuilder(
      codebase: Codebase(files: sorted, names: names, settings: settings, jobs: jobs), jobs: jobs)
    let waiting = builder.noteNamesAndDeclareTypes()
    builder.mergeExtensionsAndReadClaims(waiting)
    builder.collectTypesOfFiles()
    builder.collectMembersAndLinkSupertypes()
    builder.codebase.closeInheritance(jobs: jobs)
    builder.codebase.findScreenBases()
    builder.collectUserInterfaceMembers()
    builder.assignModulesAndRoles()
    builder.followWiring()
    builder.collectLinks()
    builder.collectDependencies()
    return builder.codebase
  }

  private init(codebase: Codebase, jobs: Int) {
    self.codebase = codebase
    self.jobs = jobs
  }

  // MARK: Types

  /// What names stand for members, and for types, by which others are found later.
  private func noteNames() {
    var reach = [TypeNameReach](repeating: .nowhere, count: codebase.names.count)
    var isMemberName = [Bool](repeating: false, count: codebase.names.count)
    reach[Int(Name(.selfType).id)] = .scopes
    for file in codebase.files {
      for type in file.outline.types where reach[Int(type.name.id)] != .scopes {
        reach[Int(type.name.id)] = type.scope.offset > 0 ? .scopes : .topLevel
      }
      for parameter in file.outline.genericParameters { reach[Int(parameter.name.id)] = .scopes }
      for property in file.outline.properties { isMemberName[Int(property.name.id)] = true }
      for function in file.outline.functions { isMemberName[Int(function.name.id)] = true }
    }
    (codebase.reachOfTypeNames, codebase.isMemberName) = (reach, isMemberName)
  }

  /// - Returns: Extensions whose type is not known yet, and what is declared in them.
  private func noteNamesAndDeclareTypes() -> [Part] {
    let undeclared = Mutex<[Part]>([])
    together(jobs: jobs) { [self] in
      noteNames()
    } _: { [self] in
      let waiting = declareTypes()
      undeclared.withLock { $0 = waiting }
    }
    return undeclared.withLock { $0 }
  }

  /// Adds every type that is not declared inside an extension; those wait until the extension is resolved.
  private func declareTypes() -> [Part] {
    var waiting: [Part] = []
    for file in codebase.files.indices {
      let count = codebase.files[file].outline.types.count
      codebase.typesOfDeclarations.append([TypeID](repeating: .none, count: count))
      for index in 0..<count where !declare(index, in: file) {
        waiting.append(Part(file: file, declaration: ID(index)))
      }
    }
    return waiting
  }

  /// Adds the type or alias of a declaration. False for an extension, and while the one around it is not resolved.
  private func declare(_ index: Int, in file: Int) -> Bool {
    let unit = codebase.files[file]
    let declaration = unit.outline.types[index]
    guard declaration.kind != .extension, let owner = owner(of: declaration, in: unit, file) else { return false }
    let part = Part(file: file, declaration: ID(index))
    switch declaration.kind {
    case .extension, .associatedtype: break
    case .typealias:
      codebase.aliases.append(
        Alias(
          name: declaration.name, place: TypePlace(file: file, reference: declaration.subject), declaration: part))
      codebase.lookup.add(alias: codebase.aliases.count - 1, named: declaration.name, in: owner.type)
    case .class: add(.class, part, in: owner)
    case .struct: add(.struct, part, in: owner)
    case .enum: add(.enum, part, in: owner)
    case .actor: add(.actor, part, in: owner)
    case .protocol: add(.protocol, part, in: owner)
    }
    return true
  }

  private struct Owner {
    var type: TypeID
    var isLocal: Bool
  }

  /// The type around a declaration; nil while the extension around it is not resolved.
  private func owner(of declaration: TypeDeclaration, in unit: CodebaseFile, _ file: Int) -> Owner? {
    var isLocal = false
    var scope = declaration.scope
    while !scope.isNone {
      let region = unit.outline.scopes[scope]
      switch region.kind {
      case .file: return Owner(type: .none, isLocal: isLocal)
      case .type:
        let type = codebase.typesOfDeclarations[file][Int(region.subject)]
        return type.isNone ? nil : Owner(type: type, isLocal: isLocal)
      default: isLocal = true
      }
      scope = region.parent
    }
    return Owner(type: .none, isLocal: isLocal)
  }

  private func add(_ kind: NominalType.Kind, _ part: Part, in owner: Owner) {
    let name = codebase.declaration(part).name
    let id = TypeID(codebase.types.count)
    codebase.types.append(
      NominalType(kind: kind, name: name, parent: owner.type, parts: [part], isLocal: owner.isLocal))
    codebase.typesOfDeclarations[part.file][part.declaration.offset] = id
    if !owner.isLocal { codebase.lookup.add(id, named: name, in: owner.type) }
  }

  /// What a name claims does not hang on the extensions of its type. Types that are added later have no claims yet.
  private func mergeExtensionsAndReadClaims(_ waiting: [Part]) {
    let types = codebase.types
    @Sendable func merge() { mergeExtensions(waiting) }
    codebase.claims = concurrentMap(types.count, jobs: jobs, beside: merge) { [codebase] in
      codebase.findClaim(of: types[$0])
    }
  }

  /// Adds extensions to their types, and what is declared in them, until nothing new is found: an extension may extend
  /// a type that another extension declares. What is left extends types from outside.
  private func mergeExtensions(_ parts: [Part]) {
    var waiting = parts
    var before = -1
    while waiting.count != before {
      before = waiting.count
      waiting = resolve(waiting, orExternal: false)
    }
    waiting = resolve(waiting, orExternal: true)
    _ = resolve(waiting, orExternal: true)
  }

  /// - Returns: Those that are still waiting.
  private func resolve(_ waiting: [Part], orExternal: Bool) -> [Part] {
    waiting.filter { part in
      if codebase.declaration(part).kind == .extension {
        !extend(part.declaration.offset, in: part.file, orExternal: orExternal)
      } else {
        !declare(part.declaration.offset, in: part.file)
      }
    }
  }

  private func extend(_ index: Int, in file: Int, orExternal: Bool) -> Bool {
    let unit = codebase.files[file]
    let declaration = unit.outline.types[index]
    guard let reference = unit.outline.typeReferences[ifAny: declaration.subject],
      let mention = reference.mentions.first.map({ unit.outline.mentions[Int($0)] })
    else { return true }
    let type: TypeID
    switch codebase.resolve(mention.path, in: file, scope: declaration.scope) {
    case .type(let found): type = found
    case .alias(let alias):
      let found = codebase.findReferredTypes(codebase.aliases[alias].place, depth: 4)
      guard found.count == 1 else { return true }
      type = found[0].type
    case .ambiguous, .parameter: return true
    case .unknown:
      guard orExternal else { return false }
      type = external(declaration.name)
    }
    codebase.typesOfDeclarations[file][index] = type
    codebase.types[type.offset].parts.append(Part(file: file, declaration: ID(index)))
    return true
  }

  /// The type of that name outside of the code base.
  private func external(_ name: Name) -> TypeID {
    if let known = codebase.lookup.external(name) { return known }
    let id = TypeID(codebase.types.count)
    codebase.types.append(NominalType(kind: .external, name: name, parent: .none, parts: []))
    codebase.lookup.add(external: id, named: name)
    return id
  }

  private func collectTypesOfFiles() {
    var lastFile = [Int](repeating: -1, count: codebase.types.count)
    codebase.typesOfFiles = codebase.typesOfDeclarations.enumerated().map { file, types in
      types.filter { type in
        guard !type.isNone, lastFile[type.offset] != file else { return false }
        lastFile[type.offset] = file
        return true
      }
    }
  }

  // MARK: Supertypes and members

  /// Neither looks at what the other does: a supertype from outside that is added meanwhile has no members.
  private func collectMembersAndLinkSupertypes() {
    let (builder, types) = (self, codebase.types)
    together(jobs: jobs) {
      builder.linkSupertypes()
    } _: {
      builder.collectMembers(of: types)
    }
  }

  private func linkSupertypes() {
    for file in codebase.files.indices {
      let unit = codebase.files[file]
      for index in unit.outline.types.indices {
        let type = codebase.typesOfDeclarations[file][index]
        guard !type.isNone else { continue }
        for reference in unit.outline.types[index].inherited { link(type, to: Int(reference), in: file) }
        if codebase.types[type.offset].isContract {
          linkSelfRequirements(of: type, unit.outline.types[index], in: file)
        }
      }
    }
  }

  /// `protocol P where Self: UIView` says what a colon would say.
  private func linkSelfRequirements(of type: TypeID, _ declaration: TypeDeclaration, in file: Int) {
    let unit = codebase.files[file]
    guard declaration.kind == .protocol else { return }
    for requirement in declaration.requirements.map({ unit.outline.requirements[Int($0)] }) {
      guard let left = unit.outline.typeReferences[ifAny: requirement.left]?.mentions.first, !requirement.right.isNone,
        unit.outline.paths[Int(unit.outline.mentions[Int(left)].path.lowerBound)] == .selfType
      else { continue }
      link(type, to: requirement.right.offset, in: file)
    }
  }

  private func link(_ type: TypeID, to reference: Int, in file: Int) {
    let unit = codebase.files[file]
    for number in unit.outline.typeReferences[reference].mentions {
      let mention = unit.outline.mentions[Int(number)]
      guard mention.parent.isNone, !mention.position.isFunctionOrCollection else { continue }
      let scope = unit.outline.typeReferences[reference].scope
      func add(_ supertype: TypeID) { link(type, Supertype(type: supertype, file: file, reference: ID(reference))) }
      switch codebase.resolve(mention.path, in: file, scope: scope) {
      case .type(let supertype): add(supertype)
      case .unknown: add(external(unit.outline.paths[Int(mention.path.upperBound) - 1]))
      case .alias, .parameter, .ambiguous:
        let found = codebase.types(of: mention, in: file, scope: scope, depth: Codebase.referenceDepth)
        for supertype in found { add(supertype.type) }
      }
    }
  }

  private func link(_ type: TypeID, _ supertype: Supertype) {
    guard supertype.type != type else { return }
    codebase.types[type.offset].supertypes.append(supertype)
    codebase.types[supertype.type.offset].subtypes.append(type)
  }

  private func collectMembers(of types: [NominalType]) {
    codebase.isDeclaredName = [Bool](repeating: false, count: codebase.names.count)
    for type in types where type.isDeclared { codebase.isDeclaredName[Int(type.name.id)] = true }
    for (file, unit) in codebase.files.enumerated() {
      let owners = codebase.typesOfDeclarations[file]
      func owner(_ scope: ID<Scope>) -> TypeID {
        let region = unit.outline.scopes[scope]
        return region.kind == .type ? owners[Int(region.subject)] : .none
      }
      forEachRun(of: unit.outline.properties.map { owner($0.scope) }) { type, run in
        types[type.offset].properties.append(
          contentsOf: run.lazy.map { PropertyPlace(file: file, property: ID($0)) })
      }
      forEachRun(of: unit.outline.functions.map { owner($0.scope) }) { type, run in
        types[type.offset].functions.append(
          contentsOf: run.lazy.map { FunctionPlace(file: file, function: ID($0)) })
      }
    }
  }

  /// Calls `body` with the indices of members of one type that stand one behind the other; most types have all theirs so.
  ///
  /// - Parameter owners: The type of each member.
  private func forEachRun(of owners: [TypeID], _ body: (TypeID, Range<Int>) -> Void) {
    var start = 0
    while start < owners.count {
      let end = owners[start...].firstIndex { $0 != owners[start] } ?? owners.count
      if !owners[start].isNone { body(owners[start], start..<end) }
      start = end
    }
  }

  private func collectUserInterfaceMembers() {
    for type in codebase.types where type.kind == .external && codebase.text(type.name).hasPrefix("UI") {
      let added = type.properties.map(codebase.property).filter { $0.modifiers.isTypeMember }
      codebase.userInterfaceMembers.formUnion(added.map(\.name))
    }
  }
}
