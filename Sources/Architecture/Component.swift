import SwiftReading

/// A type with a role, or one that only its name gives a role.
package struct Component: Sendable {
  package var type: TypeID
  package var role: Role
  /// Why it has the role, or why its name is not enough.
  package var reason: String
  /// The index into `Codebase.modules`; nil for what belongs to no module.
  package var module: Int?
}

/// What belongs to one screen or feature: a presenter or an interactor, and what is grouped with it.
package struct Module: Sendable {
  package var name: String
  /// The folder that holds its files, with role folders folded into it.
  package var path: String
  package var style: Style = .viper
  package var styleReason = ""
  /// False when nothing in the code says what the style is.
  package var isStyleTold = true
  /// Indices into `Codebase.components`, sorted by place.
  package var components: [Int] = []
}

extension Codebase {
  package func component(of type: TypeID) -> Component? {
    let number = number(of: type)
    return number < 0 ? nil : components[number]
  }

  /// The index of the component that a type is, or -1.
  private func number(of type: TypeID) -> Int {
    type.isNone || componentOfType.isEmpty ? -1 : componentOfType[type.offset]
  }

  /// What the name of a declared type says about its role.
  package func claim(of type: TypeID) -> RoleClaim? { claims[type.offset] }

  /// The same, read from the name.
  func findClaim(of type: NominalType) -> RoleClaim? {
    guard type.isDeclared else { return nil }
    return RoleClaim(utf8: names.utf8(of: type.name).span, isContract: type.isContract)
  }

  package func role(of type: TypeID) -> Role? {
    let number = number(of: type)
    return number < 0 ? nil : components[number].role
  }

  /// The index of the module that the type's declaration belongs to.
  package func module(of type: TypeID) -> Int? {
    guard !type.isNone, !moduleOfType.isEmpty, moduleOfType[type.offset] >= 0 else { return nil }
    return moduleOfType[type.offset]
  }

  /// The style of the type's module, where something in the code says what it is.
  package func toldStyle(of type: TypeID) -> Style? {
    module(of: type).flatMap { modules[$0].isStyleTold ? modules[$0].style : nil }
  }

  package func style(of type: TypeID) -> Style? { module(of: type).map { modules[$0].style } }
}
