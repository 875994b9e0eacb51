import SourceTrees
import SwiftReading

/// Follows values into properties: assignments, and arguments that a function hands on to a property.
struct WiringFollower {
  private let codebase: Codebase
  private(set) var wiring: Wiring
  /// The properties that end up with a parameter's value.
  private var flows: FileTable<[PropertyPlace]>
  /// Names of functions of which a parameter has come to flow on since the last round; initialisers by those of their
  /// types.
  private var flowing = NameSet()
  /// What stands for a requirement, looked up once.
  private var implementationsOf: [FunctionPlace: [FunctionPlace]] = [:]

  private let question: FileWiring.Question

  init(codebase: Codebase) {
    self.codebase = codebase
    wiring = Wiring(of: codebase)
    flows = FileTable(repeating: [], in: codebase) { $0.parameters.count }
    question = FileWiring.Question(codebase)
  }

  mutating func run(jobs: Int) {
    let files = codebase.files.indices.filter(mayWire)
    let read = concurrentMap(files.count, jobs: jobs) { [codebase, question] number in
      let typer = ExpressionTyper(codebase, file: files[number])
      return (typer: typer, wiring: FileWiring(of: typer, question))
    }
    for file in read { add(file.wiring) }
    addMemberwiseFlows()
    // A parameter may be handed through several functions before it reaches its property.
    for _ in 0..<8 where !flowing.isEmpty {
      let names = flowing
      flowing = NameSet()
      for file in read { followCalls(of: names, file.typer) }
    }
    wiring.types.update { types in
      if types.count > 1 { types = Array(Set(types)).sorted { $0.offset < $1.offset } }
    }
  }

  /// Only where types of modules are declared or named is anything wired that a rule asks for.
  private func mayWire(_ file: Int) -> Bool {
    !codebase.files[file].outline.calls.isEmpty || !codebase.files[file].outline.assignments.isEmpty
  }

  private mutating func add(_ file: FileWiring) {
    for (property, type) in file.types { put([type], into: property) }
    wiring.created.formUnion(file.created)
    wiring.assigned.formUnion(file.assigned)
    for name in file.assignedNames { wiring.assignedNames.insert(name) }
    wiring.createdInPlace.formUnion(file.createdInPlace)
    wiring.handedSelf.formUnion(file.handedSelf)
    wiring.cleared.formUnion(file.cleared)
    for (contract, type) in file.registered { wiring.registered[contract, default: []].insert(type) }
    for (parameter, property) in file.flows { addFlow(of: parameter, into: [property]) }
  }

  private mutating func put(_ types: [TypeID], into property: PropertyPlace) {
    wiring.types[property.file, property.property.offset] += types
  }

  private mutating func addFlow(of parameter: ParameterPlace, into properties: [PropertyPlace]) {
    let known = flows[parameter.function.file, parameter.parameter]
    let new = properties.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    flows[parameter.function.file, parameter.parameter] += new
    noteFlow(into: parameter.function)
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

  /// The initialiser that a struct has without writing one.
  private mutating func addMemberwiseFlows() {
    for component in codebase.components where codebase[component.type].kind == .struct {
      flowing.insert(codebase[component.type].name)
    }
  }

  // MARK: Calls

  private mutating func followCalls(of names: NameSet, _ typer: ExpressionTyper) {
    let outline = typer.unit.outline
    for call in outline.calls {
      guard !call.arguments.isEmpty, let callee = outline.steps[ifAny: call.callee],
        names.contains(callee.name)
      else { continue }
      let arguments = call.arguments.map { outline.arguments[Int($0)] }
      if let created = codebase.typeNamed(by: call.callee, in: typer.file), codebase[created].kind == .struct {
        followMemberwise(created, arguments, typer)
      }
      for function in functions(called: call, typer) {
        follow(arguments, into: function, typer)
      }
    }
  }

  private mutating func functions(called call: Call, _ typer: ExpressionTyper) -> [FunctionPlace] {
    if let type = codebase.typeNamed(by: call.callee, in: typer.file) { return initializers(of: type) }
    if let callee = typer.unit.outline.steps[ifAny: call.callee], callee.name == .`init`, callee.kind == .member {
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

  private mutating func follow(_ arguments: [Argument], into function: FunctionPlace, _ typer: ExpressionTyper) {
    let unit = codebase.files[function.file]
    let parameters = codebase.function(function).parameters
    var next = parameters.lowerBound
    for argument in arguments where !argument.isTrailingClosure {
      guard
        let index = (next..<parameters.upperBound).first(where: {
          unit.outline.parameters[Int($0)].label == argument.label
        })
      else { return }
      next = index + 1
      let properties = flows[function.file, Int(index)]
      guard !properties.isEmpty else { continue }
      let types = typer.concreteTypes(of: argument.value)
      for property in properties { put(types, into: property) }
      if typer.isSelf(argument.value) { wiring.handedSelf.formUnion(properties) }
      if codebase.createdType(by: argument.value, in: typer.file) != nil { wiring.createdInPlace.formUnion(properties) }
      if let parameter = typer.parameter(whoseValueIs: argument.value) {
        addFlow(of: parameter, into: properties)
      }
    }
  }

  private mutating func followMemberwise(_ type: TypeID, _ arguments: [Argument], _ typer: ExpressionTyper) {
    guard !codebase[type].functions.contains(where: { codebase.function($0).kind == .initializer }) else { return }
    for argument in arguments {
      guard let label = argument.label, let property = codebase.property(named: label, of: type),
        question.isOfInterest(property)
      else { continue }
      put(typer.concreteTypes(of: argument.value), into: property)
    }
  }
}
