import Architecture
import SwiftReading

/// Tells what of a module is its own business from what it offers to others.
struct ModuleBoundary: Sendable {
  let codebase: Codebase
  /// By which each module is opened, by the module's number.
  private let doors: [ModuleDoor?]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    doors = codebase.derived(ModuleDoor.all)
  }

  /// True where a component names what is inside another module. Code that belongs to no module is no one's inside.
  func isCrossed(by acquaintance: Acquaintance) -> Bool {
    let (from, to) = (acquaintance.component.type, acquaintance.named)
    guard let own = codebase.module(of: from), let other = codebase.module(of: to), own != other,
      let role = codebase.role(of: to), isInside(acquaintance, role, of: other), !isNavigation(acquaintance, role),
      !isFamily(own, other), isCertain(to, in: other, besides: own), !isBuiltUpon(other, by: from)
    else { return false }
    return !isAssembler(from, of: to, in: other) && !isOffered(to) && !isAsked(from, toKnow: to)
  }

  /// One lies in the other's folder, or both are parts of one that was told apart by its folders.
  private func isFamily(_ left: Int, _ right: Int) -> Bool {
    codebase.modules[left].name == codebase.modules[right].name || codebase.areInsideEachOther(left, right)
  }

  /// Modules of one folder are told apart by their names alone, so that the type has to bear that of its module, and so
  /// has a screen: a presenter that no screen is named after may be shared by several.
  private func isCertain(_ type: TypeID, in module: Int, besides other: Int) -> Bool {
    let (name, path) = (codebase.modules[module].name, codebase.modules[module].path)
    guard path == codebase.modules[other].path else { return true }
    return codebase.claim(of: type)?.stem == name
      && codebase.modules[module].components.map { codebase.components[$0] }.contains {
        $0.role == .view && codebase.claim(of: $0.type)?.stem == name
      }
  }

  /// Who makes the part of a module to which there is no other way in puts that module together.
  private func isAssembler(_ type: TypeID, of part: TypeID, in module: Int) -> Bool {
    doors[module] == nil && codebase.role(of: part) != .view
      && codebase.dependencies(of: type).contains { $0.kind == .creates && codebase.isSubtype($0.to, of: part) }
  }

  /// A type that conforms to a contract or inherits from a class of a module is a variant of what is in there; one that
  /// answers a delegate's call is not.
  private func isBuiltUpon(_ module: Int, by type: TypeID) -> Bool {
    codebase.allSupertypes(of: type).contains {
      codebase.module(of: $0) == module && codebase.role(of: $0) != nil && !isForOthers($0)
    }
  }

  /// The parts of a module that has a screen. Of its views the screens, where something opens them or logic holds them,
  /// and their contracts: what is on a screen is often shared.
  private func isInside(_ acquaintance: Acquaintance, _ role: Role, of module: Int) -> Bool {
    let type = acquaintance.named
    switch role {
    case .presenter, .interactor, .worker: return hasScreen(module)
    // One that is only named is handed on to whom it belongs; behind one that nothing conforms to there is no module.
    case .view where codebase[type].isContract:
      return acquaintance.dependencies.contains { $0.kind == .stores } && !codebase.conformers(of: type).isEmpty
    case .view: return isScreen(type) && (isHeldByLogic(acquaintance) || doors[module]?.screens.contains(type) ?? false)
    default: return false
    }
  }

  private func isHeldByLogic(_ acquaintance: Acquaintance) -> Bool {
    [.presenter, .interactor].contains(acquaintance.component.role)
      && acquaintance.dependencies.contains { $0.kind == .stores }
  }

  private func hasScreen(_ module: Int) -> Bool {
    codebase.modules[module].components.contains { codebase.components[$0].role == .view }
  }

  private func isScreen(_ type: TypeID) -> Bool {
    codebase.externalSupertypes(of: type).contains { $0.hasSuffix("Controller") }
      || codebase.links(of: type).contains {
        codebase.role(of: $0.target) == .presenter || codebase.role(of: $0.target) == .interactor
      }
  }

  /// A router finds another screen by its contract; outside of VIPER it opens the next scene and fills its data store.
  /// Interactors are made of others by their contracts.
  private func isNavigation(_ acquaintance: Acquaintance, _ role: Role) -> Bool {
    let isContract = codebase[acquaintance.named].isContract
    // What is on the screen is asked, not used.
    if acquaintance.dependencies.allSatisfy(\.isTest) { return true }
    switch acquaintance.component.role {
    case .router:
      let isViper = codebase.style(of: acquaintance.component.type) == .viper
      return role == .view ? isContract || !isViper : isContract && !isViper
    case .interactor: return role == .interactor && isContract
    default: return false
    }
  }

  /// A contract for others, or what types of other modules inherit from or conform to.
  private func isOffered(_ type: TypeID) -> Bool {
    let module = codebase.module(of: type)
    return isForOthers(type) || codebase.allSubtypes(of: type).contains { codebase.module(of: $0) != module }
  }

  /// A module's input or output, or a contract whose name claims no part of the module: `GreetingModuleInput`,
  /// `GreetingDelegate`. `GreetingViewDelegate` is what the view talks to.
  func isForOthers(_ type: TypeID) -> Bool {
    codebase[type].isContract && (codebase.claim(of: type) == nil || codebase.nameContains("Module", type))
  }

  /// The contract of its own module by which others may know a type.
  func contractForOthers(of type: TypeID) -> TypeID? {
    let contracts = codebase.allSupertypes(of: type).filter {
      isForOthers($0) && codebase.module(of: $0) == codebase.module(of: type)
    }
    return contracts.first { codebase.name($0).contains("Input") } ?? contracts.first
  }

  /// A contract of another module that the type fulfils names the other: a delegate is handed the one that calls it.
  private func isAsked(_ type: TypeID, toKnow other: TypeID) -> Bool {
    codebase.allSupertypes(of: type).contains { contract in
      codebase[contract].isContract && codebase.module(of: contract) != codebase.module(of: type)
        && codebase.dependencies(of: contract).contains { $0.to == other }
    }
  }

  /// The builder or router by which the module is opened.
  func door(of module: Int) -> TypeID? { doors[module]?.type }
}
