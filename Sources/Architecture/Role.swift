/// The part that a type plays in a module. The built-in roles are those of VIPER, VIP and MVP; a configuration may add
/// others.
@usableFromInline
package enum Role: Hashable, Sendable, Comparable {
  case view, presenter, interactor, router, builder, entity, worker
  case custom(String)

  package init(_ name: String) { self = Role.builtIn.first { $0.name == name } ?? .custom(name) }

  package static let builtIn: [Role] = [.view, .presenter, .interactor, .router, .builder, .entity, .worker]

  package var name: String {
    switch self {
    case .view: "view"
    case .presenter: "presenter"
    case .interactor: "interactor"
    case .router: "router"
    case .builder: "builder"
    case .entity: "entity"
    case .worker: "worker"
    case .custom(let name): name
    }
  }

  /// One of those that make a module.
  var isHeart: Bool { self == .presenter || self == .interactor || self == .router }

  @usableFromInline package static func < (left: Role, right: Role) -> Bool { left.name < right.name }

  @inlinable
  package static func == (left: Role, right: Role) -> Bool {
    switch (left, right) {
    case (.view, .view), (.presenter, .presenter), (.interactor, .interactor), (.router, .router),
      (.builder, .builder), (.entity, .entity), (.worker, .worker):
      true
    case (.custom(let left), .custom(let right)): left == right
    default: false
    }
  }
}

/// The school that a module follows.
package enum Style: String, Sendable, CaseIterable {
  case viper, vip, mvp
}
