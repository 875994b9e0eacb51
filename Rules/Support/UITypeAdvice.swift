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

extension Codebase {
  /// True where the type's module is one with routers, or the type knows one.
  func hasRouter(_ type: TypeID) -> Bool {
    guard let module = module(of: type) else { return true }
    if isRouted(module) { return true }
    let known = ([type] + conformers(of: type)).flatMap(allLinks).map(\.target)
    return known.contains { role(of: $0) == .router }
  }
}
