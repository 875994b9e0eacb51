import Architecture
import SwiftReading

/// Who keeps objects alive: the strong links of all classes.
struct Keepers: Sendable {
  private let codebase: Codebase
  private var owners: [TypeID: [Hop]] = [:]
  private var owned: [TypeID: [Hop]] = [:]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    for owner in codebase.types.indices.map({ TypeID($0) }) where mayExist(owner) {
      for link in codebase.allLinks(of: owner) where link.strength == .strong {
        for target in codebase.resolved(link, for: owner) where codebase[target].isClass && target != owner {
          let hop = Hop(owner: owner, link: link, target: target)
          owners[target, default: []].append(hop)
          owned[owner, default: []].append(hop)
        }
      }
    }
  }

  /// A class that no code makes keeps nothing; screens are made by storyboards.
  private func mayExist(_ type: TypeID) -> Bool {
    codebase[type].isClass
      && (codebase.module(of: type) == nil || codebase.wiring.isCreated(type) || codebase.isUserInterface(type))
  }

  /// True when what a link leads to lives on without it: what is shown, what a view of its module holds, and what is held
  /// by something that it does not hold itself. Views of other modules come and go.
  func isKept(without hop: Hop) -> Bool {
    let keepers = around(hop.target, without: hop.link.property, owners, \.owner)
    if (keepers.union([hop.target])).contains(where: { codebase.role(of: $0) == .view }) { return true }
    return !keepers.isSubset(of: around(hop.target, without: hop.link.property, owned, \.target))
  }

  private func around(
    _ start: TypeID, without property: PropertyPlace, _ hops: [TypeID: [Hop]], _ end: (Hop) -> TypeID
  ) -> Set<TypeID> {
    var found: Set<TypeID> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      for hop in hops[next] ?? [] where hop.link.property != property && !isPassing(end(hop), beside: start) {
        if found.insert(end(hop)).inserted { waiting.append(end(hop)) }
      }
    }
    return found
  }

  private func isPassing(_ type: TypeID, beside other: TypeID) -> Bool {
    codebase.role(of: type) == .view && codebase.module(of: type) != codebase.module(of: other)
  }
}

extension Codebase {
  /// What a link leads to needs another owner before the link is weak, where the view that should be it holds it weakly.
  func keeperAdvice(_ hop: Hop) -> String {
    guard let link = weakLinkOfView(to: hop.target), !derived(Keepers.init).isKept(without: hop) else { return "" }
    let view = "\(name(link.owner)).\(propertyName(of: link))"
    return "nothing but what it holds itself keeps \(name(hop.target)) alive: let `\(view)` hold it strongly, then "
  }

  /// The link by which the view of an object's module holds it, but not strongly.
  private func weakLinkOfView(to target: TypeID) -> Link? {
    guard let module = module(of: target) else { return nil }
    let views = modules[module].components.map { components[$0] }.filter { $0.role == .view && self[$0.type].isClass }
    return views.flatMap { allLinks(of: $0.type) }.first { $0.strength != .strong && isSubtype(target, of: $0.target) }
  }
}
