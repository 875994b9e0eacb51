import Architecture
import SwiftReading

/// All loops of strong references that a code base has, each told once, by the rule that speaks of it.
///
/// What one rule asks to hold weakly is out of the graph for the next: first the interactors' presenters, then the views
/// of presenters and routers, then the rest.
struct OwnershipLoops: Sendable {
  /// Each begins with the link to the view.
  private(set) var throughViews: [[Hop]] = []
  /// Each begins at its smallest place.
  private(set) var others: [(loop: [Hop], back: Hop)] = []
  private let codebase: Codebase
  private var graph: OwnershipGraph
  private var weakening: LinkWeakening

  init(_ codebase: Codebase) {
    self.codebase = codebase
    graph = OwnershipGraph(codebase)
    let presenterLinks = codebase.strongPresenterLinks()
    let types = graph.typesInLoops().union(presenterLinks.compactMap(\.presenter))
    weakening = LinkWeakening(codebase, Keepers(of: types, in: codebase))
    for found in presenterLinks { weaken(found.link, found.presenter) }
    findLoopsThroughViews()
    findOthers()
  }

  /// What has to be done besides, so that what is asked to be weak can be.
  func mending(of link: Link) -> Mending { weakening.mendings[link.property] ?? .nothing }

  private mutating func weaken(_ link: Link, _ target: TypeID?) {
    graph.remove(link.property)
    guard let target else { return }
    var graph = graph
    weakening.weaken(link.property, target) { owner, target in
      graph.shortestLoop(through: Hop(owner: owner, link: link, target: target)) != nil
    }
  }

  private mutating func findLoopsThroughViews() {
    var candidates: [Hop] = []
    func isFromLogic(_ owner: TypeID) -> Bool {
      codebase.role(of: owner) == .presenter || codebase.role(of: owner) == .router
    }
    graph.forEachHopInLoops(of: isFromLogic) { hop in
      if codebase.role(of: hop.target) == .view { candidates.append(hop) }
    }
    var loops: [[Hop]] = []
    for hop in candidates {
      if let loop = graph.shortestLoop(through: hop) { loops.append(loop) }
    }
    for hop in loops.sorted(by: isBefore).map({ $0[0] }) where graph.contains(hop) {
      guard let loop = graph.shortestLoop(through: hop) else { continue }
      throughViews.append(loop)
      weaken(hop.link, hop.target)
    }
  }

  private func isBefore(_ left: [Hop], _ right: [Hop]) -> Bool {
    left.count != right.count
      ? left.count < right.count : codebase.place(of: left[0].link) < codebase.place(of: right[0].link)
  }

  /// Every loop loses the link that should be weak, until none is left.
  private mutating func findOthers() {
    var graph = graph
    var circular = [[PropertyPlace]](repeating: [], count: codebase.types.count)
    graph.forEachHopInLoops { circular[$0.target.offset].append($0.link.property) }
    graph.takeApart { loop in
      guard let back = backLink(of: loop, circular) else { return nil }
      if loop.contains(where: { isComponent($0.owner) }) {
        others.append((loop, back))
        weaken(back.link, back.target)
      }
      return back.link.property
    }
  }

  /// A loop of entities alone is the business of whoever models the data.
  private func isComponent(_ type: TypeID) -> Bool { codebase.role(of: type).map { $0 != .entity } ?? false }

  // MARK: The link to change

  /// The one that points back the most, of those whose object stays alive without it, best by what is in no loop; if
  /// there is none, of those whose object whoever is given it may keep. `circular` are the links in loops, by the
  /// number of the target.
  private func backLink(of loop: [Hop], _ circular: [[PropertyPlace]]) -> Hop? {
    let scored = loop.map { (hop: $0, rank: (safety(of: $0, circular[$0.target.offset]), backwardness(of: $0))) }
    guard let best = scored.map(\.rank).max(by: <) else { return nil }
    return scored.first { $0.rank == best }?.hop
  }

  private func safety(of hop: Hop, _ circular: [PropertyPlace]) -> Int {
    switch weakening.fate(hop.link.property, hop.target) {
    case .kept where codebase.isCreatedInPlace(hop.link.property) || codebase.isLazy(hop.link.property): return 0
    case .kept:
      return weakening.fate(hop.link.property, hop.target, without: circular) == .kept ? 3 : 2
    case .returned: return 1
    case .lost: return 0
    }
  }

  /// How far a link points up, from what is owned to its owner. Where the roles of both ends say it, they decide.
  private func backwardness(of hop: Hop) -> Int {
    let difference = codebase.ownershipRank(of: hop.owner) - codebase.ownershipRank(of: hop.target)
    if codebase.isHeart(hop.owner), codebase.isHeart(hop.target), difference != 0 { return difference }
    var score = difference
    if talksBack(hop) { score += 20 }
    if codebase.isHandedSelf(hop.link.property) { score += 10 }
    if codebase.isCreatedInPlace(hop.link.property) { score -= 40 }
    return score
  }

  /// Named after what it reports to, and not after a helper that is itself called a delegate.
  private func talksBack(_ hop: Hop) -> Bool {
    let property = codebase.text(codebase.property(hop.link.property).name).lowercased()
    let target = codebase.name(hop.target).lowercased()
    return Self.namesOfBackLinks.contains { property.hasSuffix($0) && !target.hasSuffix($0) }
  }

  private static let namesOfBackLinks = ["delegate", "listener", "output", "parent", "owner", "observer", "handler"]
}

extension Codebase {
  /// The lower, the nearer to the owner of a module in its style.
  func ownershipRank(of type: TypeID) -> Int {
    guard let role = role(of: type) else { return 9 }
    let isVIP = style(of: type) == .vip
    switch role {
    case .builder: return 0
    case .view: return externalSupertypes(of: type).contains { $0.hasSuffix("Controller") } ? 1 : 2
    case .presenter: return isVIP ? 4 : 3
    case .interactor: return isVIP ? 3 : 5
    case .router: return isVIP ? 5 : 4
    default: return 7
    }
  }
}
