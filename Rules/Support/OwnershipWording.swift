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
    if isLazy(link.property) { return "make \(what) a computed property" }
    if link.isElement { return "hold what is in \(what) weakly" }
    if link.isArgument { return "declare a weak property for it in \(self.name(hop.owner))" }
    if !isClassBound(link.property), !bindingCompiles(link.target) {
      return "answer through a closure instead of \(what): \(self.name(link.target)) has value types behind it"
    }
    let declare = isOptionalVariable(link) ? "declare \(what) weak" : "declare \(what) as a weak, optional var"
    return isClassBound(link.property) ? declare : "bind \(self.name(link.target)) to AnyObject, then \(declare)"
  }

  /// What to do first, so that something else keeps the object alive.
  func preparation(_ mending: Mending) -> String {
    switch mending {
    case .nothing: return ""
    case .keepResult(let function):
      let owner = enclosingType(self.function(function).scope, in: function.file)
      let prefix = owner.isNone ? "" : "\(name(owner))."
      return "keep what \(prefix)\(text(self.function(function).name)) returns, then "
    case .hold(let place):
      let owner = enclosingType(property(place).scope, in: place.file)
      let holder = "`\(name(owner)).\(text(property(place).name))`"
      return "let \(holder) hold it strongly, as nothing else keeps it, then "
    case .newOwner(let object) where isUserInterface(object.type):
      let name = name(object.type)
      return "make \(name) in a function that returns it, as nothing else keeps it until it is shown, then "
    case .newOwner(let object):
      return "give \(name(object.type)) another owner, as nothing else keeps it, then "
    }
  }

  /// What else has to be weak, beside the link.
  func weakCaptures(beside link: Link) -> String {
    let functions = strongCaptures(ofValueOf: link.property).map { "`\(text(function($0).name))`" }
    return functions.isEmpty ? "" : ", and let the closure in \(enumerated(functions)) capture it weakly"
  }

  func isLazy(_ place: PropertyPlace) -> Bool { property(place).modifiers.contains(.lazy) }

  /// True when no value type conforms to the contract, which then may be bound to classes.
  func bindingCompiles(_ contract: TypeID) -> Bool { conformers(of: contract).allSatisfy { self[$0].isClass } }

  private func isOptionalVariable(_ link: Link) -> Bool {
    let property = property(link.property)
    guard !property.isLet else { return false }
    return outermostMention(of: property.type, in: link.property.file)?.isOptional ?? false
  }
}
