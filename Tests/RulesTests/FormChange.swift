import SwiftReading
import Testing

/// A change of the form of a code base that leaves its meaning as it is.
struct FormChange: CustomTestStringConvertible, Sendable {
  let name: String
  /// Rules that measure the form itself, with the reason.
  var exempt: [String: String] = [:]
  /// The folder in which the code base stands before the change.
  var startsIn = ""
  /// The changes of which this one is made, for one that is several at once.
  var parts: [FormChange] = []
  let apply: @Sendable ([FormFile]) -> [(path: String, text: String)]

  var testDescription: String { name }

  /// Several changes at once take hardly more time than one.
  static let all: [FormChange] = [
    together([strings, commentsAtLineEnds, commentsBetweenLines, lineEnds]),
    together([modifiersReversed, indentation, brokenLines]),
    together([genericOptionals, movedConformances]),
    together([plainExistentials, anyOptionals, conditionalMembers]),
    renamedParent,
  ]

  private static func together(_ parts: [FormChange]) -> FormChange {
    FormChange(
      name: parts.map(\.name).joined(separator: ", "), exempt: parts.reduce(into: [:]) { $0.merge($1.exempt) { $1 } },
      parts: parts
    ) { files in
      let before = parts.dropLast().reduce(files) { files, part in part.apply(files).map(FormFile.init) }
      return parts.last?.apply(before) ?? []
    }
  }

  private static let countsLines = ["oversized_component": "more lines of code are its business"]
}

// MARK: What looks like code and is none

extension FormChange {
  static let commentsAtLineEnds = edits("comments at the ends of lines") { file in
    zip(file.tokens, file.tokens.dropFirst()).filter { $1.startsLine }.map { before, _ in
      .insert(" /* import UIKit; var presenter: Presenter?; present(self, animated: true) */", at: before.end)
    }
  }

  static let commentsBetweenLines = edits("comments between lines") { file in
    file.tokens.filter(\.startsLine).map { token in
      .insert("// final class FooPresenter { let view: FooView = FooViewController() } \n", at: token.start)
    }
  }

  /// Literals behind what the file declares, and one in every type, on the line of its brace.
  static let strings = edits("strings that look like code") { file in
    let line = #""import UIKit; weak var view: FooView?; URLSession.shared; router.present(self, animated: true)""#
    let literals = """

      private let spelledRaw = #"let presenter = FooPresenter(); \\#(spelled) final class FooView: UIView {"#
      private let spelledLines = \"""
        import SwiftUI
        final class FooInteractor { var presenter: FooPresenter? }
        \"""

      """
    let owners = file.typeBodies.filter {
      [.class, .struct, .enum, .actor].contains($0.type.kind) && $0.type.genericParameters.isEmpty
    }
    let members = owners.map {
      FormEdit.insert(" private static let spelled = \(line);", at: file.tokens[$0.opening].end)
    }
    return members + [.insert(literals, at: UInt32(file.bytes.count))]
  }
}

// MARK: White space

