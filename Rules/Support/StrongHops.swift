import Architecture
import SwiftReading

/// One class that holds another strongly through a stored property.
struct Hop {
  var owner: TypeID
  var link: Link
  /// The class behind the link.
  var target: TypeID
}

/// The strong hops of all classes that the components reach.
///
/// Left out are values, which form no loop through a copy; objects that live as long as the app; links between a class
/// and its own base, which tell parent and child apart by nothing; and properties that the code sets to nil by hand, or
/// gives no value at all.
struct StrongHops {
  /// By the number of the type; nil for what nothing reaches.
  private(set) var byOwner: [[Hop]?]
  private let codebase: Codebase
  private let appRoots: Set<TypeID>

  init(_ codebase: Codebase) {
    self.codebase = codebase
    appRoots = codebase.subtypes(ofExternal: Self.namesOfAppRoots)
    byOwner = [[Hop]?](repeating: nil, count: codebase.types.count)
    var queue = codebase.components.map(\.type).filter(canBeHeld)
    var next = 0
    while next < queue.count {
      let owner = queue[next]
      next += 1
      guard byOwner[owner.offset] == nil else { continue }
      let hops = hops(from: owner)
      byOwner[owner.offset] = hops
      queue += hops.map(\.target).filter { byOwner[$0.offset] == nil }
    }
  }

  private func hops(from owner: TypeID) -> [Hop] {
    let supertypes = codebase.allSupertypes(of: owner)
    var hops: [Hop] = []
    for link in codebase.allLinks(of: owner) where link.strength == .strong && canReachAClass(link.target) {
      guard codebase.isEverSet(link.property, of: owner), !codebase.isCleared(link.property) else { continue }
      for target in codebase.resolved(link, for: owner) where canBeHeld(target) && target != owner {
        if supertypes.contains(target) || codebase.allSupertypes(of: target).contains(owner) { continue }
        hops.append(Hop(owner: owner, link: link, target: target))
      }
    }
    return hops
  }

  private func canBeHeld(_ type: TypeID) -> Bool { codebase[type].isClass && !appRoots.contains(type) }

  private static let namesOfAppRoots: Set<String> = [
    "UIWindow", "NSWindow", "UIApplication", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "NSApplicationDelegate", "WKExtensionDelegate",
  ]

  private func canReachAClass(_ type: TypeID) -> Bool {
    codebase[type].isClass || codebase[type].isContract || !codebase[type].isDeclared
  }
}
