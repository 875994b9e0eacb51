import SourceTrees
import SwiftReading

/// Which types are put into which properties, where the code that wires a module was seen.
package struct Wiring: Sendable {
  var types: [PropertyPlace: Set<TypeID>] = [:]
  /// Types of modules that the code creates by name.
  var created: Set<TypeID> = []
  /// Properties that are given a value, known or not.
  var assigned = PropertySet()
  /// Names of what is given a value where its owner is not known.
  var assignedNames = NameSet()
  /// Properties that are given a value created on the spot.
  var createdInPlace = PropertySet()
  /// Properties that are given `self`, directly or through a function.
  var handedSelf = PropertySet()
  /// Properties that are set to nil somewhere else than at the beginning and the end of a life.
  var cleared = PropertySet()

  /// What a container of dependencies was told to give for a contract.
  var registered: [TypeID: Set<TypeID>] = [:]

  init() {}

  init(of codebase: Codebase) {
    let none = PropertySet(of: codebase)
    assigned = none
    createdInPlace = none
    handedSelf = none
    cleared = none
  }

  package func types(in property: PropertyPlace) -> Set<TypeID> { types[property] ?? [] }

  package func isAssigned(_ property: PropertyPlace) -> Bool { assigned.contains(property) }

  package func isCreated(_ type: TypeID) -> Bool { created.contains(type) }
}

extension Codebase {
  /// True for a property that the code empties by hand, so that a loop through it may well be broken in time.
  package func isCleared(_ property: PropertyPlace) -> Bool { wiring.cleared.contains(property) }

  /// False for a property that starts out as nil and is given a value by no code that was read, although that creates its
  /// owner.
  package func isEverSet(_ place: PropertyPlace, of owner: TypeID) -> Bool {
    let property = property(place)
    guard wiring.created.contains(owner) else { return true }
    if property.isLet || property.modifiers.contains(.lazy) || wiring.assigned.contains(place) { return true }
    if wiring.assignedNames.contains(property.name) { return true }
    if attributeNames(property.attributes, in: place.file).contains("IBOutlet") { return true }
    guard property.hasInitializer else { return false }
    return !isNil(property.value, in: place.file)
  }

  func isNil(_ value: ID<ExpressionStep>, in file: Int) -> Bool {
    let step = files[file].outline.steps[ifAny: value]
    return step?.kind == .literal && step?.name == Name(.nil)
  }

  /// True for a property whose value its owner, or who wires it, creates for it.
  package func isCreatedInPlace(_ property: PropertyPlace) -> Bool { wiring.createdInPlace.contains(property) }

  /// True for a property into which an object puts itself.
  package func isHandedSelf(_ property: PropertyPlace) -> Bool { wiring.handedSelf.contains(property) }
}

extension Codebase {
  /// Where a value assigned to a member ends up: for a contract's requirement in the storage of its conformers.
  func storage(named name: Name, of type: TypeID) -> [PropertyPlace] {
    guard let place = property(named: name, of: type) else { return [] }
    guard property(place).storage == .requirement else { return [place] }
    return conformers(of: type).compactMap { property(named: name, of: $0) }.filter { property($0).isStored }
  }
}

extension CodebaseBuilder {
  func followWiring() {
    var following = WiringFollower(codebase: codebase, jobs: jobs)
    following.run()
    codebase.wiring = following.wiring
  }
}

/// Follows values into properties: assignments, and arguments that a function hands on to a property.
struct WiringFollower {
  private let codebase: Codebase
  private(set) var wiring: Wiring
  /// The properties that end up with a parameter's value.
  private var flows: [ParameterPlace: Set<PropertyPlace>] = [:]
  /// Names of functions of which a parameter has come to flow on since the last round; initialisers by those of their
  /// types.
  private var flowing = NameSet()
  /// What stands for a requirement, looked up once.
  private var implementationsOf: [FunctionPlace: [FunctionPlace]] = [:]

  private struct ParameterPlace: Hashable {
    var function: FunctionPlace
    var parameter: Int
  }

  private let moduleNames: NameSet
  /// Properties whose type a rule may ask about.
  private let isOfInterest: PropertySet
  /// By which a container of dependencies is told what to give.
  private let registerName: Name

