import Architecture
import Linting
import SwiftReading

/// A component and a type that it names, with every place where it does.
struct Acquaintance: Sendable {
  /// What counts of a component here, without the texts that every copy would have to hold on to.
  struct Knower: Sendable {
    var type: TypeID
    var role: Role
  }

  var component: Knower
  var named: TypeID
  /// Sorted by place; never empty.
  var dependencies: ArraySlice<Dependency>
  /// Where contracts of the component name the type, too.
  var echoes: [Dependency] = []
}

/// Whom the components know, outside of the code that puts modules together: one entry for each component and type,
/// sorted by the first place. What a component inherits, conforms to, or is nested with is part of itself.
/// A builder counts only where the configuration says whom it may know.
///
/// Of a million, rules pick a few: what is kept of each is where it is stated, and the rest is told when it is looked at.
struct Acquaintances: Sendable {
  private let codebase: Codebase
  /// Sorted by who states it and what it names, then by place.
  private let stated: [Dependency]
  private let pairs: [Range<Int32>]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    let dependencies = codebase.dependencies
    let counting = dependencies.indices.compactMap { number in
      !dependencies[number].isAssembly || codebase.isRuledBuilder(dependencies[number].from)
        ? Int32(truncatingIfNeeded: number) : nil
    }
    let numbers = counting.sorted(below: codebase.types.count) { dependencies[Int($0)].to.offset }
      .sorted(below: codebase.types.count) { dependencies[Int($0)].from.offset }
    stated = numbers.map { dependencies[Int($0)] }
    pairs = Self.pairs(of: stated, codebase).sorted(below: dependencies.count) { Int(numbers[Int($0.lowerBound)]) }
  }

  func picked(_ holds: (Acquaintance) -> Bool) -> [Acquaintance] {
    pairs.compactMap { pair in
      let dependencies = stated[Int(pair.lowerBound)..<Int(pair.upperBound)]
      let first = stated[Int(pair.lowerBound)]
      guard let role = codebase.role(of: first.from) else { return nil }
      let acquaintance = Acquaintance(
        component: .init(type: first.from, role: role), named: first.to, dependencies: dependencies)
      return holds(acquaintance) ? acquaintance : nil
    }
  }

  private static func pairs(of stated: [Dependency], _ codebase: Codebase) -> [Range<Int32>] {
    var pairs: [Range<Int32>] = []
    var start = 0
    while start < stated.count {
      let from = stated[start].from
      let end = stated[start...].firstIndex { $0.from != from } ?? stated.count
      if codebase.isProven(from) { addPairs(of: stated, in: start..<end, codebase, to: &pairs) }
      start = end
    }
    return pairs
  }

  /// The ranges of what one type states, by the types that it names.
  private static func addPairs(
    of stated: [Dependency], in range: Range<Int>, _ codebase: Codebase, to pairs: inout [Range<Int32>]
  ) {
    let from = stated[range.lowerBound].from
    let supertypes = codebase.allSupertypes(of: from)
    var start = range.lowerBound
    while start < range.upperBound {
      let to = stated[start].to
      let end = stated[start..<range.upperBound].firstIndex { $0.to != to } ?? range.upperBound
      if to != from, !supertypes.contains(to), !codebase.areNested(from, to) {
        pairs.append(Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end))
      }
      start = end
    }
  }
}

extension Codebase {
  var acquaintances: Acquaintances { derived(Acquaintances.init) }

  fileprivate func isRuledBuilder(_ type: TypeID) -> Bool {
    role(of: type) == .builder && settings.dependencies.access(of: .builder, to: .builder) != nil
  }

  /// True for a component; a contract to which nothing conforms has its role by name alone.
  fileprivate func isProven(_ type: TypeID) -> Bool {
    role(of: type) != nil && (!self[type].isContract || allSubtypes(of: type).contains(where: isConformer))
  }

  private func isConformer(_ subtype: TypeID) -> Bool { self[subtype].isDeclared && !self[subtype].isContract }

  /// The roles that a type plays, sorted: its own and those of its contracts, or those of what stands behind a contract
  /// and what the contract's name says. Empty where the type has no role, or nothing stands behind the contract.
  func rolesPlayed(by type: TypeID) -> [Role] {
    guard let own = role(of: type) else { return [] }
    var roles: [Role] = []
    func add(_ role: Role) { if !roles.contains(role) { roles.append(role) } }
    if self[type].isContract {
      for subtype in allSubtypes(of: type) where isConformer(subtype) { role(of: subtype).map(add) }
      if !Role.builtIn.contains(own) {
        add(own)
      } else if !roles.isEmpty {
        if let claim = claim(of: type) { add(claim.role) }
        // In RIBs a view that stands for its presenter is `Presentable`.
        if nameEnds(in: "Presentable", type) { add(.presenter) }
      }
    } else {
      add(own)
      for supertype in allSupertypes(of: type) { role(of: supertype).map(add) }
    }
    return roles.count > 1 ? roles.sorted() : roles
  }

  /// True where the name makes its claim with a word of many meanings: a coordinator of flows is no router of a screen,
  /// a use case no interactor of one. A class that is a delegate plays no part of its own.
  func isVague(_ type: TypeID) -> Bool {
    if let claim = claim(of: type) { return claim.isWeak }
    return !self[type].isContract && (nameEnds(in: "Delegate", type) || nameEnds(in: "DataSource", type))
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
  var first: Dependency { dependencies[dependencies.startIndex] }

  /// Further places that a finding shows.
  private static let limit = 5

  /// A finding at the first place. The message goes on behind the component, its role and what it does there:
  /// `GreetingView, a view, holds GreetingRouter…`.
  func finding(
    in codebase: Codebase, _ rest: String, help: String = "", severity: Severity? = nil
  ) -> Finding {
    let first = first
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
