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
      file that also declares a view, router or builder may import what those need. Outside of a presenter's file the \
      import is a warning.
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
    codebase.derived(LogicFiles.init).components.enumerated().flatMap { file, components -> [Finding] in
      guard !components.isEmpty, !codebase.files[file].outline.imports.isEmpty else { return [] }
      var replacement = ImportReplacement(codebase: codebase, file: file)
      return codebase.files[file].outline.imports.compactMap {
        finding(for: $0, of: components, in: file, &replacement)
      }
    }
  }

  private func finding(
    for item: Import, of numbers: [Int], in file: Int, _ replacement: inout ImportReplacement
  ) -> Finding? {
    let outline = codebase.files[file].outline
    guard let first = item.path.first else { return nil }
    let framework = codebase.text(outline.paths[Int(first)])
    guard frameworks.contains(framework) else { return nil }
    let components = numbers.map { codebase.components[$0] }
    var used = UIUsage(codebase: codebase, file: file).result(for: framework)
    let wanted = used.replacement
    used.replacement = wanted.map(replacement.missing)
    guard let component = components.first(where: { uses($0, used, in: file) }) ?? components.first else { return nil }
    return Finding(
      at: Place(file: file, range: item.range),
      "\(codebase.name(component.type)) is \(component.role.withArticle), but its file imports \(framework)"
        + "\(used.clause); \(used.advice(for: component.role, isRouted: codebase.hasRouter(component.type)))",
      severity: component.role == .presenter ? .error : .warning, type: component.type,
      symbol: codebase.qualifiedName(component.type), counterparts: [framework],
      related: used.places.map { Finding.Related($0.place, "\($0.name) is used here") },
      fix: wanted.flatMap { replacement.fix(for: item, wanting: $0) })
  }

  /// True when something of the framework is used inside the declaration of the component.
  private func uses(_ component: Component, _ used: UIUsage.Result, in file: Int) -> Bool {
    codebase[component.type].parts.contains { part in
      let range = codebase.declaration(part).range
      return part.file == file
        && used.places.contains { $0.place.range.start >= range.start && $0.place.range.end <= range.end }
    }
  }
}
