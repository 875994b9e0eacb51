import Architecture
import SwiftReading

/// Finds what a file uses of a UI framework that it imports.
struct UIUsage {
  let codebase: Codebase
  let file: Int
  private let vocabulary: UIFrameworkVocabulary

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    vocabulary = codebase.derived(UIFrameworkVocabulary.init)
  }

  struct Result {
    struct Use {
      var name: String
      var place: Place
    }

    /// The first place of everything of the framework that is used, in the order of the file.
    var places: [Use] = []
    /// The modules to import instead when nothing is used; nil where that cannot be said for certain.
    var replacement: [String]?
    /// Combine, Observation or both, where that is all the import is for.
    var onlyFor: [String] = []
    /// Combine, Observation or both, which nothing but the framework brings.
    var brought: [String] = []
    /// False for frameworks whose names are not known.
    var isKnown = true
  }

  func result(for framework: String) -> Result {
    guard let names = vocabulary.names(of: framework) else { return Result(isKnown: false) }
    var result = Result()
    var seen: Set<String> = []
    for use in freeNames(names.free) + calls(names.calls) + members() where seen.insert(use.name).inserted {
      result.places.append(use)
    }
    result.places.sort { $0.place < $1.place }
    if framework == "SwiftUI" { result.brought = observationAndCombine().filter { !importedModules().contains($0) } }
    guard result.places.isEmpty else { return result }
    guard !mayUseByInference(framework), !handsOnValues(of: names.free), let passedOn = passedOn() else {
      return result
    }
    if framework == "SwiftUI" { result.onlyFor = observationAndCombine() }
    // Foundation comes with every UI framework, so that it has to stand in for it.
    result.replacement = result.onlyFor + ["Foundation"] + passedOn
    return result
  }

  // MARK: Uses

  /// Names that types and expressions begin with. Where the code base has a type of the name, that one is meant.
  private func freeNames(_ names: NameSet) -> [Result.Use] {
    mentionedNames().filter { names.contains($0.name) }.map { (codebase.text($0.name), $0.offset) }
      .filter { !codebase.declaresType(named: $0.0) }.map { use($0.0, at: $0.1) }
  }

  private func mentionedNames() -> [(name: Name, offset: UInt32)] {
    let outline = codebase.files[file].outline
    let types = outline.mentions.map { (outline.paths[Int($0.path.lowerBound)], $0.offset) }
    let roots = outline.steps.filter { $0.kind == .name }.map { ($0.name, $0.offset) }
    return types + roots
  }

  /// Calls that the framework adds to types of others, told by their labels: `IndexPath(row:section:)`.
  private func calls(_ names: Set<Substring>) -> [Result.Use] {
    let outline = codebase.files[file].outline
    return outline.calls.compactMap { call in
      guard let callee = outline.steps[ifAny: call.callee] else { return nil }
      let labels = call.arguments.map { (outline.arguments[Int($0)].label.map(codebase.text) ?? "_") + ":" }.joined()
      let name = codebase.text(callee.name)
      let isIndexPath = name == "IndexPath" && ["row:section:", "item:section:"].contains(labels)
      let isDocument = labels.hasSuffix("documentAttributes:")
      guard isIndexPath || isDocument || callee.kind == .member && names.contains(Substring("\(name)(\(labels))"))
      else {
        return nil
      }
      return use("\(name)(\(labels))", at: callee.offset)
    }
  }

  /// `indexPath.row` and the keys of attributed strings, which only UIKit and AppKit declare.
  private func members() -> [Result.Use] {
    let outline = codebase.files[file].outline
    let hasAttributes = mentionedNames().contains { codebase.text($0.name).hasSuffix("AttributedString") }
    return outline.steps.compactMap { step in
      let name = codebase.text(step.name)
      if step.kind == .member, ["row", "section", "item"].contains(name), isIndexPath(step.base) {
        return use("IndexPath.\(name)", at: step.offset)
      }
      if step.kind == .member, Self.partsOfAttributedStrings.contains(name),
        outline.steps[ifAny: step.base].map({ codebase.text($0.name) }) == "NSAttributedString"
      {
        return use("NSAttributedString.\(name)", at: step.offset)
      }
      guard hasAttributes, step.kind == .implicitMember, vocabulary.attributeKeys.contains(step.name)
      else { return nil }
      return use("NSAttributedString.Key.\(name)", at: step.offset)
    }
  }

  /// Types that UIKit and AppKit nest in one of Foundation.
  private static let partsOfAttributedStrings: Set<String> = [
    "DocumentAttributeKey", "DocumentReadingOptionKey", "DocumentType", "TextEffectStyle", "TextLayoutSectionKey",
  ]

  private func isIndexPath(_ receiver: ID<ExpressionStep>) -> Bool {
    guard let step = codebase.files[file].outline.steps[ifAny: receiver] else { return false }
    return codebase.text(step.name).lowercased().hasSuffix("indexpath")
  }

  private func use(_ name: String, at offset: UInt32) -> Result.Use {
    let range = ByteRange(start: offset, end: offset + UInt32(name.utf8.count))
    return Result.Use(name: name, place: Place(file: file, range: range))
  }

  // MARK: What to import instead

  private func observationAndCombine() -> [String] {
    let mentioned = mentionedNames().map(\.name)
    let vocabularies = [("Observation", vocabulary.observation), ("Combine", vocabulary.combine)]
    return vocabularies.filter { mentioned.contains(where: $0.1.contains) }.map(\.0)
  }

  /// The modules that come with a UI framework, and not with Foundation, of which something is used; nil where one is
  /// used of which that is not certain. Their types are known by their prefixes.
  private func passedOn() -> [String]? {
    let names = Set(mentionedNames().map(\.name)).map(codebase.text).filter { !codebase.declaresType(named: $0) }
    let imported = importedModules()
    func isUsed(_ prefix: String) -> Bool {
      names.contains { name in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
          && !Self.graphicsOfFoundation.contains(name)
      }
    }
    let doubtful = [
      ("CT", "CoreText"), ("CV", "CoreVideo"), ("UT", "UniformTypeIdentifiers"), ("UN", "UserNotifications"),
      ("NSManaged", "CoreData"), ("NSFetch", "CoreData"), ("NSPersistent", "CoreData"),
    ]
    guard !doubtful.contains(where: { isUsed($0.0) && !imported.contains($0.1) }) else { return nil }
    return [("CG", "CoreGraphics"), ("CI", "CoreImage"), ("CA", "QuartzCore")].filter { isUsed($0.0) }.map(\.1)
  }

  private static let graphicsOfFoundation: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector"]

  private func importedModules() -> Set<String> {
    let outline = codebase.files[file].outline
    return Set(
      outline.imports.filter { $0.path.count == 1 }.map { codebase.text(outline.paths[Int($0.path.lowerBound)]) })
  }

  /// Values of the framework that no name shows: resources, what the code base adds to the framework's types, and
  /// overlays that a second framework brings along with SwiftUI.
  private func mayUseByInference(_ framework: String) -> Bool {
    let overlaid: Set<String> = [
      "MapKit", "AVKit", "PhotosUI", "StoreKit", "Charts", "SceneKit", "SpriteKit", "WebKit",
    ]
    if framework == "SwiftUI", !importedModules().isDisjoint(with: overlaid) { return true }
    let outline = codebase.files[file].outline
    return outline.steps.contains { step in
      switch step.kind {
      // `R.string` gives text, `R.image` an image.
      case .member where outline.steps[ifAny: step.base].map(isResources) ?? false: codebase.text(step.name) != "string"
      case .implicitMember, .member: codebase.userInterfaceMembers.contains(step.name)
      case .name: ["Asset", "Assets", "L10n"].contains(codebase.text(step.name))
      default: false
      }
    }
  }

  private func isResources(_ step: ExpressionStep) -> Bool { step.kind == .name && codebase.text(step.name) == "R" }

  /// True where a value of the framework goes from one place to another: `draw(font: appearance.titleFont)`.
  private func handsOnValues(of names: NameSet) -> Bool {
    let outline = codebase.files[file].outline
    let typer = ExpressionTyper(codebase, file: file)
    return (outline.arguments.map(\.value) + outline.assignments.map(\.value)).contains { value in
      guard let step = outline.steps[ifAny: value], step.kind == .member else { return false }
      return typer.value(of: step.base).instanceTypes.contains { type in
        codebase.property(named: step.name, of: type.type).map { isValue($0, of: names) } ?? false
      }
    }
  }

  private func isValue(_ place: PropertyPlace, of names: NameSet) -> Bool {
    let property = codebase.property(place)
    let outline = codebase.files[place.file].outline
    if let mention = codebase.outermostMention(of: property.type, in: place.file)?.mention {
      return names.contains(outline.paths[Int(mention.path.lowerBound)])
    }
    var step = outline.steps[ifAny: property.value]
    while let base = step.flatMap({ outline.steps[ifAny: $0.base] }) { step = base }
    return step.map { $0.kind == .name && names.contains($0.name) } ?? false
  }
}

