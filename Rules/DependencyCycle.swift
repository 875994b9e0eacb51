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
    subjects: [.view, .presenter, .interactor],
    check: { DependencyCycleCheck(codebase: $0.codebase).findings() }
  )
}

private struct DependencyCycleCheck {
  let codebase: Codebase

  /// Cycles that are shown in full; the rest are counted.
  private static let limit = 20

  func findings() -> [Finding] {
    let dependencies = codebase.dependencies()
    return limited(cyclesInModules(dependencies), "components") + limited(cyclesOfModules(dependencies), "modules")
  }

  private func limited(_ cycles: [Finding], _ what: String) -> [Finding] {
    guard cycles.count > Self.limit else { return cycles }
    var shown = Array(cycles.sorted { $0.place < $1.place }.prefix(Self.limit))
    shown[Self.limit - 1].message += " (and \(cycles.count - Self.limit) more cycles of \(what))"
    return shown
  }

  // MARK: Within modules

  private func cyclesInModules(_ dependencies: [Dependency]) -> [Finding] {
    let inside = dependencies.filter { dependency in
      codebase.module(of: dependency.from) == codebase.module(of: dependency.to)
        && isConcreteComponent(dependency.from) && isConcreteComponent(dependency.to)
    }
    let edges = inside.map { Edge(from: $0.from.offset, to: $0.to.offset, dependency: $0) }
    return cycles(of: edges).map { cycle in
      let names = cycle.map { codebase.name($0.dependency.from) }
      return finding(
        cycle, names, severity: .error, advice: "let one of them know the other by a contract only",
        symbols: cycle.map { codebase.qualifiedName($0.dependency.from) })
    }
  }

  private func isConcreteComponent(_ type: TypeID) -> Bool {
    codebase.role(of: type) != nil && !codebase[type].isContract
  }

  // MARK: Between modules

  private func cyclesOfModules(_ dependencies: [Dependency]) -> [Finding] {
    let edges = dependencies.compactMap { dependency -> Edge? in
      guard let from = codebase.module(of: dependency.from), let to = codebase.module(of: dependency.to), from != to,
        !isNavigation(dependency)
      else { return nil }
      return Edge(from: from, to: to, dependency: dependency)
    }
    return cycles(of: edges).map { cycle in
      finding(
        cycle, cycle.map { codebase.modules[$0.from].name }, severity: .warning,
        advice: "move what both need below both, or turn one direction into a contract",
        symbols: cycle.map { codebase.modules[$0.from].name })
    }
  }

  /// Screens legitimately open each other: what a router does, and naming another module's way in.
  private func isNavigation(_ dependency: Dependency) -> Bool {
    let source = codebase.role(of: dependency.from)
    let target = codebase.role(of: dependency.to)
    return source == .router || source == .builder || target == .router || target == .builder
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
    var first: [[Int]: Edge] = [:]
    for edge in edges where first[[edge.from, edge.to]] == nil { first[[edge.from, edge.to]] = edge }
    let nodes = Array(Set(edges.flatMap { [$0.from, $0.to] })).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let graph = DirectedGraph(
      count: nodes.count,
      edges: first.keys.compactMap { key in
        numbers[key[0]].flatMap { from in numbers[key[1]].map { (from, $0) } }
      })
    return graph.stronglyConnectedComponents().flatMap { component -> [[Edge]] in
      let pairs = graph.mutualPairs(in: component)
      let cycles = pairs.isEmpty ? [graph.shortestCycle(in: component)] : pairs.map { [$0.0, $0.1] }
      return cycles.map { cycle in canonical(hops(of: cycle.map { nodes[$0] }, first)) }
    }
  }

  private func hops(of cycle: [Int], _ first: [[Int]: Edge]) -> [Edge] {
    cycle.indices.compactMap { first[[cycle[$0], cycle[($0 + 1) % cycle.count]]] }
  }

  private func canonical(_ hops: [Edge]) -> [Edge] {
    guard let start = hops.indices.min(by: { hops[$0].dependency.place < hops[$1].dependency.place }) else {
      return hops
    }
    return Array(hops[start...] + hops[..<start])
  }

  private func finding(
    _ cycle: [Edge], _ names: [String], severity: Severity, advice: String, symbols: [String]
  ) -> Finding {
    let circle = (names + names.prefix(1)).joined(separator: " → ")
    return Finding(
      at: cycle[0].dependency.place, "\(circle) is a cycle of dependencies; \(advice)", severity: severity,
      type: cycle[0].dependency.from, symbol: symbols[0], counterparts: Array(symbols.dropFirst()),
      related: cycle.dropFirst().map { Finding.Related($0.dependency.place, hop($0.dependency)) })
  }

  private func hop(_ dependency: Dependency) -> String {
    "\(codebase.name(dependency.from)) names \(codebase.name(dependency.to)) here"
  }
}
