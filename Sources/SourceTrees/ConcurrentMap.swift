import Dispatch
import Synchronization

/// The results of `transform` for the numbers from 0 up to `count`, in their order, whoever computed them.
///
/// - Parameter jobs: How many threads work on them, at most.
@inlinable
package func concurrentMap<Value: Sendable>(
  _ count: Int, jobs: Int, _ transform: @Sendable (Int) -> Value
) -> [Value] {
  guard jobs > 1, count > 1 else { return (0..<count).map(transform) }
  return [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    // Every number is in one range and no other, so that each element is written once, and by one thread alone.
    nonisolated(unsafe) let elements = buffer
    inConcurrentRanges(count, jobs: jobs) { range in
      for number in range { elements.initializeElement(at: number, to: transform(number)) }
    }
    initializedCount = count
  }
}

/// Calls both, at once where there are threads for it, and returns when both have returned.
package func together(jobs: Int, _ first: @Sendable () -> Void, _ second: @Sendable () -> Void) {
  inConcurrentRanges(2, jobs: jobs) { range in
    for number in range { number == 0 ? first() : second() }
  }
}

/// Calls `body` with ranges that cover the numbers from 0 up to `count`, each number once, on several threads, and
/// returns when all calls have.
@usableFromInline
package func inConcurrentRanges(_ count: Int, jobs: Int, _ body: @Sendable (Range<Int>) -> Void) {
  guard jobs > 1, count > 1 else { return body(0..<count) }
  let length = max(1, min(64, count / (jobs * 8)))
  let next = Atomic<Int>(0)
  DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
    while true {
      let start = next.wrappingAdd(length, ordering: .relaxed).oldValue
      guard start < count else { return }
      body(start..<min(start + length, count))
    }
  }
}