extension UIUsage.Result {
  /// " and uses UIImage, UIColor"
  var clause: String {
    if !isKnown { return "" }
    if !onlyFor.isEmpty { return " only for what \(onlyFor.joined(separator: " and ")) declares" }
    if places.isEmpty { return replacement == nil ? ", of which it names nothing" : " and uses nothing of it" }
    let names = places.prefix(4).map(\.name).joined(separator: ", ")
    return " and uses \(names)" + (places.count > 4 ? " and \(places.count - 4) more" : "")
  }

  func advice(for role: Role) -> String {
    if let replacement {
      return replacement.isEmpty ? "remove the import" : "import \(replacement.joined(separator: " and ")) instead"
    }
    return ways(for: role) + (brought.isEmpty ? "" : "; import \(brought.joined(separator: " and ")) for the rest")
  }

  private func ways(for role: Role) -> String {
    if places.isEmpty, isKnown { return "remove the import, and leave what values of it there may be to the view" }
    if role == .presenter,
      places.contains(where: { $0.name == "UIApplication" || UIFrameworks.screens.contains($0.name) })
    {
      return "let the router do what needs it"
    }
    return switch role {
    case .presenter: "leave that to the view, and give it plain values"
    case .entity: "keep plain values, and make images and colours in the view"
    default: "take and give plain values"
    }
  }
}
