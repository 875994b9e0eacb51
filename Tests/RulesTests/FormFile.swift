import Linting
import Rules
import SwiftReading

/// A file of a fixture with what the reader says of it, so that its form can be changed by tokens.
struct FormFile {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  let outline: Outline
  private let names: NameTable

  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tokens = SwiftReading.tokens(of: bytes.span)
    var reader = FileReader()
    outline = reader.read(bytes.span)
    names = reader.names
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder with a slash behind it; empty for the root.
  var folder: String {
    String(path.prefix(upTo: path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex))
  }

  func text(_ range: ByteRange) -> String { text(Int(range.start)..<Int(range.end)) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(_ name: Name) -> String { names.text(of: name) }

  /// What stands from one token to another.
  func range(_ tokens: ClosedRange<Int>) -> Range<Int> {
    Int(self.tokens[tokens.lowerBound].start)..<Int(self.tokens[tokens.upperBound].end)
  }

  /// The types and extensions with the tokens of their braces.
  var typeBodies: [(type: TypeDeclaration, opening: Int, closing: Int)] {
    let types = Dictionary(outline.types.map { ($0.range.end, $0) }) { first, _ in first }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .rightBrace, let type = types[tokens[index].end] else { return nil }
      return (type, tokens[index].partner, index)
    }
  }

  /// The tokens that lie in a range of bytes.
  func tokens(in range: ByteRange) -> [Token] {
    tokens.filter { $0.start >= range.start && $0.end <= range.end && $0.kind != .endOfFile }
  }

  /// Applies edits that do not overlap, whatever their order; what stands twice is done once.
  func edited(_ edits: [FormEdit]) -> String {
    var result: [UInt8] = []
    var offset = 0
    for edit in Set(edits).sorted() {
      result += bytes[offset..<edit.range.lowerBound] + edit.text.utf8
      offset = edit.range.upperBound
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }
}

/// Text in place of a range of bytes.
struct FormEdit: Hashable, Comparable {
  var range: Range<Int>
  var text: String

  static func replace(_ range: Range<Int>, _ text: String) -> FormEdit { FormEdit(range: range, text: text) }

  static func insert(_ text: String, at offset: UInt32) -> FormEdit {
    FormEdit(range: Int(offset)..<Int(offset), text: text)
  }

  static func < (left: FormEdit, right: FormEdit) -> Bool {
    (left.range.lowerBound, left.range.upperBound, left.text)
      < (right.range.lowerBound, right.range.upperBound, right.text)
  }
}

extension [FormFile] {
  /// The names of contracts that every file may write: protocols that are no part of another type and not private to
  /// their file, and whose name no other type has.
  var contracts: Set<String> {
    var contracts: Set<String> = []
    var others: Set<String> = []
    for file in self {
      for type in file.outline.types where type.kind != .extension {
        let isPrivate = !type.modifiers.isDisjoint(with: [.private, .fileprivate])
        let isContract = type.kind == .protocol && file.outline.scopes[type.scope].kind == .file && !isPrivate
        if isContract { contracts.insert(file.text(type.name)) } else { others.insert(file.text(type.name)) }
      }
    }
    return contracts.subtracting(others)
  }
}
