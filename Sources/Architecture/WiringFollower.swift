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
      FollowedFile(ExpressionTyper(codebase, file: files[number]), question)
    }
    for file in read { add(file) }
    addMemberwiseFlows()
    // A parameter may be handed through several functions before it reaches its property.
    for _ in 0..<8 where !flowing.isEmpty {
      let names = flowing
      flowing = NameSet()
      let calls = concurrentMap(read.count, jobs: jobs) { [read] in read[$0].typer.calls(of: names) }
      for number in calls.indices {
        for call in calls[number] { follow(call, read[number].typer) }
      }
    }
    wiring.types.update { types in
      if types.count > 1 { types = Array(Set(types)).sorted { $0.offset < $1.offset } }
    }
  }

  /// Only where types of modules are declared or named is anything wired that a rule asks for.
  private func mayWire(_ file: Int) -> Bool {
    !codebase.files[file].outline.calls.isEmpty || !codebase.files[file].outline.assignments.isEmpty
  }

  private mutating func add(_ file: FollowedFile) {
    for (property, type) in file.wiring.types { put(type, into: property) }
    for type in file.wiring.created { wiring.isCreated[type.offset] = true }
    wiring.assigned.formUnion(file.wiring.assigned)
    for name in file.wiring.assignedNames { wiring.assignedNames.insert(name) }
    wiring.createdInPlace.formUnion(file.wiring.createdInPlace)
    wiring.handedSelf.formUnion(file.wiring.handedSelf)
    wiring.cleared.formUnion(file.wiring.cleared)
    for (contract, type) in file.wiring.registered { wiring.registered[contract, default: []].insert(type) }
    for (parameter, property) in file.wiring.flows { addFlow(of: parameter, into: property) }
  }

  private mutating func put(_ type: TypeID, into property: PropertyPlace) {
    wiring.types[property.file, property.property.offset].append(type)
  }

  private mutating func addFlow(of parameter: ParameterPlace, into property: PropertyPlace) {
    guard !flows[parameter.function.file, parameter.parameter].contains(property) else { return }
    flows[parameter.function.file, parameter.parameter].append(property)
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
    flowing.insert(codebase[type].name)
    for subtype in codebase.allSubtypes(of: type) { flowing.insert(codebase[subtype].name) }
    flowing.insert(Name(.`init`))
  }

  /// The initialiser that a struct has without writing one.
  private mutating func addMemberwiseFlows() {
    for component in codebase.components where codebase[component.type].kind == .struct {
      flowing.insert(codebase[component.type].name)
    }
  }

  // MARK: Calls

  private mutating func follow(_ call: CallWithValues, _ typer: ExpressionTyper) {
    let arguments = call.arguments.map { typer.unit.outline.arguments[Int($0)] }
    if let type = call.memberwiseType { followMemberwise(type, arguments, typer) }
    switch call.callee {
    case .initializers(let functions):
      for function in functions { follow(arguments, into: function, typer) }
    case .functions(let functions):
      for function in functions {
        for implementation in implementations(of: function) { follow(arguments, into: implementation, typer) }
      }
    }
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
      for property in properties {
        for type in types { put(type, into: property) }
      }
      if typer.isSelf(argument.value) { wiring.handedSelf.formUnion(properties) }
      if codebase.createdType(by: argument.value, in: typer.file) != nil { wiring.createdInPlace.formUnion(properties) }
      if let parameter = typer.parameter(whoseValueIs: argument.value) {
        for property in properties { addFlow(of: parameter, into: property) }
      }
    }
  }

  private mutating func followMemberwise(_ type: TypeID, _ arguments: [Argument], _ typer: ExpressionTyper) {
    for argument in arguments {
      guard let label = argument.label, let property = codebase.property(named: label, of: type),
        question.isOfInterest(property)
      else { continue }
      for type in typer.concreteTypes(of: argument.value) { put(type, into: property) }
    }
  }
}

/// A class, since both are a handful of arrays, and looked at several times.
private final class FollowedFile: Sendable {
  let typer: ExpressionTyper
  let wiring: FileWiring

  init(_ typer: ExpressionTyper, _ question: FileWiring.Question) {
    self.typer = typer
    wiring = FileWiring(of: typer, question)
  }
}

/// A call with arguments, and what it calls.
private struct CallWithValues: Sendable {
  enum Callee {
    case initializers([FunctionPlace])
    case functions([FunctionPlace])
  }

  var arguments: Range<Int32>
  var callee: Callee
  /// A struct that is created by the initialiser which it has without writing one.
  var memberwiseType: TypeID?
}

extension ExpressionTyper {
  /// The calls with arguments of what has one of the names.
  fileprivate func calls(of names: NameSet) -> [CallWithValues] {
    let outline = unit.outline
    var calls: [CallWithValues] = []
    for call in outline.calls where !call.arguments.isEmpty {
      guard let step = outline.steps[ifAny: call.callee], names.contains(step.name) else { continue }
      calls.append(callWithValues(call, step))
    }
    return calls
  }

  private func callWithValues(_ call: Call, _ step: ExpressionStep) -> CallWithValues {
    let created = codebase.typeNamed(by: call.callee, in: file)
    let isMemberwise = created.map { type in
      codebase[type].kind == .struct && !codebase[type].functions.contains(where: isInitializer)
    }
    return CallWithValues(
      arguments: call.arguments, callee: callee(of: call, step, created),
      memberwiseType: isMemberwise == true ? created : nil)
  }

  private func callee(of call: Call, _ step: ExpressionStep, _ created: TypeID?) -> CallWithValues.Callee {
    if let created { return .initializers(initializers(of: created)) }
    if step.name == .`init`, step.kind == .member {
      return .initializers(value(of: step.base).instanceTypes.flatMap { initializers(of: $0.type) })
    }
    guard case .functions(let functions) = value(of: call.callee) else { return .functions([]) }
    return .functions(functions)
  }

  /// Those of the nearest type on the way up that has any.
  private func initializers(of type: TypeID) -> [FunctionPlace] {
    for owner in codebase.inheritanceChain(of: type) {
      let found = codebase[owner].functions.filter(isInitializer)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func isInitializer(_ function: FunctionPlace) -> Bool { codebase.function(function).kind == .initializer }
}
