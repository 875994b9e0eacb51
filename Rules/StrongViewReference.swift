import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let strongViewReference = Rule(
    id: "strong_view_reference",
    summary: "a presenter or router holds its view strongly, and a strong chain leads back from the view",
    why: """
      The screen owns what works for it. A presenter or router that holds the view strongly in turn closes a loop: \
      nothing of the module is ever released, and every visit of the screen leaks one.
      """,
    schools: """
      The same in VIPER, VIP and MVP; how the chain leads back differs: through the presenter, or in VIP through the \
      interactor. A view that holds its presenter weakly reverses the ownership: silent. SwiftUI's views are values.
      """,
    wrong: """
      import UIKit
      protocol GreetingView: AnyObject { func show(_ text: String) }
      final class GreetingViewController: UIViewController, GreetingView {
        var presenter: GreetingPresenter?
        func show(_ text: String) {}
      }
      final class GreetingPresenter {
        var view: GreetingView?
        private let interactor = GreetingInteractor()
        func load() { view?.show(interactor.greeting()) }
      }
      final class GreetingInteractor { func greeting() -> String { "Hello" } }
      """,
    right: """
      import UIKit
      protocol GreetingView: AnyObject { func show(_ text: String) }
      final class GreetingViewController: UIViewController, GreetingView {
        var presenter: GreetingPresenter?
        func show(_ text: String) {}
      }
      final class GreetingPresenter {
        weak var view: GreetingView?
        private let interactor = GreetingInteractor()
        func load() { view?.show(interactor.greeting()) }
      }
      final class GreetingInteractor { func greeting() -> String { "Hello" } }
      """,
    severity: .error,
    tracesCycle: true,
    subjects: [.presenter, .router], turn: .early,
    check: { context in
      let loops = context.codebase.derived(OwnershipLoops.init)
      return loops.throughViews.map { context.codebase.strongViewFinding($0, loops.mending(of: $0[0].link)) }
    }
  )
}

extension Codebase {
  fileprivate func strongViewFinding(_ loop: [Hop], _ mending: Mending) -> Finding {
    let link = loop[0].link
    let way = loop.dropFirst()
    let chain = way.map(name(of:)).joined(separator: " → ")
    let holder = role(of: loop[0].owner)?.name ?? "presenter"
    let verb = way.count == 1 ? "holds the \(holder) in turn: neither is" : "leads back to it: none of them is"
    return Finding(
      at: place(of: link),
      """
      \(nameWithBase(of: loop[0])) holds \(name(loop[0].target)) strongly, and \(chain) \(verb) ever released; \
      \(preparation(mending))\(weakAdvice(loop[0], text(property(link.property).name)))\(weakCaptures(beside: link))
      """,
      help: "Whoever shows the screen keeps the view alive, and the view keeps the rest of the module.",
      type: link.owner, symbol: symbol(of: link), counterparts: way.map { qualifiedName($0.owner) },
      related: related(way))
  }
}
