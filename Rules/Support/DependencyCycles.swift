import Architecture

/// The cycles that dependencies make between nodes: the components of a module, or modules.
struct DependencyCycles {
  struct Hop {
    var from: Int
    var to: Int
    var dependency: Dependency
  }

  /// A dependency as an edge between two nodes. Of these there are many, so that they are three small numbers.
  private struct Edge {
    let from: Int32
    let to: Int32
    /// The index into `Codebase.dependencies`.
    let dependency: Int32

    init(_ ends: (from: Int, to: Int), dependency: Int) {
      from = Int32(truncatingIfNeeded: ends.from)
      to = Int32(truncatingIfNeeded: ends.to)
      self.dependency = Int32(truncatingIfNeeded: dependency)
    }
  }

  /// Every pair that depends on each other; where a component of the graph has none, its shortest cycle. Each starts at
  /// the hop with the smallest place.
  let all: [[Hop]]
  private let codebase: Codebase
  /// Sorted by their ends, then by place.
  private let edges: [Edge]

  /// How many edges may be followed in search of the shortest cycles.
  private static let budget = 20_000_000

  /// - Parameter ends: The nodes that a dependency leads from and to, of those that are numbered from 0 up to `count`; nil
  ///   where it counts for nothing.
  init(codebase: Codebase, count: Int, ends: (Dependency) -> (from: Int, to: Int)?) {
    let edges = codebase.dependencies.indices.compactMap { number in
      ends(codebase.dependencies[number]).map { Edge($0, dependency: number) }
    }.sorted(below: count) { Int($0.to) }.sorted(below: count) { Int($0.from) }
    self.codebase = codebase
    self.edges = edges
    let graph = DirectedGraph(count: count, sorted: edges.lazy.map { (Int($0.from), Int($0.to)) })
    let components = graph.stronglyConnectedComponents().map { ($0, graph.mutualPairs(in: $0)) }
    let pairs = components.flatMap { $0.1.map { [$0.0, $0.1] } }
    var budget = Self.budget
    let others = graph.shortestCycles(in: components.filter(\.1.isEmpty).map(\.0), budget: &budget)
    all = (pairs + others).map { ends in
      Self.canonical(
        ends.indices.compactMap { Self.first(from: ends[$0], to: ends[($0 + 1) % ends.count], of: edges, codebase) })
    }.filter { !$0.isEmpty }
  }

  /// What leads from one node to another, in the order of the places.
  func dependencies(from: Int, to: Int) -> [Dependency] {
    Self.edges(from: from, to: to, of: edges).map { codebase.dependencies[Int($0.dependency)] }
  }

  private static func edges(from: Int, to: Int, of edges: [Edge]) -> ArraySlice<Edge> {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if (Int(edges[middle].from), Int(edges[middle].to)) < (from, to) { low = middle + 1 } else { high = middle }
    }
    return edges[low...].prefix { Int($0.from) == from && Int($0.to) == to }
  }

  /// The first hop from one node to another, one that names a class or a value if there is any.
  private static func first(from: Int, to: Int, of edges: [Edge], _ codebase: Codebase) -> Hop? {
    let dependencies = self.edges(from: from, to: to, of: edges).lazy.map { codebase.dependencies[Int($0.dependency)] }
    let first = dependencies.first { !codebase[$0.to].isContract } ?? dependencies.first
    return first.map { Hop(from: from, to: to, dependency: $0) }
  }

  private static func canonical(_ hops: [Hop]) -> [Hop] {
    guard let start = hops.indices.min(by: { hops[$0].dependency.place < hops[$1].dependency.place }) else {
      return hops
    }
    return Array(hops[start...] + hops[..<start])
  }
}

extension Codebase {
  /// True where the folder of one module is in that of the other, which makes it a part of it.
  func areInsideEachOther(_ left: Int, _ right: Int) -> Bool {
    guard modules[left].path.utf8.count != modules[right].path.utf8.count else { return false }
    func isBelow(_ path: String, _ folder: String) -> Bool {
      path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
    let (one, other) = (modules[left].path, modules[right].path)
    return isBelow(one, other) || isBelow(other, one)
  }
}
