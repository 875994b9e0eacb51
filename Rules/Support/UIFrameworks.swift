import Architecture
import SwiftReading

/// The modules that draw on the screen, and the names that come with them.
struct UIFrameworks: Sendable {
  /// Apple's frameworks, and the layout libraries that only extend views.
  private static let builtIn: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "TVUIKit", "SnapKit", "Masonry", "PureLayout", "PinLayout",
    "FlexLayout", "TinyConstraints", "Cartography", "Stevia", "AsyncDisplayKit", "EasyPeasy", "Anchorage",
  ]

  private let modules: Set<String>

  init(alsoKnown: [String]) { modules = Self.builtIn.union(alsoKnown) }

  func contains(_ module: String) -> Bool { modules.contains(module) }

  /// What a file may use of a module without saying so; nil for modules whose names are not known.
  static func names(of module: String) -> NameSet? {
    switch module {
    case "UIKit", "TVUIKit": NameSet.uiKit
    case "SwiftUI": NameSet.swiftUI
    case "AppKit", "Cocoa": NameSet.appKit
    case "WatchKit": NameSet.watchKit
    default: nil
    }
  }

  /// The names of one framework: types and other free names, and members that it adds to types of others.
  struct NameSet: Sendable {
    var free: Set<Substring>
    var members: Set<Substring>

    init(free: [String], members: [String] = []) {
      self.free = Set(free.flatMap(Self.split))
      self.members = Set(members.flatMap(Self.split))
    }

    private static func split(_ list: String) -> [Substring] {
      list.split { $0 == " " || $0 == "\n" }
    }

    static let uiKit = NameSet(
      free: [UIFrameworkNames.uiKit, UIFrameworkNames.uiKitFunctionNames, UIFrameworkNames.uiKitConstantNames],
      members: [
        UIFrameworkNames.uiKitMemberNames, UIFrameworkNames.attributeKeyNames, UIFrameworkNames.uiKitConstantNames,
        "size boundingRect draw inset",
      ])
    static let swiftUI = NameSet(
      free: [UIFrameworkNames.swiftUI, UIFrameworkNames.swiftUIFunctionNames, UIFrameworkNames.uiKit],
      members: [UIFrameworkNames.swiftUIMemberNames])
    static let appKit = NameSet(
      free: [UIFrameworkNames.appKit, UIFrameworkNames.appKitFunctionNames],
      members: [UIFrameworkNames.appKitMemberNames, UIFrameworkNames.attributeKeyNames])
    static let watchKit = NameSet(
      free: [UIFrameworkNames.watchKit, UIFrameworkNames.watchKitFunctionNames, UIFrameworkNames.uiKit])
    static let combine = NameSet(free: [UIFrameworkNames.combineNames])
    static let observation = NameSet(free: [UIFrameworkNames.observationNames])
  }
}

/// Finds what a file uses of a UI framework.
struct UIUsage {
  let codebase: Codebase
  let file: Int
  let frameworks: UIFrameworks

  struct Result {
    struct Use {
      var name: String
      var place: Place
    }

    /// The first place of every type or function of the framework, in the order of the file.
    var places: [Use] = []
    /// What can be imported instead when nothing is used.
    var replacement: String?
    var isKnown = true
    /// Members that may come from the framework, so that it cannot be taken away without a look.
    var hasDoubtfulMembers = false
  }

  func names(of framework: String) -> Result {
    guard let names = UIFrameworks.names(of: framework) else { return Result(isKnown: false) }
    var result = Result()
    var seen: Set<String> = []
    for (name, offset) in mentionedNames() where names.free.contains(Substring(name)) && !isOwn(name) {
      guard seen.insert(name).inserted else { continue }
      let range = ByteRange(start: offset, end: offset + UInt32(name.utf8.count))
      result.places.append(Result.Use(name: name, place: Place(file: file, range: range)))
    }
    result.places.sort { $0.place < $1.place }
    guard result.places.isEmpty else { return result }
    result.hasDoubtfulMembers = usesMember(of: names)
    if !result.hasDoubtfulMembers { result.replacement = replacement(for: framework) }
    return result
  }

  /// Names that types and expressions begin with, with their offsets.
  private func mentionedNames() -> [(String, UInt32)] {
    let outline = codebase.files[file].outline
    let types = outline.mentions.map { (codebase.text(outline.paths[Int($0.path.lowerBound)]), $0.offset) }
    let roots = outline.steps.filter { $0.kind == .name }.map { (codebase.text($0.name), $0.offset) }
    return types + roots
  }

  /// A type of the code base with the same name is meant, not the framework's.
  private func isOwn(_ name: String) -> Bool { codebase.declaresType(named: name) }

  private func usesMember(of names: UIFrameworks.NameSet) -> Bool {
    codebase.files[file].outline.steps.contains { step in
      (step.kind == .member || step.kind == .implicitMember)
        && names.members.contains(Substring(codebase.text(step.name)))
    }
  }

  private func replacement(for framework: String) -> String {
    guard framework == "SwiftUI" else { return "Foundation" }
    let mentioned = Set(mentionedNames().map { Substring($0.0) })
    if !mentioned.isDisjoint(with: UIFrameworks.NameSet.observation.free) { return "Observation" }
    if !mentioned.isDisjoint(with: UIFrameworks.NameSet.combine.free) { return "Combine" }
    return "Foundation"
  }
}

extension UIUsage.Result {
  /// "and uses UIImage, UIColor"
  var clause: String {
    if !isKnown { return "" }
    if hasDoubtfulMembers { return "and names no type of it" }
    guard places.isEmpty else {
      let names = places.prefix(4).map(\.name).joined(separator: ", ")
      return "and uses \(names)" + (places.count > 4 ? " and \(places.count - 4) more" : "")
    }
    switch replacement {
    case "Combine"?, "Observation"?: return "only for what \(replacement ?? "") declares"
    default: return "and uses nothing of it"
    }
  }

  func advice(_ role: Role) -> String {
    if let replacement { return "import \(replacement) instead" }
    if !isKnown || hasDoubtfulMembers { return "move what needs it to the view" }
    return role == .entity
      ? "keep plain values, and make images and colours in the view"
      : "move that to the view, and hand it plain values"
  }
}
