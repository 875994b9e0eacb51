/// An array that has one owner: changing it needs no check of who else holds it, and emptied it keeps its memory, so
/// that one serves file after file.
///
/// Invariants:
/// 1. `memory` is room for `capacity` elements, of which the first `count` are initialised; without it `capacity` is 0.
/// 2. Every access checks its index against `count`; no pointer leaves this type.
struct UniqueArray<Element>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>?
  private var capacity = 0
  private(set) var count = 0

  init() {}

  deinit {
    memory?.deinitialize(count: count)
    memory?.deallocate()
  }

  /// Only where `capacity` is not 0.
  private var base: UnsafeMutablePointer<Element> {
    @inline(__always) get { memory.unsafelyUnwrapped }
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base[index]
    }
    @inline(__always) _modify {
      check(index)
      yield &base[index]
    }
  }

  @inline(__always)
  private func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
  }

  /// The last element; there must be one.
  var top: Element {
    @inline(__always) get { self[count &- 1] }
    @inline(__always) _modify { yield &self[count &- 1] }
  }

  var last: Element? {
    @inline(__always) get { count > 0 ? base[count &- 1] : nil }
  }

  @inline(__always)
  mutating func append(_ element: borrowing Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: copy element)
    count &+= 1
  }

  /// Appends what is in a place, and puts something else there. Unlike with `append`, what is large is copied once.
  @inline(__always)
  mutating func append(from place: inout Element, leaving other: borrowing Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: place)
    count &+= 1
    place = copy other
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(16, capacity * 2))
    if let memory {
      larger.moveInitialize(from: memory, count: count)
      memory.deallocate()
    }
    memory = larger
    capacity = max(16, capacity * 2)
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return (base + count).move()
  }

  @discardableResult
  @inline(__always)
  mutating func removeLast() -> Element {
    check(0)
    count &-= 1
    return (base + count).move()
  }

  /// Empties the array. It keeps its memory, unless that is far more than files need.
  mutating func removeAll() {
    removeAll(from: 0)
    guard capacity > 1 << 18 else { return }
    memory?.deallocate()
    memory = nil
    capacity = 0
  }

  /// Shortens the array to `length` elements, if it has more.
  @inline(__always)
  mutating func removeAll(from length: Int) {
    guard length < count else { return }
    precondition(length >= 0, "negative length")
    (base + length).deinitialize(count: count - length)
    count = length
  }

  /// Moves the elements from `start` on to the end of another array.
  @inline(__always)
  mutating func moveLast(from start: Int, to other: inout UniqueArray) {
    for index in start..<count { other.append(self[index]) }
    removeAll(from: start)
  }

  /// The elements in an array of just their number.
  func copy() -> [Element] {
    Array(UnsafeBufferPointer(start: memory, count: count))
  }
}
