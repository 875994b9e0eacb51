import SwiftReading

/// A place where an object is created that nothing is seen to hold on to.
package struct ShortLife: Sendable {
  package var type: TypeID
  package var place: Place
  /// The function that creates it.
  package var function: FunctionPlace
}

extension Codebase {
  /// Of these classes those whose every object is let go of when the function that creates it returns, with the first
  /// place where that happens. What is not understood counts as holding on.
  package func shortLived(_ types: [TypeID]) -> [ShortLife] {
    guard !types.isEmpty else { return [] }
    let held = namesHeldStrongly()
    let candidates = types.filter { isDisjoint(self[$0].name, allSupertypes(of: $0) + allSubtypes(of: $0), held) }
    var names = NameSet()
    for candidate in candidates { names.insert(self[candidate].name) }
    var lives: [TypeID: [ShortLife]] = [:]
    var kept: Set<TypeID> = []
    for (file, isNaming) in filesNaming(names).enumerated() where isNaming {
      let follower = LifetimeFollower(codebase: self, file: file)
      for (type, life) in follower.creations(of: names) {
        if let life { lives[type, default: []].append(life) } else { kept.insert(type) }
      }
    }
    return candidates.compactMap { kept.contains($0) ? nil : lives[$0]?.first }
  }

  private func isDisjoint(_ name: Name, _ related: [TypeID], _ held: NameSet) -> Bool {
    !held.contains(name) && !related.contains { held.contains(self[$0].name) }
  }

  /// The names in the types of all stored properties that are neither weak nor unowned, with aliases looked through.
  private func namesHeldStrongly() -> NameSet {
    var names = NameSet()
    for (file, unit) in files.enumerated() {
      for property in unit.outline.properties where holdsStrongly(property, in: file) {
        if let created = createdType(by: property.value, in: file) { names.insert(self[created].name) }
        mentionedNames(property.type, in: file) { names.insert($0) }
      }
    }
    for _ in 0..<4 {
      for alias in aliases where names.contains(alias.name) {
        mentionedNames(alias.place.reference, in: alias.place.file) { names.insert($0) }
      }
    }
    return names
  }

  private func holdsStrongly(_ property: PropertyDeclaration, in file: Int) -> Bool {
    property.isStored && !property.modifiers.isWeakOrUnowned
      && !attributeNames(property.attributes, in: file).contains { Self.weakBoxes.contains($0) }
  }

  private func mentionedNames(_ reference: ID<TypeReference>, in file: Int, _ body: (Name) -> Void) {
    let unit = files[file]
    for number in unit.outline.typeReferences[ifAny: reference]?.mentions ?? 0..<0 {
      body(unit.outline.paths[Int(unit.outline.mentions[Int(number)].path.upperBound) - 1])
    }
  }
}

/// Follows what one file creates to where it is held.
private struct LifetimeFollower {
  let codebase: Codebase
  let file: Int
  let unit: CodebaseFile
  private let typer: ExpressionTyper
  /// What goes on behind a link of a chain.
  private let successors: [ID<ExpressionStep>: ID<ExpressionStep>]

