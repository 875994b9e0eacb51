import Architecture
import SwiftReading

/// Which classes hold which strongly, with contracts resolved to the classes behind them.
///
/// Searching costs: a tangle of a million hops shows the loops that are found until the budget is spent, and the others
/// when those are mended. No code base that was seen comes near to it.
struct OwnershipGraph: Sendable {
  let codebase: Codebase
  /// The classes, sorted by place; what follows goes by their numbers here.
  private let nodes: [TypeID]
  /// By the number of the type; -1 for those that are not among them.
  private let numbers: [Int]
  private var hops: [[Hop]]
  /// The class at the end of each hop.
  private var ends: [[Int]]
  /// How many hops may still be followed.
  private var budget = 30_000_000
  /// To number a hop anew takes as long as to follow so many.
  private static let costOfNumbering = 16
  /// Which search came to a class last, and over which hop of which class it came.
  private var visits: [Int]
  private var arrivals: [(node: Int, hop: Int)]
  private var searches = 0
  /// Classes that hold each other, directly or through others, as long as no property is taken out.
  private var knownCircles: [[Int]]?

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let strong = StrongHops(codebase).byOwner
    nodes = codebase.sortedByPlace(strong.indices.filter { strong[$0] != nil }.map { TypeID($0) })
    var numbers = [Int](repeating: -1, count: codebase.types.count)
    for (number, node) in nodes.enumerated() { numbers[node.offset] = number }
    self.numbers = numbers
    hops = nodes.map { strong[$0.offset] ?? [] }
    ends = hops.map { $0.map { numbers[$0.target.offset] } }
    visits = [Int](repeating: 0, count: nodes.count)
    arrivals = [(node: Int, hop: Int)](repeating: (0, 0), count: nodes.count)
  }

  // MARK: Queries

  func contains(_ hop: Hop) -> Bool {
    number(of: hop.owner).map { hops[$0].contains { $0.link.property == hop.link.property } } ?? false
  }

  private func number(of type: TypeID) -> Int? { numbers[type.offset] < 0 ? nil : numbers[type.offset] }

  /// The class that declares a property, and those that inherit it.
  private func owners(of property: PropertyPlace) -> [Int] {
    let type = codebase.enclosingType(codebase.property(property).scope, in: property.file)
    return type.isNone ? [] : ([type] + codebase.allSubtypes(of: type)).compactMap(number)
  }

  /// Takes a property out, as if it were weak.
  mutating func remove(_ property: PropertyPlace) {
    for node in owners(of: property) where hops[node].contains(where: { $0.link.property == property }) {
      knownCircles = nil
      ends[node] = zip(hops[node], ends[node]).compactMap { $0.link.property == property ? nil : $1 }
      hops[node].removeAll { $0.link.property == property }
    }
  }

  /// Calls `body` with the hops of which some loop is made: both ends hold each other, directly or through others. By the
  /// places of their owners, of which only those count that are asked for.
  mutating func forEachHopInLoops(of isOwner: (TypeID) -> Bool = { _ in true }, _ body: (Hop) -> Void) {
    var circle = [Int](repeating: -1, count: nodes.count)
    for (number, component) in circles().enumerated() {
      for node in component { circle[node] = number }
    }
    for node in nodes.indices where circle[node] >= 0 && isOwner(nodes[node]) {
      for (place, end) in ends[node].enumerated() where circle[node] == circle[end] { body(hops[node][place]) }
    }
  }

  /// The classes of which some loop is made.
  mutating func typesInLoops() -> Set<TypeID> { Set(circles().joined().map { nodes[$0] }) }

  private mutating func circles() -> [[Int]] {
    let circles = knownCircles ?? directed(Array(nodes.indices)).stronglyConnectedComponents()
    knownCircles = circles
    return circles
  }

  /// The shortest loop that begins with a hop; nil when no strong chain leads back.
  mutating func shortestLoop(through hop: Hop) -> [Hop]? {
    guard let owner = number(of: hop.owner), let target = number(of: hop.target), budget > 0 else { return nil }
    searches += 1
    visits[target] = searches
    var queue = [target]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      budget -= ends[node].count
      for (index, end) in ends[node].enumerated() where visits[end] != searches {
        visits[end] = searches
        arrivals[end] = (node, index)
        if end == owner { return [hop] + way(to: owner, from: target) }
        queue.append(end)
      }
    }
    return nil
  }

  private func way(to end: Int, from start: Int) -> [Hop] {
    var way: [Hop] = []
    var node = end
    while node != start {
      let (before, index) = arrivals[node]
      way.append(hops[before][index])
      node = before
    }
    return way.reversed()
  }

  // MARK: All loops

  /// Calls `cut` with the shortest loop of every group of classes that hold each other in circles, of equals the first
  /// by place, and takes out the property that it returns, until there is no loop.
  mutating func takeApart(_ cut: (_ loop: [Hop]) -> PropertyPlace?) {
    var waiting = [circles().joined().sorted()]
    var next = 0
    while next < waiting.count, budget > 0 {
      let members = waiting[next]
      waiting[next] = []
      next += 1
      let graph = directed(members)
      budget -= members.reduce(0) { $0 + ends[$1].count } * Self.costOfNumbering
      let components = graph.stronglyConnectedComponents()
      for (component, cycle) in zip(components, graph.shortestCycles(in: components, budget: &budget)) {
        let loop = loop(over: cycle.map { members[$0] })
        // Nil where the property that was cut in another loop was part of this one as well.
        guard loop == nil || loop.flatMap(cut).map({ remove($0) }) != nil else { continue }
        waiting.append(component.map { members[$0] })
      }
    }
  }

  /// Who holds whom among some classes, which are numbered anew.
  private func directed(_ members: [Int]) -> DirectedGraph {
    var local = [Int](repeating: -1, count: nodes.count)
    for (number, node) in members.enumerated() { local[node] = number }
    var edges: [(Int, Int)] = []
    edges.reserveCapacity(members.reduce(0) { $0 + ends[$1].count })
    for (number, node) in members.enumerated() {
      for end in ends[node] where local[end] >= 0 { edges.append((number, local[end])) }
    }
    return DirectedGraph(count: members.count, edges: edges)
  }

  /// The loop that goes over the classes, begun at the smallest place; nil when a hop of it has been taken out.
  private func loop(over cycle: [Int]) -> [Hop]? {
    var loop: [Hop] = []
    for (index, node) in cycle.enumerated() {
      guard let hop = ends[node].firstIndex(of: cycle[(index + 1) % cycle.count]) else { return nil }
      loop.append(hops[node][hop])
    }
    guard let start = loop.indices.min(by: { codebase.place(of: loop[$0].link) < codebase.place(of: loop[$1].link) })
    else { return nil }
    return Array(loop[start...] + loop[..<start])
  }
}
