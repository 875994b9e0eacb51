import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let uiTypeInLogic = Rule(
    id: "ui_type_in_logic",
    summary: "a presenter, interactor, entity or one of their contracts names a type of a UI framework",
    why: """
      A colour, an image or a view controller in the logic ties it to a screen even where nothing is imported: another \
      file of the target imports UIKit, and Swift lets the name through. A contract that demands one ties both its sides.
      """,
    schools: """
      Some let an image pass as plain data; `Data` or an identifier does as well, and compiles without a screen. Where \
      `ui_framework_import` speaks of the file, this rule is silent, and so it is about a call that \
      `navigation_outside_router` finds. SwiftUI's plain names count only where the file imports SwiftUI.
      """,
    wrong: """
      final class GreetingPresenter {
        var interactor: GreetingInteractor?
        func color() -> UIColor { .red }
      }
      final class GreetingInteractor { func greet() {} }
      """,
    right: """
      enum GreetingMood { case calm, alarmed }
      final class GreetingPresenter {
        var interactor: GreetingInteractor?
        func mood() -> GreetingMood { .alarmed }
      }
      final class GreetingInteractor { func greet() {} }
      """,
    severity: .warning,
    subjects: [.presenter, .interactor, .entity],
    check: { context in
      let check = UITypeCheck(context: context)
      return context.codebase.files.indices.flatMap { check.findings(in: $0) }
    }
  )
}

private struct UITypeCheck {
  let codebase: Codebase
  let frameworks: UIFrameworks
  /// Files in which an import would be reported.
  let logicFiles: LogicFiles
  let routed: [Bool]
  /// Types of the frameworks that no type of the code base has the name of; SwiftUI's apart, as they need its import.
  let distinctive: NameSet
  let swiftUI: NameSet
  /// By file, whether any of them stands in it.
  let isNamed: [Bool]

  init(context: RuleContext) {
    codebase = context.codebase
    frameworks = UIFrameworks(alsoKnown: context.settings.userInterfaceFrameworks)
    logicFiles = codebase.derived(LogicFiles.init)
    routed = codebase.routedModules
    let vocabulary = codebase.derived(UIFrameworkVocabulary.init)
    let codebase = codebase
    distinctive = vocabulary.distinctive.filter { !codebase.declaresType(named: $0) }
    swiftUI = distinctive.union(vocabulary.swiftUITypes.filter { !codebase.declaresType(named: $0) })
    isNamed = codebase.filesNaming(swiftUI)
  }

  func findings(in file: Int) -> [Finding] {
    guard isNamed[file], codebase.typesInFile(file).contains(where: isJudged), !importIsReported(in: file) else {
      return []
    }
    let names = importedModules(in: file).contains("SwiftUI") ? swiftUI : distinctive
    let uses = TypeUses(codebase: codebase, file: file, names: names).all.filter {
      $0.type == nil && isJudged($0.owner)
    }
    guard !uses.isEmpty else { return [] }
    let moves = ScreenMoves(codebase: codebase, file: file)
    return grouped(uses.filter { !isMove($0, moves) }).map { finding(for: $0, in: file) }
  }

  /// The uses of each type together, in the order of the file.
  private func grouped(_ uses: [TypeUses.Use]) -> [[TypeUses.Use]] {
    var groups: [[TypeUses.Use]] = []
    for use in uses {
      if let known = groups.firstIndex(where: { $0[0].owner == use.owner }) {
        groups[known].append(use)
      } else {
        groups.append([use])
      }
    }
    return groups
  }

  private func isJudged(_ type: TypeID) -> Bool {
    guard !type.isNone, !codebase.isUserInterface(type), !codebase.isDoubtful(type),
      !codebase[type].isContract || hasConformer(type)
    else { return false }
    switch codebase.role(of: type) {
    case .presenter?, .interactor?, .entity?: return true
    default: return false
    }
  }

  /// A name alone makes no contract of a presenter: `ListViewDelegate` may as well be UIKit's kind of delegate.
  private func hasConformer(_ contract: TypeID) -> Bool {
    codebase.conformers(of: contract).contains {
      codebase.role(of: $0) == codebase.role(of: contract) && !codebase.isDoubtful($0)
    }
  }

  private func importIsReported(in file: Int) -> Bool {
    logicFiles.contains(file) && importedModules(in: file).contains(where: frameworks.contains)
  }

  private func importedModules(in file: Int) -> [String] {
    let unit = codebase.files[file]
    return unit.outline.imports.compactMap { $0.path.first.map { codebase.text(unit.outline.paths[Int($0)]) } }
  }

  /// True for the receiver of a call that is reported as navigation: `UIApplication` of `UIApplication.shared.open`.
  private func isMove(_ use: TypeUses.Use, _ moves: ScreenMoves) -> Bool {
    guard let module = codebase.module(of: use.owner), routed[module], codebase.role(of: use.owner) != .entity
    else { return false }
    let member = codebase.memberScope(use.scope, in: moves.file)
    return moves.all.contains { move in
      codebase.memberScope(move.scope, in: moves.file) == member && moves.root(of: move) == use.name
    }
  }

  private func finding(for uses: [TypeUses.Use], in file: Int) -> Finding {
    let owner = uses[0].owner
    let name = codebase.qualifiedName(owner)
    let role = codebase.role(of: owner) ?? .presenter
    let part = codebase[owner].isContract ? "a contract of \(role.withArticle)" : role.withArticle
    var names: [String] = []
    for use in uses where !names.contains(use.name) { names.append(use.name) }
    let advice = UITypeAdvice(uses, names: names, role: role, in: file, of: codebase)
    return Finding(
      at: Place(file: file, range: uses[0].range),
      "\(name) is \(part), but names \(enumerated(names)); \(advice.text)",
      type: owner, symbol: name, counterparts: [],
      related: uses.dropFirst().map { .init(Place(file: file, range: $0.range), "\($0.name) is named here") })
  }
}
