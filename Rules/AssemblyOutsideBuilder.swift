import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let assemblyOutsideBuilder = Rule(
    id: "assembly_outside_builder",
    summary: "a module is put together by one of its own parts",
    why: """
      Who creates a presenter chooses its collaborators. Where a view does that, the contracts between the two are of no \
      use: nothing else can be put in their place, in a test or on another screen.
      """,
    schools: """
      Builders, routers, assemblies, factories, containers and the app's delegates may create all parts, and so may static \
      functions. In VIP the view controller puts its own scene together, and in MVP the view may create its presenter: \
      both are silent. A screen that is created and shown in one function is navigation, and one finding there.
      """,
    wrong: """
      import UIKit
      final class GreetingViewController: UIViewController {
        var presenter: GreetingPresenter?
        override func viewDidLoad() { presenter = GreetingPresenter(interactor: GreetingInteractor()) }
      }
      final class GreetingPresenter {
        let interactor: GreetingInteractor
        init(interactor: GreetingInteractor) { self.interactor = interactor }
      }
      final class GreetingInteractor { func greet() {} }
      """,
    right: """
      import UIKit
      enum GreetingBuilder {
        static func build() -> UIViewController {
          let view = GreetingViewController()
          view.presenter = GreetingPresenter(interactor: GreetingInteractor())
          return view
        }
      }
      final class GreetingViewController: UIViewController { var presenter: GreetingPresenter? }
      final class GreetingPresenter {
        let interactor: GreetingInteractor
        init(interactor: GreetingInteractor) { self.interactor = interactor }
      }
      final class GreetingInteractor { func greet() {} }
      """,
    severity: .warning,
    subjects: [.view, .presenter, .interactor, .worker, .entity],
    check: { context in
      let check = AssemblyCheck(codebase: context.codebase)
      return context.codebase.files.indices.flatMap { check.findings(in: $0) }
    }
  )
}

private struct AssemblyCheck {
  let codebase: Codebase

  /// One finding for each module that a type puts together.
  func findings(in file: Int) -> [Finding] {
    guard codebase.typesInFile(file).contains(where: isJudged) else { return [] }
    var findings: [Finding] = []
    for creation in shownScreensLeftOut(Creations(codebase: codebase, file: file).all.filter(isFault), in: file) {
      let place = Place(file: file, range: creation.range)
      let module = codebase.module(of: creation.created)
      let known = findings.firstIndex { finding in
        finding.type == creation.owner && finding.counterparts == [counterpart(module)]
      }
      if let known {
        findings[known].note(place, "\(codebase.name(creation.created)) is created here")
      } else {
        findings.append(finding(for: creation, at: place, module))
      }
    }
    return findings
  }

  private func isJudged(_ type: TypeID) -> Bool {
    guard !type.isNone, !codebase[type].isContract else { return false }
    switch codebase.role(of: type) {
    case .view?, .presenter?, .interactor?, .worker?, .entity?: return true
    default: return false
    }
  }

  private func isFault(_ creation: Creations.Creation) -> Bool {
    let (owner, created) = (creation.owner, creation.created)
    guard isJudged(owner), !creation.isInStaticMember, codebase.isHeart(created), !isSameFamily(owner, created),
      !codebase.isDoubtful(owner), !codebase.isDoubtful(created),
      codebase.style(of: owner) != .mvp, codebase.style(of: created) != .mvp
    else { return false }
    if codebase.role(of: owner) == .view, codebase.style(of: owner) == .vip { return false }
    return codebase.role(of: created) != .view || isScreen(created)
  }

  private func isSameFamily(_ left: TypeID, _ right: TypeID) -> Bool {
    codebase.isSubtype(left, of: right) || codebase.isSubtype(right, of: left)
  }

  /// A view controller, or a view of SwiftUI, that is driven by a presenter, or in VIP by an interactor.
  private func isScreen(_ view: TypeID) -> Bool {
    guard
      !codebase[view].isClass || codebase.externalSupertypes(of: view).contains(where: { $0.hasSuffix("Controller") })
    else { return false }
    return codebase.allLinks(of: view).contains {
      let role = codebase.role(of: $0.target)
      return role == .presenter || role == .interactor
    }
  }

  /// A screen that is created and shown in one function is a matter of navigation.
  private func shownScreensLeftOut(_ creations: [Creations.Creation], in file: Int) -> [Creations.Creation] {
    guard !creations.isEmpty else { return [] }
    let moves = ScreenMoves(codebase: codebase, file: file).all.filter { $0.kind != .closing }
    let moving = Set(moves.map { codebase.memberScope($0.scope, in: file) })
    let showing = Set(creations.filter { codebase.role(of: $0.created) == .view }.map(\.member)).intersection(moving)
    return creations.filter { !showing.contains($0.member) }
  }

  private func counterpart(_ module: Int?) -> String { module.map { codebase.modules[$0].name } ?? "" }

  private func finding(for creation: Creations.Creation, at place: Place, _ module: Int?) -> Finding {
    let name = codebase.qualifiedName(creation.owner)
    let role = codebase.role(of: creation.owner) ?? .view
    return Finding(
      at: place,
      "\(name) is \(role.withArticle), but creates \(codebase.name(creation.created)) itself; let a builder or router "
        + "create it, and hand it over",
      type: creation.owner, symbol: name, counterparts: [counterpart(module)])
  }
}
