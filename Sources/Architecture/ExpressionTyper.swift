package import SwiftReading

/// What an expression is, as far as the code base tells.
package enum ExpressionValue: Sendable {
  /// A value of one of these types.
  case instance(ArraySlice<ReferredType>)
  /// The type itself.
  case type(TypeID)
  /// Functions of that name; which one is called depends on the arguments.
  case functions([FunctionPlace])
  case unknown

  package var instanceTypes: ArraySlice<ReferredType> {
    if case .instance(let types) = self { types } else { [] }
  }
}

/// Tells the types of the chains of one file, without inference: declared types, created types, casts and results.
package struct ExpressionTyper: Sendable {
  let codebase: Codebase
  let file: Int
  let unit: CodebaseFile
  private let locals: LocalNames

  /// Locals whose value is another local, and so on, are followed this far.
  private static let depthLimit = 12

  package init(_ codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    locals = LocalNames(unit.outline.locals)
  }

  package func value(of step: ID<ExpressionStep>) -> ExpressionValue { value(of: step, depth: Self.depthLimit) }

  /// The chain from its beginning to `step`. Groups count as links.
  package func chain(to step: ID<ExpressionStep>) -> [ExpressionStep] { links(to: step).reversed() }

  /// The last first.
  private func links(to step: ID<ExpressionStep>) -> [ExpressionStep] {
    var links: [ExpressionStep] = []
    var current = step
    while let link = unit.outline.steps[ifAny: current] {
      links.append(link)
      current = link.base
    }
    return links
  }

  private func value(of step: ID<ExpressionStep>, depth: Int) -> ExpressionValue {
    guard depth > 0, let last = unit.outline.steps[ifAny: step] else { return .unknown }
    // Most are a name or a member of `self`, for which no list is needed.
    guard let base = unit.outline.steps[ifAny: last.base] else { return follow(last, from: .unknown, depth: depth) }
    if last.kind == .member, base.kind == .selfValue {
      let type = codebase.enclosingType(base.scope, in: file)
      return type.isNone ? .unknown : property(last.name, of: type, depth: depth)
    }
    var value = ExpressionValue.unknown
    for link in links(to: step).reversed() { value = follow(link, from: value, depth: depth) }
    return value
  }

  private func follow(_ link: ExpressionStep, from value: ExpressionValue, depth: Int) -> ExpressionValue {
    switch link.kind {
    case .name: return named(link, depth: depth)
    case .selfValue:
      let type = codebase.enclosingType(link.scope, in: file)
      return type.isNone ? .unknown : .instance([ReferredType(type: type)])
    case .superValue:
      let type = codebase.enclosingType(link.scope, in: file)
      guard !type.isNone, let superclass = codebase.superclass(of: type) else { return .unknown }
      return .instance([ReferredType(type: superclass)])
    case .member: return member(link.name, of: value, depth: depth)
    case .call: return result(of: value)
    case .cast: return .instance(codebase.referredTypes(TypePlace(file: file, reference: link.type)))
    case .subscript: return element(of: value)
    case .group: return value
    case .literal, .closure, .implicitMember, .keyPath, .macro, .other: return .unknown
    }
  }

  // MARK: Names

  private func named(_ link: ExpressionStep, depth: Int) -> ExpressionValue {
    var scope = link.scope
    while !scope.isNone {
      let region = unit.outline.scopes[scope]
      if let local = local(link, in: scope) { return value(ofLocal: local, depth: depth) }
      if region.kind == .function, let parameter = parameter(link.name, of: Int(region.subject)) {
        return declared(parameter.type, in: file)
      }
      if region.kind == .type {
        let type = codebase.typesOfDeclarations[file][Int(region.subject)]
        switch type.isNone ? .unknown : property(link.name, of: type, depth: depth) {
        case .unknown: break
        case let found: return found
        }
      }
      scope = region.parent
    }
    return typeOrGlobal(link, depth: depth)
  }

  /// The binding that is in force where the name is used: the last before it. What stands on the right of
  /// `guard let x = x` is not yet the new one.
  private func local(_ link: ExpressionStep, in scope: ID<Scope>) -> LocalBinding? {
    locals.last(link.name, in: scope) {
      let local = unit.outline.locals[$0]
      return local.offset < link.offset && beginning(of: local.value) != link.offset
    }.map { unit.outline.locals[$0] }
  }

  private func beginning(of value: ID<ExpressionStep>) -> UInt32? {
    var step = unit.outline.steps[ifAny: value]
    while let link = step, let base = unit.outline.steps[ifAny: link.base] { step = base }
    return step?.offset
  }

  private func value(ofLocal local: LocalBinding, depth: Int) -> ExpressionValue {
    if !local.type.isNone { return declared(local.type, in: file) }
    return local.value.isNone ? .unknown : value(of: local.value, depth: depth - 1)
  }

  package func parameter(_ name: Name, of function: Int) -> Parameter? {
    unit.outline.functions[function].parameters.lazy.map { unit.outline.parameters[Int($0)] }.first { $0.name == name }
  }

  private func typeOrGlobal(_ link: ExpressionStep, depth: Int) -> ExpressionValue {
    let resolved = codebase.resolve(name: link.name, in: file, scope: link.scope)
    if let resolved { return .type(resolved) }
    let global = unit.outline.properties.indices.first {
      unit.outline.properties[$0].scope.offset == 0 && unit.outline.properties[$0].name == link.name
    }
    return global.map { value(of: PropertyPlace(file: file, property: ID($0)), depth: depth) } ?? .unknown
  }

  private func declared(_ type: ID<TypeReference>, in file: Int) -> ExpressionValue {
    let types = codebase.referredTypes(TypePlace(file: file, reference: type))
    return types.isEmpty ? .unknown : .instance(types)
  }

  // MARK: Members

  private func member(_ name: Name, of value: ExpressionValue, depth: Int) -> ExpressionValue {
    switch value {
    case .instance(let types):
      for referred in types where !referred.isElement {
        switch property(name, of: referred.type, depth: depth) {
        case .unknown: continue
        case let found: return found
        }
      }
      return .unknown
    case .type(let type):
      if name == .selfValue || name == .`init` { return .type(type) }
      if case .type(let nested) = codebase.member(name, of: type, depth: 0) { return .type(nested) }
      return property(name, of: type, depth: depth)
    case .functions, .unknown:
      return .unknown
    }
  }

  /// A property or the functions of that name, of the type or of what it inherits.
  private func property(_ name: Name, of type: TypeID, depth: Int) -> ExpressionValue {
    if let place = codebase.property(named: name, of: type) { return value(of: place, depth: depth) }
    let functions = codebase.functions(named: name, of: type)
    return functions.isEmpty ? .unknown : .functions(functions)
  }

  private func value(of place: PropertyPlace, depth: Int) -> ExpressionValue {
    let property = codebase.property(place)
    if !property.type.isNone { return declared(property.type, in: place.file) }
    return codebase.createdType(by: property.value, in: place.file).map { .instance([ReferredType(type: $0)]) }
      ?? .unknown
  }

  private func result(of value: ExpressionValue) -> ExpressionValue {
    switch value {
    case .type(let type): return .instance([ReferredType(type: type)])
    case .functions(let places):
      let results = places.map { ($0.file, codebase.function($0).result) }
      guard let first = results.first, !first.1.isNone else { return .unknown }
      return declared(first.1, in: first.0)
    case .instance, .unknown: return .unknown
    }
  }

  private func element(of value: ExpressionValue) -> ExpressionValue {
    let elements = value.instanceTypes.filter(\.isElement).map { referred in
      var referred = referred
      referred.isElement = false
      return referred
    }
    return elements.isEmpty ? .unknown : .instance(elements[...])
  }
}

