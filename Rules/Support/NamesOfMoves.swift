import Architecture
import SwiftReading

/// What is called or assigned to where a move between screens is made.
struct NamesOfMoves: Sendable {
  private let names: NameSet
  /// By file, whether one of them stands in it.
  let files: [Bool]

  init(_ codebase: Codebase) {
    var names = NameSet(wordsOf: Self.words, in: codebase.names)
    if let dismiss = codebase.names.find("dismiss") {
      for file in codebase.files {
        for property in file.outline.properties where !property.attributes.isEmpty {
          let isFromEnvironment = property.attributes.contains { file.outline.attributes[Int($0)].keyPath == dismiss }
          if isFromEnvironment { names.insert(property.name) }
        }
      }
    }
    self.names = names
    files = codebase.filesNaming(names)
  }

  /// Those of `ScreenMoves.kind(of:)`, and what is assigned to; properties from the environment may have any.
  private static let words = """
    pushViewController showDetailViewController popToViewController setViewControllers popViewController
    popToRootViewController present dismiss performSegue show open openURL instantiateViewController
    instantiateInitialViewController UIStoryboard NavigationLink append removeLast rootViewController
    """

  func contain(_ step: ID<ExpressionStep>, in outline: Outline) -> Bool {
    outline.steps[ifAny: step].map { names.contains($0.name) } ?? false
  }
}
