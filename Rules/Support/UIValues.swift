import Architecture
import SwiftReading

/// The properties of a code base whose values are of UIKit's types, for all that use them without naming those.
struct UIValues: Sendable {
  /// What they are called.
  private(set) var names = NameSet()
  private let codebase: Codebase
  private let uiTypes: NameSet

  init(_ codebase: Codebase) {
    self.codebase = codebase
    uiTypes = codebase.derived(UIFrameworkVocabulary.init).distinctive
    for (file, isNamed) in codebase.filesNaming(uiTypes).enumerated() where isNamed {
      let unit = codebase.files[file]
      for property in unit.outline.properties where isUserInterface(property, in: file, unit) {
        names.insert(property.name)
      }
    }
  }

  func isValue(_ name: Name, of owner: TypeID) -> Bool {
    codebase.property(named: name, of: owner).map {
      isUserInterface(codebase.property($0), in: $0.file, codebase.files[$0.file])
    } ?? false
  }

  /// By the type as it is written, or by what the initial value begins with: `UIFont.systemFont(ofSize: 12)`.
  private func isUserInterface(_ property: PropertyDeclaration, in file: Int, _ unit: CodebaseFile) -> Bool {
    if let mention = codebase.outermostMention(of: property.type, in: file)?.mention {
      return mention.path.count == 1 && uiTypes.contains(unit.outline.paths[Int(mention.path.lowerBound)])
    }
    guard property.type.isNone else { return false }
    var step = unit.outline.steps[ifAny: property.value]
    while let link = step, let base = unit.outline.steps[ifAny: link.base] { step = base }
    return step.map { $0.kind == .name && uiTypes.contains($0.name) } ?? false
  }
}