  init(codebase: Codebase, jobs: Int) {
    self.codebase = codebase
    var names = codebase.names
    registerName = names.intern("register")
    var moduleNames = NameSet()
    for (index, type) in codebase.types.enumerated() where codebase.hasDependencies(TypeID(index)) {
      moduleNames.insert(type.name)
    }
    self.moduleNames = moduleNames
    wiring = Wiring(of: codebase)
    isOfInterest = Self.propertiesOfInterest(in: codebase, jobs: jobs)
  }

  mutating func run() {
    let files = codebase.files.indices.filter(mayWire)
    let typers = files.map { ExpressionTyper(codebase, file: $0) }
    for (file, typer) in zip(files, typers) {
      followInitialValues(in: file)
      followAssignments(in: file, typer)
      noteCreations(in: file)
      followRegistrations(in: file)
    }
    addMemberwiseFlows()
    // A parameter may be handed through several functions before it reaches its property.
    for _ in 0..<8 where !flowing.isEmpty {
      let names = flowing
      flowing = NameSet()
      for (file, typer) in zip(files, typers) { followCalls(of: names, in: file, typer) }
    }
  }

  /// Only where types of modules are declared or named is anything wired that a rule asks for.
  private func mayWire(_ file: Int) -> Bool {
    !codebase.files[file].outline.calls.isEmpty || !codebase.files[file].outline.assignments.isEmpty
  }

  // MARK: Assignments

  /// What a property with a declared type is created with.
  private mutating func followInitialValues(in file: Int) {
    let unit = codebase.files[file]
    for (index, property) in unit.outline.properties.enumerated() where !property.value.isNone {
      let place = PropertyPlace(file: file, property: ID(index))
      guard isOfInterest.contains(place), let created = codebase.createdType(by: property.value, in: file),
        codebase[created].isDeclared, !codebase[created].isContract
      else { continue }
      wiring.types[place, default: []].insert(created)
      wiring.createdInPlace.insert(place)
    }
  }

  private mutating func followAssignments(in file: Int, _ typer: ExpressionTyper) {
    let unit = codebase.files[file]
    for assignment in unit.outline.assignments {
      guard let target = unit.outline.steps[ifAny: assignment.target], target.kind == .member || target.kind == .name
      else { continue }
      let targets = targets(of: target, typer, in: file)
      if !codebase.isNil(assignment.value, in: file) {
        wiring.assigned.formUnion(targets)
        if targets.isEmpty { wiring.assignedNames.insert(target.name) }
      }
      let properties = targets.filter(isOfInterest.contains)
      guard !properties.isEmpty else { continue }
      if empties(assignment, in: file) { wiring.cleared.formUnion(properties) }
      note(assignment.value, into: Set(properties), in: file)
      for property in properties {
        wiring.types[property, default: []].formUnion(concreteTypes(assignment.value, typer))
      }
      if let parameter = parameter(assignment.value, in: file) {
        flows[parameter, default: []].formUnion(properties)
        noteFlow(into: parameter.function)
      }
    }
  }

  private mutating func note(_ value: ID<ExpressionStep>, into properties: Set<PropertyPlace>, in file: Int) {
    guard let step = codebase.files[file].outline.steps[ifAny: value] else { return }
    if step.kind == .selfValue { wiring.handedSelf.formUnion(properties) }
    if codebase.createdType(by: value, in: file) != nil { wiring.createdInPlace.formUnion(properties) }
  }

  /// True for `… = nil`, except where it makes no difference: at the beginning and at the end of a life.
  private func empties(_ assignment: Assignment, in file: Int) -> Bool {
    let unit = codebase.files[file]
    guard codebase.isNil(assignment.value, in: file) else { return false }
    guard let function = codebase.enclosingFunction(assignment.scope, in: file) else { return true }
    let kind = unit.outline.functions[function].kind
    return kind != .initializer && kind != .deinitializer
  }

