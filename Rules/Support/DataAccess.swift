import Architecture
import SwiftReading

/// Finds where one file reads and writes data by itself. An instance that is only handed on is no use of it.
struct DataAccess {
  struct Use {
    /// The type or function of a framework.
    var name: String
    var range: ByteRange
    var scope: ID<Scope>
    var aim = Aim.reading
  }

  /// What is done with data.
  enum Aim {
    case reading, writing
    /// `bool(forKey:)` of the defaults.
    case askingForSwitch
  }

  let codebase: Codebase
  let file: Int
  private let unit: CodebaseFile
  private let vocabulary: DataAccessVocabulary
  /// The step behind each step, or -1.
  private let following: [Int]
  private let assigned: Set<ID<ExpressionStep>>
  private var outline: Outline { unit.outline }

  /// In the order of the file.
  static func uses(in file: Int, of codebase: Codebase) -> [Use] {
    let vocabulary = codebase.derived(DataAccessVocabulary.init)
    guard vocabulary.mayBeUsed[file] else { return [] }
    return DataAccess(codebase: codebase, file: file, vocabulary).uses()
  }

  private init(codebase: Codebase, file: Int, _ vocabulary: DataAccessVocabulary) {
    self.codebase = codebase
    self.file = file
    self.vocabulary = vocabulary
    unit = codebase.files[file]
    var following = [Int](repeating: -1, count: unit.outline.steps.count)
    for (index, step) in unit.outline.steps.enumerated() where !step.base.isNone {
      following[step.base.offset] = index
    }
    self.following = following
    assigned = Set(unit.outline.assignments.map(\.target))
  }

  private func uses() -> [Use] {
    let variables = variableNames()
    let direct = outline.steps.indices.compactMap { use(at: $0) }
    let held = variables.isEmpty ? [] : outline.steps.indices.flatMap { use(ofVariableAt: $0, among: variables) }
    return (direct + held + functionCalls() + wrappers()).sorted { $0.range.start < $1.range.start }
  }

  // MARK: Names

  /// True when the name stands for a framework's type there, and not for one of the code base.
  private func isMeant(_ name: Name, in scope: ID<Scope>, of other: Int? = nil) -> Bool {
    let place = other ?? file
    guard vocabulary.types.contains(name),
      vocabulary.modulesOfPlainNames[name].map({ imports($0, in: place) }) ?? true
    else { return false }
    return !codebase.mayMeanOwnType(name, in: place, scope: scope)
  }

  private func imports(_ module: Name, in file: Int) -> Bool {
    let unit = codebase.files[file]
    return unit.outline.imports.contains { $0.path.first.map { unit.outline.paths[Int($0)] } == module }
  }

  // MARK: Types in expressions

  /// A chain that begins with a type, and what it comes to.
  private struct Access {
    var name: String
    /// The last step that still stands for the type or an instance of it.
    var instance: Int
    /// What is done with it; nil where it is only named.
    var aim: Aim?
  }

  private func use(at index: Int) -> Use? {
    guard let access = access(at: index), let aim = access.aim else { return nil }
    return use(access.name, at: outline.steps[index], aim)
  }

  private func use(_ name: String, at step: ExpressionStep, _ aim: Aim = .reading) -> Use {
    let length = UInt32(codebase.names.length(of: step.name))
    return Use(
      name: name, range: ByteRange(start: step.offset, end: step.offset + length),
      scope: outline.scope(ofChainTo: step), aim: aim)
  }

  /// What the step behind an instance does with it; nil for one that does nothing.
  private func aim(of index: Int) -> Aim? {
    let step = outline.steps[index]
    guard step.kind == .member else { return assigned.contains(ID(index)) ? .writing : .reading }
    let member = codebase.text(step.name)
    guard isAction(member) else { return nil }
    if member == "bool" || member == "boolForKey" { return .askingForSwitch }
    return assigned.contains(ID(index)) || Self.verbsOfWriting.contains(where: member.hasPrefix) ? .writing : .reading
  }

  private static let verbsOfWriting = [
    "set", "save", "store", "write", "remove", "delete", "insert", "update", "register",
  ]

  private func access(at index: Int) -> Access? {
    let root = outline.steps[index]
    guard root.kind == .name else { return nil }
    if isMeant(root.name, in: root.scope) {
      return followed(Access(name: codebase.text(root.name), instance: index))
    }
    guard vocabulary.modules.contains(root.name), imports(root.name, in: file),
      !codebase.mayMeanOwnType(root.name, in: file, scope: root.scope), let next = step(behind: index),
      outline.steps[next].kind == .member
    else { return nil }
    let member = outline.steps[next].name
    let isType = isMeant(member, in: root.scope)
    return followed(
      Access(name: codebase.text(isType ? member : root.name), instance: isType ? next : index))
  }

  /// Goes over what only makes or names the instance: `.standard`, `(…)`.
  private func followed(_ access: Access) -> Access {
    var access = access
    while let next = step(behind: access.instance) {
      let step = outline.steps[next]
      switch step.kind {
      case .member where vocabulary.accessors.contains(step.name), .call:
        access.instance = next
      case .member, .subscript:
        access.aim = aim(of: next)
        return access
      default: return access
      }
    }
    return access
  }

  private func step(behind index: Int) -> Int? { following[index] < 0 ? nil : following[index] }

  /// A nested type or the name of a notification does nothing.
  private func isAction(_ member: String) -> Bool {
    member.first?.isUppercase != true && !member.hasSuffix("Notification") && member != "self"
  }

