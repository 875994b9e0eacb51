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
  private let codebase: Codebase
  private let hops: [Hop]

  /// `hops` come in the order of their places.
  init(codebase: Codebase, hops: [Hop]) {
    self.codebase = codebase
    self.hops = hops
    let first = Self.firstHops(hops, codebase)
    let nodes = Array(Set(hops.flatMap { [$0.from, $0.to] })).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    let pairs = first.keys.compactMap { key in
      numbers[key[0]].flatMap { from in numbers[key[1]].map { (from, $0) } }
    }
    let graph = DirectedGraph(count: nodes.count, edges: pairs)
    all = graph.stronglyConnectedComponents().flatMap { component -> [[Hop]] in
      let pairs = graph.mutualPairs(in: component)
      let cycles = pairs.isEmpty ? [graph.shortestCycle(in: component)] : pairs.map { [$0.0, $0.1] }
      return cycles.map { cycle in
        let ends = cycle.map { nodes[$0] }
        return Self.canonical(ends.indices.compactMap { first[[ends[$0], ends[($0 + 1) % ends.count]]] })
      }.filter { !$0.isEmpty }
    }
  }

  /// The types that lead from one node to another, each once, in the order of their places.
  func names(from: Int, to: Int) -> [TypeID] {
    var seen: Set<TypeID> = []
    return hops.filter { $0.from == from && $0.to == to }.map(\.dependency.to).filter { seen.insert($0).inserted }
  }

  /// The first place of every hop, one that names a class or a value if there is any.
  private static func firstHops(_ hops: [Hop], _ codebase: Codebase) -> [[Int]: Hop] {
    var first: [[Int]: Hop] = [:]
    for hop in hops {
      let known = first[[hop.from, hop.to]]
      let isBetter = known.map { codebase[$0.dependency.to].isContract && !codebase[hop.dependency.to].isContract }
      if isBetter ?? true { first[[hop.from, hop.to]] = hop }
    }
    return first
  }

  private static func canonical(_ hops: [Hop]) -> [Hop] {
    guard let start = hops.indices.min(by: { hops[$0].dependency.place < hops[$1].dependency.place }) else {
      return hops
    }
    return Array(hops[start...] + hops[..<start])
  }
}