  /// The properties that an assignment stores into. For a contract's requirement that is the storage of its conformers.
  private func targets(of target: ExpressionStep, _ typer: ExpressionTyper, in file: Int) -> [PropertyPlace] {
    let owners: [TypeID]
    if target.kind == .name {
      let type = codebase.enclosingType(target.scope, in: file)
      owners = type.isNone ? [] : [type]
    } else if let base = codebase.files[file].outline.steps[ifAny: target.base], base.kind == .selfValue {
      let type = codebase.enclosingType(base.scope, in: file)
      owners = type.isNone ? [] : [type]
    } else {
      owners = typer.value(of: target.base).instanceTypes.filter { !$0.isElement }.map(\.type)
    }
    return owners.flatMap { codebase.storage(named: target.name, of: $0) }
  }

  private static func propertiesOfInterest(in codebase: Codebase, jobs: Int) -> PropertySet {
    let found = concurrentMap(codebase.files.count, jobs: jobs) { file in
      codebase.files[file].outline.properties.indices.map { PropertyPlace(file: file, property: ID($0)) }.filter {
        place in
        let property = codebase.property(place)
        guard property.isStored, !property.type.isNone else { return false }
        return codebase.referredTypes(TypePlace(file: file, reference: property.type)).contains {
          codebase.role(of: $0.type) != nil || codebase[$0.type].isContract
            || codebase[$0.type].kind == .external && codebase.isUserInterfaceBase(codebase.name($0.type))
        }
      }
    }
    var properties = PropertySet(of: codebase)
    for places in found { properties.formUnion(places) }
    return properties
  }

  private func concreteTypes(_ value: ID<ExpressionStep>, _ typer: ExpressionTyper) -> [TypeID] {
    typer.value(of: value).instanceTypes.filter {
      !$0.isElement && codebase[$0.type].isDeclared && !codebase[$0.type].isContract
    }.map(\.type)
  }

  /// The parameter whose value the expression is, unchanged.
  private func parameter(_ value: ID<ExpressionStep>, in file: Int) -> ParameterPlace? {
    let unit = codebase.files[file]
    guard let step = unit.outline.steps[ifAny: value], step.kind == .name,
      let function = codebase.enclosingFunction(step.scope, in: file)
    else { return nil }
    let parameters = unit.outline.functions[function].parameters
    guard let index = parameters.first(where: { unit.outline.parameters[Int($0)].name == step.name }) else {
      return nil
    }
    return ParameterPlace(
      function: FunctionPlace(file: file, function: function), parameter: Int(index - parameters.lowerBound))
  }

  private mutating func noteFlow(into function: FunctionPlace) {
    let declaration = codebase.function(function)
    guard declaration.kind == .initializer else {
      flowing.insert(declaration.name)
      return
    }
    let type = codebase.enclosingType(declaration.scope, in: function.file)
    guard !type.isNone else { return }
    for type in [type] + codebase.allSubtypes(of: type) { flowing.insert(codebase[type].name) }
    flowing.insert(Name(.`init`))
  }

  private mutating func noteCreations(in file: Int) {
    let unit = codebase.files[file]
    for call in unit.outline.calls {
      guard let callee = unit.outline.steps[ifAny: call.callee],
        moduleNames.contains(callee.name) || callee.name == .`init`,
        let type = codebase.typeNamed(by: call.callee, in: file)
      else { continue }
      wiring.created.insert(type)
    }
  }

  /// `container.register(Contract.self) { _ in Implementation() }`, as Swinject and its like have it.
  private mutating func followRegistrations(in file: Int) {
    let unit = codebase.files[file]
    for (index, call) in unit.outline.calls.enumerated() {
      guard let callee = unit.outline.steps[ifAny: call.callee], callee.name == registerName,
        let contract = registeredContract(call, in: file)
      else { continue }
      for inner in unit.outline.calls[(index + 1)...] {
        guard inner.range.start < call.range.end else { break }
        guard let type = codebase.typeNamed(by: inner.callee, in: file), codebase.isSubtype(type, of: contract) else {
          continue
        }
        wiring.registered[contract, default: []].insert(type)
      }
    }
  }

  private func registeredContract(_ call: Call, in file: Int) -> TypeID? {
    let unit = codebase.files[file]
    guard let first = call.arguments.first, case let value = unit.outline.arguments[Int(first)].value,
      let step = unit.outline.steps[ifAny: value], step.kind == .member, step.name == .selfValue,
      let type = codebase.typeNamed(by: value, in: file), codebase[type].isContract
    else { return nil }
    return type
  }

