package import SwiftReading

/// Finds types by name.
struct TypeLookup: Sendable {
  private var topLevel: [Name: [TypeID]] = [:]
  private var nested: [Nested: TypeID] = [:]
  private var topAliases: [Name: [Int]] = [:]
  private var nestedAliases: [Nested: Int] = [:]
  private var external: [Name: TypeID] = [:]

  private struct Nested: Hashable {
    let parent: TypeID
    let name: Name
  }

  mutating func add(_ type: TypeID, named name: Name, in parent: TypeID) {
    if parent.isNone {
      topLevel[name, default: []].append(type)
    } else {
      nested[Nested(parent: parent, name: name)] = type
    }
  }

  mutating func add(alias: Int, named name: Name, in parent: TypeID) {
    if parent.isNone {
      topAliases[name, default: []].append(alias)
    } else {
      nestedAliases[Nested(parent: parent, name: name)] = alias
    }
  }

  mutating func add(external type: TypeID, named name: Name) { external[name] = type }

  func topLevel(_ name: Name) -> [TypeID] { topLevel[name] ?? [] }
  func aliases(_ name: Name) -> [Int] { topAliases[name] ?? [] }
  func external(_ name: Name) -> TypeID? { external[name] }

  func nested(_ name: Name, in parent: TypeID) -> TypeID? {
    nested[Nested(parent: parent, name: name)]
  }

  func alias(_ name: Name, in parent: TypeID) -> Int? {
    nestedAliases[Nested(parent: parent, name: name)]
  }
}

/// What a name stands for.
enum NamedThing {
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
    let unit = files[file]
    guard let first = path.first else { return .unknown }
    var thing = lookUp(unit.outline.paths[Int(first)], in: file, scope: scope)
    var rest = path.dropFirst()
    if case .unknown = thing, let second = rest.first {
      // `Module.Type`
      thing = topLevel(unit.outline.paths[Int(second)], from: file)
      rest = rest.dropFirst()
    }
    for component in rest {
      guard let owner = nominal(thing) else { return .unknown }
      thing = member(unit.outline.paths[Int(component)], of: owner, depth: 0)
    }
    return thing
  }

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
      let types = referredTypes(aliases[alias].place, depth: 4)
      return types.count == 1 ? types[0].type : nil
    default: return nil
    }
  }

  func lookUp(_ name: Name, in file: Int, scope: ID<Scope>) -> NamedThing {
    guard isTypeName[Int(name.id)] else { return .unknown }
    var current = scope
    let unit = files[file]
    while !current.isNone {
      let region = unit.outline.scopes[current]
      switch region.kind {
      case .function:
        let function = unit.outline.functions[Int(region.subject)]
        if let found = genericParameter(name, function.genericParameters, function.requirements, in: file) {
          return found
        }
      case .type:
        if let found = lookUp(name, around: Int(region.subject), in: file) { return found }
      default: break
      }
      current = region.parent
    }
    return topLevel(name, from: file)
  }

  private func lookUp(_ name: Name, around declaration: Int, in file: Int) -> NamedThing? {
    let unit = files[file]
    if let found = genericParameter(
      name, unit.outline.types[declaration].genericParameters, unit.outline.types[declaration].requirements, in: file)
    {
      return found
    }
    var type = typesOfDeclarations[file][declaration]
    if name == .selfType, !type.isNone { return .type(type) }
    while !type.isNone {
      if types[type.offset].name == name, types[type.offset].isDeclared { return .type(type) }
      switch member(name, of: type, depth: 0) {
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
    let unit = files[file]
    guard let parameter = parameters.first(where: { unit.outline.genericParameters[Int($0)].name == name }) else {
      return nil
    }
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
    let found = nearest(lookup.topLevel(name), from: file) { types[$0.offset].parts[0].file }
    if let type = found.value { return .type(type) }
    if found.isAmbiguous { return .ambiguous }
    let alias = nearest(lookup.aliases(name), from: file) { aliases[$0].declaration.file }
    if let alias = alias.value { return .alias(alias) }
    return alias.isAmbiguous ? .ambiguous : .unknown
  }

  private func nearest<Candidate>(
    _ candidates: [Candidate], from file: Int, at place: (Candidate) -> Int
  ) -> (value: Candidate?, isAmbiguous: Bool) {
    if candidates.count == 1 { return (candidates[0], false) }
    var best: Candidate?
    var bestShared = -1
    var isTied = false
    for candidate in candidates {
      let shared = sharedFolders(file, place(candidate))
      if shared > bestShared {
        (best, bestShared, isTied) = (candidate, shared, false)
      } else if shared == bestShared {
        isTied = true
      }
    }
    return isTied ? (nil, true) : (best, false)
  }

  /// How many folders from the root on two files have in common; the same file counts as one more.
  func sharedFolders(_ left: Int, _ right: Int) -> Int {
    if left == right { return Int.max }
    return zip(files[left].folder, files[right].folder).prefix { $0 == $1 }.count
  }
}
