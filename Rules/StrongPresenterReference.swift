import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let strongPresenterReference = Rule(
    id: "strong_presenter_reference",
    summary: "an interactor holds its presenter strongly, and the presenter holds it back",
    why: """
      In VIPER the presenter owns the interactor. An interactor that holds the presenter strongly in turn closes a \
      loop: neither is ever released, and every visit of the screen leaks a module.
      """,
    schools: """
      In VIP (Clean Swift) the interactor owns the presenter, and the view closes the cycle weakly: silent. A presenter \
      that holds its interactor weakly reverses the ownership: silent. Interactors that answer by closures, results or \
      `async` have no link back at all.
      """,
    wrong: """
      protocol GreetingInteractorOutput: AnyObject { func didGreet(_ text: String) }
      protocol GreetingInteractorInput: AnyObject { func greet() }
      final class GreetingInteractor: GreetingInteractorInput {
        var presenter: GreetingInteractorOutput?
        func greet() { presenter?.didGreet("Hello") }
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        var interactor: GreetingInteractorInput?
        func didGreet(_ text: String) {}
      }
      """,
    right: """
      protocol GreetingInteractorOutput: AnyObject { func didGreet(_ text: String) }
      protocol GreetingInteractorInput: AnyObject { func greet() }
      final class GreetingInteractor: GreetingInteractorInput {
        weak var presenter: GreetingInteractorOutput?
        func greet() { presenter?.didGreet("Hello") }
      }
      final class GreetingPresenter: GreetingInteractorOutput {
        var interactor: GreetingInteractorInput?
        func didGreet(_ text: String) {}
      }
      """,
    severity: .error,
    options: [
      RuleOption(
        "unresolved", "what to do where no type of the code base stands behind the presenter's contract",
        .choice(["silent", "report"], recommended: "silent", strict: "report"))
    ],
    subjects: [.interactor],
    check: { StrongPresenterCheck(context: $0).findings() }
  )
}

private struct StrongPresenterCheck {
  let context: RuleContext
  var codebase: Codebase { context.codebase }

  /// One finding a property: a base class may serve many interactors.
  func findings() -> [Finding] {
    var seen: Set<PropertyPlace> = []
    return codebase.components.flatMap { component -> [Finding] in
      guard component.role == .interactor, codebase[component.type].isClass,
        codebase.style(of: component.type) == .viper
      else { return [] }
      return codebase.allLinks(of: component.type).compactMap { link in
        guard link.strength == .strong, codebase.role(of: link.target) == .presenter, !seen.contains(link.property),
          !isNeverSet(link, of: component.type),
          let finding = finding(for: link, of: component.type)
        else { return nil }
        seen.insert(link.property)
        return finding
      }
    }
  }

  /// The interactor is created in plain sight, and nothing ever sets the property.
  private func isNeverSet(_ link: Link, of interactor: TypeID) -> Bool {
    let property = codebase.property(link.property)
    return !property.isLet && !property.hasInitializer && codebase.wiring.isCreated(interactor)
      && !codebase.wiring.isAssigned(link.property)
  }

  private func finding(for link: Link, of interactor: TypeID) -> Finding? {
    let presenters = codebase.resolved(link, for: interactor)
    if codebase.conformers(of: link.target).isEmpty { return unresolvedFinding(link) }
    for presenter in presenters where codebase[presenter].isClass {
      if let back = wayBack(from: presenter, to: interactor) { return loop(link, interactor, presenter, back) }
    }
    for presenter in presenters where codebase[presenter].isClass {
      if let reason = possibleWayBack(from: presenter, to: interactor) {
        return possibleLoop(link, interactor, presenter, reason)
      }
    }
    return nil
  }

  // MARK: The way back

  /// A strong link of the presenter behind which the interactor can stand.
  private func wayBack(from presenter: TypeID, to interactor: TypeID) -> Link? {
    codebase.allLinks(of: presenter).first { link in
      guard link.strength == .strong, codebase.isSubtype(interactor, of: link.target) else { return false }
      let resolved = codebase.resolved(link, for: presenter)
      return resolved.isEmpty || resolved.contains { related($0, interactor) }
    }
  }

  private func related(_ left: TypeID, _ right: TypeID) -> Bool {
    codebase.isSubtype(left, of: right) || codebase.isSubtype(right, of: left)
  }

  /// Why the presenter may hold the interactor although no link of it says so; nil when nothing hints at it.
  private func possibleWayBack(from presenter: TypeID, to interactor: TypeID) -> String? {
    let names = codebase.inheritanceChain(of: presenter)
    guard !codebase.allLinks(of: presenter).contains(where: { codebase.role(of: $0.target) == .interactor }) else {
      return nil
    }
    for owner in names {
      if let property = untypedProperty(of: owner) { return "through \(property), whose type is not known" }
      if let base = outsideGenericBase(of: owner) { return "through its base class \(base)" }
    }
    return nil
  }

