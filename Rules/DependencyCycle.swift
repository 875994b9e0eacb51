import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let dependencyCycle = Rule(
    id: "dependency_cycle",
    summary: "components of a module, or modules, that depend on each other in a circle",
    why: """
      Parts that name each other can only be understood, tested and replaced together. In VIPER every arrow between \
      classes points one way; what has to point back does so through a contract.
      """,
    schools: """
      Routers that open each other's modules are no cycle, and neither is the code that puts a module together: in half \
      of all VIPER code bases the router creates the presenter. What such edges would close is left out, and so is \
      what a router has made and keeps to itself. A cycle of modules is a warning.
      """,
    wrong: """
      import UIKit
      final class GreetingViewController: UIViewController { var presenter: GreetingPresenter? }
      final class GreetingPresenter {
        weak var view: GreetingViewController?
        var interactor: GreetingInteractor?
      }
      final class GreetingInteractor { func greet() {} }
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
        var interactor: GreetingInteractor?
      }
      final class GreetingInteractor { func greet() {} }
      """,
    severity: .error,
    shownAtMost: 20,
    tracesCycle: true,
    subjects: [.view, .presenter, .interactor], turn: .early,
    check: { DependencyCycleCheck(codebase: $0.codebase).findings() }
  )
}

private struct DependencyCycleCheck {
  let codebase: Codebase

  func findings() -> [Finding] {
    cyclesInModules() + cyclesOfModules()
  }

  // MARK: Within modules

  private func cyclesInModules() -> [Finding] {
    let cycles = DependencyCycles(codebase: codebase, count: codebase.types.count) { dependency in
      guard !dependency.isAssembly, let module = codebase.module(of: dependency.from),
        module == codebase.module(of: dependency.to), isConcreteComponent(dependency.from),
        isConcreteComponent(dependency.to), !codebase.standsInUnusedProperty(dependency),
        !codebase.keepsWhatItMade(dependency)
      else { return nil }
      return (dependency.from.offset, dependency.to.offset)
    }
    return cycles.all.map { cycle in
      finding(
        cycle, cycle.map { codebase.qualifiedName($0.dependency.from) },
        cycle.map { codebase.qualifiedName($0.dependency.from) }, .error, advice: advice(for: cycle, of: cycles))
    }
  }

  /// Entities may know each other as they like.
  private func isConcreteComponent(_ type: TypeID) -> Bool {
    !codebase[type].isContract && codebase.role(of: type).map { $0 != .entity } ?? false
  }

  private func advice(for cycle: [DependencyCycles.Hop], of cycles: DependencyCycles) -> String {
    if let inherited = cycle.first(where: { $0.dependency.kind == .inherits })?.dependency {
      return "let \(codebase.name(inherited.to)) do without its subclass"
    }
    let all = cycle.flatMap { cycles.dependencies(from: $0.from, to: $0.to) }
    return all.allSatisfy(codebase.isDowncastOfInheritedProperty)
      ? "cast to a contract where the base class's property is cast"
      : "let one of them know the other by a contract only"
  }

  // MARK: Between modules

  private func cyclesOfModules() -> [Finding] {
    let isWhole = codebase.modules.indices.map(isMoreThanInteractors)
    let cycles = DependencyCycles(codebase: codebase, count: codebase.modules.count) { dependency in
      guard !dependency.isAssembly, let from = codebase.module(of: dependency.from),
        let to = codebase.module(of: dependency.to), from != to,
        isWhole[from], isWhole[to], !isNavigation(dependency), !codebase.areInsideEachOther(from, to)
      else { return nil }
      return (from, to)
    }
    let cut = DirectionToCut(codebase: codebase, cycles: cycles)
    // Two modules that know each other by contracts only are decoupled as they should be.
    return cycles.all.filter { cycle in cycle.contains { !codebase[$0.dependency.to].isContract } }.map { cycle in
      finding(
        cycle, names(of: cycle), cycle.map { codebase.modules[$0.from].name }, .warning, advice: cut.advice(on: cycle))
    }
  }

  /// Modules of the same name are told apart by their folders.
  private func names(of cycle: [DependencyCycles.Hop]) -> [String] {
    let names = cycle.map { codebase.title(ofModule: $0.from) }
    return Set(names).count == names.count ? names : cycle.map { codebase.modules[$0.from].path }
  }

  /// Screens legitimately open each other: what a router does, and naming another module's way in.
  private func isNavigation(_ dependency: Dependency) -> Bool {
    isOpener(dependency.from) || isOpener(dependency.to)
  }

  private func isOpener(_ type: TypeID) -> Bool {
    codebase.role(of: type).map { $0 == .router || $0 == .builder } ?? false
  }

  /// An interactor alone is a part of the module that puts it to use.
  private func isMoreThanInteractors(_ module: Int) -> Bool {
    codebase.modules[module].components.map { codebase.components[$0] }.contains {
      !codebase[$0.type].isContract && [.view, .presenter, .router, .builder].contains($0.role)
    }
  }

  private func finding(
    _ cycle: [DependencyCycles.Hop], _ names: [String], _ symbols: [String], _ severity: Severity, advice: String
  ) -> Finding {
    let hops = cycle.map(\.dependency)
    let places = hops.map(codebase.placeOfName)
    let message =
      cycle.count == 2
      ? "\(names[0]) and \(names[1]) depend on each other: \(told(hops[0])), and \(told(hops[1])); \(advice)"
      : "\((names + names.prefix(1)).joined(separator: " → ")) is a cycle of dependencies; \(advice)"
    return Finding(
      at: places[0], message, severity: severity, type: hops[0].from, symbol: symbols[0],
      counterparts: Array(symbols.dropFirst()),
      related: zip(hops, places).dropFirst().map { Finding.Related($1, "\(told($0)) here") })
  }

  private func told(_ dependency: Dependency) -> String {
    "\(codebase.qualifiedName(dependency.from)) names \(codebase.qualifiedName(dependency.to))"
  }
}