  /// The initialiser that a struct has without writing one.
  private mutating func addMemberwiseFlows() {
    for component in codebase.components where codebase[component.type].kind == .struct {
      flowing.insert(codebase[component.type].name)
    }
  }

  // MARK: Calls

  private mutating func followCalls(of names: NameSet, in file: Int, _ typer: ExpressionTyper) {
    let unit = codebase.files[file]
    for call in unit.outline.calls {
      guard !call.arguments.isEmpty, let callee = unit.outline.steps[ifAny: call.callee],
        names.contains(callee.name)
      else { continue }
      let arguments = call.arguments.map { unit.outline.arguments[Int($0)] }
      if let created = codebase.typeNamed(by: call.callee, in: file), codebase[created].kind == .struct {
        followMemberwise(created, arguments, typer)
      }
      for function in functions(called: call, typer, in: file) {
        follow(arguments, into: function, typer, in: file)
      }
    }
  }

  private mutating func functions(called call: Call, _ typer: ExpressionTyper, in file: Int) -> [FunctionPlace] {
    if let type = codebase.typeNamed(by: call.callee, in: file) { return initializers(of: type) }
    let unit = codebase.files[file]
    if let callee = unit.outline.steps[ifAny: call.callee], callee.name == .`init`, callee.kind == .member {
      return typer.value(of: callee.base).instanceTypes.flatMap { initializers(of: $0.type) }
    }
    guard case .functions(let places) = typer.value(of: call.callee) else { return [] }
    return places.flatMap { implementations(of: $0) }
  }

  /// A requirement stands for what conformers do.
  private mutating func implementations(of place: FunctionPlace) -> [FunctionPlace] {
    if let known = implementationsOf[place] { return known }
    let found = findImplementations(of: place)
    implementationsOf[place] = found
    return found
  }

  private func findImplementations(of place: FunctionPlace) -> [FunctionPlace] {
    let function = codebase.function(place)
    guard !function.hasBody else { return [place] }
    let owner = codebase.enclosingType(function.scope, in: place.file)
    guard !owner.isNone, codebase[owner].isContract else { return [place] }
    return codebase.conformers(of: owner).flatMap { codebase.functions(named: function.name, of: $0) }
      .filter { codebase.function($0).hasBody }
  }

  private func initializers(of type: TypeID) -> [FunctionPlace] {
    for owner in codebase.inheritanceChain(of: type) {
      let found = codebase[owner].functions.filter { codebase.function($0).kind == .initializer }
      if !found.isEmpty { return found }
    }
    return []
  }

  private mutating func follow(
    _ arguments: [Argument], into function: FunctionPlace, _ typer: ExpressionTyper, in file: Int
  ) {
    let unit = codebase.files[function.file]
    let parameters = codebase.function(function).parameters.map { unit.outline.parameters[Int($0)] }
    var next = 0
    for argument in arguments where !argument.isTrailingClosure {
      guard let index = parameters.indices.first(where: { $0 >= next && parameters[$0].label == argument.label }) else {
        return
      }
      next = index + 1
      guard let properties = flows[ParameterPlace(function: function, parameter: index)] else { continue }
      let types = concreteTypes(argument.value, typer)
      for property in properties { wiring.types[property, default: []].formUnion(types) }
      note(argument.value, into: properties, in: file)
      if let parameter = parameter(argument.value, in: file) {
        let known = flows[parameter]?.count ?? 0
        flows[parameter, default: []].formUnion(properties)
        if flows[parameter, default: []].count > known { noteFlow(into: parameter.function) }
      }
    }
  }

  private mutating func followMemberwise(_ type: TypeID, _ arguments: [Argument], _ typer: ExpressionTyper) {
    guard !codebase[type].functions.contains(where: { codebase.function($0).kind == .initializer }) else { return }
    for argument in arguments {
      guard let label = argument.label, let property = codebase.property(named: label, of: type),
        isOfInterest.contains(property)
      else { continue }
      wiring.types[property, default: []].formUnion(concreteTypes(argument.value, typer))
    }
  }
}
