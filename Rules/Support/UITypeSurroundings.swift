import Architecture
import SwiftReading

/// What stands around the types of a UI framework that a file names.
struct UITypeSurroundings {
  let codebase: Codebase
  let file: Int
  private var outline: Outline { codebase.files[file].outline }

  /// True where only private properties and bodies name them, so that nobody hands them in.
  func areMade(_ uses: [TypeUses.Use]) -> Bool {
    uses.allSatisfy { use in
      if function(taking: use.reference) != nil { return false }
      let property = outline.properties.first { !use.reference.isNone && $0.type == use.reference }
      return property.map { $0.modifiers.isPrivate } ?? !codebase[use.owner].isContract
    }
  }

  /// What every function that takes one of them takes besides.
  func standIn(for uses: [TypeUses.Use]) -> String? {
    let found = uses.map { use in function(taking: use.reference).flatMap { standIn($0, besides: use.reference) } }
    return found.contains(nil) ? nil : found.first ?? nil
  }

  private func standIn(_ function: FunctionDeclaration, besides reference: ID<TypeReference>) -> String? {
    let written = WrittenTypes(codebase: codebase, file: file)
    return function.parameters.lazy.map { outline.parameters[Int($0)] }.compactMap { parameter in
      guard parameter.type != reference, let type = written.name(parameter.type) else { return nil }
      if ["Int", "UInt", "IndexPath"].contains(type) { return "index" }
      let isNamedSo = ["id", "Id", "ID", "identifier", "Identifier"].contains {
        codebase.text(parameter.name).hasSuffix($0)
      }
      return type == "UUID" || type == "String" && isNamedSo ? "identifier" : nil
    }.first
  }

  private func function(taking reference: ID<TypeReference>) -> FunctionDeclaration? {
    guard !reference.isNone else { return nil }
    return outline.functions.first { function in
      function.parameters.contains { outline.parameters[Int($0)].type == reference }
    }
  }

  /// True for the type of what a closure takes, or of a local, in a body where nothing is called of a view or a contract.
  func staysInside(_ use: TypeUses.Use) -> Bool {
    guard let reference = outline.typeReferences[ifAny: use.reference],
      [.parameter, .local].contains(reference.usage), !codebase[use.owner].isContract,
      function(taking: use.reference) == nil, let body = innermostBody(around: use.scope)
    else { return false }
    let typer = ExpressionTyper(codebase, file: file)
    return !outline.calls.contains { call in
      guard outline.isScope(call.scope, inside: body), let callee = outline.steps[ifAny: call.callee] else {
        return false
      }
      return !callee.base.isNone
        && typer.value(of: callee.base).instanceTypes.contains { value in
          codebase[value.type].isContract || codebase.role(of: value.type) == .view
        }
    }
  }

  /// The closure or function around a scope.
  private func innermostBody(around scope: ID<Scope>) -> ID<Scope>? {
    var current = scope
    while let region = outline.scopes[ifAny: current], region.kind != .type {
      if region.kind == .closure || region.kind == .function { return current }
      current = region.parent
    }
    return nil
  }
}
