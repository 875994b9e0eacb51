import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let navigationOutsideRouter = Rule(
    id: "navigation_outside_router",
    summary: "a view, presenter, interactor or worker moves between screens by itself",
    why: """
      The router is the one place that knows how screens follow each other. A push or a dismissal anywhere else ties \
      that part to its neighbours and to UIKit, and hides the way through the app.
      """,
    schools: """
      Presenting an alert from a view is left alone unless `allow_alerts` is off, and so is closing a system picker in \
      its own callback. VIP scenes without a router, MVC screens, and page or tab controllers that fill themselves are \
      silent.
      """,
    wrong: """
      import UIKit
      protocol GreetingRouting: AnyObject { func openDetails() }
      final class GreetingViewController: UIViewController {
        var presenter: GreetingPresenter?
        func close() { navigationController?.popViewController(animated: true) }
      }
      final class GreetingPresenter { var router: GreetingRouting? }
      final class GreetingRouter: GreetingRouting { func openDetails() {} }
      """,
    right: """
      import UIKit
      protocol GreetingRouting: AnyObject { func close() }
      final class GreetingViewController: UIViewController {
        var presenter: GreetingPresenter?
        func close() { presenter?.close() }
      }
      final class GreetingPresenter {
        var router: GreetingRouting?
        func close() { router?.close() }
      }
      final class GreetingRouter: GreetingRouting {
        weak var view: UIViewController?
        func close() { view?.navigationController?.popViewController(animated: true) }
      }
      """,
    severity: .error,
    options: [
      RuleOption(
        "allow_alerts", "let a view present a UIAlertController", .flag(recommended: true, strict: false))
    ],
    subjects: [.view, .presenter, .interactor, .worker],
    check: { context in
      let check = NavigationCheck(context: context)
      return context.codebase.files.indices.flatMap(check.findings)
    }
  )
}

private struct NavigationCheck {
  let context: RuleContext
  var codebase: Codebase { context.codebase }
  /// Modules whose screens have a router to go through.
  private let routed: Set<Int>
  /// Types and contracts that a presenter or an interactor holds, and those that a router holds.
  private let heldByLogic: Set<TypeID>
  private let heldByRouters: Set<TypeID>

  init(context: RuleContext) {
    self.context = context
    let codebase = context.codebase
    routed = codebase.routedModules
    func held(by roles: Set<Role>) -> Set<TypeID> {
      Set(codebase.links.filter { codebase.role(of: $0.owner).map(roles.contains) ?? false }.map(\.target))
    }
    heldByLogic = held(by: [.presenter, .interactor])
    heldByRouters = held(by: [.router])
  }

  func findings(in file: Int) -> [Finding] {
    guard codebase.typesInFile(file).contains(where: isJudged) else { return [] }
    let moves = ScreenMoves(codebase: codebase, file: file)
    let found = moves.all.filter { move in
      let owner = codebase.enclosingType(move.scope, in: file)
      return isJudged(owner) && !isLeftAlone(move, of: owner, moves)
    }
    return withoutLoads(found).map { finding(for: $0, in: file) }
  }

  private func isJudged(_ type: TypeID) -> Bool {
    guard !type.isNone, !codebase[type].isContract, let module = codebase.module(of: type), routed.contains(module)
    else { return false }
    switch codebase.role(of: type) {
    case .presenter?, .interactor?, .worker?: return true
    case .view?: return belongsToPresenter(type)
    default: return false
    }
  }

  /// A view that neither holds a presenter nor is held by one has nobody to ask.
  private func belongsToPresenter(_ view: TypeID) -> Bool {
    ([view] + codebase.allSupertypes(of: view)).contains(where: heldByLogic.contains)
      || codebase.allLinks(of: view).contains { link in
        codebase.role(of: link.target).map { $0 == .presenter || $0 == .interactor } ?? false
      }
  }

  // MARK: Left alone

  private func isLeftAlone(_ move: ScreenMove, of owner: TypeID, _ moves: ScreenMoves) -> Bool {
    if move.kind == .closing, moves.isPickerCallback(move) { return true }
    if isRequired(move, of: owner, by: heldByRouters, in: moves.file) { return true }
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

  /// True when the function around the move is what one of the contracts asks the owner for.
  private func isRequired(_ move: ScreenMove, of owner: TypeID, by contracts: Set<TypeID>, in file: Int) -> Bool {
    guard move.function >= 0 else { return false }
    let name = codebase.files[file].outline.functions[move.function].name
    return codebase.allSupertypes(of: owner).contains { contract in
      contracts.contains(contract) && codebase[contract].isContract
        && codebase[contract].functions.contains { codebase.function($0).name == name }
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
    codebase.role(of: owner) == .view && context.flag("allow_alerts", in: moves.file) && moves.presentsAlert(move)
  }

  /// Loading a screen and moving to it in one function is one fault, the move.
  private func withoutLoads(_ moves: [ScreenMove]) -> [ScreenMove] {
    let moving = Set(moves.filter { $0.kind != .loading }.map(\.function))
    var loading: Set<Int> = []
    return moves.filter { move in
      move.kind != .loading || (!moving.contains(move.function) && loading.insert(move.function).inserted)
    }
  }

  // MARK: Findings

  private func finding(for move: ScreenMove, in file: Int) -> Finding {
    let owner = codebase.enclosingType(move.scope, in: file)
    let role = codebase.role(of: owner) ?? .view
    let member =
      move.function >= 0 ? "." + codebase.signature(of: FunctionPlace(file: file, function: ID(move.function))) : ""
    let symbol = codebase.qualifiedName(owner) + member
    let isSevere = role == .presenter || role == .interactor
    let isAsked = role == .view && isRequired(move, of: owner, by: heldByLogic, in: file)
    return Finding(
      at: Place(file: file, range: move.range),
      "\(symbol) \(move.verb) with \(move.name), which is the router's business; "
        + advice(for: owner, role, isAsked: isAsked),
      severity: isSevere ? .error : .warning, type: owner, symbol: symbol, counterparts: [move.name])
  }

  private func advice(for owner: TypeID, _ role: Role, isAsked: Bool) -> String {
    let parts = codebase.module(of: owner).map { codebase.modules[$0].components.map { codebase.components[$0] } } ?? []
    guard let router = parts.first(where: { $0.role == .router }).map({ codebase.name($0.type) }) else {
      return "give the module a router, and ask it"
    }
    if role == .presenter { return "ask \(router) for it" }
    return isAsked
      ? "let the presenter ask \(router) for it instead of the view" : "tell the presenter, and let it ask \(router)"
  }
}
