import Dispatch
import SourceTrees
import Synchronization

/// What a long run says of itself while it lasts: one line on standard error, from the second second on, erased at the
/// end. Ends by itself with its life.
final class Progress: Sendable {
  private struct State: Sendable {
    var phase = "finding files"
    var total = 0
    var isLineShown = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let count = Atomic<Int>(0)
  /// One of its own: the threads of the shared ones are busy with reading.
  private let queue = DispatchQueue(label: "viperlint.progress")

  init(isShown: Bool) {
    if isShown { show(after: .seconds(1)) }
  }

  deinit { end() }

  /// - Parameter total: How often ``advance()`` will be called; none when the phase has no steps.
  func enter(_ phase: String, of total: Int = 0) {
    count.store(0, ordering: .relaxed)
    state.withLock { state in
      state.phase = phase
      state.total = total
    }
  }

  func advance() { count.wrappingAdd(1, ordering: .relaxed) }

  /// Erases the line, after which none comes any more.
  func end() {
    state.withLock { state in
      if state.isLineShown { StandardStream.error.write(Self.eraser) }
      state.isLineShown = false
      state.hasEnded = true
    }
  }

  private func show(after delay: DispatchTimeInterval) {
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self, show() else { return }
      show(after: .milliseconds(100))
    }
  }

  /// - Returns: False after the end.
  private func show() -> Bool {
    state.withLock { state in
      if state.hasEnded { return false }
      let line = Self.line(state.phase, count.load(ordering: .relaxed), of: state.total)
      StandardStream.error.write(Self.eraser + line)
      state.isLineShown = true
      return true
    }
  }

  static func line(_ phase: String, _ count: Int, of total: Int) -> String {
    total == 0 ? phase : "\(phase) \(count) of \(total)"
  }

  /// To the first column, and everything from there on is gone.
  private static let eraser = "\r\u{1B}[K"
}
