import Architecture
import SwiftReading

/// Moves between screens that are not the business of `navigation_outside_router`.
struct NavigationExemptions {
  private let codebase: Codebase
  private let allowsAlerts: (Int) -> Bool
  /// The types and contracts that a presenter or an interactor holds, and those that a router holds, by their numbers.
  private let heldByLogic: [Bool]
  private let heldByRouters: [Bool]

  init(codebase: Codebase, allowsAlerts: @escaping (_ file: Int) -> Bool) {
    self.codebase = codebase
    self.allowsAlerts = allowsAlerts
    var heldByLogic = [Bool](repeating: false, count: codebase.types.count)
    var heldByRouters = heldByLogic
    for component in codebase.components where !codebase[component.type].isContract {
      switch component.role {
      case .presenter, .interactor:
        for link in codebase.allLinks(of: component.type) { heldByLogic[link.target.offset] = true }
      case .router:
        for link in codebase.allLinks(of: component.type) { heldByRouters[link.target.offset] = true }
      default: break
      }
    }
    self.heldByLogic = heldByLogic
    self.heldByRouters = heldByRouters
  }

  /// A view that neither holds a presenter nor is held by one has nobody to ask.
  func belongsToPresenter(_ view: TypeID) -> Bool {
    heldByLogic[view.offset] || codebase.allSupertypes(of: view).contains { heldByLogic[$0.offset] }
      || codebase.allLinks(of: view).contains { link in
        codebase.role(of: link.target).map { $0 == .presenter || $0 == .interactor } ?? false
      }
  }

  /// True when the function around the move is what a presenter or an interactor asks the view for.
  func isAskedByLogic(_ move: ScreenMove, of owner: TypeID, in file: Int) -> Bool {
    isRequired(move, of: owner, by: heldByLogic, in: file)
  }

  func cover(_ move: ScreenMove, of owner: TypeID, _ moves: ScreenMoves) -> Bool {
    if move.kind == .closing, moves.isPickerCallback(move) { return true }
    // What a router asks of its view is the router's own doing.
    if servesRouters(move, of: owner, in: moves.file) { return true }
    switch moves.receiver(of: move) {
    case .superclass: return true
    case .own: return isOwnBusiness(move, of: owner, moves)
    case .component(let role):
      if role == .view, codebase.role(of: owner) != .view { return false }
      return role == .router || role == .builder
    case .declares: return true
    case .other: return isAllowedAlert(move, of: owner, moves)
    }
  }

  /// True when the function around the move is a requirement of one of the contracts.
  private func isRequired(_ move: ScreenMove, of owner: TypeID, by contracts: [Bool], in file: Int) -> Bool {
    move.function >= 0
      && isRequired(FunctionPlace(file: file, function: ID(move.function)), of: owner, by: contracts)
  }

  /// True when the function around the move is what routers ask for, or a private one that serves only such functions.
  private func servesRouters(_ move: ScreenMove, of owner: TypeID, in file: Int) -> Bool {
    guard move.function >= 0 else { return false }
    var waiting = [FunctionPlace(file: file, function: ID(move.function))]
    var seen = Set(waiting)
    var isAsked = false
    while let function = waiting.popLast() {
      if isRequired(function, of: owner, by: heldByRouters) {
        isAsked = true
        continue
      }
      guard let callers = callers(of: function, in: owner) else { return false }
      waiting += callers.filter { seen.insert($0).inserted }
    }
    return isAsked
  }

  /// The functions of the type that call one of its private functions; nil where others may, or what does is not known.
  private func callers(of function: FunctionPlace, in owner: TypeID) -> [FunctionPlace]? {
    let declaration = codebase.function(function)
    guard declaration.modifiers.isPrivate else { return nil }
    let outline = codebase.files[function.file].outline
    var callers: [FunctionPlace] = []
    for call in outline.calls where outline.steps[ifAny: call.callee]?.name == declaration.name {
      guard codebase.enclosingType(call.scope, in: function.file) == owner,
        let caller = codebase.enclosingFunction(call.scope, in: function.file)
      else { return nil }
      callers.append(FunctionPlace(file: function.file, function: caller))
    }
    let uses = outline.steps.count { $0.name == declaration.name && ($0.kind == .name || $0.kind == .member) }
    return uses == callers.count ? callers : nil
  }

  private func isRequired(_ function: FunctionPlace, of owner: TypeID, by contracts: [Bool]) -> Bool {
    let name = codebase.function(function).name
    return codebase.allSupertypes(of: owner).contains { contract in
      codebase[contract].isContract && codebase[contract].functions.contains { codebase.function($0).name == name }
        && (contracts[contract.offset]
          || codebase.allSubtypes(of: contract).contains { contracts[$0.offset] && codebase[$0].isContract })
    }
  }

  /// A call on `self`: a screen's own method is UIKit's, anything else is a method of the same name.
  private func isOwnBusiness(_ move: ScreenMove, of owner: TypeID, _ moves: ScreenMoves) -> Bool {
    guard codebase.isUserInterface(owner), codebase[owner].isClass else { return true }
    if moves.isInsideOverride(move) { return true }
    if move.name == "setViewControllers", fillsItself(owner) { return true }
    return isAllowedAlert(move, of: owner, moves)
  }

  private func fillsItself(_ owner: TypeID) -> Bool {
    codebase.externalSupertypes(of: owner).contains {
      $0.hasSuffix("TabBarController") || $0.hasSuffix("PageViewController") || $0.hasSuffix("NavigationController")
    }
  }

  private func isAllowedAlert(_ move: ScreenMove, of owner: TypeID, _ moves: ScreenMoves) -> Bool {
    codebase.role(of: owner) == .view && allowsAlerts(moves.file) && moves.presentsAlert(move)
  }
}
