import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let strongPresenterReference = Rule(
    id: "strong_presenter_reference",
    summary: "an interactor holds its presenter strongly, and the presenter holds it back",
    why: """
      In VIPER the presenter owns the interactor. An interactor that holds the presenter strongly in turn closes a \
      loop: neither is ever released, and every visit of the screen leaks a module.
      """,
    schools: """
      In VIP (Clean Swift) the interactor owns the presenter, and the view closes the cycle weakly: silent. A presenter \
      that holds its interactor weakly reverses the ownership: silent. Interactors that answer by closures, results or \
      `async` have no link back at all.
      """,
    wrong: """
      protocol GreetingInteractorOutput: AnyObject { func didGreet(_ text: String) }
      protocol GreetingInteractorInput: AnyObject { func greet() }
      final class GreetingInteractor: GreetingInteractorInput {
        var presenter: GreetingInteractorOutput?
        func greet() { presenter?.didGreet("Hello") }
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        var interactor: GreetingInteractorInput?
        func didGreet(_ text: String) {}
      }
      """,
    right: """
      protocol GreetingInteractorOutput: AnyObject { func didGreet(_ text: String) }
      protocol GreetingInteractorInput: AnyObject { func greet() }
      final class GreetingInteractor: GreetingInteractorInput {
        weak var presenter: GreetingInteractorOutput?
        func greet() { presenter?.didGreet("Hello") }
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        var interactor: GreetingInteractorInput?
        func didGreet(_ text: String) {}
      }
      """,
    severity: .error,
    options: [
      RuleOption(
        "unresolved", "what to do where no type of the code base stands behind the presenter's contract",
        .choice(["silent", "report"], recommended: "silent", strict: "report"))
    ],
    tracesCycle: true,
    subjects: [.interactor], turn: .late,
    check: { StrongPresenterCheck(context: $0).findings() }
  )
}

private struct StrongPresenterCheck {
  let context: RuleContext
  let loops: OwnershipLoops
  var codebase: Codebase { context.codebase }

  init(context: RuleContext) {
    self.context = context
    loops = context.codebase.derived(OwnershipLoops.init)
  }

  func findings() -> [Finding] {
    codebase.strongPresenterLinks().compactMap { found in
      switch found.wayBack {
      case .link(let presenter, let back): loop(found, presenter, back)
      case .possible(let presenter, let reason): possibleLoop(found, presenter, reason)
      case .unresolved: unresolved(found)
      }
    }
  }

  private func loop(_ found: StrongPresenterLink, _ presenter: TypeID, _ back: Link) -> Finding {
    let backName = codebase.text(codebase.property(back.property).name)
    let message = """
      \(name(of: found)) holds \(codebase.name(presenter)) strongly, and \(codebase.name(presenter)).\(backName) holds \
      the interactor in turn: neither is ever released; \(advice(found.link))
      """
    return finding(
      found.link, message, presenter,
      [Finding.Related(codebase.place(of: back), "\(codebase.name(presenter)) holds the interactor strongly here")])
  }

  private func possibleLoop(_ found: StrongPresenterLink, _ presenter: TypeID, _ reason: String) -> Finding {
    let message = """
      \(name(of: found)) holds the presenter strongly, and \(codebase.name(presenter)) may hold the interactor in turn \
      \(reason), so that neither would be released; \(advice(found.link))
      """
    let related = codebase.place(presenter).map { [Finding.Related($0, "the presenter is declared here")] } ?? []
    return finding(found.link, message, presenter, related)
  }

  private func unresolved(_ found: StrongPresenterLink) -> Finding? {
    let link = found.link
    guard context.choice("unresolved", in: link.property.file) == "report" else { return nil }
    let message = """
      \(codebase.name(link.owner)) holds its presenter strongly through \(codebase.name(link.target)), to which nothing \
      in the code base conforms; \(advice(link))
      """
    return finding(link, message, link.target, [])
  }

  private func name(of found: StrongPresenterLink) -> String {
    let name = codebase.name(found.interactor)
    let property = codebase.text(codebase.property(found.link.property).name)
    return found.link.owner == found.interactor
      ? "\(name).\(property)" : "\(name) (from \(codebase.name(found.link.owner))).\(property)"
  }

  /// What compiles: a `weak` property needs a type that is bound to a class.
  private func advice(_ link: Link) -> String {
    if link.isElement { return "hold the elements weakly" }
    let first = codebase.preparation(loops.mending(of: link))
    let property = "`\(codebase.text(codebase.property(link.property).name))`"
    if codebase.isClassBound(link.target) { return "\(first)declare \(property) weak" }
    return "\(first)bind \(codebase.name(link.target)) to AnyObject, then declare \(property) weak"
  }

  private func finding(
    _ link: Link, _ message: String, _ counterpart: TypeID, _ related: [Finding.Related]
  ) -> Finding {
    Finding(
      at: codebase.place(of: link), message,
      help: "Whoever assembles the module keeps the presenter alive; the interactor only talks back to it.",
      type: link.owner, symbol: codebase.symbol(of: link), counterparts: [codebase.qualifiedName(counterpart)],
      related: related)
  }
}
