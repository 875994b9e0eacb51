/// A directed graph over the nodes `0..<count`, with the algorithms that rules ask for. None of them recurses.
@usableFromInline
package struct DirectedGraph: Sendable {
  /// The successors of node `i` are `targets[starts[i]..<starts[i + 1]]`, sorted, each once.
  @usableFromInline let starts: [Int]
  @usableFromInline let targets: [Int32]

  /// Edges may be given several times. The order of nodes decides between cycles that are otherwise equal.
  package init(count: Int, edges: [(Int, Int)]) {
    self.init(count: count, sorted: edges.sorted(below: count) { $0.1 }.sorted(below: count) { $0.0 })
  }

  /// The same with edges that are sorted by where they begin, and then by where they end.
  @inlinable
  package init(count: Int, sorted edges: some Collection<(Int, Int)>) {
    var starts = [Int](repeating: 0, count: count + 1)
    var targets: [Int32] = []
    targets.reserveCapacity(edges.count)
    var last = (-1, -1)
    for edge in edges where edge != last {
      last = edge
      starts[edge.0 + 1] += 1
      targets.append(Int32(truncatingIfNeeded: edge.1))
    }
    for node in 0..<count { starts[node + 1] += starts[node] }
    self.starts = starts
    self.targets = targets
  }

  fileprivate var count: Int { starts.count - 1 }

  /// Where in `targets` the successors of a node stand.
  fileprivate func places(ofSuccessorsOf node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  package func hasEdge(_ from: Int, _ to: Int) -> Bool {
    var low = starts[from]
    var high = starts[from + 1]
    while low < high {
      let middle = (low + high) / 2
      if Int(targets[middle]) < to { low = middle + 1 } else { high = middle }
    }
    return low < starts[from + 1] && Int(targets[low]) == to
  }

  /// The strongly connected components with more than one node, each sorted, in the order of their first nodes
  /// (Tarjan's algorithm with an explicit stack).
  package func stronglyConnectedComponents() -> [[Int]] {
    var search = ComponentSearch(graph: self)
    for node in 0..<count where search.isToVisit(node) { search.visit(node) }
    return search.components.sorted { $0[0] < $1[0] }
  }

  /// Pairs of nodes that have an edge to each other, the smaller first, in order.
  package func mutualPairs(in nodes: [Int]) -> [(Int, Int)] {
    nodes.flatMap { node in
      places(ofSuccessorsOf: node).lazy.map { Int(targets[$0]) }.filter { $0 > node && hasEdge($0, node) }
        .map { (node, $0) }
    }
  }

  /// For every component the shortest cycle through its nodes, beginning at its smallest node; of equals the first in
  /// order. It is the shortest of those that were found while there was a budget, and empty when there was none.
  ///
  /// - Parameter budget: How many edges may be followed; it is lowered by those that were.
  package func shortestCycles(in components: [[Int]], budget: inout Int) -> [[Int]] {
    var search = CycleSearch(graph: self)
    return components.indices.map { search.shortestCycle(in: components[$0], numbered: $0, &budget) }
  }
}

extension Array {
  /// Counting sort by a number from 0 up to `limit`, linear in both; elements of the same number stay in their order.
  @inlinable
  package func sorted(below limit: Int, by number: (Element) -> Int) -> [Element] {
    var places = [Int](repeating: 0, count: limit + 1)
    for element in self { places[number(element) + 1] += 1 }
    for place in 0..<limit { places[place + 1] += places[place] }
    // Every element has a place of its own: those before it are of smaller numbers, or come before it here.
    return [Element](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      for element in self {
        let number = number(element)
        buffer.initializeElement(at: places[number], to: element)
        places[number] += 1
      }
      initializedCount = count
    }
  }
}

private struct CycleSearch {
  let graph: DirectedGraph
  /// The number of the component that each node is in.
  private var component: [Int]
  /// The search that came to a node last, where it came from, and how many steps that took.
  private var visit: [Int]
  private var previous: [Int]
  private var distance: [Int]
  private var searches = 0

  init(graph: DirectedGraph) {
    self.graph = graph
    component = [Int](repeating: -1, count: graph.count)
    visit = component
    previous = component
    distance = component
  }

  mutating func shortestCycle(in nodes: [Int], numbered number: Int, _ budget: inout Int) -> [Int] {
    for node in nodes { component[node] = number }
    var best: [Int] = []
    for start in nodes where budget > 0 {
      let limit = best.isEmpty ? nodes.count : best.count - 1
      if let path = path(backTo: start, within: number, atMost: limit, &budget) { best = path }
      if best.count == 2 { break }
    }
    guard let smallest = best.min(), let first = best.firstIndex(of: smallest) else { return best }
    return Array(best[first...] + best[..<first])
  }

  /// The nodes of the shortest cycle through `start` that has no more than `limit` nodes.
  private mutating func path(backTo start: Int, within number: Int, atMost limit: Int, _ budget: inout Int) -> [Int]? {
    searches += 1
    visit[start] = searches
    distance[start] = 1
    var queue = [start]
    var next = 0
    while next < queue.count, distance[queue[next]] <= limit, budget > 0 {
      let node = queue[next]
      next += 1
      for place in graph.places(ofSuccessorsOf: node) {
        let successor = Int(graph.targets[place])
        guard component[successor] == number else { continue }
        budget -= 1
        if successor == start { return path(to: node, from: start) }
        guard visit[successor] != searches else { continue }
        visit[successor] = searches
        previous[successor] = node
        distance[successor] = distance[node] + 1
        queue.append(successor)
      }
    }
    return nil
  }

  private func path(to node: Int, from start: Int) -> [Int] {
    var path = [node]
    while let last = path.last, last != start { path.append(previous[last]) }
    return path.reversed()
  }
}

private struct ComponentSearch {
  let graph: DirectedGraph
  /// Those with more than one node.
  private(set) var components: [[Int]] = []
  private var order: [Int]
  private var low: [Int]
  private var onStack: [Bool]
  private var stack: [Int] = []
  private var calls: [(node: Int, next: Int)] = []
  private var counter = 0

  init(graph: DirectedGraph) {
    self.graph = graph
    order = [Int](repeating: -1, count: graph.count)
    low = order
    onStack = [Bool](repeating: false, count: graph.count)
  }

  /// What leads nowhere is on no cycle.
  func isToVisit(_ node: Int) -> Bool { order[node] < 0 && graph.starts[node] < graph.starts[node + 1] }

  mutating func visit(_ root: Int) {
    enter(root)
    while let (node, next) = calls.last {
      if next < graph.starts[node + 1] {
        calls[calls.count - 1].next += 1
        let successor = Int(graph.targets[next])
        if isToVisit(successor) {
          enter(successor)
        } else if onStack[successor] {
          low[node] = min(low[node], order[successor])
        }
      } else {
        calls.removeLast()
        if let parent = calls.last?.node { low[parent] = min(low[parent], low[node]) }
        if low[node] == order[node] { popComponent(of: node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = counter
    low[node] = counter
    counter += 1
    stack.append(node)
    onStack[node] = true
    calls.append((node, graph.starts[node]))
  }

  private mutating func popComponent(of root: Int) {
    guard let start = stack.lastIndex(of: root) else { return }
    for node in stack[start...] { onStack[node] = false }
    if stack.count - start > 1 { components.append(stack[start...].sorted()) }
    stack.removeSubrange(start...)
  }
}
