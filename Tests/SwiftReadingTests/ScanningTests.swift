import SwiftReading
import Testing

/// The scanner looks at eight bytes and more at once; wherever a byte falls among them, it means the same.
@Suite struct ScanningTests {
  @Test(arguments: UInt8(0)...127)
  func aNameEndsAtTheFirstByteThatIsNoneOfIt(_ byte: UInt8) {
    let isOfName = byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isLetterOrDigit(byte)
    for length in 1...24 {
      let source = [UInt8](repeating: UInt8(ascii: "n"), count: length) + [byte] + Array("xyz ".utf8)
      let end = tokens(of: source.span).first?.end
      #expect(end == UInt32(isOfName ? length + 4 : length), "byte \(byte) behind \(length)")
    }
  }

  @Test func aNameGoesOnBeyondASCII() {
    for length in 0...20 {
      let name = String(repeating: "n", count: length) + "ñ" + String(repeating: "m", count: length)
      let source = Array((name + "+" + name).utf8)
      let names = tokens(of: source.span).filter { $0.kind == .word }
      #expect(names.count == 2 && Set(names.map(\.name)).count == 1)
      #expect(names.first?.end == UInt32(name.utf8.count))
    }
  }

  @Test(arguments: ["\"", "\\n", "\n", "\t", "é", "\u{1}", "x"])
  func aLiteralEndsAtItsQuote(_ part: String) {
    for length in 0...20 {
      let text = "\"\"\"" + String(repeating: "n", count: length) + part + "n\n\"\"\" + a"
      let source = Array(text.utf8)
      let all = tokens(of: source.span)
      #expect(all.map(\.kind) == [.string, .operator, .word, .endOfFile], "\(part) behind \(length)")
    }
  }

  @Test(arguments: ["// ", "/* ", "/* /* */ "])
  func linesInAndBehindCommentsAreCounted(_ opening: String) {
    for length in 0...20 {
      let comment = opening + String(repeating: "n\t", count: length)
      let source = Array((comment + (opening == "// " ? "" : "\r\n*/") + "\r\nlet a = 1").utf8)
      var reader = FileReader()
      let outline = reader.read(source.span)
      #expect(outline.properties.count == 1 && outline.codeLines == 1)
      #expect(outline.lineStarts.count == (opening == "// " ? 2 : 3))
    }
  }

  @Test(arguments: [[0], [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]])
  func bytesThatAreNoTextAreFoundEverywhere(_ bytes: [UInt8]) {
    for place in 0...70 {
      let text = [UInt8](repeating: UInt8(ascii: "/"), count: 80)
      #expect(!isText(text[..<place] + bytes + text[place...]), "\(bytes) at \(place)")
      #expect(isText(text[..<place] + Array("é".utf8) + text[place...]))
    }
  }

  private func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(bytes)
    var reader = FileReader()
    return reader.read(bytes.span).isText
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isLetter || character.isNumber
  }
}

/// Names are equal exactly when their bytes are.
@Suite struct NameTableTests {
  @Test func namesOfAllLengthsDiffer() {
    var table = NameTable()
    var spellings: [String] = []
    for length in 0...40 {
      let name = String(repeating: "n", count: length)
      spellings.append(name)
      // One letter is another one, at the beginning, in the middle and at the end.
      for place in Set([0, length / 2, length - 1]) where length > 0 && place >= 0 {
        spellings.append(String(name.prefix(place)) + "m" + String(name.dropFirst(place + 1)))
      }
      spellings.append(name + "\0")
    }
    let names = spellings.map { table.intern($0) }
    #expect(Set(names).count == Set(spellings).count)
    #expect(names.map { table.text(of: $0) } == spellings)
    #expect(spellings.map { table.intern($0) } == names)
    #expect(spellings.map { table.find($0) } == names)
    #expect(table.find("absent") == nil && table.find("absent from the table") == nil)
  }

  @Test func namesStayWhenTheTableGrows() {
    var table = NameTable()
    let spellings = (0..<20_000).map { "name\($0)" + String(repeating: "s", count: $0 % 7) }
    let names = spellings.map { table.intern($0) }
    #expect(zip(spellings, names).allSatisfy { table.text(of: $1) == $0 && table.find($0) == $1 })
  }
}

/// A token is the word of the grammar that it spells, and no other.
@Suite struct WordTests {
  @Test(arguments: Word.allCases) func aWordIsKnown(_ word: Word) {
    let bytes = Array(word.spelling.utf8)
    #expect(tokens(of: bytes.span).first?.word == word)
  }

  @Test func aNameIsNoWord() {
    let bytes = Array("presenter".utf8)
    #expect(tokens(of: bytes.span).first?.kind == .word && tokens(of: bytes.span).first?.word == nil)
  }
}
