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

  /// Types whose names no other framework has.
  static let distinctiveTypes = NameSet(
    free: [UIFrameworkNames.uiKit, UIFrameworkNames.appKit, UIFrameworkNames.watchKit]
  ).free
  static let swiftUITypes = NameSet(free: [UIFrameworkNames.swiftUI]).free

  /// The names of one framework: types and other free names, calls by their full names, and static members.
  struct NameSet: Sendable {
    var free: Set<Substring>
    var calls: Set<Substring>

    init(free: [String], calls: String = "") {
      self.free = Set(free.flatMap(Self.split))
      self.calls = Set(Self.split(calls))
    }

    static func split(_ list: String) -> [Substring] { list.split { $0 == " " || $0 == "\n" } }

    static let uiKit = NameSet(
      free: [UIFrameworkNames.uiKit, UIFrameworkNames.uiKitFunctionNames, UIFrameworkNames.uiKitConstantNames],
      calls: UIFrameworkNames.uiKitCallNames)
    static let swiftUI = NameSet(
      free: [UIFrameworkNames.swiftUI, UIFrameworkNames.swiftUIFunctionNames, UIFrameworkNames.uiKit],
      calls: UIFrameworkNames.swiftUICallNames)
    static let appKit = NameSet(
      free: [UIFrameworkNames.appKit, UIFrameworkNames.appKitFunctionNames], calls: UIFrameworkNames.appKitCallNames)
    static let watchKit = NameSet(
      free: [UIFrameworkNames.watchKit, UIFrameworkNames.watchKitFunctionNames, UIFrameworkNames.uiKit])

    static let combine = Set(split(UIFrameworkNames.combineNames))
    static let observation = Set(split(UIFrameworkNames.observationNames))
    static let attributeKeys = Set(split(UIFrameworkNames.attributeKeyNames))
  }
}
