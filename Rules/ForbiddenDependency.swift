import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let forbiddenDependency = Rule(
    id: "forbidden_dependency",
    summary: "a component names another that its role may not know at all",
    why: """
      Each role knows its neighbours and nobody else: that is what lets a screen change without the logic behind it, \
      and the logic be tested without a screen. A view that knows the interactor, or an interactor that knows the \
      view, cuts the presenter out.
      """,
    schools: """
      VIPER, VIP and MVP draw the lines differently; each module is judged by its own style. Code that puts a module \
      together may name all its parts, and a router that does so may keep them. Entities may be named by views and \
      presenters, a router may call its presenter back, and in VIP an interactor or presenter may name the router's \
      contract, unless the options say otherwise. In MVP a router that belongs to no module serves the whole app. \
      `dependencies:` of the configuration replaces the school's lines for a role. To name a worker, or what only the \
      preset strict forbids, is a warning.
      """,
    wrong: """
      import UIKit
      protocol GreetingViewInput: AnyObject { func show(_ text: String) }
      final class GreetingViewController: UIViewController, GreetingViewInput {
        var presenter: GreetingPresenter?
        func show(_ text: String) {}
      }
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor {
        weak var view: GreetingViewInput?
        func greet() { view?.show("Hello") }
      }
      """,
    right: """
      import UIKit
      protocol GreetingViewInput: AnyObject { func show(_ text: String) }
      protocol GreetingInteractorOutput: AnyObject { func didGreet(_ text: String) }
      final class GreetingViewController: UIViewController, GreetingViewInput {
        var presenter: GreetingPresenter?
        func show(_ text: String) {}
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        weak var view: GreetingViewInput?
        var interactor: GreetingInteractor?
        func didGreet(_ text: String) { view?.show(text) }
      }
      final class GreetingInteractor {
        weak var output: GreetingInteractorOutput?
        func greet() { output?.didGreet("Hello") }
      }
      """,
    severity: .error,
    options: [
      RuleOption(
        "allow_callbacks", "let a router name a contract of its presenter", .flag(recommended: true, strict: false)),
      RuleOption(
        "allow_entities", "let a view or a presenter name an entity", .flag(recommended: true, strict: false)),
      RuleOption(
        "allow_routing", "VIP: let an interactor or a presenter name a router's contract",
        .flag(recommended: true, strict: false)),
    ],
    subjects: [.view, .presenter, .interactor, .router], turn: .early,
    check: { ForbiddenDependencyCheck(context: $0).findings() }
  )
}

private struct ForbiddenDependencyCheck {
  let context: RuleContext
  var codebase: Codebase { context.codebase }

  func findings() -> [Finding] {
    let knowledge = codebase.derived(Knowledge.init)
    let faults = codebase.acquaintances.picked { isFault(knowledge.judgement(on: $0), $0) }
    return faults.withoutEchoes(in: codebase).map { finding(for: $0, knowledge.judgement(on: $0)) }
  }

  private func isFault(_ judgement: Judgement, _ acquaintance: Acquaintance) -> Bool {
    guard judgement.verdict == .lenient else { return judgement.verdict.isForbidden }
    return !context.flag(option(for: judgement.target), in: acquaintance.first.place.file)
  }

  private func option(for target: Role) -> String {
    switch target {
    case .entity: "allow_entities"
    case .router: "allow_routing"
    default: "allow_callbacks"
    }
  }

  private func finding(for acquaintance: Acquaintance, _ judgement: Judgement) -> Finding {
    let isMild = judgement.verdict == .lenient || (judgement.verdict == .forbidden && judgement.target == .worker)
    return acquaintance.finding(
      in: codebase, rest(judgement, of: acquaintance), severity: isMild ? .warning : .error)
  }

  private func rest(_ judgement: Judgement, of acquaintance: Acquaintance) -> String {
    let (component, target) = (acquaintance.component, judgement.target)
    switch judgement.verdict {
    case .concreteByConfiguration:
      return ", a class, but by the configuration \(component.role.withArticle) knows \(target.withArticle) by a "
        + "contract only; name a contract of it"
    case .forbiddenByConfiguration:
      return ", \(target.withArticle), which by the configuration \(component.role.withArticle) is not to know; "
        + "go through a role that it may know"
    default:
      let style = codebase.style(of: component.type) ?? .viper
      return ", \(target.withArticle), which in \(style.title) \(component.role.withArticle) is not to know; "
        + (advice(on: acquaintance, target) ?? Self.advice(style, component.role, target))
    }
  }

  /// What fits a module that puts itself together, or a part of another module.
  private func advice(on acquaintance: Acquaintance, _ target: Role) -> String? {
    if acquaintance.dependencies.allSatisfy({ codebase.isSelfAssembly(at: $0.place) }) {
      return "put the module together before it is shown, in a function that hands out the view"
    }
    guard let module = codebase.module(of: acquaintance.named),
      module != codebase.module(of: acquaintance.component.type)
    else { return nil }
    let name = codebase.title(ofModule: module)
    switch (acquaintance.component.role, target) {
    case (.view, .router): return "tell the presenter, and let its own router open \(name)"
    case (.router, .presenter):
      let contract = codebase.derived(ModuleBoundary.init).contractForOthers(of: acquaintance.named)
      return contract.map { "name \(codebase.name($0)) instead, a contract for others that it conforms to" }
        ?? "let it conform to a contract for others, such as \(name)ModuleInput, and name that"
    default: return nil
    }
  }

  private static func advice(_ style: Style, _ role: Role, _ target: Role) -> String {
    switch (role, target) {
    case (_, .entity): "hand over only the values that it shows"
    case (.view, .worker) where style == .vip: "ask the interactor for it"
    case (.view, .presenter): "ask the interactor, and let the presenter call back"
    case (.view, _): "tell the presenter, and let it ask the \(target.name)"
    case (.presenter, .worker): "ask the interactor for it"
    case (.presenter, .interactor): "take what it needs from the interactor's response"
    case (.presenter, _): "let the view ask the \(target.name)"
    case (.interactor, .view), (.interactor, .router): "tell the presenter, and let it do the rest"
    case (.router, .presenter), (.router, .interactor): "name it only in the code that puts the module together"
    default: "go through a role that it may know"
    }
  }
}
