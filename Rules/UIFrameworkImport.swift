import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let uiFrameworkImport = Rule(
    id: "ui_framework_import",
    summary: "a file with a presenter, interactor, entity or worker imports a UI framework",
    why: """
      What decides and computes is to run without a screen: in a test, in an extension, on another platform. An import \
      of UIKit opens the door to colours, fonts and views where only values belong.
      """,
    schools: """
      An `ObservableObject` presenter is no fault in itself, but Combine or Observation is what it needs, not SwiftUI. A \
      file that also declares a view, router or builder may import what those need.
      """,
    wrong: """
      import UIKit
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor { func greet() {} }
      """,
    right: """
      import Foundation
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor { func greet() {} }
      """,
    severity: .error,
    subjects: [.presenter, .interactor, .entity, .worker],
    check: { UIFrameworkImportCheck(context: $0).findings() }
  )
}

private struct UIFrameworkImportCheck {
  let context: RuleContext
  let frameworks: UIFrameworks
  var codebase: Codebase { context.codebase }

  init(context: RuleContext) {
    self.context = context
    frameworks = UIFrameworks(alsoKnown: context.settings.userInterfaceFrameworks)
  }

  func findings() -> [Finding] {
    judgedComponents().sorted { $0.key < $1.key }.flatMap { file, component in
      codebase.files[file].outline.imports.compactMap { finding(for: $0, of: component, in: file) }
    }
  }

  /// The component by which each file is judged: the strictest one, if no view, router or builder is in the file.
  private func judgedComponents() -> [Int: Component] {
    var judged: [Int: Component] = [:]
    for component in codebase.components where !codebase[component.type].isContract {
      guard let rank = Self.strictness.firstIndex(of: component.role), let place = codebase.place(component.type),
        !declaresUserInterface(place.file)
      else { continue }
      let known = judged[place.file].flatMap { Self.strictness.firstIndex(of: $0.role) } ?? Int.max
      if rank < known { judged[place.file] = component }
    }
    return judged
  }

  private static let strictness: [Role] = [.presenter, .interactor, .entity, .worker]

  private func declaresUserInterface(_ file: Int) -> Bool {
    codebase.declaredTypes(in: file).contains { type in
      guard !codebase[type].isContract else { return false }
      switch codebase.role(of: type) {
      case .view?, .router?, .builder?: return true
      default: return codebase.isUserInterface(type)
      }
    }
  }

  private func finding(for item: Import, of component: Component, in file: Int) -> Finding? {
    let outline = codebase.files[file].outline
    guard let first = item.path.first else { return nil }
    let framework = codebase.text(outline.paths[Int(first)])
    guard frameworks.contains(framework) else { return nil }
    let used = UIUsage(codebase: codebase, file: file, frameworks: frameworks).names(of: framework)
    let name = codebase.name(component.type)
    return Finding(
      at: Place(file: file, range: item.range),
      "\(name) is \(article(component.role)) and is not to know the user interface, "
        + "but its file imports \(framework) \(used.clause); \(used.advice(component.role))",
      severity: component.role == .presenter ? .error : .warning, type: component.type,
      symbol: codebase.qualifiedName(component.type), counterparts: [framework],
      related: used.places.map { Finding.Related($0.place, "\($0.name) is used here") },
      fix: fix(for: item, used, in: file))
  }

  private func article(_ role: Role) -> String {
    role == .interactor || role == .entity ? "an \(role.name)" : "a \(role.name)"
  }

  /// Replaces an import of which nothing is used, or takes it away where its replacement is imported already.
  private func fix(for item: Import, _ used: UIUsage.Result, in file: Int) -> Fix? {
    guard let replacement = used.replacement, item.attributes.isEmpty, item.modifiers.isEmpty, item.path.count == 1
    else { return nil }
    let outline = codebase.files[file].outline
    let isImported = outline.imports.contains { other in
      other.path.count == 1 && codebase.text(outline.paths[Int(other.path.lowerBound)]) == replacement
    }
    var range = item.range
    if isImported { range.end = min(range.end + 1, nextLine(after: range.end, in: file)) }
    let edit = Fix.Edit(
      path: codebase.files[file].path, range: codebase.range(Place(file: file, range: range)),
      text: isImported ? "" : "import \(replacement)")
    return Fix(isSafe: true, edits: [edit])
  }

  /// The start of the next line when the import is the last thing on its own, so that no blank line is left.
  private func nextLine(after end: UInt32, in file: Int) -> UInt32 {
    let starts = codebase.files[file].outline.lineStarts
    return starts.contains(end + 1) ? end + 1 : end
  }
}
