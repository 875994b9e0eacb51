import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let concreteDependency = Rule(
    id: "concrete_dependency",
    summary: "a component names a neighbour's class where it should name a contract",
    why: """
      A component that knows its neighbours by contract can be tested against a stand-in and reused beside another \
      neighbour. A class behind the name ties the two together, down to what the contract would hide.
      """,
    schools: """
      Many teams write contracts only where a test needs one, so the rule is off in `recommended`. A SwiftUI view has \
      to name the class of its presenter: `@StateObject` and `@ObservedObject` demand it. In MVP the view may name the \
      presenter's class.
      """,
    wrong: """
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor { func greet() {} }
      """,
    right: """
      protocol GreetingInteractorInput: AnyObject { func greet() }
      final class GreetingPresenter { var interactor: GreetingInteractorInput? }
      final class GreetingInteractor: GreetingInteractorInput { func greet() {} }
      """,
    severity: .warning,
    isRecommended: false,
    subjects: [.view, .presenter, .interactor, .router], turn: .late,
    check: { ConcreteDependencyCheck(codebase: $0.codebase).findings() }
  )
}

private struct ConcreteDependencyCheck {
  let codebase: Codebase

  func findings() -> [Finding] {
    let knowledge = codebase.derived(Knowledge.init)
    return codebase.acquaintances.picked { acquaintance in
      let judgement = knowledge.judgement(on: acquaintance)
      return judgement.verdict == .concrete && isNeighbour(acquaintance, judgement.target)
    }.withoutEchoes(in: codebase).map { finding(for: $0, knowledge.judgement(on: $0).target) }
  }

  /// What is inside another module is another fault; a module's router is known from outside, too.
  private func isNeighbour(_ acquaintance: Acquaintance, _ target: Role) -> Bool {
    let module = codebase.module(of: acquaintance.named)
    return module == nil || target == .router || module == codebase.module(of: acquaintance.component.type)
  }

  private func finding(for acquaintance: Acquaintance, _ target: Role) -> Finding {
    acquaintance.finding(
      in: codebase,
      ", the class of \(target.withArticle), and can be tested and reused only with it; \(advice(acquaintance, target))"
    )
  }

  private func advice(_ acquaintance: Acquaintance, _ target: Role) -> String {
    let module = codebase.module(of: acquaintance.named)
    let contracts = codebase.allSupertypes(of: acquaintance.named).filter {
      codebase[$0].isContract && codebase.role(of: $0) == target && codebase.module(of: $0) == module
    }
    // A data store is for routers.
    let contract = contracts.first { !codebase.name($0).hasSuffix("DataStore") } ?? contracts.first
    if let contract { return "name its contract \(codebase.name(contract)) instead" }
    return "give \(codebase.name(acquaintance.named)) a contract, and name that"
  }
}
