import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let oversizedContract = Rule(
    id: "oversized_contract",
    summary: "a contract asks for more than a part of a module should offer",
    why: """
      A contract of thirty requirements says that its two sides know all of each other, and every double in a test has \
      to answer all of them. Split by what is used together, each side sees only what it needs.
      """,
    schools: """
      Only what the contract itself declares counts: what it inherits from others, and what its extensions add, does \
      not. A contract that is composed of small ones is what the rule asks for.
      """,
    wrong: """
      final class GreetingPresenter { var view: GreetingView? }
      final class GreetingInteractor { weak var presenter: GreetingPresenter? }
      protocol GreetingView: AnyObject {
        var title: String? { get set }
        var subtitle: String? { get set }
        func showGreeting(_ text: String)
        func showName(_ name: String)
        func showAge(_ age: Int)
        func showError(_ text: String)
        func hideError()
        func showLoading()
        func hideLoading()
        func showEmpty()
        func hideEmpty()
        func enableSubmit()
        func disableSubmit()
      }
      """,
    right: """
      final class GreetingPresenter { var view: GreetingView? }
      final class GreetingInteractor { weak var presenter: GreetingPresenter? }
      protocol GreetingView: ErrorShowing, LoadingShowing {
        func showGreeting(_ text: String)
        func showName(_ name: String)
      }
      protocol ErrorShowing: AnyObject {
        func showError(_ text: String)
        func hideError()
      }
      protocol LoadingShowing: AnyObject {
        func showLoading()
        func hideLoading()
      }
      """,
    severity: .warning, isRecommended: false,
    options: [
      RuleOption("max_requirements", "how many requirements a contract may declare", .number(1...1000, default: 12))
    ],
    subjects: Set(Role.builtIn),
    check: { context in context.codebase.components.compactMap { finding(for: $0, context) } }
  )

  private static func finding(for component: Component, _ context: RuleContext) -> Finding? {
    let codebase = context.codebase
    guard codebase[component.type].isContract, let place = codebase.place(component.type),
      let limit = context.number("max_requirements", in: place.file)
    else { return nil }
    let count = requirements(of: component.type, codebase)
    guard count > limit else { return nil }
    let name = codebase.qualifiedName(component.type)
    return Finding(
      at: place,
      "\(name) has \(count) requirements, more than \(limit); split it into contracts of what is used together",
      type: component.type, symbol: name, counterparts: [])
  }

  /// What the body of the protocol declares, and not its extensions.
  private static func requirements(of contract: TypeID, _ codebase: Codebase) -> Int {
    codebase[contract].properties.count { codebase.property($0).storage == .requirement }
      + codebase[contract].functions.count { place in
        let outline = codebase.files[place.file].outline
        return outline.scopes[ifAny: codebase.function(place).scope].map {
          $0.kind == .type && outline.types[Int($0.subject)].kind == .protocol
        } ?? false
      }
  }
}