  /// A stored property named after the interactor whose type says nothing.
  private func untypedProperty(of owner: TypeID) -> String? {
    for place in codebase[owner].properties {
      let property = codebase.property(place)
      let name = codebase.text(property.name)
      guard property.isStored, !property.modifiers.isTypeMember,
        property.modifiers.isDisjoint(with: [.weak, .unowned]), name.lowercased().hasSuffix("interactor")
      else { continue }
      if property.type.isNone, codebase.createdType(by: property.value, in: place.file) == nil { return name }
      if !property.type.isNone, saysNothing(TypePlace(file: place.file, reference: property.type)) { return name }
    }
    return nil
  }

  private func saysNothing(_ place: TypePlace) -> Bool {
    let outline = codebase.files[place.file].outline
    let names = outline.typeReferences[place.reference].mentions.map { number in
      codebase.text(outline.paths[Int(outline.mentions[Int(number)].path.upperBound) - 1])
    }
    return !names.isEmpty && names.allSatisfy { ["Any", "AnyObject", "NSObject", "Optional"].contains($0) }
  }

  /// A class from outside the code base that is given generic arguments: it may well store them.
  private func outsideGenericBase(of owner: TypeID) -> String? {
    for supertype in codebase[owner].supertypes where codebase[supertype.type].kind == .external {
      let reference = codebase.files[supertype.file].outline.typeReferences[supertype.reference]
      if reference.mentions.count > 1 { return codebase.name(supertype.type) }
    }
    return nil
  }

  // MARK: Findings

  private func loop(_ link: Link, _ interactor: TypeID, _ presenter: TypeID, _ back: Link) -> Finding {
    let property = codebase.property(link.property)
    let backName = codebase.text(codebase.property(back.property).name)
    let message = """
      \(owner(of: link, interactor)).\(codebase.text(property.name)) holds \(codebase.name(presenter)) strongly, and \
      \(codebase.name(presenter)).\(backName) holds the interactor in turn: neither is ever released; \(advice(link))
      """
    return finding(
      link, message, property, [codebase.qualifiedName(presenter)],
      [Finding.Related(place(of: back), "\(codebase.name(presenter)) holds the interactor strongly here")])
  }

  private func possibleLoop(_ link: Link, _ interactor: TypeID, _ presenter: TypeID, _ reason: String) -> Finding {
    let message = """
      \(owner(of: link, interactor)).\(codebase.text(codebase.property(link.property).name)) holds the presenter \
      strongly, and \(codebase.name(presenter)) may hold the interactor in turn \(reason), so that neither would be \
      released; \(advice(link))
      """
    let related = codebase.place(presenter).map { [Finding.Related($0, "the presenter is declared here")] } ?? []
    return finding(link, message, codebase.property(link.property), [codebase.qualifiedName(presenter)], related)
  }

  private func unresolvedFinding(_ link: Link) -> Finding? {
    guard context.choice("unresolved", in: link.property.file) == "report" else { return nil }
    let message = """
      \(codebase.name(link.owner)) holds its presenter strongly through \(codebase.name(link.target)), to which nothing \
      in the code base conforms; \(advice(link))
      """
    return finding(link, message, codebase.property(link.property), [codebase.qualifiedName(link.target)], [])
  }

  private func owner(of link: Link, _ interactor: TypeID) -> String {
    link.owner == interactor
      ? codebase.name(interactor) : "\(codebase.name(interactor)) (from \(codebase.name(link.owner)))"
  }

  /// What compiles: a `weak` property needs a type that is bound to a class.
  private func advice(_ link: Link) -> String {
    if link.isElement { return "hold the elements weakly" }
    let property = "`\(codebase.text(codebase.property(link.property).name))`"
    if codebase.isClassBound(link.target) { return "declare \(property) weak" }
    return "bind \(codebase.name(link.target)) to AnyObject, then declare \(property) weak"
  }

  private func finding(
    _ link: Link, _ message: String, _ property: PropertyDeclaration, _ counterparts: [String],
    _ related: [Finding.Related]
  ) -> Finding {
    Finding(
      at: place(of: link), message,
      help: "Whoever assembles the module keeps the presenter alive; the interactor only talks back to it.",
      type: link.owner, symbol: "\(codebase.qualifiedName(link.owner)).\(codebase.text(property.name))",
      counterparts: counterparts, related: related)
  }

  private func place(of link: Link) -> Place {
    Place(file: link.property.file, range: codebase.property(link.property).nameRange)
  }
}
