import Architecture
import Linting
import SwiftReading

/// A component and a type that it names, with every place where it does.
struct Acquaintance: Sendable {
  var component: Component
  var named: TypeID
  /// Sorted by place; never empty.
  var dependencies: [Dependency]
  /// Where contracts of the component name the type, too.
  var echoes: [Dependency] = []
}

extension Codebase {
  /// Whom the components know, outside of the code that puts modules together: one entry for each component and type,
  /// sorted by the first place. What a component inherits, conforms to, or is nested with is part of itself.
  /// A builder counts only where the configuration says whom it may know.
  var acquaintances: [Acquaintance] { derived { $0.collectAcquaintances() } }

  private func collectAcquaintances() -> [Acquaintance] {
    let counting = dependencies.indices.filter { number in
      !dependencies[number].isAssembly || isRuledBuilder(dependencies[number].from)
    }
    let numbers = counting.sorted(below: types.count) { dependencies[$0].to.offset }
      .sorted(below: types.count) { dependencies[$0].from.offset }
    var pairs: [ArraySlice<Int>] = []
    var rest = numbers[...]
    while let first = rest.first {
      let (from, to) = (dependencies[first].from, dependencies[first].to)
      let pair = rest.prefix { dependencies[$0].from == from && dependencies[$0].to == to }
      rest = rest.dropFirst(pair.count)
      if let component = component(of: from), isProven(component), !isSubtype(from, of: to), !areNested(from, to) {
        pairs.append(pair)
      }
    }
    return pairs.sorted(below: dependencies.count) { $0[$0.startIndex] }.compactMap { pair in
      let stated = pair.map { dependencies[$0] }
      return component(of: stated[0].from).map {
        Acquaintance(component: $0, named: stated[0].to, dependencies: stated)
      }
    }
  }

  private func isRuledBuilder(_ type: TypeID) -> Bool {
    role(of: type) == .builder && settings.dependencies.access(of: .builder, to: .builder) != nil
  }

  /// A contract to which nothing conforms has its role by name alone.
  private func isProven(_ component: Component) -> Bool {
    !self[component.type].isContract || !conformers(of: component.type).isEmpty
  }

  /// The roles that a type plays, sorted: its own and those of its contracts, or those of what stands behind a contract
  /// and what the contract's name says. Empty where the type has no role, or nothing stands behind the contract.
  func rolesPlayed(by type: TypeID) -> [Role] {
    guard let own = role(of: type) else { return [] }
    var roles: [Role] = []
    func add(_ role: Role) { if !roles.contains(role) { roles.append(role) } }
    if self[type].isContract {
      conformers(of: type).compactMap(role).forEach(add)
      if !Role.builtIn.contains(own) {
        add(own)
      } else if !roles.isEmpty {
        if let claim = claim(of: type) { add(claim.role) }
        // In RIBs a view that stands for its presenter is `Presentable`.
        if name(type).hasSuffix("Presentable") { add(.presenter) }
      }
    } else {
      add(own)
      allSupertypes(of: type).compactMap(role).forEach(add)
    }
    return roles.sorted()
  }

  /// True where the name makes its claim with a word of many meanings: a coordinator of flows is no router of a screen,
  /// a use case no interactor of one. A class that is a delegate plays no part of its own.
  func isVague(_ type: TypeID) -> Bool {
    if let claim = claim(of: type) { return claim.isWeak }
    let name = name(type)
    return !self[type].isContract && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }
}

extension [Acquaintance] {
  /// One fault is one finding: where a contract and its conformer name the same type, the conformer is to blame.
  func withoutEchoes(in codebase: Codebase) -> [Acquaintance] {
    let byNamed = Dictionary(grouping: indices) { self[$0].named }
    var result = self
    var echoing: Set<Int> = []
    for (index, acquaintance) in enumerated() where codebase[acquaintance.component.type].isContract {
      let conformer = byNamed[acquaintance.named]?.first { other in
        !codebase[self[other].component.type].isContract
          && codebase.isSubtype(self[other].component.type, of: acquaintance.component.type)
      }
      guard let conformer else { continue }
      echoing.insert(index)
      result[conformer].echoes += acquaintance.dependencies
    }
    return result.indices.filter { !echoing.contains($0) }.map { result[$0] }
  }
}

extension Acquaintance {
  /// Further places that a finding shows.
  private static let limit = 5

  /// A finding at the first place. The message goes on behind the component, its role and what it does there:
  /// `GreetingView, a view, holds GreetingRouter…`.
  func finding(
    in codebase: Codebase, _ rest: String, help: String = "", severity: Severity? = nil
  ) -> Finding {
    let first = dependencies[0]
    let name = codebase.qualifiedName(component.type)
    let known = codebase.qualifiedName(named)
    let others = dependencies.dropFirst() + echoes
    return Finding(
      at: first.place, "\(name), \(component.role.withArticle), \(first.verb) \(known)\(rest)",
      help: help, severity: severity, type: component.type, symbol: name, counterparts: [known],
      related: others.prefix(Self.limit).map {
        Finding.Related($0.place, "\(codebase.name($0.from)) \($0.verb) \(known) here")
      })
  }
}

extension Dependency {
  var verb: String {
    switch kind {
    case .conforms: "conforms to"
    case .inherits: "inherits from"
    case .stores: "holds"
    case .mentions: "names"
    case .creates: "creates"
    }
  }
}
