/// The byte offset at which every line of a file starts: two bytes for each, as files have many lines.
package struct LineStarts: RandomAccessCollection, Sendable {
  /// The lowest sixteen bits of each offset.
  private var low: [UInt16] = []
  /// The lines before which the bits above go up by one, so many times as they do, in order.
  private var carries: [UInt32] = []

  init() {}

  /// Of offsets in their order.
  init(_ starts: borrowing UniqueArray<UInt32>) {
    low = [UInt16](unsafeUninitializedCapacity: starts.count) { buffer, initializedCount in
      var high: UInt32 = 0
      for line in 0..<starts.count {
        let start = starts[line]
        while high < start >> 16 {
          carries.append(UInt32(truncatingIfNeeded: line))
          high += 1
        }
        buffer.initializeElement(at: line, to: UInt16(truncatingIfNeeded: start))
      }
      initializedCount = starts.count
    }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { low.count }

  package subscript(line: Int) -> UInt32 {
    var first = 0
    var last = carries.count
    while first < last {
      let middle = (first + last) / 2
      if Int(carries[middle]) <= line { first = middle + 1 } else { last = middle }
    }
    return UInt32(truncatingIfNeeded: first) << 16 | UInt32(low[line])
  }
}
