import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let incompleteModule = Rule(
    id: "incomplete_module",
    summary: "a module lacks one of the parts that its style gives it",
    why: """
      Where a part is missing, another one does its work: a presenter without a router moves between screens, a scene \
      without a presenter formats in its interactor. Whoever looks for that work looks in the wrong place.
      """,
    schools: """
      VIPER: view, presenter and router; an interactor may be left out where nothing is computed, and entities are \
      shared. VIP: view, interactor and presenter; a scene that leads nowhere needs no router. MVP: view and presenter. \
      A part counts when the module has its class or contract, or uses one of another module. A part of a screen that \
      tells its parent by a delegate, an output or a closure, or is driven through a `ModuleInput`, needs no router. A \
      presenter that has neither of the other parts, or inherits from another one, makes no module.
      """,
    wrong: """
      import UIKit
      final class GreetingViewController: UIViewController { var presenter: GreetingPresenter? }
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor { func greet() {} }
      """,
    right: """
      import UIKit
      final class GreetingViewController: UIViewController { var presenter: GreetingPresenter? }
      final class GreetingPresenter {
        var interactor: GreetingInteractor?
        var router: GreetingRouter?
      }
      final class GreetingInteractor { func greet() {} }
      final class GreetingRouter { func close() {} }
      """,
    severity: .warning, isRecommended: false,
    subjects: [.presenter, .interactor],
    check: { context in
      let check = IncompleteModuleCheck(codebase: context.codebase)
      return context.codebase.modules.indices.compactMap(check.finding)
    }
  )
}

private struct IncompleteModuleCheck {
  let codebase: Codebase

  func finding(for module: Int) -> Finding? {
    let components = codebase.modules[module].components.map { codebase.components[$0] }
    guard codebase.modules[module].isStyleTold, let presenter = head(of: components),
      let place = codebase.place(presenter)
    else { return nil }
    let parts = parts(of: codebase.modules[module].style)
    let missing = parts.filter { !has($0, module, components, presenter) }
    guard let part = missing.first, missing.count == 1, parts.count > 2 || components.count > 1,
      part != .router || !tellsParent(presenter)
    else { return nil }
    let name = codebase.modules[module].name
    return Finding(
      at: place,
      "the module \(name) has \(codebase.name(presenter)), but lacks \(part.withArticle); add what is missing",
      type: presenter, symbol: name, counterparts: [part.name])
  }

  private func parts(of style: Style) -> [Role] {
    switch style {
    case .viper: [.view, .presenter, .router]
    case .vip: [.view, .presenter, .interactor]
    case .mvp: [.view, .presenter]
    }
  }

  /// The presenter of a module that stands for itself.
  private func head(of components: [Component]) -> TypeID? {
    let presenters = components.filter { $0.role == .presenter && !codebase[$0.type].isContract }.map(\.type)
    guard let first = presenters.first, !codebase.isDoubtful(first) else { return nil }
    let isVariant = presenters.contains { !codebase[$0].subtypes.isEmpty || codebase.superclass(of: $0) != nil }
    return isVariant ? nil : first
  }

  private func has(_ role: Role, _ module: Int, _ components: [Component], _ presenter: TypeID) -> Bool {
    components.contains { $0.role == role } || components.contains { holds(role, $0.type) }
      || (codebase.components + codebase.unassigned).contains { $0.role == role && liesBelow(module, $0.type) }
      || names(role, presenter)
  }

  /// A part beside the module, which only its name keeps out of it.
  private func liesBelow(_ module: Int, _ type: TypeID) -> Bool {
    let folder = codebase.modules[module].path
    guard let place = codebase.place(type) else { return false }
    return folder == "." || codebase.files[place.file].path.hasPrefix(folder + "/")
  }

  /// A type named after the role in a body: `AppRouter.shared`.
  private func names(_ role: Role, _ type: TypeID) -> Bool {
    Set(codebase[type].parts.map(\.file)).contains { file in
      TypeUses(codebase: codebase, file: file).all.contains {
        $0.owner == type && RoleClaim(name: $0.name, isContract: false)?.role == role && $0.name != codebase.name(type)
      }
    }
  }

  /// By a delegate, an output or a closure, or through a contract by which its parent drives it: `CameraModuleInput`.
  private func tellsParent(_ type: TypeID) -> Bool {
    if codebase.allSupertypes(of: type).contains(where: { codebase.name($0).contains("Module") }) { return true }
    return codebase[type].properties.contains { place in
      let property = codebase.property(place)
      let name = codebase.text(property.name).lowercased()
      if ["delegate", "output", "listener"].contains(where: name.hasSuffix) { return true }
      let outline = codebase.files[place.file].outline
      guard property.isStored, let type = outline.typeReferences[ifAny: property.type] else { return false }
      return type.mentions.contains { outline.mentions[Int($0)].position.contains(.function) }
    }
  }

  /// A property of the role, by its type or, where that is not known, by its name.
  private func holds(_ role: Role, _ type: TypeID) -> Bool {
    if codebase.allLinks(of: type).contains(where: { codebase.role(of: $0.target) == role }) { return true }
    let owners = [type] + codebase.allSupertypes(of: type)
    return owners.contains { owner in
      codebase[owner].properties.contains { place in
        let name = codebase.text(codebase.property(place).name).lowercased()
        return Self.words(for: role).contains { name.hasSuffix($0) }
      }
    }
  }

  private static func words(for role: Role) -> [String] {
    switch role {
    case .router: ["router", "wireframe", "coordinator", "navigator"]
    case .view: ["view", "viewcontroller", "controller", "userinterface", "display"]
    default: [role.name]
    }
  }
}