extension Codebase {
  /// The type that a bare name stands for in an expression.
  func resolve(name: Name, in file: Int, scope: ID<Scope>) -> TypeID? {
    nominal(lookUp(name, in: file, scope: scope))
  }

  /// The property of that name which the type declares or inherits, storage before requirements.
  package func property(named name: Name, of type: TypeID) -> PropertyPlace? {
    guard isMemberName[Int(name.id)] else { return nil }
    if let own = types[type.offset].properties.first(where: { property($0).name == name }) { return own }
    for supertype in allSupertypes(of: type) {
      if let found = types[supertype.offset].properties.first(where: { property($0).name == name }) { return found }
    }
    return nil
  }

  /// The functions of that name which the type declares, or else inherits.
  package func functions(named name: Name, of type: TypeID) -> [FunctionPlace] {
    guard isMemberName[Int(name.id)] else { return [] }
    let own = types[type.offset].functions.filter { function($0).name == name }
    if !own.isEmpty { return own }
    for supertype in allSupertypes(of: type) {
      let found = types[supertype.offset].functions.filter { function($0).name == name }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The type that an initial value creates: `Foo()`, `Foo.init()`, `Outer.Foo()`, `x as! Foo`.
  package func createdType(by value: ID<ExpressionStep>, in file: Int) -> TypeID? {
    let unit = files[file]
    guard let last = unit.outline.steps[ifAny: value] else { return nil }
    switch last.kind {
    case .cast:
      let types = referredTypes(TypePlace(file: file, reference: last.type))
      return types.count == 1 ? types.first?.type : nil
    case .call: return typeCreated(by: last.call, in: file)
    default: return nil
    }
  }

  /// The type that a chain of names stands for, with or without `.init` or `.self` behind it.
  package func typeNamed(by step: ID<ExpressionStep>, in file: Int) -> TypeID? {
    guard let (root, second) = beginning(of: step, in: file),
      mayNameType(root.name) || second.map(mayNameType) ?? false
    else { return nil }
    let unit = files[file]
    var names: [Name] = []
    var current = step
    while let link = unit.outline.steps[ifAny: current], link.kind == .member {
      names.append(link.name)
      current = link.base
    }
    var type = resolve(name: root.name, in: file, scope: root.scope)
    if type == nil, let next = names.last, case .type(let found) = topLevel(next, from: file) {
      names.removeLast()
      type = found
    }
    while let next = names.popLast() {
      guard let owner = type else { return nil }
      if names.isEmpty, next == .`init` || next == .selfValue { return owner }
      guard case .type(let nested) = member(next, of: owner, depth: 0) else { return nil }
      type = nested
    }
    return type
  }

  /// The name that a chain of nothing but names begins with, and the one behind it.
  private func beginning(of step: ID<ExpressionStep>, in file: Int) -> (root: ExpressionStep, second: Name?)? {
    var second: Name?
    var current = step
    while let link = files[file].outline.steps[ifAny: current] {
      if link.kind == .name { return (link, second) }
      guard link.kind == .member else { return nil }
      second = link.name
      current = link.base
    }
    return nil
  }
}

/// Finds the local bindings of a file by scope and name.
private struct LocalNames: Sendable {
  /// Sorted by key, then by place.
  private let entries: [(key: UInt64, local: Int)]

  init(_ locals: [LocalBinding]) {
    var entries = locals.indices.map { (key: LocalNames.key(locals[$0].name, locals[$0].scope), local: $0) }
    entries.sort { ($0.key, $0.local) < ($1.key, $1.local) }
    self.entries = entries
  }

  private static func key(_ name: Name, _ scope: ID<Scope>) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: scope.offset)) << 32 | UInt64(name.id)
  }

  /// The index of the last local of that name in the scope that fits.
  func last(_ name: Name, in scope: ID<Scope>, where fits: (Int) -> Bool) -> Int? {
    let key = LocalNames.key(name, scope)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key <= key { low = middle + 1 } else { high = middle }
    }
    while low > 0, entries[low - 1].key == key {
      low -= 1
      if fits(entries[low].local) { return entries[low].local }
    }
    return nil
  }
}
