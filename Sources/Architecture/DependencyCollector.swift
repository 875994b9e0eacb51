import SwiftReading

/// Collects the dependencies that one file states.
struct DependencyCollector {
  private let codebase: Codebase
  private let file: Int
  private let unit: CodebaseFile
  private let resolved: ResolvedTypes
  private let assembly: AssemblyCode
  private var found: [Dependency] = []

  /// Sorted by place.
  static func dependencies(in file: Int, of codebase: Codebase) -> [Dependency] {
    var collector = DependencyCollector(codebase: codebase, file: file)
    collector.collectSupertypes()
    collector.collectMentions()
    collector.collectExpressions()
    return collector.found.sorted { $0.place < $1.place }
  }

  private init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    resolved = codebase.resolvedTypes[file]
    assembly = AssemblyCode(codebase: codebase, file: file)
  }

  // MARK: Written types

  private mutating func collectSupertypes() {
    for owner in codebase.typesInFile(file) {
      for supertype in codebase[owner].supertypes where supertype.file == file {
        let range = unit.outline.typeReferences[supertype.reference].range
        let kind: Dependency.Kind = codebase[supertype.type].isContract ? .conforms : .inherits
        guard counts(owner, supertype.type) else { continue }
        found.append(
          Dependency(
            from: owner, to: supertype.type, kind: kind, place: Place(file: file, range: range), isAssembly: false))
      }
    }
  }

  private mutating func collectMentions() {
    let owners = ownersOfReferences()
    let isStored = storedTypes()
    for (index, reference) in unit.outline.typeReferences.enumerated()
    where reference.usage != .extended && reference.mentions.contains(where: resolved.isKnown) {
      let owner = owners[index].isNone ? codebase.enclosingType(reference.scope, in: file) : owners[index]
      guard !owner.isNone, codebase.hasDependencies(owner) else { continue }
      for number in reference.mentions {
        collect(Int(number), of: reference, owner, isStored[index] ? .stores : .mentions)
      }
    }
  }

  private mutating func collect(
    _ number: Int, of reference: TypeReference, _ owner: TypeID, _ kind: Dependency.Kind
  ) {
    let mention = unit.outline.mentions[number]
    // Supertypes are dependencies of their own; what stands in their angle brackets is named here.
    guard reference.usage != .inheritance || !mention.parent.isNone else { return }
    switch resolved.thing(named: number) {
    case .type(let type): add(mention, of: reference, from: owner, to: type, kind)
    case .alias(let alias):
      for referred in codebase.referredTypes(codebase.aliases[alias].place) {
        add(mention, of: reference, from: owner, to: referred.type, kind)
      }
    case .parameter, .ambiguous, .unknown: break
    }
  }

  private mutating func add(
    _ mention: TypeMention, of reference: TypeReference, from owner: TypeID, to type: TypeID, _ kind: Dependency.Kind
  ) {
    guard counts(owner, type) else { return }
    let range = ByteRange(start: mention.offset, end: mention.offset + length(of: mention.path))
    found.append(
      Dependency(
        from: owner, to: type, kind: kind, place: Place(file: file, range: range),
        isAssembly: isAssembly(owner, reference.scope, at: reference.range.start),
        isTest: reference.usage == .cast || reference.usage == .test))
  }

  /// True for the written types of stored properties, by reference.
  private func storedTypes() -> [Bool] {
    var isStored = [Bool](repeating: false, count: unit.outline.typeReferences.count)
    for property in unit.outline.properties where property.isStored && !property.type.isNone {
      isStored[property.type.offset] = true
    }
    return isStored
  }

  /// The types in whose heads references stand, by reference: behind the colon, and as constraints.
  private func ownersOfReferences() -> [TypeID] {
    var owners = [TypeID](repeating: .none, count: unit.outline.typeReferences.count)
    func set(_ type: TypeID, of reference: ID<TypeReference>) {
      if !reference.isNone { owners[reference.offset] = type }
    }
    for (declaration, type) in zip(unit.outline.types, codebase.typesOfDeclarations[file]) {
      for reference in declaration.inherited { owners[Int(reference)] = type }
      for number in declaration.genericParameters {
        set(type, of: unit.outline.genericParameters[Int(number)].constraint)
      }
      for number in declaration.requirements {
        set(type, of: unit.outline.requirements[Int(number)].left)
        set(type, of: unit.outline.requirements[Int(number)].right)
      }
    }
    return owners
  }

  private func length(of path: PathRange) -> UInt32 {
    var length = path.count - 1
    for index in path { length += codebase.names.length(of: unit.outline.paths[Int(index)]) }
    return UInt32(length)
  }

  // MARK: Expressions

  private struct NamedStep {
    var type: TypeID
    var start: UInt32
    /// By `init`, which is written.
    var isCreated = false
  }

  /// Types with which expressions begin, created or asked for a static member: the innermost one that is written, so
  /// that `FooPresenter.State.loaded` names the state and not the presenter.
  private mutating func collectExpressions() {
    let named = namedSteps()
    if named.isEmpty { return }
    let isCalled = calledSteps()
    for (index, step) in named.sorted(by: { $0.key < $1.key }) {
      add(step, isCreated: step.isCreated || isCalled[index], at: unit.outline.steps[index])
    }
  }

  /// True for the steps that calls call, by step.
  private func calledSteps() -> [Bool] {
    var isCalled = [Bool](repeating: false, count: unit.outline.steps.count)
    for call in unit.outline.calls where !call.callee.isNone { isCalled[call.callee.offset] = true }
    return isCalled
  }

  private func namedSteps() -> [Int: NamedStep] {
    var named: [Int: NamedStep] = [:]
    let steps = unit.outline.steps
    for index in steps.indices {
      let step = steps[index]
      switch step.kind {
      case .name where codebase.mayNameType(step.name):
        if case .type(let type) = codebase.lookUp(step.name, in: file, scope: step.scope) {
          named[index] = NamedStep(type: type, start: step.offset)
        }
      case .member where !named.isEmpty:
        guard let base = named[step.base.offset] else { continue }
        if step.name == .`init` {
          named[step.base.offset]?.isCreated = true
        } else if case .type(let nested) = codebase.member(step.name, of: base.type, depth: 0) {
          named[step.base.offset] = nil
          named[index] = NamedStep(type: nested, start: base.start)
        }
      default: break
      }
    }
    return named
  }

  private mutating func add(_ named: NamedStep, isCreated: Bool, at step: ExpressionStep) {
    let scope = unit.outline.scope(ofChainTo: step)
    let owner = codebase.enclosingType(scope, in: file)
    guard !owner.isNone, counts(owner, named.type) else { return }
    let range = ByteRange(start: named.start, end: step.offset + UInt32(codebase.names.length(of: step.name)))
    found.append(
      Dependency(
        from: owner, to: named.type, kind: isCreated ? .creates : .mentions,
        place: Place(file: file, range: range), isAssembly: isAssembly(owner, scope, at: named.start)))
  }

  // MARK: The result

  private func isAssembly(_ owner: TypeID, _ scope: ID<Scope>, at offset: UInt32) -> Bool {
    codebase.role(of: owner) == .builder || assembly.contains(scope, at: offset)
  }

  private func counts(_ from: TypeID, _ to: TypeID) -> Bool {
    from != to && codebase.hasDependencies(from) && codebase[to].isDeclared && !codebase[to].isLocal
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
  private let unit: CodebaseFile

  /// The parts of modules that one body deals with.
  private struct Parts {
    var created: Set<TypeID> = []
    var cast: Set<TypeID> = []
  }

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    let bodies = partsOfBodies()
    for function in unit.outline.functions {
      let isStatic = function.modifiers.isTypeMember
      let parts = bodies.isEmpty ? nil : bodies[function.body]
      guard isStatic || parts != nil else { continue }
      let isInRouter = isRouter(function.scope)
      let isWhole = isStatic || function.kind == .initializer
      if isStatic && isInRouter || parts.map({ isAssembly($0, isWhole: isWhole, isInRouter) }) ?? false {
        ranges.append(function.range)
      }
    }
    for (scope, parts) in bodies where unit.outline.scopes[scope].kind == .property {
      let property = unit.outline.properties[Int(unit.outline.scopes[scope].subject)]
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
    for (index, call) in unit.outline.calls.enumerated() {
      guard let type = codebase.typeCreated(by: ID(index), in: file), codebase.isHeart(type),
        let body = body(around: call.scope)
      else { continue }
      parts[body, default: Parts()].created.insert(type)
    }
    for reference in unit.outline.typeReferences where reference.usage == .cast {
      guard let body = body(around: reference.scope), parts[body] != nil else { continue }
      for mention in reference.mentions {
        guard let type = codebase.nominal(codebase.thing(named: Int(mention), in: file)), codebase.isHeart(type) else {
          continue
        }
        parts[body]?.cast.insert(type)
      }
    }
    return parts
  }

  private func body(around scope: ID<Scope>) -> ID<Scope>? {
    var current = scope
    while let region = unit.outline.scopes[ifAny: current], region.kind != .type {
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
