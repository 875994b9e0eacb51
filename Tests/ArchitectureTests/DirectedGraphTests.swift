import Architecture
import Testing

@Suite struct DirectedGraphTests {
  /// `0>1 1>0` are two edges.
  private func graph(_ edges: String, nodes: Int = 10) -> DirectedGraph {
    DirectedGraph(
      count: nodes,
      edges: edges.split(separator: " ").map { edge in
        let ends = edge.split(separator: ">").compactMap { Int($0) }
        return (ends[0], ends[1])
      })
  }

  @Test(arguments: [
    ("", []),
    ("0>1 1>2", []),
    ("0>0", []),
    ("0>1 1>0", [[0, 1]]),
    ("0>1 1>2 2>0 2>3", [[0, 1, 2]]),
    ("5>6 6>5 0>1 1>0 1>5", [[0, 1], [5, 6]]),
    ("3>1 1>3 1>2 2>1", [[1, 2, 3]]),
  ])
  func stronglyConnectedComponents(edges: String, components: [[Int]]) {
    #expect(graph(edges).stronglyConnectedComponents() == components)
  }

  @Test(arguments: [
    ("0>1 1>2 2>0", [[0, 1, 2]]),
    ("2>0 0>1 1>2", [[0, 1, 2]]),
    // A chord makes it shorter.
    ("0>1 1>2 2>3 3>0 2>1", [[1, 2]]),
    // Of equals the first.
    ("0>1 1>0 0>2 2>0", [[0, 1]]),
    ("0>1 1>0 5>6 6>7 7>5", [[0, 1], [5, 6, 7]]),
  ])
  func shortestCycles(edges: String, cycles: [[Int]]) {
    let graph = graph(edges)
    var budget = 1_000
    #expect(graph.shortestCycles(in: graph.stronglyConnectedComponents(), budget: &budget) == cycles)
    #expect(budget > 0)
  }

  @Test func withoutABudgetThereIsNoCycle() {
    let graph = graph("0>1 1>2 2>0")
    var budget = 0
    #expect(graph.shortestCycles(in: [[0, 1, 2]], budget: &budget) == [[]])
  }

  @Test func theSearchEndsWithItsBudget() {
    let ring = DirectedGraph(count: 2_000, edges: (0..<2_000).map { ($0, ($0 + 1) % 2_000) })
    var budget = 5_000
    #expect(ring.shortestCycles(in: [Array(0..<2_000)], budget: &budget).map(\.count) == [2_000])
    #expect(budget <= 0)
  }

  @Test(arguments: [("0>1 1>0 1>2 2>1 0>2", [[0, 1], [1, 2]]), ("0>1 1>2 2>0", [])])
  func mutualPairs(edges: String, pairs: [[Int]]) {
    #expect(graph(edges).mutualPairs(in: [0, 1, 2]).map { [$0.0, $0.1] } == pairs)
  }

  @Test(arguments: [("0>1 0>3 0>5", 3, true), ("0>1 0>3 0>5", 4, false), ("", 1, false)])
  func hasEdge(edges: String, to: Int, isThere: Bool) {
    #expect(graph(edges).hasEdge(0, to) == isThere)
  }

  @Test func countingKeepsTheOrderOfWhatIsEqual() {
    let words = ["d3", "a1", "b3", "c0", "e1"]
    #expect(words.sorted(below: 4) { Int(String($0.last ?? "0")) ?? 0 } == ["c0", "a1", "e1", "d3", "b3"])
    #expect([Int]().sorted(below: 0) { $0 } == [])
  }
}
