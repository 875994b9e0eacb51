import Architecture
import SwiftReading

/// Judges whom components know: by the configuration's table where that speaks of the role, by the school's otherwise.
struct Knowledge: Sendable {
  let codebase: Codebase
  private let boundary: ModuleBoundary
  /// By the type's number.
  private let outliers: [Role?]
  /// The roles that each type plays, by the type's number, sorted.
  private let played: [[Role]]
  /// What interactors name, by the type's number.
  private let isKnownToInteractors: [Bool]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    boundary = codebase.derived(ModuleBoundary.init)
    outliers = Outliers.roles(in: codebase)
    played = codebase.types.indices.map { codebase.rolesPlayed(by: TypeID($0)) }
    var isKnownToInteractors = [Bool](repeating: false, count: codebase.types.count)
    for dependency in codebase.dependencies where codebase.role(of: dependency.from) == .interactor {
      isKnownToInteractors[dependency.to.offset] = true
    }
    self.isKnownToInteractors = isKnownToInteractors
  }

  func judgement(on acquaintance: Acquaintance) -> Judgement {
    let isOutlier = outliers[acquaintance.named.offset] != nil
    // A type that plays several roles may do what any of them may.
    var mildest: Judgement?
    for target in targets(of: acquaintance) {
      for role in played[acquaintance.component.type.offset] where mildest?.verdict != .allowed {
        let verdict = verdict(on: acquaintance, as: role, target)
        if mildest.map({ verdict.weight < $0.verdict.weight }) ?? true {
          mildest = Judgement(verdict: verdict, target: target)
        }
      }
    }
    guard let mildest, !isOutlier || mildest.verdict.isForbidden else {
      return Judgement(verdict: .allowed, target: .view)
    }
    return mildest
  }

  private func targets(of acquaintance: Acquaintance) -> [Role] {
    if let outlier = outliers[acquaintance.named.offset] {
      // In MVP, where presenters seldom have one, it serves the whole app.
      if outlier == .router, codebase.style(of: acquaintance.component.type) == .mvp { return [] }
      return outlier == .view || acquaintance.component.role == .view ? [outlier] : []
    }
    return played[acquaintance.named.offset]
  }

  private func verdict(on acquaintance: Acquaintance, as role: Role, _ target: Role) -> Verdict {
    let isContract = codebase[acquaintance.named].isContract
    if let access = codebase.settings.dependencies.access(of: role, to: target) {
      switch access {
      case .everything: return .allowed
      case .contracts: return isContract ? .allowed : .concreteByConfiguration
      case .nothing: return .forbiddenByConfiguration
      }
    }
    guard let style = codebase.toldStyle(of: acquaintance.component.type),
      let cell = KnowledgeTable.cell(of: style, from: role, to: target)
    else { return .allowed }
    var verdict = verdict(cell.access, isContract, acquaintance, target)
    if verdict == .allowed, cell.isLenient { verdict = .lenient }
    return verdict == .allowed || isExempt(acquaintance, target) ? .allowed : verdict
  }

  private func isExempt(_ acquaintance: Acquaintance, _ target: Role) -> Bool {
    boundary.isForOthers(acquaintance.named) || codebase.isVague(acquaintance.component.type)
      || codebase.isVague(acquaintance.named)
      || target == .worker && (!isInOneModule(acquaintance) || isOwnHelper(acquaintance))
  }

  private func verdict(
    _ access: KnowledgeTable.Access, _ isContract: Bool, _ acquaintance: Acquaintance, _ target: Role
  ) -> Verdict {
    switch access {
    case .everything, .own: .allowed
    case .contracts: isContract || isObserved(acquaintance, target) ? .allowed : .concrete
    case .assembly: keepsItsWork(acquaintance) || isObserved(acquaintance, target) ? .allowed : .forbidden
    case .callback: isContract || isReached(acquaintance) || keepsItsWork(acquaintance) ? .allowed : .forbidden
    case .nothing: .forbidden
    }
  }

  /// SwiftUI observes objects of a class that it knows.
  private func isObserved(_ acquaintance: Acquaintance, _ target: Role) -> Bool {
    target == .presenter && !codebase[acquaintance.component.type].isClass
  }

  /// A presenter may have a worker that no interactor knows: one that formats, say.
  private func isOwnHelper(_ acquaintance: Acquaintance) -> Bool {
    let worker = acquaintance.named
    return acquaintance.component.role == .presenter
      && !([worker] + codebase.allSupertypes(of: worker) + codebase.allSubtypes(of: worker))
        .contains { isKnownToInteractors[$0.offset] }
  }

  private func isInOneModule(_ acquaintance: Acquaintance) -> Bool {
    codebase.module(of: acquaintance.component.type) == codebase.module(of: acquaintance.named)
  }

  /// A router that holds nothing may know what its base class holds as something of its own module.
  private func isReached(_ acquaintance: Acquaintance) -> Bool {
    isInOneModule(acquaintance) && !acquaintance.dependencies.contains { $0.kind == .stores || $0.kind == .creates }
  }

  /// A router that puts its module together may keep what it has created in a property, and one that does so late what
  /// it waits with.
  private func keepsItsWork(_ acquaintance: Acquaintance) -> Bool {
    let router = acquaintance.component.type
    guard acquaintance.component.role == .router else { return false }
    let makesIt = codebase.dependencies(of: router).contains {
      $0.isAssembly && $0.kind == .creates && codebase.isSubtype($0.to, of: acquaintance.named)
    }
    return makesIt
      || codebase.links(of: router).contains {
        $0.target == acquaintance.named && codebase.handsToView($0.property, router)
      }
  }
}
