/// Whom the components of a role may know, where a configuration says so: it then replaces what the style allows.
package struct DependencyTable: Sendable, Hashable {
  package enum Access: Sendable, Hashable {
    case nothing
    /// Contracts of the role, and none of its classes.
    case contracts
    case everything
  }

  private var rows: [Role: [Role: Access]] = [:]

  package init() {}

  /// Says all that `role` may know. What `targets` leaves out, it may not.
  package mutating func allow(_ targets: [Role: Access], to role: Role) {
    rows[role] = targets
  }

  /// All that was said, sorted by the names of the roles.
  package var allowed: [(role: Role, targets: [(role: Role, access: Access)])] {
    rows.sorted { $0.key < $1.key }.map { role, targets in
      (role, targets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
  }

  /// Nil where the table says nothing of `role`.
  package func access(of role: Role, to target: Role) -> Access? {
    rows[role].map { $0[target] ?? .nothing }
  }
}
