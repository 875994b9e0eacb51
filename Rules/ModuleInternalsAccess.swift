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
      contract that other modules build upon.
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
    subjects: [.view, .presenter, .interactor, .worker],
    check: { context in
      let codebase = context.codebase
      let knowledge = codebase.derived(Knowledge.init)
      let boundary = codebase.derived(ModuleBoundary.init)
      return codebase.acquaintances
        .filter { boundary.isCrossed(by: $0) && !knowledge.judgement(on: $0).verdict.isForbidden }
        .withoutEchoes(in: codebase).compactMap { finding(for: $0, boundary) }
    }
  )

  private static func finding(for acquaintance: Acquaintance, _ boundary: ModuleBoundary) -> Finding? {
    let codebase = boundary.codebase
    guard let module = codebase.module(of: acquaintance.named), let role = codebase.role(of: acquaintance.named) else {
      return nil
    }
    let door = boundary.door(of: module)
    let advice = door.map { "go through \(codebase.name($0)), or through a contract for others" }
    return acquaintance.finding(
      in: codebase,
      ", which is \(role.withArticle) inside the module \(codebase.modules[module].name) and may change with it; "
        + (advice ?? "go through its builder or router, or through a contract for others"))
  }
}
