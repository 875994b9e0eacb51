/// The part that a type plays in a module. The built-in roles are those of VIPER, VIP and MVP; a configuration may add
/// others.
package struct Role: Hashable, Sendable, Comparable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package static let view = Role("view")
  package static let presenter = Role("presenter")
  package static let interactor = Role("interactor")
  package static let router = Role("router")
  package static let builder = Role("builder")
  package static let entity = Role("entity")
  package static let worker = Role("worker")

  package static let builtIn: [Role] = [.view, .presenter, .interactor, .router, .builder, .entity, .worker]

  package static func < (left: Role, right: Role) -> Bool { left.name < right.name }
}

/// The school that a module follows.
package enum Style: String, Sendable, CaseIterable {
  case viper, vip, mvp
}
