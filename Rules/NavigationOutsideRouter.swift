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
      silent. In a view or a worker a move is a warning.
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
      return context.codebase.files.indices.flatMap { check.findings(in: $0) }
    }
  )
}

private struct NavigationCheck {
  let context: RuleContext
  private let exemptions: NavigationExemptions
  var codebase: Codebase { context.codebase }
  /// By file, whether a move may stand in it.
  private let mayMove: [Bool]
  /// By module, whether its screens have a router to go through.
  private let routed: [Bool]

  init(context: RuleContext) {
    self.context = context
    routed = context.codebase.routedModules
    mayMove = context.codebase.derived(NamesOfMoves.init).files
    exemptions = NavigationExemptions(codebase: context.codebase) { context.flag("allow_alerts", in: $0) }
  }

  func findings(in file: Int) -> [Finding] {
    guard mayMove[file], codebase.typesInFile(file).contains(where: isJudged) else { return [] }
    let moves = ScreenMoves(codebase: codebase, file: file)
    guard !moves.all.isEmpty else { return [] }
    let found = moves.all.filter { move in
      let owner = codebase.enclosingType(move.scope, in: file)
      return isJudged(owner) && !exemptions.cover(move, of: owner, moves)
    }
    return withoutLoads(found).map { finding(for: $0, in: file) }
  }

  private func isJudged(_ type: TypeID) -> Bool {
    guard !type.isNone, !codebase[type].isContract, let module = codebase.module(of: type), routed[module]
    else { return false }
    switch codebase.role(of: type) {
    case .presenter?, .interactor?, .worker?: return true
    case .view?: return exemptions.belongsToPresenter(type)
    default: return false
    }
  }

  /// Loading a screen and moving to it in one function is one fault, the move.
  private func withoutLoads(_ moves: [ScreenMove]) -> [ScreenMove] {
    let moving = Set(moves.filter { $0.kind != .loading }.map(\.function))
    var loading: Set<Int> = []
    return moves.filter { move in
      move.kind != .loading || (!moving.contains(move.function) && loading.insert(move.function).inserted)
    }
  }

  private func finding(for move: ScreenMove, in file: Int) -> Finding {
    let owner = codebase.enclosingType(move.scope, in: file)
    let role = codebase.role(of: owner) ?? .view
    let member =
      move.function >= 0 ? "." + codebase.signature(of: FunctionPlace(file: file, function: ID(move.function))) : ""
    let symbol = codebase.qualifiedName(owner) + member
    let isSevere = role == .presenter || role == .interactor
    let isAsked = role == .view && exemptions.isAskedByLogic(move, of: owner, in: file)
    return Finding(
      at: Place(file: file, range: move.range),
      "\(symbol) \(move.verb) with \(move.name), which is the router's business; "
        + advice(for: owner, role, isAsked: isAsked),
      severity: isSevere ? .error : .warning, type: owner, symbol: symbol, counterparts: [move.name])
  }

  private func advice(for owner: TypeID, _ role: Role, isAsked: Bool) -> String {
    guard let router = router(for: owner) else {
      let way = output(of: owner).map { "ask \($0) for it" } ?? "hand it to whoever embeds the module"
      return "\(role == .view ? "tell the presenter, and let it " : "")\(way), or give the module a router"
    }
    if role == .presenter { return "ask \(router) for it" }
    return isAsked
      ? "let the presenter ask \(router) for it instead of the view" : "tell the presenter, and let it ask \(router)"
  }

  /// The contract by which the presenter of the module answers whoever opened or embeds it.
  private func output(of owner: TypeID) -> String? {
    presenters(beside: owner).flatMap { codebase.allLinks(of: $0) }.map(\.target).first { target in
      codebase.isForTalk(target) && !codebase.isInput(target)
        && codebase.derived(ModuleBoundary.init).isForOthers(target)
    }.map(codebase.name)
  }

  private func presenters(beside owner: TypeID) -> [TypeID] {
    let module = codebase.module(of: owner).map { codebase.modules[$0] }
    return [owner]
      + (module?.components ?? []).map { codebase.components[$0] }.filter { $0.role == .presenter }.map(\.type)
  }

  /// The router as the module knows it: what a component holds, a contract before a class.
  private func router(for owner: TypeID) -> String? {
    let parts = codebase.module(of: owner).map { codebase.modules[$0].components.map { codebase.components[$0] } } ?? []
    let held = presenters(beside: owner).lazy
      .flatMap { codebase.allLinks(of: $0) }.map(\.target).first { codebase.role(of: $0) == .router }
    let routers = parts.filter { $0.role == .router }.map(\.type)
    return (held ?? routers.first { codebase[$0].isContract } ?? routers.first).map(codebase.name)
  }
}
