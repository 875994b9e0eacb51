import Architecture
import Linting
import SwiftReading

extension Codebase {
  func symbol(of link: Link) -> String { "\(qualifiedName(link.owner)).\(propertyName(of: link))" }

  /// `Owner.property`, named after the class at hand rather than the base that declares the property.
  func name(of hop: Hop) -> String { "\(name(hop.owner)).\(text(property(hop.link.property).name))" }

  /// The same with the base: `Owner (from Base).property`.
  func nameWithBase(of hop: Hop) -> String {
    let base = hop.link.owner == hop.owner ? "" : " (from \(name(hop.link.owner)))"
    return "\(name(hop.owner))\(base).\(text(property(hop.link.property).name))"
  }

  /// `A.b → B.c → A`.
  func names(ofLoop loop: [Hop]) -> String {
    (loop.map(name(of:)) + loop.prefix(1).map { name($0.owner) }).joined(separator: " → ")
  }

  func related(_ hops: some Sequence<Hop>) -> [Finding.Related] {
    hops.map { Finding.Related(place(of: $0.link), "\(name($0.owner)) holds \(name($0.target)) strongly here") }
  }

  /// How to hold weakly what a hop holds, in a form that compiles. `name` is how to call the property.
  func weakAdvice(_ hop: Hop, _ name: String) -> String {
    let link = hop.link
    let what = "`\(name)`"
    if property(link.property).modifiers.contains(.lazy) { return "make \(what) a computed property" }
    if link.isElement { return "hold what is in \(what) weakly" }
    if link.isArgument { return "declare a weak property for it in \(self.name(hop.owner))" }
    if !isClassBound(link.property), !bindingCompiles(link.target) {
      return "answer through a closure instead of \(what): \(self.name(link.target)) has value types behind it"
    }
    let declare = isOptionalVariable(link) ? "declare \(what) weak" : "declare \(what) as a weak, optional var"
    return isClassBound(link.property) ? declare : "bind \(self.name(link.target)) to AnyObject, then \(declare)"
  }

  /// True when no value type conforms to the contract, which then may be bound to classes.
  func bindingCompiles(_ contract: TypeID) -> Bool { conformers(of: contract).allSatisfy { self[$0].isClass } }

  private func isOptionalVariable(_ link: Link) -> Bool {
    let property = property(link.property)
    guard !property.isLet else { return false }
    return outermostMention(of: property.type, in: link.property.file)?.isOptional ?? false
  }
}
