/// A pattern as a machine: a row of steps, run in as many states at once as the text leaves open.
///
/// State `n` stands before step `n`; the state behind the last step is the match. Moves that read nothing only ever go
/// forward, which is what lets `read` close a set of states in one ascending scan.
struct GlobProgram: Sendable, Hashable {
  enum Step: Sendable, Hashable {
    /// Reads this scalar.
    case scalar(Unicode.Scalar)
    /// `?`: reads one scalar of a component.
    case any
    /// `[…]`: reads one scalar of a component, of the class at this index.
    case oneOf(Int)
    /// `*`: reads scalars of a component, none or more.
    case star
    /// `**`: reads scalars, none or more; none at the start of a component takes the slash behind it along.
    case doubleStar
    /// Goes on both with the next step and with this one.
    case fork(Int)
    /// Goes on with this step.
    case jump(Int)
  }

  var steps: [Step] = []
  var classes: [ScalarClass] = []
}

/// The scalars between a pair of brackets.
struct ScalarClass: Sendable, Hashable {
  var ranges: [ClosedRange<Unicode.Scalar>]
  var isNegated: Bool

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isNegated
  }
}

/// The states of one run over one text.
struct GlobStates {
  fileprivate var live: StateSet
  fileprivate var next: StateSet
  /// Those of `live` that a `**` has led to which read nothing at the start of a component.
  fileprivate var skipping: StateSet
  /// True when the text up to the scalar that was read last, without it, is a match.
  fileprivate(set) var hasMatched = false

  init(of program: GlobProgram) {
    live = StateSet(capacity: program.steps.count + 1)
    next = live
    skipping = live
  }

  /// True when no continuation of the text can match.
  var isStuck: Bool { live.isEmpty }

  /// Lets a match begin at the scalar that is read next.
  mutating func enter() {
    live.insert(0)
  }

  fileprivate mutating func move(from state: Int, to target: Int) {
    live.insert(target)
    if skipping.contains(state) { skipping.insert(target) }
  }

  fileprivate mutating func turn() {
    swap(&live, &next)
    next.removeAll()
    skipping.removeAll()
  }
}

extension GlobProgram {
  /// Takes one scalar of the text, or its end.
  ///
  /// - Parameters:
  ///   - separator: What `*`, `?` and `[…]` stop at, if at anything.
  ///   - isAtStart: Whether the scalar is the first of a component.
  func read(
    _ scalar: Unicode.Scalar?, in states: inout GlobStates, separator: Unicode.Scalar?, atComponentStart isAtStart: Bool
  ) {
    states.hasMatched = false
    let inner = scalar == separator ? nil : scalar
    var cursor = states.live.first(from: 0)
    while let state = cursor {
      if state == steps.count {
        states.hasMatched = true
      } else {
        take(state, reading: scalar, inner: inner, in: &states, atComponentStart: isAtStart)
      }
      cursor = states.live.first(from: state + 1)
    }
    states.turn()
  }

  /// - Parameter inner: The scalar unless it is the separator.
  private func take(
    _ state: Int, reading scalar: Unicode.Scalar?, inner: Unicode.Scalar?, in states: inout GlobStates,
    atComponentStart isAtStart: Bool
  ) {
    switch steps[state] {
    case .scalar(let wanted):
      if wanted == scalar { states.next.insert(state + 1) }
      if wanted == "/", states.skipping.contains(state) { states.live.insert(state + 1) }
    case .any:
      if inner != nil { states.next.insert(state + 1) }
    case .oneOf(let index):
      if let inner, classes[index].contains(inner) { states.next.insert(state + 1) }
    case .star:
      if inner != nil { states.next.insert(state) }
      states.move(from: state, to: state + 1)
    case .doubleStar:
      if scalar != nil { states.next.insert(state) }
      if isAtStart { states.skipping.insert(state) }
      states.move(from: state, to: state + 1)
    case .fork(let other):
      states.move(from: state, to: state + 1)
      states.move(from: state, to: other)
    case .jump(let target):
      states.move(from: state, to: target)
    }
  }
}

/// A set of states, scanned in ascending order; the first 64 take no allocation.
struct StateSet {
  private var head: UInt64 = 0
  private var tail: [UInt64]

  /// - Parameter capacity: The members are below it.
  init(capacity: Int) {
    tail = Array(repeating: 0, count: max(0, capacity - 1) / 64)
  }

  var isEmpty: Bool { head == 0 && tail.allSatisfy { $0 == 0 } }

  func contains(_ state: Int) -> Bool {
    word(state / 64) & bit(state) != 0
  }

  mutating func insert(_ state: Int) {
    if state < 64 { head |= bit(state) } else { tail[state / 64 - 1] |= bit(state) }
  }

  mutating func removeAll() {
    head = 0
    for index in tail.indices { tail[index] = 0 }
  }

  /// The least member that is not below `bound`.
  func first(from bound: Int) -> Int? {
    var index = bound / 64
    var rest = index <= tail.count ? word(index) & (UInt64.max << UInt64(bound % 64)) : 0
    while rest == 0 {
      index += 1
      guard index <= tail.count else { return nil }
      rest = word(index)
    }
    return index * 64 + rest.trailingZeroBitCount
  }

  private func word(_ index: Int) -> UInt64 { index == 0 ? head : tail[index - 1] }
  private func bit(_ state: Int) -> UInt64 { 1 << UInt64(state % 64) }
}
