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
  /// `IndexPath`, what UIKit and AppKit add to it, and what they nest in `NSAttributedString`.
  let indexPath: NameSet
  let partsOfIndexPaths: NameSet
  let typesOfStrings: NameSet
  /// What generators call the resources of a project.
  let assets: NameSet
  let resources: NameSet
  private let overlays: [String: NameSet]
  private let uiKit: NameSet
  private let swiftUI: NameSet
  private let appKit: NameSet
  private let watchKit: NameSet
  private let uiKitCalls: Calls
  private let swiftUICalls: Calls
  private let appKitCalls: Calls

  /// Calls by their full names, `row(_:section:)`.
  struct Calls: Sendable {
    private(set) var full: Set<Substring> = []
    /// What stands before their parentheses.
    private(set) var names = NameSet()

    static let none = Calls()

    private init() {}

    init(_ list: String, in table: NameTable) {
      full = Set(list.split { $0 == " " || $0 == "\n" })
      names = NameSet(full.map { String($0.prefix { $0 != "(" }) }, in: table)
    }
  }

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
    indexPath = names("IndexPath")
    partsOfIndexPaths = names("row section item")
    typesOfStrings = names(
      "DocumentAttributeKey DocumentReadingOptionKey DocumentType TextEffectStyle TextLayoutSectionKey")
    assets = names("Asset Assets")
    resources = names("R")
    uiKitCalls = Calls(UIFrameworkNames.uiKitCallNames, in: codebase.names)
    swiftUICalls = Calls(UIFrameworkNames.swiftUICallNames, in: codebase.names)
    appKitCalls = Calls(UIFrameworkNames.appKitCallNames, in: codebase.names)
    overlays = UIFrameworkNames.swiftUIOverlays.mapValues { names($0) }
  }

  /// What a file may use of a module without saying so: types and other free names, and calls by their full names; nil
  /// for modules whose names are not known.
  func names(of module: String) -> (free: NameSet, calls: Calls)? {
    switch module {
    case "UIKit", "TVUIKit": (uiKit, uiKitCalls)
    case "SwiftUI": (swiftUI, swiftUICalls)
    case "AppKit", "Cocoa": (appKit, appKitCalls)
    case "WatchKit": (watchKit, .none)
    default: nil
    }
  }

  /// What SwiftUI brings only together with other modules.
  func overlays(of modules: Set<String>) -> NameSet {
    modules.reduce(NameSet()) { found, module in overlays[module].map(found.union) ?? found }
  }
}
