import Architecture
import SwiftReading

/// Tells the types of expressions by what is written: created, cast to, or declared. Types outside of the code base
/// count, which the graph knows nothing of.
struct WrittenTypes {
  let codebase: Codebase
  let file: Int
  private var unit: CodebaseFile { codebase.files[file] }

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
  }

  /// The name of the type that an expression has by creation or declaration, also of types outside of the code base.
  func type(of value: ID<ExpressionStep>, depth: Int = 6) -> String? {
    guard depth > 0, let step = unit.outline.steps[ifAny: value] else { return nil }
    switch step.kind {
    case .call:
      guard let created = unit.outline.steps[ifAny: step.base] else { return nil }
      if created.kind == .name { return externalType(created) ?? result(of: created) }
      return codebase.text(created.name) == "init" ? type(of: created.base, depth: depth - 1) : nil
    case .name: return externalType(step) ?? variable(step, depth: depth)
    case .member where unit.outline.steps[ifAny: step.base]?.kind == .selfValue: return variable(step, depth: depth)
    case .member where codebase.text(step.name) == "wrappedValue": return type(of: step.base, depth: depth - 1)
    case .cast: return name(step.type)
    default: return nil
    }
  }

  /// The last component of the last name in a type as it is written.
  func name(_ type: ID<TypeReference>, in other: Int? = nil) -> String? {
    let outline = codebase.files[other ?? file].outline
    guard let reference = outline.typeReferences[ifAny: type], let last = reference.mentions.last else { return nil }
    return codebase.text(outline.paths[Int(outline.mentions[Int(last)].path.upperBound) - 1])
  }

  private func externalType(_ step: ExpressionStep) -> String? {
    let name = codebase.text(step.name)
    return name.first?.isUppercase == true && !codebase.declaresType(named: name) ? name : nil
  }

  /// The declared or created type of a local name, a parameter or a property.
  private func variable(_ step: ExpressionStep, depth: Int) -> String? {
    let outline = unit.outline
    if step.kind == .name, let local = outline.locals.last(where: { $0.name == step.name && $0.offset < step.offset }),
      local.scope.offset > 0
    {
      return name(local.type) ?? type(of: local.value, depth: depth - 1)
    }
    if let parameter = codebase.parameter(step.name, around: outline.scope(ofChainTo: step), in: file) {
      return name(parameter.type)
    }
    let owner = codebase.enclosingType(outline.scope(ofChainTo: step), in: file)
    guard !owner.isNone, let place = codebase.property(named: step.name, of: owner) else { return nil }
    let property = codebase.property(place)
    if place.file == file, property.type.isNone { return type(of: property.value, depth: depth - 1) }
    return name(property.type, in: place.file)
  }

  private func result(of callee: ExpressionStep) -> String? {
    let owner = codebase.enclosingType(callee.scope, in: file)
    guard !owner.isNone, let place = codebase.functions(named: callee.name, of: owner).first else { return nil }
    return name(codebase.function(place).result, in: place.file)
  }
}

extension Codebase {
  /// The parameter of that name of the innermost function around a scope.
  func parameter(_ name: Name, around scope: ID<Scope>, in file: Int) -> Parameter? {
    guard let function = enclosingFunction(scope, in: file) else { return nil }
    let outline = files[file].outline
    return outline.functions[function].parameters.lazy.map { outline.parameters[Int($0)] }.first { $0.name == name }
  }

  /// The scope of the member that another scope lies in, whose parent is a type's or the file's; the type's own scope
  /// for initial values and default arguments.
  func memberScope(_ scope: ID<Scope>, in file: Int) -> ID<Scope> {
    let scopes = files[file].outline.scopes
    var member = scope
    while let region = scopes[ifAny: member], let parent = scopes[ifAny: region.parent], region.kind != .type,
      parent.kind != .type, parent.kind != .file
    {
      member = region.parent
    }
    return member
  }

  /// The name of the function or property whose body the scope is, or nil.
  func memberName(_ scope: ID<Scope>, in file: Int) -> String? {
    let outline = files[file].outline
    guard let region = outline.scopes[ifAny: scope] else { return nil }
    switch region.kind {
    case .function: return text(outline.functions[Int(region.subject)].name)
    case .property: return region.subject < 0 ? nil : text(outline.properties[Int(region.subject)].name)
    default: return nil
    }
  }
}
