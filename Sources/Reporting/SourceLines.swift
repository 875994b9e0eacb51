/// The lines of a source file, found once. A line ends at a line feed, a carriage return, or both in this order.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == lineFeed || byte == carriageReturn {
      let next = index + 1
      let isFirstOfTwo = byte == carriageReturn && next < bytes.count && bytes[next] == lineFeed
      if !isFirstOfTwo { starts.append(next) }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The bytes of the line `number`, counted from 1, without its end; nil when there is no such line.
  subscript(number: Int) -> ArraySlice<UInt8>? {
    guard (1...count).contains(number) else { return nil }
    var line = bytes[starts[number - 1]..<(number < count ? starts[number] : bytes.count)]
    if line.last == lineFeed { line.removeLast() }
    if line.last == carriageReturn { line.removeLast() }
    return line
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
