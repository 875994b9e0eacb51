import Dispatch
import Synchronization

/// The results of `transform` for the numbers from 0 up to `count`, in their order, whoever computed them.
///
/// - Parameter jobs: How many threads work on them, at most.
package func concurrentMap<Value: Sendable>(
  _ count: Int, jobs: Int, _ transform: @Sendable (Int) -> Value
) -> [Value] {
  let jobs = min(jobs, count)
  guard jobs > 1 else { return (0..<count).map(transform) }
  let shares = Mutex<[(index: Int, value: Value)]>([])
  let next = Atomic<Int>(0)
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    var share: [(index: Int, value: Value)] = []
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { break }
      share.append((index, transform(index)))
    }
    let done = share
    shares.withLock { $0 += done }
  }
  return shares.withLock { $0 }.sorted { $0.index < $1.index }.map(\.value)
}
