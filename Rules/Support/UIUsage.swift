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
    /// The same where the import is also for something else, and nothing else brings them.
    var alsoFor: [String] = []
    /// False for frameworks whose names are not known.
    var isKnown = true
  }

  func result(for framework: String) -> Result {
    guard let names = vocabulary.names(of: framework) else { return Result(isKnown: false) }
    var result = Result()
    var seen: Set<String> = []
    var free = names.free
    if framework == "SwiftUI" { free = free.union(vocabulary.overlays(of: importedModules())) }
    for use in freeNames(free) + calls(names.calls) + members() where seen.insert(use.name).inserted {
      result.places.append(use)
    }
    result.places.sort { $0.place < $1.place }
    let reexported = framework == "SwiftUI" ? observationAndCombine() : []
    guard result.places.isEmpty, !mayUseByInference(framework), !handsOnValues(), let passedOn = passedOn() else {
      result.alsoFor = reexported.filter { !importedModules().contains($0) }
      return result
    }
    result.onlyFor = reexported
    // Foundation comes with every UI framework, so that it has to stand in for it.
    result.replacement = result.onlyFor + ["Foundation"] + passedOn
    return result
  }

  // MARK: Uses

  /// Names that types and expressions begin with. Where the code base has a type of the name, that one is meant.
  private func freeNames(_ names: NameSet) -> [Result.Use] {
    mentionedNames().filter { names.contains($0.name) && !codebase.declaresType(named: $0.name) }
      .map { use(codebase.text($0.name), at: $0.offset) }
  }

  private func mentionedNames() -> [(name: Name, offset: UInt32)] {
    let outline = codebase.files[file].outline
    var names = outline.mentions.map { (name: outline.paths[Int($0.path.lowerBound)], offset: $0.offset) }
    for step in outline.steps where step.kind == .name { names.append((step.name, step.offset)) }
    return names
  }

  /// Calls that the framework adds to types of others, told by their labels: `IndexPath(row:section:)`.
  private func calls(_ calls: UIFrameworkVocabulary.Calls) -> [Result.Use] {
    let outline = codebase.files[file].outline
    return outline.calls.compactMap { call in
      guard let callee = outline.steps[ifAny: call.callee],
        calls.names.contains(callee.name) || vocabulary.indexPath.contains(callee.name)
      else { return nil }
      let labels = call.arguments.map { (outline.arguments[Int($0)].label.map(codebase.text) ?? "_") + ":" }.joined()
      let name = codebase.text(callee.name)
      let isIndexPath = name == "IndexPath" && ["row:section:", "item:section:"].contains(labels)
      let isMember = callee.kind == .member || callee.kind == .implicitMember && callee.name == .`init`
      guard isIndexPath || isMember && calls.contains("\(name)(\(labels))") else { return nil }
      return use("\(name)(\(labels))", at: callee.offset)
    }
  }

  /// `indexPath.row` and the keys of attributed strings, which only UIKit and AppKit declare.
  private func members() -> [Result.Use] {
    let outline = codebase.files[file].outline
    return outline.steps.compactMap { step in
      let isMember = step.kind == .member
      if isMember, vocabulary.partsOfIndexPaths.contains(step.name), isIndexPath(step.base) {
        return use("IndexPath.\(codebase.text(step.name))", at: step.offset)
      }
      if isMember, vocabulary.typesOfStrings.contains(step.name), isNamed(step.base, "NSAttributedString") {
        return use("NSAttributedString.\(codebase.text(step.name))", at: step.offset)
      }
      guard vocabulary.attributeKeys.contains(step.name),
        isMember ? isKeyOfStrings(step.base) : step.kind == .implicitMember && mentionsAttributedStrings()
      else { return nil }
      return use("NSAttributedString.Key.\(codebase.text(step.name))", at: step.offset)
    }
  }

  private func mentionsAttributedStrings() -> Bool {
    mentionedNames().contains { codebase.text($0.name).hasSuffix("AttributedString") }
  }

  private func isKeyOfStrings(_ step: ID<ExpressionStep>) -> Bool {
    guard let key = codebase.files[file].outline.steps[ifAny: step], key.kind == .member else { return false }
    return isNamed(step, "Key") && isNamed(key.base, "NSAttributedString")
  }

  private func isNamed(_ step: ID<ExpressionStep>, _ name: String) -> Bool {
    codebase.files[file].outline.steps[ifAny: step].map { codebase.text($0.name) == name } ?? false
  }

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
    let names = mentionedNames().map(\.name).filter { hasPrefix($0) && !codebase.declaresType(named: $0) }
      .map(codebase.text)
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

  /// Two capital letters, with which all the prefixes begin.
  private func hasPrefix(_ name: Name) -> Bool {
    let bytes = codebase.names.utf8(of: name).prefix(2)
    return bytes.count == 2 && bytes.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
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
    return codebase.files[file].outline.steps.contains { step in
      switch step.kind {
      case .implicitMember, .member: return codebase.userInterfaceMembers.contains(step.name)
      case .name: return vocabulary.assets.contains(step.name)
      default: return false
      }
    } || usesGeneratedResources()
  }

  /// `R.image.cat`: what R.swift makes of the resources of a project; `R.string` gives no more than text.
  private func usesGeneratedResources() -> Bool {
    let steps = codebase.files[file].outline.steps
    return steps.contains { step in
      guard step.kind == .member, let root = steps[ifAny: step.base], root.kind == .name else { return false }
      return vocabulary.resources.contains(root.name) && !["string", "file", "info"].contains(codebase.text(step.name))
    }
  }

  /// True when a value whose type is the framework's is taken from somewhere and handed on: `appearance.titleFont`.
  private func handsOnValues() -> Bool {
    let known = codebase.derived(UIValues.init)
    let steps = codebase.files[file].outline.steps
    guard steps.contains(where: { $0.kind == .member && known.names.contains($0.name) }) else { return false }
    let typer = ExpressionTyper(codebase, file: file)
    return steps.contains { step in
      guard step.kind == .member, known.names.contains(step.name) else { return false }
      return typer.value(of: step.base).instanceTypes.contains { known.isValue(step.name, of: $0.type) }
    }
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

  /// What a presenter has only to move between screens.
  private static var movers: Set<String> {
    ["UIApplication", "UIViewController", "UINavigationController", "UITabBarController", "UIWindow"]
  }

  func advice(for role: Role, isRouted: Bool) -> String {
    if let replacement {
      return replacement.isEmpty ? "remove the import" : "import \(replacement.joined(separator: " and ")) instead"
    }
    if places.isEmpty, isKnown {
      let first = alsoFor.isEmpty ? "remove the import" : "import \(alsoFor.joined(separator: " and ")) instead"
      return "\(first), and leave what values of it there may be to the view"
    }
    let mending = mending(for: role, isRouted)
    return alsoFor.isEmpty ? mending : "\(mending); import \(alsoFor.joined(separator: " and ")) for the rest"
  }

  private func mending(for role: Role, _ isRouted: Bool) -> String {
    if role == .presenter, places.contains(where: { Self.movers.contains($0.name) }) {
      return "let the \(isRouted ? "router" : "view") do what needs it"
    }
    return switch role {
    case .presenter: "leave that to the view, and give it plain values"
    case .entity: "keep plain values, and make images and colours in the view"
    default: "take and give plain values"
    }
  }
}
