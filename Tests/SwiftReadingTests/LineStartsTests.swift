import SwiftReading
import Testing

@Suite struct LineStartsTests {
  /// Two bytes are kept of each start: lines before, at and far behind a multiple of 65,536 tell whether that is enough.
  @Test(arguments: [
    [0], [1, 2, 3], [65_534, 0, 0, 1], [65_535, 1], [70_000, 1, 1], [1, 400_000, 5, 65_535, 65_536, 0],
  ])
  func linesStartWhereTheyDo(_ lengths: [Int]) {
    let source = lengths.flatMap { Array(repeating: UInt8(ascii: " "), count: $0) + [UInt8(ascii: "\n")] }
    var expected = [0]
    for length in lengths { expected.append(expected[expected.count - 1] + length + 1) }
    var reader = FileReader()
    let outline = reader.read(source.span)
    #expect(outline.lineStarts.map(Int.init) == expected)
    for (line, start) in expected.enumerated() {
      #expect(outline.position(of: UInt32(start)) == (line + 1, 1))
      if start > 0 { #expect(outline.position(of: UInt32(start - 1)) == (line, lengths[line - 1] + 1)) }
    }
  }
}
