import Architecture

/// The cycles that dependencies make between nodes: the components of a module, or modules.
struct DependencyCycles {
  struct Hop {
    var from: Int
    var to: Int
    var dependency: Dependency
  }

  /// Every pair that depends on each other; where a component of the graph has none, its shortest cycle. Each starts at
  /// the hop with the smallest place.
  let all: [[Hop]]
  /// Sorted by their ends, then by place.
  private let hops: [Hop]

  /// How many edges may be followed in search of the shortest cycles.
  private static let budget = 20_000_000

  /// `hops` come in the order of their places.
  init(codebase: Codebase, hops: [Hop]) {
    self.hops = hops.enumerated().sorted {
      ($0.element.from, $0.element.to, $0.offset) < ($1.element.from, $1.element.to, $1.offset)
    }.map(\.element)
    let nodes = Array(Set(hops.flatMap { [$0.from, $0.to] })).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let edges = hops.compactMap { hop in numbers[hop.from].flatMap { from in numbers[hop.to].map { (from, $0) } } }
    let graph = DirectedGraph(count: nodes.count, edges: edges)
    let components = graph.stronglyConnectedComponents().map { ($0, graph.mutualPairs(in: $0)) }
    let pairs = components.flatMap { $0.1.map { [$0.0, $0.1] } }
    var budget = Self.budget
    let others = graph.shortestCycles(in: components.filter(\.1.isEmpty).map(\.0), budget: &budget)
    all = (pairs + others).map { [hops = self.hops] cycle in
      let ends = cycle.map { nodes[$0] }
      return Self.canonical(
        ends.indices.compactMap { Self.first(from: ends[$0], to: ends[($0 + 1) % ends.count], of: hops, codebase) })
    }.filter { !$0.isEmpty }
  }

  /// What leads from one node to another, in the order of the places.
  func dependencies(from: Int, to: Int) -> [Dependency] {
    Self.hops(from: from, to: to, of: hops).map(\.dependency)
  }

  private static func hops(from: Int, to: Int, of hops: [Hop]) -> ArraySlice<Hop> {
    var low = 0
    var high = hops.count
    while low < high {
      let middle = (low + high) / 2
      if (hops[middle].from, hops[middle].to) < (from, to) { low = middle + 1 } else { high = middle }
    }
    return hops[low...].prefix { $0.from == from && $0.to == to }
  }

  /// The first hop from one node to another, one that names a class or a value if there is any.
  private static func first(from: Int, to: Int, of all: [Hop], _ codebase: Codebase) -> Hop? {
    let hops = hops(from: from, to: to, of: all)
    return hops.first { !codebase[$0.dependency.to].isContract } ?? hops.first
  }

  private static func canonical(_ hops: [Hop]) -> [Hop] {
    guard let start = hops.indices.min(by: { hops[$0].dependency.place < hops[$1].dependency.place }) else {
      return hops
    }
    return Array(hops[start...] + hops[..<start])
  }
}
