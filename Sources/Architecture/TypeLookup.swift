package import SwiftReading

/// Finds types by name.
struct TypeLookup: Sendable {
  private(set) var topLevel = NameIndex<TypeID>()
  private(set) var topAliases = NameIndex<Int>()
  /// By the number of the name.
  private var external: [TypeID] = []
  private var nested: [Nested: TypeID] = [:]
  private var nestedAliases: [Nested: Int] = [:]
  /// The names of all that is nested.
  private var nestedNames = NameSet()

  private struct Nested: Hashable {
    let parent: TypeID
    let name: Name
  }

  mutating func add(_ type: TypeID, named name: Name, in parent: TypeID) {
    if parent.isNone {
      topLevel.add(type, named: name)
    } else {
      nested[Nested(parent: parent, name: name)] = type
      nestedNames.insert(name)
    }
  }

  mutating func add(alias: Int, named name: Name, in parent: TypeID) {
    if parent.isNone {
      topAliases.add(alias, named: name)
    } else {
      nestedAliases[Nested(parent: parent, name: name)] = alias
      nestedNames.insert(name)
    }
  }

  mutating func add(external type: TypeID, named name: Name) {
    let index = Int(name.id)
    if index >= external.count { external += repeatElement(.none, count: index + 1 - external.count) }
    external[index] = type
  }

  func external(_ name: Name) -> TypeID? {
    let index = Int(name.id)
    return index < external.count && !external[index].isNone ? external[index] : nil
  }

  /// False when no type has a type or an alias of that name in it.
  func mayBeNested(_ name: Name) -> Bool { nestedNames.contains(name) }

  func nested(_ name: Name, in parent: TypeID) -> TypeID? {
    nested[Nested(parent: parent, name: name)]
  }

  func alias(_ name: Name, in parent: TypeID) -> Int? {
    nestedAliases[Nested(parent: parent, name: name)]
  }
}

/// What has a name, where most names have one thing and few have several.
struct NameIndex<Value: Sendable>: Sendable {
  enum Found: Sendable {
    case nothing
    case one(Value)
    case several([Value])
  }

  /// By the number of the name.
  private var found: [Found] = []

  mutating func add(_ value: Value, named name: Name) {
    let index = Int(name.id)
    if index >= found.count { found += repeatElement(.nothing, count: index + 1 - found.count) }
    switch found[index] {
    case .nothing: found[index] = .one(value)
    case .one(let first): found[index] = .several([first, value])
    case .several(var values):
      // Taken out, so that it is not copied.
      found[index] = .nothing
      values.append(value)
      found[index] = .several(values)
    }
  }

  subscript(name: Name) -> Found { Int(name.id) < found.count ? found[Int(name.id)] : .nothing }
}

/// Where the types, aliases and generic parameters of one name are declared.
enum TypeNameReach: Sendable {
  /// Nothing has the name.
  case nowhere
  /// All that have it are on the top level of their files.
  case topLevel
  /// Some are nested, local or generic parameters.
  case scopes
}

/// What a name stands for.
enum NamedThing: Sendable {
  case type(TypeID)
  case alias(Int)
  /// A generic parameter or an associated type, with what it is constrained to.
  case parameter([TypePlace])
  /// Several types that are equally near.
  case ambiguous
  /// Nothing in the code base.
  case unknown
}

extension Codebase {
  /// Looks a dotted name up from a scope: the types around it and what they inherit, then the nearest on top level.
  func resolve(_ path: PathRange, in file: Int, scope: ID<Scope>) -> NamedThing {
    if path.isEmpty { return .unknown }
    let first = lookUp(name(path.lowerBound, in: file), in: file, scope: scope)
    return path.count == 1 ? first : resolve(path.dropFirst(), behind: first, in: file)
  }

  private func resolve(_ path: PathRange, behind first: NamedThing, in file: Int) -> NamedThing {
    var (thing, rest) = (first, path)
    if case .unknown = thing {
      // `Module.Type`
      thing = topLevel(name(path.lowerBound, in: file), from: file)
      rest = path.dropFirst()
    }
    for component in rest {
      guard let owner = nominal(thing) else { return .unknown }
      thing = member(name(component, in: file), of: owner, depth: 0)
    }
    return thing
  }

  /// A component of a dotted name.
  private func name(_ component: Int32, in file: Int) -> Name { files[file].outline.paths[Int(component)] }

  /// The one type of the code base that a mention names; nil for several, and for types from outside.
  package func type(named mention: TypeMention, in file: Int, scope: ID<Scope>) -> TypeID? {
    if case .type(let type) = resolve(mention.path, in: file, scope: scope) { type } else { nil }
  }

  /// True when the name may stand for something that the code base declares, or for several such things.
  package func mayMeanOwnType(_ name: Name, in file: Int, scope: ID<Scope>) -> Bool {
    if case .unknown = lookUp(name, in: file, scope: scope) { false } else { true }
  }

  func nominal(_ thing: NamedThing) -> TypeID? {
    switch thing {
    case .type(let type): return type
    case .alias(let alias):
      let types = findReferredTypes(aliases[alias].place, depth: 4)
      return types.count == 1 ? types[0].type : nil
    default: return nil
    }
  }

