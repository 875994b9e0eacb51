import SwiftReading

/// Collects the dependencies that one file states.
struct DependencyCollector {
  private let codebase: Codebase
  private let file: Int
  private let outline: Outline
  private let assembly: AssemblyCode

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    outline = codebase.files[file].outline
    assembly = AssemblyCode(codebase: codebase, file: file)
  }

  /// Sorted by place.
  func collect() -> [Dependency] {
    (supertypes() + mentions() + expressions()).sorted { $0.place < $1.place }
  }

  // MARK: Written types

  private func supertypes() -> [Dependency] {
    let owners = Set(codebase.typesOfDeclarations[file].filter { !$0.isNone })
    return owners.flatMap { owner in
      codebase[owner].supertypes.filter { $0.file == file }.compactMap { supertype in
        let range = outline.typeReferences[supertype.reference].range
        let kind: Dependency.Kind = codebase[supertype.type].isContract ? .conforms : .inherits
        return dependency(from: owner, to: supertype.type, kind, range, isAssembly: false)
      }
    }
  }

  private func mentions() -> [Dependency] {
    let inheritors = inheritors()
    let stored = storedTypes()
    return outline.typeReferences.enumerated().flatMap { index, reference -> [Dependency] in
      guard reference.usage != .extended else { return [] }
      let owner = inheritors[Int32(index)] ?? codebase.enclosingType(reference.scope, in: file)
      guard !owner.isNone, codebase.hasDependencies(owner) else { return [] }
      let isAssembly = isAssembly(owner, reference.scope, at: reference.range.start)
      return reference.mentions.flatMap { number -> [Dependency] in
        let mention = outline.mentions[Int(number)]
        // Supertypes are dependencies of their own; what stands in their angle brackets is named here.
        guard reference.usage != .inheritance || !mention.parent.isNone else { return [] }
        let range = ByteRange(start: mention.offset, end: mention.offset + length(of: mention.path))
        return named(by: mention, scope: reference.scope).compactMap { type in
          var found = dependency(
            from: owner, to: type, stored.contains(Int32(index)) ? .stores : .mentions, range, isAssembly: isAssembly)
          found?.isTest = reference.usage == .cast || reference.usage == .test
          return found
        }
      }
    }
  }

  /// The written types of stored properties.
  private func storedTypes() -> Set<Int32> {
    Set(outline.properties.filter(\.isStored).map(\.type.rawValue))
  }

  /// The types behind whose colons references stand.
  private func inheritors() -> [Int32: TypeID] {
    var inheritors: [Int32: TypeID] = [:]
    for (declaration, type) in zip(outline.types, codebase.typesOfDeclarations[file]) {
      for reference in declaration.inherited { inheritors[reference] = type }
    }
    return inheritors
  }

  /// The types that a written name stands for; an alias may stand for several.
  private func named(by mention: TypeMention, scope: ID<Scope>) -> [TypeID] {
    switch codebase.resolve(mention.path, in: file, scope: scope) {
    case .type(let type): [type]
    case .alias(let alias): codebase.referredTypes(codebase.aliases[alias].place, depth: 4).map(\.type)
    case .parameter, .ambiguous, .unknown: []
    }
  }

  private func length(of path: PathRange) -> UInt32 {
    UInt32(path.reduce(path.count - 1) { $0 + length(of: outline.paths[Int($1)]) })
  }

  private func length(of name: Name) -> Int { codebase.names.utf8(of: name).count }

  // MARK: Expressions

  private struct NamedStep {
    var type: TypeID
    var start: UInt32
    var isCreated = false
  }

  /// Types with which expressions begin, created or asked for a static member: the innermost one that is written, so
  /// that `FooPresenter.State.loaded` names the state and not the presenter.
  private func expressions() -> [Dependency] {
    let called = Set(outline.calls.map(\.callee))
    var named: [Int: NamedStep] = [:]
    for (index, step) in outline.steps.enumerated() {
      switch step.kind {
      case .name:
        guard case .type(let type) = codebase.lookUp(step.name, in: file, scope: step.scope) else { continue }
        named[index] = NamedStep(type: type, start: step.offset, isCreated: called.contains(ID(index)))
      case .member:
        guard let base = named[step.base.offset] else { continue }
        if step.name == .`init` {
          named[step.base.offset]?.isCreated = true
        } else if case .type(let nested) = codebase.member(step.name, of: base.type, depth: 0) {
          named[step.base.offset] = nil
          named[index] = NamedStep(type: nested, start: base.start, isCreated: called.contains(ID(index)))
        }
      default: break
      }
    }
    return named.sorted { $0.key < $1.key }.compactMap { dependency($0.value, at: outline.steps[$0.key]) }
  }

  private func dependency(_ named: NamedStep, at step: ExpressionStep) -> Dependency? {
    let scope = rootScope(of: step)
    let owner = codebase.enclosingType(scope, in: file)
    guard !owner.isNone else { return nil }
    let range = ByteRange(start: named.start, end: step.offset + UInt32(length(of: step.name)))
    return dependency(
      from: owner, to: named.type, named.isCreated ? .creates : .mentions, range,
      isAssembly: isAssembly(owner, scope, at: named.start))
  }

  private func rootScope(of step: ExpressionStep) -> ID<Scope> {
    var step = step
    while step.kind == .member, let base = outline.steps[ifAny: step.base] { step = base }
    return step.scope
  }

  // MARK: The result

  private func isAssembly(_ owner: TypeID, _ scope: ID<Scope>, at offset: UInt32) -> Bool {
    codebase.role(of: owner) == .builder || assembly.contains(scope, at: offset)
  }

  private func dependency(
    from: TypeID, to: TypeID, _ kind: Dependency.Kind, _ range: ByteRange, isAssembly: Bool
  ) -> Dependency? {
    guard from != to, codebase.hasDependencies(from), codebase[to].isDeclared, !codebase[to].isLocal else { return nil }
    return Dependency(
      from: from, to: to, kind: kind, place: Place(file: file, range: range), isAssembly: isAssembly)
  }
}

