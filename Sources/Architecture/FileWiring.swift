import SwiftReading

/// A parameter of a function.
struct ParameterPlace: Sendable {
  var function: FunctionPlace
  /// The index into the file's parameters.
  var parameter: Int
}

/// What one file says by itself of what is put into which properties: its assignments, initial values, creations.
struct FileWiring: Sendable {
  /// See the fields of `Wiring`.
  fileprivate(set) var types: [(property: PropertyPlace, type: TypeID)] = []
  fileprivate(set) var created: [TypeID] = []
  fileprivate(set) var assigned: [PropertyPlace] = []
  fileprivate(set) var assignedNames: [Name] = []
  fileprivate(set) var createdInPlace: [PropertyPlace] = []
  fileprivate(set) var handedSelf: [PropertyPlace] = []
  fileprivate(set) var cleared: [PropertyPlace] = []
  fileprivate(set) var registered: [(contract: TypeID, type: TypeID)] = []
  /// Parameters whose value ends up in a property.
  fileprivate(set) var flows: [(parameter: ParameterPlace, property: PropertyPlace)] = []

  /// What is the same for all files.
  struct Question: Sendable {
    let codebase: Codebase
    /// By which a container of dependencies is told what to give.
    let registerName: Name?

    init(_ codebase: Codebase) {
      self.codebase = codebase
      registerName = codebase.names.find("register")
    }

    /// True for a property whose type a rule may ask about.
    func isOfInterest(_ place: PropertyPlace) -> Bool {
      let property = codebase.property(place)
      guard property.isStored, !property.type.isNone else { return false }
      return codebase.resolvedTypes[place.file].contains(property.type) {
        codebase.role(of: $0.type) != nil || codebase[$0.type].isContract
          || codebase.screenBases[$0.type.offset] == .object
      }
    }
  }

  init(of typer: ExpressionTyper, _ question: Question) {
    var reader = FileWiringReader(codebase: question.codebase, typer: typer, question: question)
    reader.followInitialValues()
    reader.followAssignments()
    reader.noteCreations()
    reader.followRegistrations()
    self = reader.wiring
  }

  fileprivate init() {}
}

private struct FileWiringReader {
  let codebase: Codebase
  let typer: ExpressionTyper
  let question: FileWiring.Question
  private let file: Int
  private let unit: CodebaseFile
  private(set) var wiring = FileWiring()

  init(codebase: Codebase, typer: ExpressionTyper, question: FileWiring.Question) {
    self.codebase = codebase
    self.typer = typer
    self.question = question
    file = typer.file
    unit = codebase.files[file]
  }

  /// What a property with a declared type is created with.
  mutating func followInitialValues() {
    for (index, property) in unit.outline.properties.enumerated() where !property.value.isNone {
      let place = PropertyPlace(file: file, property: ID(index))
      guard question.isOfInterest(place), let created = codebase.createdType(by: property.value, in: file),
        codebase[created].isDeclared, !codebase[created].isContract
      else { continue }
      wiring.types.append((place, created))
      wiring.createdInPlace.append(place)
    }
  }

  mutating func followAssignments() {
    var targets: [PropertyPlace] = []
    var wanted: [PropertyPlace] = []
    for assignment in unit.outline.assignments {
      guard let target = unit.outline.steps[ifAny: assignment.target], target.kind == .member || target.kind == .name
      else { continue }
      if !targets.isEmpty {
        targets.removeAll(keepingCapacity: true)
        wanted.removeAll(keepingCapacity: true)
      }
      addTargets(of: target, to: &targets)
      if !codebase.isNil(assignment.value, in: file) {
        for place in targets { wiring.assigned.append(place) }
        if targets.isEmpty { wiring.assignedNames.append(target.name) }
      }
      // No closure, which would count a reference that all threads have.
      for place in targets where question.isOfInterest(place) { wanted.append(place) }
      if !wanted.isEmpty { note(assignment, into: wanted) }
    }
  }

