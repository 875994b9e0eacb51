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
    private let list: String
    /// What stands before their parentheses, and their labels besides: what is called by none of them is not listed.
    let names: NameSet

    static let none = Calls("", in: NameTable())

    init(_ list: String, in table: NameTable) {
      self.list = list
      names = NameSet(wordsOf: list, in: table)
    }

    func contains(_ call: String) -> Bool {
      list.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.contains { $0.elementsEqual(call.utf8) }
    }
  }

  init(_ codebase: Codebase) {
    func names(_ list: String) -> NameSet { NameSet(wordsOf: list, in: codebase.names) }
    let uiKitTypes = names(UIFrameworkNames.uiKit)
    let appKitTypes = names(UIFrameworkNames.appKit)
    let watchKitTypes = names(UIFrameworkNames.watchKit)
    distinctive = uiKitTypes.union(appKitTypes).union(watchKitTypes)
    uiKit = uiKitTypes.union(names(UIFrameworkNames.uiKitFunctionNames))
      .union(names(UIFrameworkNames.uiKitConstantNames))
    appKit = appKitTypes.union(names(UIFrameworkNames.appKitFunctionNames))
    watchKit = uiKitTypes.union(watchKitTypes).union(names(UIFrameworkNames.watchKitFunctionNames))
    // The names of SwiftUI are asked for only where a file imports it, which then names it.
    let isSwiftUIKnown = codebase.names.find("SwiftUI") != nil
    swiftUITypes = isSwiftUIKnown ? names(UIFrameworkNames.swiftUI) : NameSet()
    swiftUI = uiKitTypes.union(swiftUITypes).union(names(UIFrameworkNames.swiftUIFunctionNames))
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
    overlays = isSwiftUIKnown ? UIFrameworkNames.swiftUIOverlays.mapValues(names) : [:]
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
