import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let retainCycle = Rule(
    id: "retain_cycle",
    summary: "components, or a component and what it holds, that keep each other alive in a circle",
    why: """
      Objects that hold each other strongly in a circle are never released, whoever lets go of them. Delegates, \
      listeners and outputs are the usual way in: what reports back must not own whom it reports to.
      """,
    schools: """
      Which of the links is the one to weaken follows the style of the module: in VIPER the view owns the presenter, and \
      the presenter the interactor and the router; in VIP the view owns the interactor, and that the presenter. Where \
      that link is all that keeps its object alive, another is named, or what has to hold the object first. A loop that \
      strong_presenter_reference or strong_view_reference names is not named again.
      """,
    wrong: """
      protocol GreetingRouting: AnyObject { func close() }
      final class GreetingRouter: GreetingRouting {
        var presenter: GreetingPresenter?
        func close() {}
      }
      final class GreetingPresenter {
        var router: GreetingRouting?
        func done() { router?.close() }
      }
      """,
    right: """
      protocol GreetingRouting: AnyObject { func close() }
      final class GreetingRouter: GreetingRouting {
        weak var presenter: GreetingPresenter?
        func close() {}
      }
      final class GreetingPresenter {
        var router: GreetingRouting?
        func done() { router?.close() }
      }
      """,
    severity: .error,
    tracesCycle: true,
    subjects: [.view, .presenter, .interactor, .router, .worker], turn: .late,
    check: { context in
      let loops = context.codebase.derived(OwnershipLoops.init)
      return loops.others.map { context.codebase.cycleFinding($0.loop, $0.back, loops.mending(of: $0.back.link)) }
    }
  )
}

extension Codebase {
  fileprivate func cycleFinding(_ loop: [Hop], _ back: Hop, _ mending: Mending) -> Finding {
    let start = loop.firstIndex { $0.link.property == back.link.property } ?? 0
    let others = loop[start...].dropFirst() + loop[..<start]
    let none = loop.count == 2 ? "neither" : "none of them"
    return Finding(
      at: place(of: back.link),
      """
      \(names(ofLoop: loop)) is a loop of strong references: \(none) is ever released; \
      \(preparation(mending))\(weakAdvice(back, name(of: back)))\(weakCaptures(beside: back.link))
      """,
      help: "Every link of the loop is strong. One has to be weak: the one that points from the helper to its owner.",
      type: back.owner, symbol: symbol(of: back.link), counterparts: others.map { symbol(of: $0.link) },
      related: related(others))
  }
}
