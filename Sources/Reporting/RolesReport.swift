/// Who is what, and why. The names of the properties are the keys of the JSON form; both lists come sorted.
package struct RolesReport: Sendable, Equatable {
  package struct Module: Sendable, Equatable, Encodable {
    package var name: String
    /// `viper`, `vip` or `mvp`.
    package var style: String
    package var styleReason: String
    package var path: String
    package var components: [Component]

    package init(name: String, style: String, styleReason: String, path: String, components: [Component]) {
      self.name = name
      self.style = style
      self.styleReason = styleReason
      self.path = path
      self.components = components
    }
  }

  package struct Component: Sendable, Equatable, Encodable {
    package enum Kind: String, Sendable, CaseIterable, Encodable {
      case `class`, `struct`, `enum`, actor, `protocol`
    }

    package var name: String
    package var kind: Kind
    /// Nil exactly in `unassigned`.
    package var role: String?
    package var isContract: Bool
    /// The evidence for the role; in `unassigned`, why there is none.
    package var reason: String
    package var path: String
    package var line: Int

    package init(
      name: String, kind: Kind, role: String? = nil, isContract: Bool = false, reason: String, path: String, line: Int
    ) {
      self.name = name
      self.kind = kind
      self.role = role
      self.isContract = isContract
      self.reason = reason
      self.path = path
      self.line = line
    }
  }

  package var modules: [Module]
  package var unassigned: [Component]

  package init(modules: [Module], unassigned: [Component] = []) {
    self.modules = modules
    self.unassigned = unassigned
  }
}
