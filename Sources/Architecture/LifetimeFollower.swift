import SwiftReading

/// Follows what one file creates to where it is held.
struct LifetimeFollower {
  private let codebase: Codebase
  private let file: Int
  private let unit: CodebaseFile
  private let typer: ExpressionTyper
  /// What goes on behind each link of a chain, by step; of several the first.
  private let successors: [ID<ExpressionStep>]

  /// An object is followed through so many initialisers and functions of its own.
  private static let depthLimit = 3

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    typer = ExpressionTyper(codebase, file: file)
    let steps = unit.outline.steps
    var successors = [ID<ExpressionStep>](repeating: .none, count: steps.count)
    for index in steps.indices.reversed() where !steps[index].base.isNone {
      successors[steps[index].base.offset] = ID(index)
    }
    self.successors = successors
  }

  private func successor(of step: ID<ExpressionStep>) -> ID<ExpressionStep>? {
    guard !step.isNone, case let successor = successors[step.offset], !successor.isNone else { return nil }
    return successor
  }

  // MARK: Objects

  /// Every use of a type of these names, with the object where it creates one.
  func uses(of names: NameSet) -> [(type: TypeID, object: CreatedObject?)] {
    unit.outline.steps.indices.compactMap { index in
      let step = unit.outline.steps[index]
      guard names.contains(step.name), step.kind == .name || step.kind == .member,
        let type = codebase.typeNamed(by: ID(index), in: file)
      else { return nil }
      return (type, object(of: type, namedBy: ID(index)))
    }
  }

  /// What callers of functions that return new objects get from them.
  func results(
    of returned: [FunctionPlace: [CreatedObject]], called names: NameSet
  ) -> [FunctionPlace: [CreatedObject]] {
    var results: [FunctionPlace: [CreatedObject]] = [:]
    for call in unit.outline.calls {
      guard let callee = unit.outline.steps[ifAny: call.callee], names.contains(callee.name),
        case .functions(let places) = typer.value(of: call.callee), let created = successor(of: call.callee)
      else { continue }
      for place in places {
        for object in returned[place] ?? [] {
          guard let result = self.object(of: object.type, createdBy: created, at: object.place) else { continue }
          results[place, default: []].append(result)
        }
      }
    }
    return results
  }

  private func object(of type: TypeID, namedBy name: ID<ExpressionStep>) -> CreatedObject? {
    let outline = unit.outline
    var callee = name
    if let next = successor(of: name), outline.steps[next].name == .`init` { callee = next }
    guard let call = successor(of: callee), outline.steps[call].kind == .call else { return nil }
    let start = outline.steps[name].offset
    let end = start + UInt32(codebase.names.length(of: outline.steps[name].name))
    return object(
      of: type, createdBy: call, at: Place(file: file, range: ByteRange(start: start, end: end)))
  }

  private func object(
    of type: TypeID, createdBy call: ID<ExpressionStep>, at place: Place
  ) -> CreatedObject? {
    guard let scope = unit.outline.calls[ifAny: unit.outline.steps[call].call]?.scope else { return nil }
    let function = codebase.enclosingFunction(scope, in: file).map { FunctionPlace(file: file, function: $0) }
    var whereabouts = isInClosure(scope, below: .none) ? .handedOn : follow(call, of: type, Self.depthLimit)
    whereabouts.formUnion(ofInitializers(of: type))
    return CreatedObject(type: type, place: place, function: function, whereabouts: whereabouts)
  }

  /// Where an object puts itself while it is made.
  private func ofInitializers(of type: TypeID) -> Whereabouts {
    let initializers = codebase.inheritanceChain(of: type).flatMap { codebase[$0].functions }.filter {
      codebase.function($0).kind == .initializer
    }
    return ofSelf(in: initializers, type, Self.depthLimit)
  }

  /// Where an object puts itself in functions of its own.
  private func ofSelf(in functions: [FunctionPlace], _ type: TypeID, _ depth: Int) -> Whereabouts {
    var whereabouts = Whereabouts()
    for place in functions {
      let follower = self.follower(of: place.file)
      let body = codebase.function(place).body
      let steps = follower.unit.outline.steps
      for index in steps.indices
      where steps[index].kind == .selfValue && follower.unit.outline.isScope(steps[index].scope, inside: body) {
        whereabouts.formUnion(follower.followSelf(ID(index), in: body, of: type, depth))
      }
    }
    return whereabouts
  }

  private func followSelf(
    _ use: ID<ExpressionStep>, in body: ID<Scope>, of type: TypeID, _ depth: Int
  ) -> Whereabouts {
    if successor(of: use) != nil || unit.outline.locals.contains(where: { $0.value == use }) { return Whereabouts() }
    return isInClosure(unit.outline.steps[use].scope, below: body) ? .handedOn : follow(use, of: type, depth)
  }

  // MARK: Ways

  /// Where the value of a chain goes.
  private func follow(_ use: ID<ExpressionStep>, of type: TypeID, _ depth: Int) -> Whereabouts {
    let outline = unit.outline
    if let next = successor(of: use) { return asked(for: next, type, depth) }
    if let local = outline.locals.first(where: { $0.value == use }) {
      guard local.kind == .declaration else { return .handedOn }
      return followUses(of: local.name, in: local.scope, after: local.offset, type, depth)
    }
    if let assignment = outline.assignments.first(where: { $0.value == use }) { return stored(by: assignment) }
    if let index = outline.properties.firstIndex(where: { $0.value == use }) {
      return whereabouts(in: [PropertyPlace(file: file, property: ID(index))])
    }
    if let argument = outline.arguments.firstIndex(where: { $0.value == use }),
      let call = outline.calls.first(where: { $0.arguments.contains(Int32(truncatingIfNeeded: argument)) })
    {
      return depth > 0 ? handedOver(call, argument: argument, type, depth - 1) : .handedOn
    }
    return left(use, type)
  }

  /// An object that is asked for something is held by nobody for that, unless it gives itself away.
  private func asked(for member: ID<ExpressionStep>, _ type: TypeID, _ depth: Int) -> Whereabouts {
    let step = unit.outline.steps[member]
    guard step.kind == .member else { return .handedOn }
    guard depth > 0, let call = successor(of: member), unit.outline.steps[call].kind == .call else {
      return Whereabouts()
    }
    return ofSelf(in: codebase.functions(named: step.name, of: type), type, depth - 1)
  }

  private func followUses(
    of name: Name, in scope: ID<Scope>, after offset: UInt32, _ type: TypeID, _ depth: Int
  ) -> Whereabouts {
    var whereabouts = Whereabouts()
    for index in unit.outline.steps.indices {
      let step = unit.outline.steps[index]
      guard step.kind == .name, step.name == name, step.offset > offset,
        unit.outline.isScope(step.scope, inside: scope)
      else { continue }
      whereabouts.formUnion(isInClosure(step.scope, below: scope) ? .handedOn : follow(ID(index), of: type, depth))
    }
    return whereabouts
  }

  private func stored(by assignment: Assignment) -> Whereabouts {
    guard let target = unit.outline.steps[ifAny: assignment.target] else { return .handedOn }
    let owners: [TypeID]
    switch target.kind {
    case .member: owners = typer.value(of: target.base).instanceTypes.map(\.type)
    case .name: owners = [codebase.enclosingType(target.scope, in: file)].filter { !$0.isNone }
    default: return .handedOn
    }
    return whereabouts(in: owners.flatMap { codebase.storage(named: target.name, of: $0) })
  }

  private func whereabouts(in properties: [PropertyPlace]) -> Whereabouts {
    let isUnderstood =
      !properties.isEmpty
      && properties.allSatisfy {
        let property = codebase.property($0)
        return property.isStored && !property.modifiers.isTypeMember || property.modifiers.isWeakOrUnowned
      }
    guard isUnderstood else { return .handedOn }
    var whereabouts = Whereabouts()
    whereabouts.properties = properties
    return whereabouts
  }

  /// What an initialiser does with an argument.
  private func handedOver(_ call: Call, argument: Int, _ type: TypeID, _ depth: Int) -> Whereabouts {
    guard let owner = codebase.typeNamed(by: call.callee, in: file) else { return .handedOn }
    let labels = call.arguments.map { unit.outline.arguments[Int($0)].label }
    let matching = codebase[owner].functions.filter { place in
      let function = codebase.function(place)
      let parameters = function.parameters.map { codebase.files[place.file].outline.parameters[Int($0)] }
      return function.kind == .initializer && parameters.map(\.label) == labels
    }
    guard matching.count == 1, let place = matching.first else { return .handedOn }
    let function = codebase.function(place)
    let index = Int(function.parameters.lowerBound) + argument - Int(call.arguments.lowerBound)
    let follower = self.follower(of: place.file)
    let name = follower.unit.outline.parameters[index].name
    return follower.followUses(of: name, in: function.body, after: function.nameRange.start, type, depth)
  }

  /// A value that stands alone is the result of a function that gives such a thing.
  private func left(_ use: ID<ExpressionStep>, _ type: TypeID) -> Whereabouts {
    let scope = unit.outline.scope(ofChainTo: unit.outline.steps[use])
    guard let function = codebase.enclosingFunction(scope, in: file) else { return .handedOn }
    let result = TypePlace(file: file, reference: unit.outline.functions[function].result)
    guard codebase.referredTypes(result).contains(where: { codebase.isSubtype(type, of: $0.type) }) else {
      return .handedOn
    }
    var whereabouts = Whereabouts()
    whereabouts.isReturned = true
    return whereabouts
  }

  private func follower(of file: Int) -> LifetimeFollower {
    file == self.file ? self : LifetimeFollower(codebase: codebase, file: file)
  }

  // MARK: Scopes

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
}