  // MARK: Variables

  /// Names of locals, parameters and properties that hold an instance.
  private func variableNames() -> Set<Name> {
    let locals = outline.locals.filter { heldType($0.type, $0.value) != nil }.map(\.name)
    let parameters = outline.parameters.filter { heldType($0.type, .none) != nil }.map(\.name)
    let owners = codebase.typesInFile(file).flatMap { [$0] + codebase.allSupertypes(of: $0) }
    let properties = owners.flatMap { codebase[$0].properties }.filter { heldType($0) != nil }
    return Set(locals + parameters + properties.map { codebase.property($0).name })
  }

  private func heldType(_ place: PropertyPlace) -> String? {
    let property = codebase.property(place)
    guard property.isStored else { return nil }
    if let given = environmentType(property, in: place.file) { return given }
    return place.file == file ? heldType(property.type, property.value) : declaredType(property.type, in: place.file)
  }

  /// The framework's type of what is declared with a type or a value.
  private func heldType(_ type: ID<TypeReference>, _ value: ID<ExpressionStep>) -> String? {
    if !type.isNone { return declaredType(type, in: file) }
    guard let root = root(of: value), let access = access(at: root), access.instance == value.offset else { return nil }
    return access.name
  }

  private func declaredType(_ type: ID<TypeReference>, in file: Int) -> String? {
    let unit = codebase.files[file]
    guard let mention = codebase.outermostMention(of: type, in: file)?.mention, mention.position.isEmpty,
      mention.path.count == 1
    else { return nil }
    let name = unit.outline.paths[Int(mention.path.lowerBound)]
    return isMeant(name, in: unit.outline.typeReferences[type].scope, of: file) ? codebase.text(name) : nil
  }

  /// `@Environment(\.managedObjectContext) var context`
  private func environmentType(_ property: PropertyDeclaration, in file: Int) -> String? {
    let keyPaths = property.attributes.compactMap { codebase.files[file].outline.attributes[Int($0)].keyPath }
    return keyPaths.lazy.compactMap { Self.environment[codebase.text($0)] }.first
  }

  static let environment = [
    "managedObjectContext": "NSManagedObjectContext", "modelContext": "ModelContext",
  ]

  private func root(of value: ID<ExpressionStep>) -> Int? {
    guard var step = outline.steps[ifAny: value] else { return nil }
    var index = value.offset
    while let base = outline.steps[ifAny: step.base] { (index, step) = (step.base.offset, base) }
    return index
  }

  /// The use of a variable, and before it the place where the instance comes from.
  private func use(ofVariableAt index: Int, among names: Set<Name>) -> [Use] {
    let step = outline.steps[index]
    guard names.contains(step.name), step.kind == .name || isMemberOfSelf(step), let next = self.step(behind: index)
    else {
      return []
    }
    guard [.member, .subscript].contains(outline.steps[next].kind), let aim = aim(of: next),
      let held = variable(step)
    else { return [] }
    var origin = held.origin
    origin?.aim = aim
    return [origin, use(held.name, at: step, aim)].compactMap { $0 }
  }

  private func isMemberOfSelf(_ step: ExpressionStep) -> Bool {
    step.kind == .member && outline.steps[ifAny: step.base]?.kind == .selfValue
  }

  private func variable(_ step: ExpressionStep) -> (name: String, origin: Use?)? {
    let scope = outline.scope(ofChainTo: step)
    if step.kind == .name {
      let local = outline.locals.last {
        $0.name == step.name && $0.offset < step.offset && outline.isScope(scope, inside: $0.scope)
      }
      if let local { return heldType(local.type, local.value).map { ($0, origin(local.value, $0)) } }
      if let parameter = codebase.parameter(step.name, around: scope, in: file) {
        return heldType(parameter.type, .none).map { ($0, nil) }
      }
    }
    let owner = codebase.enclosingType(scope, in: file)
    guard !owner.isNone, let place = codebase.property(named: step.name, of: owner), let name = heldType(place) else {
      return nil
    }
    return (name, place.file == file ? origin(codebase.property(place).value, name) : nil)
  }

  private func origin(_ value: ID<ExpressionStep>, _ name: String) -> Use? {
    root(of: value).map { use(name, at: outline.steps[$0]) }
  }

  // MARK: Functions and wrappers

  private func functionCalls() -> [Use] {
    outline.calls.compactMap { call in
      guard let callee = outline.steps[ifAny: call.callee], callee.kind == .name,
        vocabulary.functions.contains(callee.name)
      else { return nil }
      let name = codebase.text(callee.name)
      let isWriting = ["Add", "Delete", "Update"].contains(where: name.hasSuffix)
      return use(name, at: callee, isWriting ? .writing : .reading)
    }
  }

  /// `@FetchRequest var drafts`
  private func wrappers() -> [Use] {
    outline.properties.flatMap { property in
      property.attributes.compactMap { number -> Use? in
        let attribute = outline.attributes[Int(number)]
        guard let reference = outline.typeReferences[ifAny: attribute.type],
          let mention = reference.mentions.first.map({ outline.mentions[Int($0)] }), mention.path.count == 1
        else { return nil }
        let name = outline.paths[Int(mention.path.lowerBound)]
        guard isMeant(name, in: property.scope) else { return nil }
        return Use(name: codebase.text(name), range: reference.range, scope: property.scope)
      }
    }
  }
}
