import Architecture
import Linting
import SwiftReading

/// One class that holds another strongly through a stored property.
struct Hop {
  var owner: TypeID
  var link: Link
  /// The class behind the link.
  var target: TypeID
}

/// Which classes hold which strongly, with contracts resolved to the classes behind them.
///
/// It reaches from the components to all that they hold. Left out are values, which form no loop through a copy; objects
/// that live as long as the app; links between a class and its own base, which tell parent and child apart by nothing;
/// and properties that the code sets to nil by hand, or gives no value at all.
struct OwnershipGraph {
  let codebase: Codebase
  /// Sorted by place.
  private var nodes: [TypeID] = []
  private var hops: [TypeID: [Hop]] = [:]
  private let appRoots: Set<TypeID>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    appRoots = codebase.subtypes(ofExternal: Self.namesOfAppRoots)
    var queue = codebase.components.map(\.type).filter(canBeHeld)
    var next = 0
    while next < queue.count {
      let owner = queue[next]
      next += 1
      guard hops[owner] == nil else { continue }
      hops[owner] = strongHops(from: owner)
      queue += (hops[owner] ?? []).map(\.target).filter { hops[$0] == nil }
    }
    nodes = codebase.sortedByPlace(hops.keys)
  }

  private func strongHops(from owner: TypeID) -> [Hop] {
    codebase.allLinks(of: owner).flatMap { link -> [Hop] in
      guard link.strength == .strong, canReachAClass(link.target), codebase.isEverSet(link.property, of: owner),
        !codebase.isCleared(link.property)
      else { return [] }
      return codebase.resolved(link, for: owner).compactMap { target in
        canBeHeld(target) && !isKin(owner, target) ? Hop(owner: owner, link: link, target: target) : nil
      }
    }
  }

  private func canBeHeld(_ type: TypeID) -> Bool { codebase[type].isClass && !appRoots.contains(type) }

  private static let namesOfAppRoots: Set<String> = [
    "UIWindow", "NSWindow", "UIApplication", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "NSApplicationDelegate", "WKExtensionDelegate",
  ]

  private func canReachAClass(_ type: TypeID) -> Bool {
    codebase[type].isClass || codebase[type].isContract || !codebase[type].isDeclared
  }

  private func isKin(_ left: TypeID, _ right: TypeID) -> Bool {
    codebase.isSubtype(left, of: right) || codebase.isSubtype(right, of: left)
  }

  // MARK: Queries

  /// All hops, by the places of their owners.
  var allHops: [Hop] { nodes.flatMap { hops[$0] ?? [] } }

  func contains(_ hop: Hop) -> Bool { hops[hop.owner]?.contains { $0.link.property == hop.link.property } ?? false }

  /// Takes a property out, as if it were weak.
  mutating func remove(_ property: PropertyPlace) {
    for node in nodes { hops[node]?.removeAll { $0.link.property == property } }
  }

  /// The shortest loop that begins with a hop; nil when no strong chain leads back.
  func shortestLoop(through hop: Hop) -> [Hop]? {
    var arrival: [TypeID: Hop] = [:]
    var queue = [hop.target]
    var next = 0
    while next < queue.count {
      for step in hops[queue[next]] ?? [] where step.target != hop.target && arrival[step.target] == nil {
        arrival[step.target] = step
        if step.target == hop.owner { return [hop] + way(to: hop.owner, from: hop.target, arrival) }
        queue.append(step.target)
      }
      next += 1
    }
    return nil
  }

  private func way(to end: TypeID, from start: TypeID, _ arrival: [TypeID: Hop]) -> [Hop] {
    var way: [Hop] = []
    var current = end
    while current != start, let hop = arrival[current] {
      way.append(hop)
      current = hop.owner
    }
    return way.reversed()
  }

  private var directed: DirectedGraph {
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    return DirectedGraph(
      count: nodes.count,
      edges: allHops.compactMap { hop in
        numbers[hop.owner].flatMap { from in numbers[hop.target].map { (from, $0) } }
      })
  }

  /// The hops of which some loop is made: both ends hold each other, directly or through others.
  func hopsInLoops() -> [Hop] {
    var circle: [TypeID: Int] = [:]
    for (number, component) in directed.stronglyConnectedComponents().enumerated() {
      for node in component { circle[nodes[node]] = number }
    }
    return allHops.filter { hop in circle[hop.owner].map { $0 == circle[hop.target] } ?? false }
  }

  /// For every group of classes that hold each other in circles the shortest circle, of equals the first by place.
  func shortestLoops() -> [[Hop]] {
    let graph = directed
    return graph.shortestCycles(in: graph.stronglyConnectedComponents()).map { cycle in
      let cycle = cycle.map { nodes[$0] }
      return canonical(
        cycle.indices.compactMap { index in
          hops[cycle[index]]?.first { $0.target == cycle[(index + 1) % cycle.count] }
        })
    }
  }

  /// The loop begun at the smallest place.
  private func canonical(_ loop: [Hop]) -> [Hop] {
    guard let start = loop.indices.min(by: { codebase.place(of: loop[$0].link) < codebase.place(of: loop[$1].link) })
    else { return loop }
    return Array(loop[start...] + loop[..<start])
  }
}
