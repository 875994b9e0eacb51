// What stands beside a part of a file on its lines, for changes that take the part away.

extension Span<UInt8> {
  /// The lines of a part of the file, with the end of the last; nil where something else stands on them.
  func ownLines(of part: Range<Int>) -> ByteRange? {
    let start = blanks(before: part.lowerBound)
    let end = blanks(behind: part.upperBound)
    guard startsLine(start), let next = lineEnd(at: end) else { return nil }
    return ByteRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: next))
  }

  /// What to take away with a comment, so that its lines look as if it had never been there.
  func removal(ofComment comment: Range<Int>) -> ByteRange {
    if let lines = ownLines(of: comment) { return lines }
    let (start, end) = (blanks(before: comment.lowerBound), blanks(behind: comment.upperBound))
    let isLast = lineEnd(at: end) != nil
    let isApart = startsLine(start) || start < comment.lowerBound
    return ByteRange(
      start: UInt32(truncatingIfNeeded: isLast ? start : comment.lowerBound),
      end: UInt32(truncatingIfNeeded: isLast || isApart ? end : comment.upperBound))
  }

  /// True where the end of one word and the start of another would meet if a part of the file were gone.
  func separates(_ part: Range<Int>) -> Bool {
    part.lowerBound > 0 && part.upperBound < count && !isSpace(self[part.lowerBound - 1])
      && !isSpace(self[part.upperBound])
  }

  /// True when the first line of the file ends with CR LF.
  func hasWindowsLineEnds(firstLineEndingAt next: UInt32?) -> Bool {
    guard let next = next.map(Int.init), next >= 2, next <= count else { return false }
    return self[next - 2] == UInt8(ascii: "\r") && self[next - 1] == UInt8(ascii: "\n")
  }

  private func blanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, isBlank(self[start - 1]) { start -= 1 }
    return start
  }

  private func blanks(behind offset: Int) -> Int {
    var end = offset
    while end < count, isBlank(self[end]) { end += 1 }
    return end
  }

  /// True behind a line break, at the start of the file, and behind its byte order mark.
  private func startsLine(_ offset: Int) -> Bool {
    if offset == 0 || isLineBreak(self[offset - 1]) { return true }
    return offset == 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  /// Where the next line starts, if nothing but the line break or the end of the file is at `offset`.
  private func lineEnd(at offset: Int) -> Int? {
    if offset == count { return offset }
    guard isLineBreak(self[offset]) else { return nil }
    let isPair = self[offset] == UInt8(ascii: "\r") && offset + 1 < count && self[offset + 1] == UInt8(ascii: "\n")
    return offset + (isPair ? 2 : 1)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isLineBreak(byte) }
}
