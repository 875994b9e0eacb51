import Architecture
import Linting
import SwiftReading

/// What stands in for the imports of a file of which nothing is used.
struct ImportReplacement {
  let codebase: Codebase
  let file: Int
  /// The modules that replaced imports bring, by their modifiers.
  private var brought: [String: Modifiers] = [:]
  private var outline: Outline { codebase.files[file].outline }

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
  }

  /// The modules of `wanted` that nothing else imports for the whole file.
  func missing(_ wanted: [String]) -> [String] {
    wanted.filter { module in brought[module] == nil && !outline.imports.contains { brings($0, module) } }
  }

  private func brings(_ item: Import, _ module: String) -> Bool {
    !item.isConditional && item.path.count == 1 && item.kind == nil && name(item) == module
  }

  private func name(_ item: Import) -> String {
    item.path.first.map { codebase.text(outline.paths[Int($0)]) } ?? ""
  }

  /// Replaces an import, or takes its lines away where nothing is missing then. Nil where that is not certainly right:
  /// inside `#if`, behind attributes, for a part of a module, and where what is wanted is imported at another level of
  /// access.
  mutating func fix(for item: Import, wanting wanted: [String]) -> Fix? {
    let missing = missing(wanted)
    guard !item.isConditional, item.attributes.isEmpty, item.kind == nil, item.path.count == 1,
      let access = Self.access[item.modifiers.rawValue], hasSameAccess(item, wanted)
    else { return nil }
    guard let range = missing.isEmpty ? item.ownLines : item.range else { return nil }
    for module in missing { brought[module] = item.modifiers }
    let text = missing.sorted().map { "\(access)import \($0)" }
    let lineEnd = outline.hasWindowsLineEnds ? "\r\n" : "\n"
    let place = Place(file: file, range: range)
    return Fix(isSafe: true, edits: [codebase.edit(place, text.joined(separator: lineEnd))])
  }

  private func hasSameAccess(_ item: Import, _ wanted: [String]) -> Bool {
    wanted.allSatisfy { module in
      (brought[module] ?? item.modifiers) == item.modifiers
        && outline.imports.allSatisfy { other in
          !brings(other, module) || other.modifiers == item.modifiers && other.attributes.isEmpty
        }
    }
  }

  /// The words of an access level with a space behind them.
  private static let access: [UInt32: String] = [
    Modifiers().rawValue: "", Modifiers.private.rawValue: "private ", Modifiers.fileprivate.rawValue: "fileprivate ",
    Modifiers.internal.rawValue: "internal ", Modifiers.package.rawValue: "package ",
    Modifiers.public.rawValue: "public ",
  ]
}