  /// Arguments are followed through this many initialisers.
  private static let depthLimit = 3

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    typer = ExpressionTyper(codebase, file: file)
    successors = Dictionary(unit.outline.steps.enumerated().map { ($1.base, ID($0)) }) { first, _ in first }
  }

  /// Every use of a type of these names: where it is created and let go of, or nil where it may be held.
  func creations(of names: NameSet) -> [(TypeID, ShortLife?)] {
    unit.outline.steps.indices.compactMap { index in
      let step = unit.outline.steps[index]
      guard names.contains(step.name), step.kind == .name || step.kind == .member,
        let type = codebase.typeNamed(by: ID(index), in: file)
      else { return nil }
      return (type, life(of: type, namedBy: ID(index)))
    }
  }

  private func life(of type: TypeID, namedBy name: ID<ExpressionStep>) -> ShortLife? {
    let outline = unit.outline
    var callee = name
    if let next = successors[name], outline.steps[next].name == .`init` { callee = next }
    guard let call = successors[callee], outline.steps[call].kind == .call,
      let scope = outline.calls[ifAny: outline.steps[call].call]?.scope,
      let function = codebase.enclosingFunction(scope, in: file), isLetGo(call, from: scope)
    else { return nil }
    let start = outline.steps[name].offset
    let end = start + UInt32(codebase.names.length(of: outline.steps[name].name))
    return ShortLife(
      type: type, place: Place(file: file, range: ByteRange(start: start, end: end)),
      function: FunctionPlace(file: file, function: function))
  }

  /// True when the new object goes into weak properties or a local name that goes nowhere else.
  private func isLetGo(_ created: ID<ExpressionStep>, from scope: ID<Scope>) -> Bool {
    guard successors[created] == nil, !isInClosure(scope, below: .none) else { return false }
    if let local = unit.outline.locals.first(where: { $0.value == created }) {
      guard local.kind == .declaration else { return false }
      return usesHoldNothing(of: local.name, in: local.scope, after: local.offset, depth: Self.depthLimit)
    }
    return unit.outline.assignments.contains { $0.value == created && storesWeakly($0) }
  }

  /// True when a scope lies in a closure, or another function, that lies in the outer one.
  private func isInClosure(_ scope: ID<Scope>, below outer: ID<Scope>) -> Bool {
    var current = scope
    while !current.isNone, current != outer {
      let region = unit.outline.scopes[current]
      if region.kind == .closure { return true }
      if region.kind == .function || region.kind == .type { return !outer.isNone }
      current = region.parent
    }
    return current != outer
  }

  private func usesHoldNothing(of name: Name, in scope: ID<Scope>, after offset: UInt32, depth: Int) -> Bool {
    unit.outline.steps.indices.allSatisfy { index in
      let step = unit.outline.steps[index]
      let isUse = step.kind == .name && step.name == name && step.offset > offset && isInside(step.scope, scope)
      guard isUse else { return true }
      return !isInClosure(step.scope, below: scope) && holdsNothing(ID(index), depth: depth)
    }
  }

  private func isInside(_ scope: ID<Scope>, _ outer: ID<Scope>) -> Bool {
    var current = scope
    while !current.isNone, current != outer { current = unit.outline.scopes[current].parent }
    return current == outer
  }

  /// True for a use that only asks the object for something, stores it weakly, or hands it to who does.
  private func holdsNothing(_ use: ID<ExpressionStep>, depth: Int) -> Bool {
    if let next = successors[use] { return unit.outline.steps[next].kind == .member }
    if let assignment = unit.outline.assignments.first(where: { $0.value == use }) { return storesWeakly(assignment) }
    guard depth > 0, let argument = unit.outline.arguments.firstIndex(where: { $0.value == use }),
      let call = unit.outline.calls.first(where: { $0.arguments.contains(Int32(truncatingIfNeeded: argument)) })
    else { return false }
    return initializerHoldsNothing(call, argument: argument, depth: depth - 1)
  }

  private func storesWeakly(_ assignment: Assignment) -> Bool {
    guard let target = unit.outline.steps[ifAny: assignment.target] else { return false }
    let owners: [TypeID]
    switch target.kind {
    case .member: owners = typer.value(of: target.base).instanceTypes.map(\.type)
    case .name: owners = [codebase.enclosingType(target.scope, in: file)].filter { !$0.isNone }
    default: return false
    }
    let properties = owners.flatMap { codebase.storage(named: target.name, of: $0) }.map(codebase.property)
    return !properties.isEmpty && properties.allSatisfy { $0.modifiers.isWeakOrUnowned }
  }

  private func initializerHoldsNothing(_ call: Call, argument: Int, depth: Int) -> Bool {
    guard let type = codebase.typeNamed(by: call.callee, in: file) else { return false }
    let labels = call.arguments.map { unit.outline.arguments[Int($0)].label }
    let matching = codebase[type].functions.filter { place in
      let function = codebase.function(place)
      let parameters = function.parameters.map { codebase.files[place.file].outline.parameters[Int($0)] }
      return function.kind == .initializer && parameters.map(\.label) == labels
    }
    guard matching.count == 1, let place = matching.first else { return false }
    let function = codebase.function(place)
    let index = Int(function.parameters.lowerBound) + argument - Int(call.arguments.lowerBound)
    let follower = place.file == file ? self : LifetimeFollower(codebase: codebase, file: place.file)
    let name = follower.unit.outline.parameters[index].name
    return follower.usesHoldNothing(of: name, in: function.body, after: function.nameRange.start, depth: depth)
  }
}
