import Architecture
import SwiftReading

/// Who takes the types of a UI framework off the logic's hands, and what stands in for them there.
struct UITypeAdvice {
  enum Mover {
    case router
    /// There is no router, and the screens come from elsewhere, or from the component itself.
    case view, viewThatMakesThem
  }

  /// Each once.
  let names: [String]
  let role: Role
  var mover = Mover.router
  /// What stands in for a view in the same call already: "index", "identifier".
  var beside: String?
  /// What is named is taken inside a body and is handed to no view and no contract.
  var staysInside = false

  var text: String {
    let movers = names.filter(Self.isMover)
    let views = names.filter(Self.isView)
    let values = names.filter { !Self.isMover($0) && !Self.isView($0) }
    var parts: [String] = []
    if !movers.isEmpty { parts.append(text(movers: enumerated(movers))) }
    if !views.isEmpty { parts.append(text(views: enumerated(views))) }
    if !values.isEmpty { parts.append(text(values: values)) }
    return parts.joined(separator: "; ")
  }

  private func text(movers: String) -> String {
    switch mover {
    // Who asks a service for what a screen is needed for needs what comes of it.
    case .router where role == .interactor:
      "let the router do what needs \(movers), and give the interactor the result"
    case .router: "leave \(movers) to the router"
    case .view: "let the view do what needs \(movers)"
    case .viewThatMakesThem: "let the view make its child controllers"
    }
  }

  private func text(views: String) -> String {
    guard let beside else { return "pass an index or an identifier, and leave \(views) to the view" }
    let asker = mover == .router ? "let the router ask the view for the \(views)" : "leave \(views) to the view"
    return "the \(beside) is enough: \(asker)"
  }

  private func text(values: [String]) -> String {
    if staysInside { return "let a service or the view work with \(enumerated(values)), and take plain data from it" }
    return "\(role == .entity ? "keep" : "pass") plain values, and leave \(enumerated(values)) to the view"
  }

  /// What one moves between screens with, and presents from.
  static func isMover(_ name: String) -> Bool {
    let endings = ["ViewController", "NavigationController", "TabBarController", "SplitViewController"]
    return endings.contains { name.hasSuffix($0) }
      || ["UIWindow", "UIWindowScene", "UIApplication", "NSWindow", "NSApplication"].contains(name)
  }

  static func isView(_ name: String) -> Bool {
    ["View", "Cell", "Button", "Label", "Control", "TextField"].contains { name.hasSuffix($0) } && name != "View"
  }
}

extension UITypeAdvice {
  /// `uses` are those of one component in one file.
  init(_ uses: [TypeUses.Use], names: [String], role: Role, in file: Int, of codebase: Codebase) {
    let surroundings = UITypeSurroundings(codebase: codebase, file: file)
    self.init(names: names, role: role)
    if let owner = uses.first?.owner, !codebase.hasRouter(owner) {
      let areMade = role == .presenter && surroundings.areMade(uses.filter { Self.isMover($0.name) })
      mover = areMade ? .viewThatMakesThem : .view
    }
    beside = surroundings.standIn(for: uses.filter { Self.isView($0.name) })
    staysInside = uses.allSatisfy(surroundings.staysInside)
  }
}

/// What stands around the types of a UI framework that a file names.
private struct UITypeSurroundings {
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
      guard isInside(call.scope, body), let callee = outline.steps[ifAny: call.callee] else { return false }
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

  private func isInside(_ scope: ID<Scope>, _ outer: ID<Scope>) -> Bool {
    var current = scope
    while let region = outline.scopes[ifAny: current], current != outer { current = region.parent }
    return current == outer
  }
}

extension Codebase {
  /// True where the type's module is one with routers, or the type knows one.
  func hasRouter(_ type: TypeID) -> Bool {
    guard let module = module(of: type) else { return true }
    if isRouted(module) { return true }
    let known = ([type] + conformers(of: type)).flatMap(allLinks).map(\.target)
    return known.contains { role(of: $0) == .router }
  }
}