extension FormChange {
  static let lineEnds = FormChange(name: "CRLF") { files in
    files.map { ($0.path, $0.text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")) }
  }

  static let indentation = edits("indentation by tabs") { file in
    var depth = 0
    return file.tokens.compactMap { token in
      if token.kind.isClosing { depth -= 1 }
      defer { if token.kind.isOpening { depth += 1 } }
      guard token.startsLine, let start = indentation(before: token, in: file) else { return nil }
      return .replace(start..<Int(token.start), String(repeating: "\t", count: max(0, depth)))
    }
  }

  /// Where the blanks between the beginning of the line and a token begin; nil where more than blanks stand there.
  private static func indentation(before token: Token, in file: FormFile) -> Int? {
    var start = Int(token.start)
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(file.bytes[start - 1]) { start -= 1 }
    return start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
  }

  /// A line break behind every comma and on both sides of what brackets hold. A directive such as `#if` ends with its
  /// line, and so does a literal in which code is interpolated.
  static let brokenLines = edits("broken lines", exempt: countsLines) { file in
    var isDirective = false
    var literals = 0
    return file.tokens.compactMap { token in
      if token.startsLine { isDirective = token.kind == .poundWord }
      if token.kind == .stringHead { literals += 1 }
      if token.kind == .stringTail { literals -= 1 }
      guard !isDirective, literals == 0 else { return nil }
      if token.kind == .comma || token.kind.isOpening { return .insert("\n", at: token.end) }
      return token.kind.isClosing ? .insert("\n", at: token.start) : nil
    }
  }
}

extension TokenKind {
  fileprivate var isOpening: Bool { [.leftBrace, .leftParen, .leftSquare].contains(self) }
  fileprivate var isClosing: Bool { [.rightBrace, .rightParen, .rightSquare].contains(self) }
}

// MARK: Modifiers

extension FormChange {
  static let modifiersReversed = edits("modifiers in reverse order") { file in
    file.tokens.indices.flatMap { index -> [FormEdit] in
      guard introduces(index, in: file) else { return [] }
      let modifiers = modifiers(before: index, in: file)
      return zip(modifiers, modifiers.reversed()).map { .replace($0, file.text($1)) }
    }
  }

  private static let modifierWords: Set<Word> = [
    .private, .fileprivate, .internal, .package, .public, .open, .final, .static, .class, .override, .lazy, .weak,
    .unowned, .dynamic, .optional, .required, .convenience, .mutating, .nonmutating, .nonisolated, .indirect,
  ]

  private static let introducers: Set<Word> = [
    .var, .let, .func, .`init`, .subscript, .class, .struct, .enum, .protocol, .case, .typealias,
  ]

  private static func introduces(_ index: Int, in file: FormFile) -> Bool {
    guard let word = file.tokens[index].word, introducers.contains(word) else { return false }
    let next = file.tokens[index + 1].word
    return word != .class || next.map { introducers.contains($0) || modifierWords.contains($0) } != true
  }

  /// The places of the modifiers in front of a declaration's keyword, such as `weak` and `private(set)`, last first.
  private static func modifiers(before introducer: Int, in file: FormFile) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var last = introducer - 1
    while last >= 0 {
      let first = file.tokens[last].kind == .rightParen ? file.tokens[last].partner - 1 : last
      guard first >= 0, let word = file.tokens[first].word, modifierWords.contains(word) else { break }
      ranges.append(file.range(first...last))
      last = first - 1
    }
    return ranges
  }
}

// MARK: Types of stored properties

extension FormChange {
  static let genericOptionals = edits("Optional<P> for P?") { file in
    storedTypes(in: file).compactMap { type in
      guard type.tokens.last?.kind == .postfixQuestion else { return nil }
      return .replace(type.range, "Optional<\(file.text(type.range).dropLast())>")
    }
  }

  static let anyOptionals = FormChange(name: "(any P)? for P?") { files in
    let contracts = files.contracts
    return files.map { file in
      let edits = storedTypes(in: file).compactMap { type -> FormEdit? in
        guard let name = type.tokens.first, type.tokens.count <= 2,
          contracts.contains(file.text(Int(name.start)..<Int(name.end)))
        else { return nil }
        let rest = file.text(Int(name.end)..<type.range.upperBound)
        let text = "any " + file.text(Int(name.start)..<Int(name.end))
        return .replace(type.range, rest.isEmpty ? text : "(\(text))\(rest)")
      }
      return (file.path, file.edited(edits))
    }
  }

  static let plainExistentials = edits("plain P") { file in
    storedTypes(in: file).compactMap { type in
      let tokens = type.tokens
      guard let any = tokens.firstIndex(where: { $0.word == .any }) else { return nil }
      if any == 0, tokens.count == 2 {
        return .replace(type.range, file.text(Int(tokens[1].start)..<type.range.upperBound))
      }
      guard any == 1, tokens.count == 5, tokens[0].kind == .leftParen, tokens[3].kind == .rightParen else { return nil }
      return .replace(
        type.range,
        file.text(Int(tokens[2].start)..<Int(tokens[2].end))
          + file.text(Int(tokens[4].start)..<type.range.upperBound))
    }
  }

