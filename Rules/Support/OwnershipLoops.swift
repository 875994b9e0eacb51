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

  init(_ codebase: Codebase) {
    self.codebase = codebase
    graph = OwnershipGraph(codebase)
    for found in codebase.strongPresenterLinks() { graph.remove(found.link.property) }
    findLoopsThroughViews()
    findOthers()
  }

  private mutating func findLoopsThroughViews() {
    let candidates = graph.hopsInLoops().filter { hop in
      let owner = codebase.role(of: hop.owner)
      return (owner == .presenter || owner == .router) && codebase.role(of: hop.target) == .view
    }
    var loops: [[Hop]] = []
    for hop in candidates {
      if let loop = graph.shortestLoop(through: hop) { loops.append(loop) }
    }
    for hop in loops.sorted(by: isBefore).map({ $0[0] }) where graph.contains(hop) {
      guard let loop = graph.shortestLoop(through: hop) else { continue }
      throughViews.append(loop)
      graph.remove(hop.link.property)
    }
  }

  private func isBefore(_ left: [Hop], _ right: [Hop]) -> Bool {
    left.count != right.count
      ? left.count < right.count : codebase.place(of: left[0].link) < codebase.place(of: right[0].link)
  }

  /// Every loop loses the link that should be weak, until none is left.
  private mutating func findOthers() {
    var graph = graph
    var found: [(loop: [Hop], back: Hop)] = []
    graph.takeApart { loop in
      guard let back = backLink(of: loop).map({ heldInTime($0, in: loop) }) else { return nil }
      if loop.contains(where: { isComponent($0.owner) }) { found.append((loop, back)) }
      return back.link.property
    }
    others = found
  }

  /// A loop of entities alone is the business of whoever models the data.
  private func isComponent(_ type: TypeID) -> Bool { codebase.role(of: type).map { $0 != .entity } ?? false }

  // MARK: The link to change

  private func backLink(of loop: [Hop]) -> Hop? {
    let scored = loop.map { (hop: $0, score: backwardness(of: $0)) }
    let highest = scored.map(\.score).max()
    return scored.first { $0.score == highest }?.hop
  }

  /// A router that gives its view the presenter only when it shows it keeps the presenter alive until then: what the
  /// presenter holds is to be weak, where the router lives on without that.
  private func heldInTime(_ back: Hop, in loop: [Hop]) -> Hop {
    guard codebase.role(of: back.owner) == .router, codebase.role(of: back.target) == .presenter,
      codebase.handsToView(back.link.property, back.owner)
    else { return back }
    let keepers = codebase.derived(Keepers.init)
    return loop.first { $0.target == back.owner && keepers.isKept(without: $0) } ?? back
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