  private mutating func note(_ assignment: Assignment, into properties: [PropertyPlace]) {
    let value = assignment.value
    if empties(assignment) { wiring.cleared += properties }
    if typer.isSelf(value) { wiring.handedSelf += properties }
    if codebase.createdType(by: value, in: file) != nil { wiring.createdInPlace += properties }
    let types = typer.concreteTypes(of: value)
    let parameter = typer.parameter(whoseValueIs: value)
    for property in properties {
      for type in types { wiring.types.append((property, type)) }
      if let parameter { wiring.flows.append((parameter, property)) }
    }
  }

  /// True for `… = nil`, except where it makes no difference: at the beginning and at the end of a life.
  private func empties(_ assignment: Assignment) -> Bool {
    guard codebase.isNil(assignment.value, in: file) else { return false }
    guard let function = codebase.enclosingFunction(assignment.scope, in: file) else { return true }
    let kind = unit.outline.functions[function].kind
    return kind != .initializer && kind != .deinitializer
  }

  /// Adds the properties that an assignment stores into. For a contract's requirement that is the storage of its
  /// conformers.
  private func addTargets(of target: ExpressionStep, to found: inout [PropertyPlace]) {
    var owner = target.scope
    if target.kind == .member {
      guard let base = unit.outline.steps[ifAny: target.base], base.kind == .selfValue else {
        for value in typer.value(of: target.base).instanceTypes where !value.isElement {
          codebase.addStorage(named: target.name, of: value.type, to: &found)
        }
        return
      }
      owner = base.scope
    }
    let type = codebase.enclosingType(owner, in: file)
    if !type.isNone { codebase.addStorage(named: target.name, of: type, to: &found) }
  }

  mutating func noteCreations() {
    for index in unit.outline.calls.indices {
      if let type = codebase.typeCreated(by: ID(index), in: file), codebase.hasDependencies(type) {
        wiring.created.append(type)
      }
    }
  }

  /// `container.register(Contract.self) { _ in Implementation() }`, as Swinject and its like have it.
  mutating func followRegistrations() {
    guard let name = question.registerName else { return }
    for (index, call) in unit.outline.calls.enumerated() {
      guard let callee = unit.outline.steps[ifAny: call.callee], callee.name == name,
        let contract = registeredContract(call)
      else { continue }
      for inner in (index + 1)..<unit.outline.calls.count {
        guard unit.outline.calls[inner].range.start < call.range.end else { break }
        guard let type = codebase.typeCreated(by: ID(inner), in: file), codebase.isSubtype(type, of: contract) else {
          continue
        }
        wiring.registered.append((contract, type))
      }
    }
  }

  private func registeredContract(_ call: Call) -> TypeID? {
    guard let first = call.arguments.first, case let value = unit.outline.arguments[Int(first)].value,
      let step = unit.outline.steps[ifAny: value], step.kind == .member, step.name == .selfValue,
      let type = codebase.typeNamed(by: value, in: file), codebase[type].isContract
    else { return nil }
    return type
  }
}

extension ExpressionTyper {
  func isSelf(_ value: ID<ExpressionStep>) -> Bool { unit.outline.steps[ifAny: value]?.kind == .selfValue }

  /// The classes and values of the code base that an expression gives.
  func concreteTypes(of value: ID<ExpressionStep>) -> [TypeID] {
    self.value(of: value).instanceTypes.filter {
      !$0.isElement && codebase[$0.type].isDeclared && !codebase[$0.type].isContract
    }.map(\.type)
  }

  /// The parameter whose value the expression is, unchanged.
  func parameter(whoseValueIs value: ID<ExpressionStep>) -> ParameterPlace? {
    guard let step = unit.outline.steps[ifAny: value], step.kind == .name,
      let function = codebase.enclosingFunction(step.scope, in: file)
    else { return nil }
    let parameters = unit.outline.functions[function].parameters
    guard let index = parameters.first(where: { unit.outline.parameters[Int($0)].name == step.name }) else {
      return nil
    }
    return ParameterPlace(function: FunctionPlace(file: file, function: function), parameter: Int(index))
  }
}
