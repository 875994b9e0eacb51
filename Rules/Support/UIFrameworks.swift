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
}

/// The names of the frameworks, as a code base numbers them. What it does not have is left out.
struct UIFrameworkVocabulary: Sendable {
  /// Types whose names no other framework has.
  let distinctive: NameSet
  let swiftUITypes: NameSet
  let combine: NameSet
  let observation: NameSet
  let attributeKeys: NameSet
  private let overlays: [String: NameSet]
  private let uiKit: NameSet
  private let swiftUI: NameSet
  private let appKit: NameSet
  private let watchKit: NameSet

  init(_ codebase: Codebase) {
    func names(_ lists: String...) -> NameSet {
      lists.reduce(NameSet()) { $0.union(NameSet(wordsOf: $1, in: codebase.names)) }
    }
    let uiKitTypes = names(UIFrameworkNames.uiKit)
    swiftUITypes = names(UIFrameworkNames.swiftUI)
    distinctive = uiKitTypes.union(names(UIFrameworkNames.appKit, UIFrameworkNames.watchKit))
    uiKit = uiKitTypes.union(names(UIFrameworkNames.uiKitFunctionNames, UIFrameworkNames.uiKitConstantNames))
    swiftUI = uiKitTypes.union(swiftUITypes).union(names(UIFrameworkNames.swiftUIFunctionNames))
    appKit = names(UIFrameworkNames.appKit, UIFrameworkNames.appKitFunctionNames)
    watchKit = uiKitTypes.union(names(UIFrameworkNames.watchKit, UIFrameworkNames.watchKitFunctionNames))
    combine = names(UIFrameworkNames.combineNames)
    observation = names(UIFrameworkNames.observationNames)
    attributeKeys = names(UIFrameworkNames.attributeKeyNames)
    overlays = UIFrameworkNames.swiftUIOverlays.mapValues { names($0) }
  }

  /// What a file may use of a module without saying so: types and other free names, and calls by their full names; nil
  /// for modules whose names are not known.
  func names(of module: String) -> (free: NameSet, calls: Set<Substring>)? {
    switch module {
    case "UIKit", "TVUIKit": (uiKit, Self.uiKitCalls)
    case "SwiftUI": (swiftUI, Self.swiftUICalls)
    case "AppKit", "Cocoa": (appKit, Self.appKitCalls)
    case "WatchKit": (watchKit, [])
    default: nil
    }
  }

  /// What SwiftUI brings only together with other modules.
  func overlays(of modules: Set<String>) -> NameSet {
    modules.reduce(NameSet()) { found, module in overlays[module].map(found.union) ?? found }
  }

  private static func split(_ list: String) -> [Substring] { list.split { $0 == " " || $0 == "\n" } }
  private static let uiKitCalls = Set(split(UIFrameworkNames.uiKitCallNames))
  private static let swiftUICalls = Set(split(UIFrameworkNames.swiftUICallNames))
  private static let appKitCalls = Set(split(UIFrameworkNames.appKitCallNames))
}
