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
      of all VIPER code bases the router creates the presenter. What such edges would close is left out.
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
    subjects: [.view, .presenter, .interactor],
    check: { DependencyCycleCheck(codebase: $0.codebase).findings() }
  )
}

private struct DependencyCycleCheck {
  let codebase: Codebase

  func findings() -> [Finding] {
    let dependencies = codebase.dependencies.filter { dependency in
      !dependency.isAssembly && codebase.module(of: dependency.from) != nil && codebase.module(of: dependency.to) != nil
    }
    return cyclesInModules(dependencies) + cyclesOfModules(dependencies)
  }

  // MARK: Within modules

  private func cyclesInModules(_ dependencies: [Dependency]) -> [Finding] {
    let edges = dependencies.filter { dependency in
      codebase.module(of: dependency.from) == codebase.module(of: dependency.to)
        && isConcreteComponent(dependency.from) && isConcreteComponent(dependency.to)
    }.map { Edge(from: $0.from.offset, to: $0.to.offset, dependency: $0) }
    return cycles(of: edges).map { cycle in
      let symbols = cycle.map { codebase.qualifiedName($0.dependency.from) }
      let names = cycle.map { codebase.name($0.dependency.from) }
      return finding(cycle, names, symbols, .error, advice: advice(for: cycle))
    }
  }

  /// Entities may know each other as they like.
  private func isConcreteComponent(_ type: TypeID) -> Bool {
    !codebase[type].isContract && codebase.role(of: type).map { $0 != .entity } ?? false
  }

  private func advice(for cycle: [Edge]) -> String {
    guard let inherited = cycle.first(where: { $0.dependency.kind == .inherits })?.dependency else {
      return "let one of them know the other by a contract only"
    }
    return "move what \(codebase.name(inherited.to)) needs of its subclass to itself"
  }

  // MARK: Between modules

  private func cyclesOfModules(_ dependencies: [Dependency]) -> [Finding] {
    let edges = dependencies.compactMap { dependency -> Edge? in
      guard let from = codebase.module(of: dependency.from), let to = codebase.module(of: dependency.to), from != to,
        !isNavigation(dependency)
      else { return nil }
      return Edge(from: from, to: to, dependency: dependency)
    }
    // Two modules that know each other by contracts only are decoupled as they should be.
    return cycles(of: edges).filter { cycle in cycle.contains { !codebase[$0.dependency.to].isContract } }
      .map { cycle in
        let concrete = cycle.first { !codebase[$0.dependency.to].isContract }?.dependency.to
        let moved = concrete.map(codebase.name) ?? "what both need"
        let symbols = cycle.map { codebase.modules[$0.from].name }
        return finding(cycle, names(of: cycle), symbols, .warning, advice: "move \(moved) below both")
      }
  }

  /// Modules of the same name are told apart by their folders.
  private func names(of cycle: [Edge]) -> [String] {
    let names = cycle.map { codebase.modules[$0.from].name }
    return Set(names).count == names.count ? names : cycle.map { codebase.modules[$0.from].path }
  }

  /// Screens legitimately open each other: what a router does, and naming another module's way in.
  private func isNavigation(_ dependency: Dependency) -> Bool {
    [codebase.role(of: dependency.from), codebase.role(of: dependency.to)].contains { $0 == .router || $0 == .builder }
  }

  // MARK: Cycles

  private struct Edge {
    var from: Int
    var to: Int
    var dependency: Dependency
  }

  /// Every pair that depends on each other; where a component has none, its shortest cycle. Each starts at the hop with
  /// the smallest place.
  private func cycles(of edges: [Edge]) -> [[Edge]] {
    let hops = firstHops(of: edges)
    let nodes = Array(Set(edges.flatMap { [$0.from, $0.to] })).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let pairs = hops.keys.compactMap { key in
      numbers[key[0]].flatMap { from in numbers[key[1]].map { (from, $0) } }
    }
    let graph = DirectedGraph(count: nodes.count, edges: pairs)
    return graph.stronglyConnectedComponents().flatMap { component -> [[Edge]] in
      let pairs = graph.mutualPairs(in: component)
      let cycles = pairs.isEmpty ? [graph.shortestCycle(in: component)] : pairs.map { [$0.0, $0.1] }
      return cycles.map { cycle in
        let ends = cycle.map { nodes[$0] }
        return canonical(ends.indices.compactMap { hops[[ends[$0], ends[($0 + 1) % ends.count]]] })
      }
    }
  }

  /// The first place of every hop, one that names a class or a value if there is any.
  private func firstHops(of edges: [Edge]) -> [[Int]: Edge] {
    var first: [[Int]: Edge] = [:]
    for edge in edges {
      let known = first[[edge.from, edge.to]]
      let isBetter = known.map { codebase[$0.dependency.to].isContract && !codebase[edge.dependency.to].isContract }
      if isBetter ?? true { first[[edge.from, edge.to]] = edge }
    }
    return first
  }

  private func canonical(_ hops: [Edge]) -> [Edge] {
    guard let start = hops.indices.min(by: { hops[$0].dependency.place < hops[$1].dependency.place }) else {
      return hops
    }
    return Array(hops[start...] + hops[..<start])
  }

  private func finding(
    _ cycle: [Edge], _ names: [String], _ symbols: [String], _ severity: Severity, advice: String
  ) -> Finding {
    let hops = cycle.map(\.dependency)
    let first = hops[0]
    let message =
      cycle.count == 2
      ? "\(names[0]) and \(names[1]) depend on each other: \(hop(first)), and \(hop(hops[1])); \(advice)"
      : "\((names + names.prefix(1)).joined(separator: " → ")) is a cycle of dependencies; \(advice)"
    return Finding(
      at: first.place, message, severity: severity, type: first.from, symbol: symbols[0],
      counterparts: Array(symbols.dropFirst()),
      related: hops.dropFirst().map { Finding.Related($0.place, "\(hop($0)) here") })
  }

  private func hop(_ dependency: Dependency) -> String {
    "\(codebase.name(dependency.from)) names \(codebase.name(dependency.to))"
  }
}
