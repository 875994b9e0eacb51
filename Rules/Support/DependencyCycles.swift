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

  /// `hops` come in the order of their places, between nodes that are numbered from 0 up to `count`.
  init(codebase: Codebase, hops: [Hop], count: Int) {
    self.hops = hops.sorted(below: count, by: \.to).sorted(below: count, by: \.from)
    let graph = DirectedGraph(count: count, edges: hops.map { ($0.from, $0.to) })
    let components = graph.stronglyConnectedComponents().map { ($0, graph.mutualPairs(in: $0)) }
    let pairs = components.flatMap { $0.1.map { [$0.0, $0.1] } }
    var budget = Self.budget
    let others = graph.shortestCycles(in: components.filter(\.1.isEmpty).map(\.0), budget: &budget)
    all = (pairs + others).map { [hops = self.hops] ends in
      Self.canonical(
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

extension Codebase {
  /// True where the folder of one module is in that of the other, which makes it a part of it.
  func areInsideEachOther(_ left: Int, _ right: Int) -> Bool {
    func isBelow(_ path: String, _ folder: String) -> Bool {
      path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
    let (one, other) = (modules[left].path, modules[right].path)
    return isBelow(one, other) || isBelow(other, one)
  }
}
