import SourceTrees
import Synchronization
import Testing

/// The same comes out whoever computes it.
@Suite struct ConcurrentMapTests {
  @Test(arguments: [1, 2, 5], [0, 1, 2, 300])
  func resultsStandInOrder(jobs: Int, count: Int) {
    #expect(concurrentMap(count, jobs: jobs) { "\($0)" } == (0..<count).map { "\($0)" })
  }

  @Test(arguments: [1, 2, 5], [0, 1, 2, 300])
  func whatIsDoneBesideIsDoneOnce(jobs: Int, count: Int) {
    let times = Atomic<Int>(0)
    let results = concurrentMap(count, jobs: jobs, beside: { times.add(1, ordering: .relaxed) }, { $0 })
    #expect(results == Array(0..<count))
    #expect(times.load(ordering: .relaxed) == 1)
  }
}
