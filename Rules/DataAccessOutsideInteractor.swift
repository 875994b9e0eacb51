import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let dataAccessOutsideInteractor = Rule(
    id: "data_access_outside_interactor",
    summary: "a view, presenter or router reads or writes data by itself",
    why: """
      Where data comes from is the interactor's knowledge. A view that asks the network or the defaults cannot be shown \
      without them, and the same data is soon read in two ways.
      """,
    schools: """
      In MVP there is no interactor, and the presenter may reach for data: only views are judged. Handing a context, a \
      session or the defaults on, as an assembly does, is no use of them, and a switch in the defaults that no code sets \
      is a developer's. Types of your own with the name of a \
      framework's type are not meant.
      """,
    wrong: """
      import UIKit
      final class GreetingViewController: UIViewController {
        var presenter: GreetingPresenter?
        func load() { title = UserDefaults.standard.string(forKey: "name") }
      }
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor { func name() -> String { "" } }
      """,
    right: """
      import UIKit
      final class GreetingViewController: UIViewController {
        var presenter: GreetingPresenter?
        func load() { presenter?.load() }
      }
      final class GreetingPresenter {
        var interactor: GreetingInteractor?
        func load() { _ = interactor?.name() }
      }
      final class GreetingInteractor {
        func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
      }
      """,
    severity: .warning,
    subjects: [.view, .presenter, .router],
    check: { context in
      let check = DataAccessCheck(codebase: context.codebase)
      return context.codebase.files.indices.flatMap(check.findings)
    }
  )
}

private struct DataAccessCheck {
  let codebase: Codebase

  /// One finding for each type and what it uses.
  func findings(in file: Int) -> [Finding] {
    guard codebase.typesInFile(file).contains(where: isJudged) else { return [] }
    var groups: [(owner: TypeID, uses: [DataAccess.Use])] = []
    for use in DataAccess.uses(in: file, of: codebase) {
      let owner = codebase.enclosingType(use.scope, in: file)
      guard isJudged(owner), !isForeignSwitch(use) else { continue }
      if let known = groups.firstIndex(where: { $0.owner == owner && $0.uses[0].name == use.name }) {
        groups[known].uses.append(use)
      } else {
        groups.append((owner, [use]))
      }
    }
    return groups.map { finding(for: $0.uses, of: $0.owner, in: file) }
  }

  /// What no code ever sets is set from outside, by a developer or an administrator.
  private func isForeignSwitch(_ use: DataAccess.Use) -> Bool {
    use.aim == .askingForSwitch && !codebase.derived(WritersOfDefaults.init).exist
  }

  private func isJudged(_ type: TypeID) -> Bool {
    guard !type.isNone, !codebase[type].isContract, let style = codebase.style(of: type) else { return false }
    switch codebase.role(of: type) {
    case .view?: return true
    case .presenter?, .router?: return style != .mvp
    default: return false
    }
  }

  private func finding(for uses: [DataAccess.Use], of owner: TypeID, in file: Int) -> Finding {
    let use = uses[0]
    let member = codebase.memberName(codebase.memberScope(use.scope, in: file), in: file)
    let name = codebase.qualifiedName(owner)
    let isWriting = uses.allSatisfy { $0.aim == .writing }
    var finding = Finding(
      at: Place(file: file, range: use.range),
      "\(member.map { "\(name).\($0)" } ?? name) uses \(use.name), and data is "
        + (isWriting ? writing(by: owner) : reading(by: owner)),
      type: owner, symbol: name, counterparts: [use.name])
    for other in uses.dropFirst() {
      finding.note(Place(file: file, range: other.range), "\(other.name) is used here")
    }
    return finding
  }

  private func reading(by owner: TypeID) -> String {
    switch (codebase.role(of: owner), codebase.style(of: owner)) {
    case (.view?, .mvp?): "the presenter's business; ask it"
    case (.view?, .viper?): "the interactor's business; let the presenter ask it"
    case (.router?, _): "the interactor's business; take what is needed as an argument"
    default: "the interactor's business; ask it"
    }
  }

  private func writing(by owner: TypeID) -> String {
    switch (codebase.role(of: owner), codebase.style(of: owner)) {
    case (.view?, .mvp?): "the presenter's business; tell it what to store"
    case (.view?, .viper?): "the interactor's business; let the presenter tell it what to store"
    case (.router?, _): "the interactor's business; let it store this before the router is asked"
    default: "the interactor's business; tell it what to store"
    }
  }
}

extension Finding {
  /// Adds a further place of the same fault, once.
  mutating func note(_ place: Place, _ message: String) {
    guard place != self.place, !related.contains(where: { $0.place == place }) else { return }
    related.append(Related(place, message))
  }
}