  func lookUp(_ name: Name, in file: Int, scope: ID<Scope>) -> NamedThing {
    switch reachOfTypeNames[Int(name.id)] {
    case .nowhere: return .unknown
    case .scopes: return lookUpInScopes(name, in: file, scope: scope)
    case .topLevel:
      switch lookup.topLevel[name] {
      case .one(let type): return .type(type)
      case .nothing: return topLevelAlias(name, from: file)
      // The type around the scope comes before those whose files are near.
      case .several: return lookUpInScopes(name, in: file, scope: scope)
      }
    }
  }

  /// False for what no type, alias or generic parameter is called.
  func mayNameType(_ name: Name) -> Bool { reachOfTypeNames[Int(name.id)] != .nowhere }

  private func lookUpInScopes(_ name: Name, in file: Int, scope: ID<Scope>) -> NamedThing {
    let mayBeNested = lookup.mayBeNested(name)
    var current = scope
    while !current.isNone {
      let region = files[file].outline.scopes[current]
      switch region.kind {
      case .function:
        let function = files[file].outline.functions[Int(region.subject)]
        if let found = genericParameter(name, function.genericParameters, function.requirements, in: file) {
          return found
        }
      case .type:
        if let found = lookUp(name, around: Int(region.subject), in: file, mayBeNested) { return found }
      default: break
      }
      current = region.parent
    }
    return topLevel(name, from: file)
  }

  private func lookUp(
    _ name: Name, around declaration: Int, in file: Int, _ mayBeNested: Bool
  ) -> NamedThing? {
    let own = files[file].outline.types[declaration]
    if let found = genericParameter(name, own.genericParameters, own.requirements, in: file) { return found }
    var type = typesOfDeclarations[file][declaration]
    if name == .selfType, !type.isNone { return .type(type) }
    while !type.isNone {
      if types[type.offset].name == name, types[type.offset].isDeclared { return .type(type) }
      switch mayBeNested ? member(name, of: type, depth: 0) : .unknown {
      case .unknown: break
      case let found: return found
      }
      if let part = types[type.offset].parts.first, part.file != file || part.declaration.offset != declaration,
        let found = genericParameter(
          name, self.declaration(part).genericParameters, self.declaration(part).requirements, in: part.file)
      {
        return found
      }
      type = types[type.offset].parent
    }
    return nil
  }

  private func genericParameter(
    _ name: Name, _ parameters: Range<Int32>, _ requirements: Range<Int32>, in file: Int
  ) -> NamedThing? {
    guard !parameters.isEmpty, case let unit = files[file],
      let parameter = parameters.first(where: { unit.outline.genericParameters[Int($0)].name == name })
    else { return nil }
    var constraints: [TypePlace] = []
    let constraint = unit.outline.genericParameters[Int(parameter)].constraint
    if !constraint.isNone { constraints.append(TypePlace(file: file, reference: constraint)) }
    for requirement in requirements.map({ unit.outline.requirements[Int($0)] }) {
      guard let mention = unit.outline.typeReferences[ifAny: requirement.left]?.mentions.first,
        !requirement.right.isNone,
        unit.outline.mentions[Int(mention)].path.count == 1,
        unit.outline.paths[Int(unit.outline.mentions[Int(mention)].path.lowerBound)] == name
      else { continue }
      constraints.append(TypePlace(file: file, reference: requirement.right))
    }
    return .parameter(constraints)
  }

  /// A type nested in `owner` or in what it inherits, or one of their aliases or associated types.
  func member(_ name: Name, of owner: TypeID, depth: Int) -> NamedThing {
    guard lookup.mayBeNested(name) else { return .unknown }
    if let type = lookup.nested(name, in: owner) { return .type(type) }
    if let alias = lookup.alias(name, in: owner) { return .alias(alias) }
    guard depth < 8 else { return .unknown }
    for supertype in types[owner.offset].supertypes {
      switch member(name, of: supertype.type, depth: depth + 1) {
      case .unknown: continue
      case let found: return found
      }
    }
    return .unknown
  }

  /// The type or alias of that name whose file is nearest: the one that shares the most folders.
  func topLevel(_ name: Name, from file: Int) -> NamedThing {
    switch lookup.topLevel[name] {
    case .one(let type): return .type(type)
    case .several(let candidates):
      return nearest(candidates, from: file) { types[$0.offset].parts[0].file }.map(NamedThing.type) ?? .ambiguous
    case .nothing: return topLevelAlias(name, from: file)
    }
  }

  private func topLevelAlias(_ name: Name, from file: Int) -> NamedThing {
    switch lookup.topAliases[name] {
    case .one(let alias): return .alias(alias)
    case .several(let candidates):
      return nearest(candidates, from: file) { aliases[$0].declaration.file }.map(NamedThing.alias) ?? .ambiguous
    case .nothing: return .unknown
    }
  }

  /// Nil when several are equally near.
  private func nearest<Candidate>(
    _ candidates: [Candidate], from file: Int, at place: (Candidate) -> Int
  ) -> Candidate? {
    var best: Candidate?
    var bestShared = -1
    var isTied = false
    for candidate in candidates {
      let shared = folders.shared(file, place(candidate))
      if shared > bestShared {
        (best, bestShared, isTied) = (candidate, shared, false)
      } else if shared == bestShared {
        isTied = true
      }
    }
    return isTied ? nil : best
  }
}
