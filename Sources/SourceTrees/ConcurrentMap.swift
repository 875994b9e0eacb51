import Dispatch
import Synchronization

/// The results of `transform` for the numbers from 0 up to `count`, in their order, whoever computed them.
///
/// - Parameters:
///   - jobs: How many threads work on them, at most.
///   - work: What is done beside it, on one thread, and is begun first.
@inlinable
package func concurrentMap<Value: Sendable>(
  _ count: Int, jobs: Int, beside work: @Sendable () -> Void = {}, _ transform: @Sendable (Int) -> Value
) -> [Value] {
  guard jobs > 1, count > 1 else {
    work()
    return (0..<count).map(transform)
  }
  return [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
    // Every number is in one range and no other, so that each element is written once, and by one thread alone.
    nonisolated(unsafe) let elements = buffer
    // Number 0 is the work.
    inConcurrentRanges(count + 1, jobs: jobs) { range in
      if range.lowerBound == 0 { work() }
      for number in max(1, range.lowerBound)..<range.upperBound {
        elements.initializeElement(at: number - 1, to: transform(number - 1))
      }
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