  private static func storedTypes(in file: FormFile) -> [(range: Range<Int>, tokens: [Token])] {
    file.outline.properties.filter(\.isStored).compactMap { property in
      guard let type = file.outline.typeReferences[ifAny: property.type] else { return nil }
      return (Int(type.range.start)..<Int(type.range.end), file.tokens(in: type.range))
    }
  }
}

// MARK: Where things stand

extension FormChange {
  static let conditionalMembers = edits("members in #if", exempt: countsLines) { file in
    file.typeBodies.filter { $0.closing > $0.opening + 1 }.flatMap { body -> [FormEdit] in
      [
        .insert("\n#if DEBUG\n", at: file.tokens[body.opening].end),
        .insert("\n#endif\n", at: file.tokens[body.closing].start),
      ]
    }
  }

  /// The folder around the code base, not the one whose files are a module: that one may give the module its name.
  static let renamedParent = FormChange(name: "another parent folder", startsIn: "Feature/") { files in
    files.map { ("Other/Deep/Feature/" + $0.path, $0.text) }
  }

  /// Contracts go from the declarations of classes and structs into extensions in a new file of the same folder.
  static let movedConformances = FormChange(name: "conformances in other files", exempt: countsLines) { files in
    let contracts = files.contracts
    return files.flatMap { file in
      let moves = Conformances(files: files, contracts: contracts).moves(in: file)
      return [(file.path, file.edited(moves.map(\.edit)))] + moves.map(\.file)
    }
  }

  private static func edits(
    _ name: String, exempt: [String: String] = [:], _ edits: @escaping @Sendable (FormFile) -> [FormEdit]
  ) -> FormChange {
    FormChange(name: name, exempt: exempt) { files in files.map { ($0.path, $0.edited(edits($0))) } }
  }
}

/// Finds the conformances that may stand in another file.
private struct Conformances {
  let files: [FormFile]
  let contracts: Set<String>

  struct Move {
    var edit: FormEdit
    var file: (path: String, text: String)
  }

  /// An extension elsewhere cannot name a type that is local, private, or one of several of its name in the folder.
  func moves(in file: FormFile) -> [Move] {
    file.outline.types.compactMap { type in
      guard [.class, .struct].contains(type.kind), file.outline.scopes[type.scope].kind == .file,
        type.modifiers.isDisjoint(with: [.private, .fileprivate]), isOnlyOne(file.text(type.name), in: file.folder)
      else { return nil }
      return move(of: type, in: file)
    }
  }

  private func isOnlyOne(_ name: String, in folder: String) -> Bool {
    files.filter { $0.folder == folder }.flatMap { file in
      file.outline.types.filter { $0.kind != .extension && file.text($0.name) == name }
    }.count == 1
  }

  private func move(of type: TypeDeclaration, in file: FormFile) -> Move? {
    let ranges = type.inherited.map { file.outline.typeReferences[Int($0)].range }
    guard let first = ranges.first, let last = ranges.last,
      let colon = file.tokens.last(where: { $0.end <= first.start }), colon.kind == .colon
    else { return nil }
    let all = ranges.map(file.text)
    let moved = all.filter(contracts.contains)
    guard !moved.isEmpty else { return nil }
    let kept = all.filter { !contracts.contains($0) }.joined(separator: ", ")
    let name = file.text(type.name)
    return Move(
      edit: .replace(Int(colon.start)..<Int(last.end), kept.isEmpty ? "" : ": \(kept)"),
      file: ("\(file.folder)\(name)+Conformances.swift", "extension \(name): \(moved.joined(separator: ", ")) {}\n"))
  }
}
