import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let weakBothWays = Rule(
    id: "weak_both_ways",
    summary: "a presenter, interactor or router that everything holds weakly, so that nothing keeps it alive",
    why: """
      An object lives as long as something holds it strongly. Where every link to a component is weak, and the code that \
      creates it keeps it nowhere else, it is gone as soon as that code returns: the screen shows and does nothing.
      """,
    schools: """
      One school lets the view hold the presenter strongly, another the presenter the view. Either way is fine, as long \
      as one of them does, or a third: a property, a closure, a container, an associated object, a returned value.
      """,
    wrong: """
      import UIKit
      final class GreetingViewController: UIViewController { weak var presenter: GreetingPresenter? }
      final class GreetingPresenter { weak var view: GreetingViewController? }
      final class GreetingRouter {
        static func makeModule() -> UIViewController {
          let view = GreetingViewController()
          let presenter = GreetingPresenter()
          view.presenter = presenter
          presenter.view = view
          return view
        }
      }
      """,
    right: """
      import UIKit
      final class GreetingViewController: UIViewController { var presenter: GreetingPresenter? }
      final class GreetingPresenter { weak var view: GreetingViewController? }
      final class GreetingRouter {
        static func makeModule() -> UIViewController {
          let view = GreetingViewController()
          let presenter = GreetingPresenter()
          view.presenter = presenter
          presenter.view = view
          return view
        }
      }
      """,
    severity: .warning,
    subjects: [.presenter, .interactor, .router],
    check: { WeakBothWaysCheck(codebase: $0.codebase).findings() }
  )
}

private struct WeakBothWaysCheck {
  let codebase: Codebase

  func findings() -> [Finding] {
    let links = weakLinks()
    let held = codebase.sortedByPlace(links.keys)
    return codebase.shortLived(held).compactMap { life in
      links[life.type].flatMap { finding(life, $0) }
    }
  }

  /// The weak links to every presenter, interactor and router, those of the nearest owner first.
  private func weakLinks() -> [TypeID: [Link]] {
    var links: [TypeID: [Link]] = [:]
    for link in codebase.links where link.strength != .strong {
      for type in codebase.resolved(link, for: link.owner) where isCandidate(type) {
        links[type, default: []].append(link)
      }
    }
    return links.mapValues { $0.sorted(by: isNearer) }
  }

  private func isCandidate(_ type: TypeID) -> Bool {
    guard codebase[type].isClass, let role = codebase.role(of: type) else { return false }
    return [.presenter, .interactor, .router].contains(role)
  }

  private func isNearer(_ left: Link, _ right: Link) -> Bool {
    let (one, other) = (codebase.ownershipRank(of: left.owner), codebase.ownershipRank(of: right.owner))
    return one != other ? one < other : codebase.place(of: left) < codebase.place(of: right)
  }

  private func finding(_ life: ShortLife, _ links: [Link]) -> Finding? {
    guard let link = links.first else { return nil }
    let name = codebase.name(life.type)
    let function = codebase.text(codebase.function(life.function).name)
    let others = links.dropFirst().map { Finding.Related(codebase.place(of: $0), "and weakly here") }
    return Finding(
      at: codebase.place(of: link),
      """
      \(name) is held weakly by \(links.map(codebase.shortName(of:)).joined(separator: ", ")), and by nothing else: it is \
      gone when \(function) returns; hold it strongly in \(codebase.shortName(of: link))
      """,
      help: "Let one object own it: the view its presenter, the presenter its interactor and its router.",
      type: link.owner, symbol: codebase.symbol(of: link), counterparts: [codebase.qualifiedName(life.type)],
      related: [Finding.Related(life.place, "\(name) is created here")] + others)
  }
}

extension Codebase {
  fileprivate func shortName(of link: Link) -> String {
    "\(name(link.owner)).\(text(property(link.property).name))"
  }
}
