/// A directed graph over the nodes `0..<count`, with the algorithms that rules ask for. None of them recurses.
package struct DirectedGraph: Sendable {
  private var successors: [[Int]]

  /// Edges may be given several times. The order of nodes decides between cycles that are otherwise equal.
  package init(count: Int, edges: some Sequence<(Int, Int)>) {
    successors = [[Int]](repeating: [], count: count)
    for (from, to) in edges { successors[from].append(to) }
    for node in successors.indices { successors[node] = Array(Set(successors[node])).sorted() }
  }

  package func hasEdge(_ from: Int, _ to: Int) -> Bool {
    var low = 0
    var high = successors[from].count
    while low < high {
      let middle = (low + high) / 2
      if successors[from][middle] < to { low = middle + 1 } else { high = middle }
    }
    return low < successors[from].count && successors[from][low] == to
  }

  /// The strongly connected components with more than one node, each sorted, in the order of their first nodes
  /// (Tarjan's algorithm with an explicit stack).
  package func stronglyConnectedComponents() -> [[Int]] {
    var search = ComponentSearch(successors: successors)
    for node in successors.indices where search.order[node] < 0 { search.visit(node) }
    return search.components.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Pairs of nodes that have an edge to each other, the smaller first, in order.
  package func mutualPairs(in nodes: [Int]) -> [(Int, Int)] {
    nodes.flatMap { node in
      successors[node].filter { $0 > node && hasEdge($0, node) }.map { (node, $0) }
    }
  }

  /// The shortest cycle through nodes of one component, beginning at its smallest node; of equals the first in order.
  package func shortestCycle(in component: [Int]) -> [Int] {
    let members = Set(component)
    var best: [Int] = []
    for start in component {
      guard let path = shortestPath(from: start, backTo: start, within: members),
        best.isEmpty || path.count < best.count
      else { continue }
      best = path
      if best.count == 2 { break }
    }
    guard let smallest = best.min(), let first = best.firstIndex(of: smallest) else { return best }
    return Array(best[first...] + best[..<first])
  }

  /// The nodes of the shortest path from one node to another, without the last.
  private func shortestPath(from start: Int, backTo end: Int, within members: Set<Int>) -> [Int]? {
    var previous: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for successor in successors[node] where members.contains(successor) {
        if successor == end { return path(to: node, from: start, previous) }
        if successor != start, previous[successor] == nil {
          previous[successor] = node
          queue.append(successor)
        }
      }
    }
    return nil
  }

  private func path(to node: Int, from start: Int, _ previous: [Int: Int]) -> [Int] {
    var path = [node]
    while let last = path.last, last != start, let before = previous[last] { path.append(before) }
    return path.reversed()
  }
}

private struct ComponentSearch {
  let successors: [[Int]]
  var order: [Int]
  var components: [[Int]] = []
  private var low: [Int]
  private var onStack: [Bool]
  private var stack: [Int] = []
  private var counter = 0

  init(successors: [[Int]]) {
    self.successors = successors
    order = [Int](repeating: -1, count: successors.count)
    low = order
    onStack = [Bool](repeating: false, count: successors.count)
  }

  mutating func visit(_ root: Int) {
    var calls: [(node: Int, next: Int)] = []
    enter(root, &calls)
    while let (node, next) = calls.last {
      if next < successors[node].count {
        calls[calls.count - 1].next += 1
        let successor = successors[node][next]
        if order[successor] < 0 {
          enter(successor, &calls)
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

  private mutating func enter(_ node: Int, _ calls: inout [(node: Int, next: Int)]) {
    order[node] = counter
    low[node] = counter
    counter += 1
    stack.append(node)
    onStack[node] = true
    calls.append((node, 0))
  }

  private mutating func popComponent(of root: Int) {
    var component: [Int] = []
    while let node = stack.popLast() {
      onStack[node] = false
      component.append(node)
      if node == root { break }
    }
    components.append(component.sorted())
  }
}
