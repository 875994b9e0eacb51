import SwiftReading

/// One type names another.
package struct Dependency: Sendable {
  package enum Kind: String, Sendable { case conforms, inherits, stores, mentions, creates }

  package var from: TypeID
  package var to: TypeID
  package var kind: Kind
  package var place: Place
}

extension Codebase {
  /// Every place where a type that belongs to a module names another type of a module, sorted by place.
  ///
  /// Left out are the places where modules are put together: builders, static functions that create a component,
  /// initialisers that do, and functions that create several.
  package func dependencies() -> [Dependency] {
    var found: [Dependency] = []
    for file in files.indices where typesOfDeclarations[file].contains(where: { module(of: $0) != nil }) {
      let collector = DependencyCollector(codebase: self, file: file)
      found.append(contentsOf: collector.collect())
    }
    return found.sorted { $0.place < $1.place }
  }
}

/// Collects the dependencies that one file states.
private struct DependencyCollector {
  let codebase: Codebase
  let file: Int
  let unit: CodebaseFile
  private var assembling: Set<Int> = []
  /// The types in the signatures of those functions.
  private var signatures: Set<Int32> = []

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    assembling = assemblingFunctions()
    signatures = signatureTypes()
  }

  func collect() -> [Dependency] {
    supertypes() + mentions() + expressions()
  }

  private func supertypes() -> [Dependency] {
    let owners = Set(codebase.typesOfDeclarations[file].filter { !$0.isNone })
    return owners.flatMap { owner in
      codebase[owner].supertypes.filter { $0.file == file }.compactMap { supertype in
        let range = unit.outline.typeReferences[supertype.reference].range
        let kind: Dependency.Kind = codebase[supertype.type].isContract ? .conforms : .inherits
        return dependency(from: owner, to: supertype.type, kind, range)
      }
    }
  }

  private func mentions() -> [Dependency] {
    unit.outline.typeReferences.enumerated().flatMap { index, reference -> [Dependency] in
      guard reference.usage != .inheritance, reference.usage != .extended,
        !signatures.contains(Int32(truncatingIfNeeded: index)), let owner = owner(reference.scope)
      else {
        return []
      }
      return reference.mentions.flatMap { number -> [Dependency] in
        let mention = unit.outline.mentions[Int(number)]
        guard case .type(let type) = codebase.resolve(mention.path, in: file, scope: reference.scope) else { return [] }
        let range = ByteRange(start: mention.offset, end: mention.offset + length(of: mention.path))
        return [dependency(from: owner, to: type, reference.usage == .property ? .stores : .mentions, range)]
          .compactMap { $0 }
      }
    }
  }

  private func length(of path: PathRange) -> UInt32 {
    UInt32(path.reduce(path.count - 1) { $0 + codebase.names.utf8(of: unit.outline.paths[Int($1)]).count })
  }

  /// Types that expressions begin with: created, or asked for a static member.
  private func expressions() -> [Dependency] {
    let created = Set(unit.outline.calls.map(\.callee))
    return unit.outline.steps.indices.compactMap { index in
      let step = unit.outline.steps[index]
      guard step.kind == .name, let owner = owner(step.scope),
        case .type(let type) = codebase.lookUp(step.name, in: file, scope: step.scope)
      else { return nil }
      let end = step.offset + UInt32(codebase.names.utf8(of: step.name).count)
      return dependency(
        from: owner, to: type, created.contains(ID(index)) ? .creates : .mentions,
        ByteRange(start: step.offset, end: end))
    }
  }

  /// The type whose members the scope belongs to, unless modules are put together there.
  private func owner(_ scope: ID<Scope>) -> TypeID? {
    if let function = codebase.enclosingFunction(scope, in: file), assembling.contains(function.offset) { return nil }
    let type = codebase.enclosingType(scope, in: file)
    return type.isNone || codebase.role(of: type) == .builder ? nil : type
  }

  private func dependency(from: TypeID, to: TypeID, _ kind: Dependency.Kind, _ range: ByteRange) -> Dependency? {
    guard from != to, codebase.module(of: from) != nil, codebase.module(of: to) != nil else { return nil }
    return Dependency(from: from, to: to, kind: kind, place: Place(file: file, range: range))
  }

  private func assemblingFunctions() -> Set<Int> {
    var created: [Int: Set<TypeID>] = [:]
    for call in unit.outline.calls {
      guard let function = codebase.enclosingFunction(call.scope, in: file),
        let type = codebase.typeNamed(by: call.callee, in: file), codebase.isHeart(type)
      else { continue }
      created[function.offset, default: []].insert(type)
    }
    return Set(
      created.filter { function, types in
        let declaration = unit.outline.functions[function]
        return types.count > 1 || declaration.modifiers.isTypeMember || declaration.kind == .initializer
      }.keys)
  }
}

extension DependencyCollector {
  private func signatureTypes() -> Set<Int32> {
    Set(
      assembling.flatMap { number -> [Int32] in
        let function = unit.outline.functions[number]
        return [function.result.rawValue] + function.parameters.map { unit.outline.parameters[Int($0)].type.rawValue }
      })
  }
}

extension Codebase {
  /// True for the parts of a module that its assembly creates.
  package func isHeart(_ type: TypeID) -> Bool {
    switch role(of: type) {
    case .presenter?, .interactor?, .router?, .view?: !self[type].isContract
    default: false
    }
  }
}
