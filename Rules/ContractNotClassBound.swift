import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let contractNotClassBound = Rule(
    id: "contract_not_class_bound",
    summary: "a contract that has to be held weakly, and cannot be, since values may conform to it",
    why: """
      `weak` takes only what is certainly a class. A contract by which an object reports back to its owner has to be \
      bound to AnyObject; without that the link stays strong, and a loop stays closed.
      """,
    schools: """
      Only contracts behind which a loop closes are meant, and those by which VIPER's interactors know their presenters. VIP's presentation logic is held strongly by design, and needs no \
      bound; nor do the contracts of SwiftUI's views, which are values.
      """,
    wrong: """
      protocol GreetingInteractorOutput { func didGreet(_ text: String) }
      final class GreetingInteractor {
        var presenter: GreetingInteractorOutput?
        func greet() { presenter?.didGreet("Hello") }
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        let interactor = GreetingInteractor()
        func didGreet(_ text: String) {}
      }
      """,
    right: """
      protocol GreetingInteractorOutput: AnyObject { func didGreet(_ text: String) }
      final class GreetingInteractor {
        weak var presenter: GreetingInteractorOutput?
        func greet() { presenter?.didGreet("Hello") }
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        let interactor = GreetingInteractor()
        func didGreet(_ text: String) {}
      }
      """,
    severity: .warning,
    options: [
      RuleOption(
        "allow_class_keyword", "let a contract be bound by the word `class`, as before Swift 5.4",
        .flag(recommended: true, strict: false))
    ],
    subjects: [.view, .presenter, .interactor, .router, .worker], turn: .late,
    check: { context in
      let check = ContractBoundCheck(codebase: context.codebase)
      return check.findings() + check.oldWords { context.flag("allow_class_keyword", in: $0) }
    }
  )
}

private struct ContractBoundCheck {
  let codebase: Codebase

  /// One finding a contract, at its declaration.
  func findings() -> [Finding] {
    var seen: Set<TypeID> = []
    return linksToWeaken().compactMap { link, isNeverSet in
      let contract = link.target
      guard codebase[contract].isContract, !link.isElement, !link.isArgument, !codebase.isClassBound(link.property),
        codebase.bindingCompiles(contract), seen.insert(contract).inserted, let place = codebase.place(contract)
      else { return nil }
      return finding(contract, at: place, link, isNeverSet)
    }
  }

  /// What the rules of ownership ask to hold weakly, and last what they would ask to, were it ever set.
  private func linksToWeaken() -> [(link: Link, isNeverSet: Bool)] {
    let presenters = codebase.strongPresenterLinks(includingUnset: true).filter { found in
      if case .unresolved = found.wayBack { false } else { true }
    }
    let loops = codebase.derived(OwnershipLoops.init)
    let set = presenters.filter { !$0.isNeverSet }.map(\.link)
    return (set + loops.throughViews.map { $0[0].link } + loops.others.map(\.back.link)).map { ($0, false) }
      + presenters.filter(\.isNeverSet).map { ($0.link, true) }
  }

  private func finding(_ contract: TypeID, at place: Place, _ link: Link, _ isNeverSet: Bool) -> Finding {
    let name = codebase.name(contract)
    let holder = codebase.symbol(of: link)
    let need =
      isNeverSet
      ? "could not hold it weakly, as it would have to if it were set" : "cannot hold it weakly, as it has to"
    return Finding(
      at: place, "\(name) is not bound to a class, so \(holder) \(need); bind it to AnyObject",
      help: "protocol \(name): AnyObject { … }", type: contract, symbol: codebase.qualifiedName(contract),
      counterparts: [], related: [Finding.Related(codebase.place(of: link), "held strongly here")],
      fix: codebase.bindingFix(for: contract))
  }

  // MARK: The old word

  /// Contracts of components that are bound by the word that Swift has given up.
  func oldWords(_ isAllowed: (_ file: Int) -> Bool) -> [Finding] {
    codebase.components.compactMap { component in
      guard codebase[component.type].isContract, let part = codebase[component.type].parts.first,
        let word = codebase.classWord(of: part), !isAllowed(part.file), let place = codebase.place(component.type)
      else { return nil }
      let name = codebase.name(component.type)
      return Finding(
        at: place, "\(name) is bound to classes by the word `class`, which Swift has given up; write AnyObject",
        help: "protocol \(name): AnyObject { … }", type: component.type,
        symbol: codebase.qualifiedName(component.type), counterparts: ["class"],
        fix: Fix(isSafe: true, edits: [codebase.edit(word, "AnyObject")]))
    }
  }
}
