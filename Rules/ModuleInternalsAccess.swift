import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let moduleInternalsAccess = Rule(
    id: "module_internals_access",
    summary: "a component names a view, presenter, interactor or worker of another module",
    why: """
      A module offers a way in, its builder or router, and contracts for others such as a module input and output. Who \
      names what is behind them breaks whenever the module changes, and ties two screens together that should only \
      open each other.
      """,
    schools: """
      In VIP (Clean Swift) and MVP a router names the view controller of the next scene, and in VIP its data store: \
      silent. A VIPER router may look for another screen by its contract, and open one that puts its module together \
      itself. Code that belongs to no module is shared, and so are cells and other small views, and a base class or a \
      contract that other modules build upon. Who alone makes a part of a module to which there is no other way in puts \
      that module together, and may hold the part.
      """,
    wrong: """
      import UIKit
      final class GreetingPresenter {
        var interactor: GreetingInteractor?
        weak var detail: DetailPresenter?
      }
      final class GreetingInteractor {}
      final class DetailViewController: UIViewController { var presenter: DetailPresenter? }
      final class DetailPresenter { var interactor: DetailInteractor? }
      final class DetailInteractor {}
      """,
    right: """
      import UIKit
      final class GreetingPresenter {
        var interactor: GreetingInteractor?
        weak var detail: DetailModuleInput?
      }
      final class GreetingInteractor {}
      protocol DetailModuleInput: AnyObject {}
      final class DetailViewController: UIViewController { var presenter: DetailPresenter? }
      final class DetailPresenter: DetailModuleInput { var interactor: DetailInteractor? }
      final class DetailInteractor {}
      """,
    severity: .warning,
    subjects: [.view, .presenter, .interactor, .worker], turn: .late,
    check: { context in
      let codebase = context.codebase
      let knowledge = codebase.derived(Knowledge.init)
      let boundary = codebase.derived(ModuleBoundary.init)
      return codebase.acquaintances
        .picked { boundary.isCrossed(by: $0) && !knowledge.judgement(on: $0).verdict.isForbidden }
        .withoutEchoes(in: codebase).compactMap { finding(for: $0, boundary) }
    }
  )

  private static func finding(for acquaintance: Acquaintance, _ boundary: ModuleBoundary) -> Finding? {
    let codebase = boundary.codebase
    guard let module = codebase.module(of: acquaintance.named), let role = codebase.role(of: acquaintance.named) else {
      return nil
    }
    return acquaintance.finding(
      in: codebase,
      ", which is \(role.withArticle) inside the module \(codebase.title(ofModule: module)) and may change with it; "
        + advice(on: acquaintance, role, in: module, boundary))
  }

  private static func advice(
    on acquaintance: Acquaintance, _ role: Role, in module: Int, _ boundary: ModuleBoundary
  ) -> String {
    let codebase = boundary.codebase
    if isOnlyView(acquaintance, role, codebase) {
      return "give \(codebase.name(acquaintance.component.type)) a contract of its own view to hold"
    }
    if let contract = boundary.contractForOthers(of: acquaintance.named) {
      return "name \(codebase.name(contract)) instead, a contract for others that it conforms to"
    }
    guard acquaintance.dependencies.contains(where: { $0.kind == .creates }) else {
      let input = codebase.modules[module].name + "ModuleInput"
      let conformer = codebase[acquaintance.named].isContract ? "what is behind it" : "it"
      return "declare a contract for others, such as \(input), that \(conformer) conforms to, and name that"
    }
    return boundary.door(of: module).map { "go through \(codebase.name($0)), or through a contract for others" }
      ?? "go through a builder of that module, or through a contract for others"
  }

  /// A presenter that holds the contract of another module's view, and none of its own.
  private static func isOnlyView(_ acquaintance: Acquaintance, _ role: Role, _ codebase: Codebase) -> Bool {
    let presenter = acquaintance.component.type
    return role == .view && codebase[acquaintance.named].isContract && acquaintance.component.role == .presenter
      && codebase.allLinks(of: presenter).allSatisfy {
        $0.target == acquaintance.named || codebase.role(of: $0.target) != .view
      }
  }
}