/// The parts of a file in which modules are put together: bodies that create several parts of a module, initialisers
/// and static members that create one, and what a router does to the same end.
private struct AssemblyCode {
  /// Of functions, with their parameters.
  private var ranges: [ByteRange] = []
  private var scopes: Set<ID<Scope>> = []
  private let codebase: Codebase
  private let file: Int
  private let outline: Outline

  /// The parts of modules that one body deals with.
  private struct Parts {
    var created: Set<TypeID> = []
    var cast: Set<TypeID> = []
  }

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    outline = codebase.files[file].outline
    let bodies = partsOfBodies()
    for function in outline.functions {
      let isStatic = function.modifiers.isTypeMember
      let isInRouter = isRouter(function.scope)
      let parts = bodies[function.body] ?? Parts()
      if (isStatic && isInRouter)
        || isAssembly(parts, isWhole: isStatic || function.kind == .initializer, isInRouter)
      {
        ranges.append(function.range)
      }
    }
    for (scope, parts) in bodies where outline.scopes[scope].kind == .property {
      let property = outline.properties[Int(outline.scopes[scope].subject)]
      if isAssembly(parts, isWhole: property.modifiers.isTypeMember, isRouter(property.scope)) { scopes.insert(scope) }
    }
  }

  private func isAssembly(_ parts: Parts, isWhole: Bool, _ isInRouter: Bool) -> Bool {
    if isWhole { return !parts.created.isEmpty }
    guard parts.created.contains(where: { codebase.role(of: $0) != .view }) else { return false }
    return isInRouter || parts.created.union(parts.cast).count > 1
  }

  private func partsOfBodies() -> [ID<Scope>: Parts] {
    var parts: [ID<Scope>: Parts] = [:]
    for call in outline.calls {
      guard let type = codebase.typeNamed(by: call.callee, in: file), codebase.isHeart(type),
        let body = body(around: call.scope)
      else { continue }
      parts[body, default: Parts()].created.insert(type)
    }
    for reference in outline.typeReferences where reference.usage == .cast {
      guard let body = body(around: reference.scope), parts[body] != nil else { continue }
      for mention in reference.mentions {
        let path = outline.mentions[Int(mention)].path
        guard let type = codebase.nominal(codebase.resolve(path, in: file, scope: reference.scope)),
          codebase.isHeart(type)
        else { continue }
        parts[body]?.cast.insert(type)
      }
    }
    return parts
  }

  private func body(around scope: ID<Scope>) -> ID<Scope>? {
    var current = scope
    while let region = outline.scopes[ifAny: current], region.kind != .type {
      if region.kind == .function || region.kind == .property { return current }
      current = region.parent
    }
    return nil
  }

  private func isRouter(_ scope: ID<Scope>) -> Bool {
    let type = codebase.enclosingType(scope, in: file)
    return !type.isNone && codebase.role(of: type) == .router
  }

  func contains(_ scope: ID<Scope>, at offset: UInt32) -> Bool {
    if ranges.contains(where: { $0.start <= offset && offset < $0.end }) { return true }
    guard !scopes.isEmpty, let body = body(around: scope) else { return false }
    return scopes.contains(body)
  }
}
