package import Linting

/// Modules with who holds and names whom in them, and what is wrong with that: what every picture is drawn from.
package struct GraphReport: Sendable, Equatable {
  /// A type of the code base, wherever it is named.
  package struct Node: Sendable, Hashable {
    /// Tells types of the same name apart within one report, and says nothing else.
    package var id: Int
    /// With the types around it, `Outer.Inner`.
    package var name: String
    /// The `Module.id` of its module; nil for what belongs to none.
    package var module: Int?

    package init(id: Int, name: String, module: Int?) {
      self.id = id
      self.name = name
      self.module = module
    }
  }

  /// What a rule has found about a component, a link or a dependency.
  package struct Violation: Sendable, Hashable {
    package var rule: String
    package var severity: Severity
    package var message: String

    package init(rule: String, severity: Severity, message: String) {
      self.rule = rule
      self.severity = severity
      self.message = message
    }
  }

  package struct Module: Sendable, Equatable {
    package var id: Int
    package var name: String
    /// `viper`, `vip` or `mvp`.
    package var style: String
    package var styleReason: String
    package var path: String
    /// True for components of one folder that belong to no module.
    package var isShared: Bool
    package var components: [Component]
    package var links: [Link]
    package var dependencies: [Dependency]

    package init(
      id: Int, name: String, style: String, styleReason: String, path: String, isShared: Bool = false,
      components: [Component], links: [Link] = [], dependencies: [Dependency] = []
    ) {
      self.id = id
      self.name = name
      self.style = style
      self.styleReason = styleReason
      self.path = path
      self.isShared = isShared
      self.components = components
      self.links = links
      self.dependencies = dependencies
    }
  }

  package struct Component: Sendable, Equatable {
    package var node: Node
    /// What `roles` says of it.
    package var entry: RolesReport.Component
    /// The contracts of components to which it conforms.
    package var contracts: [Node]
    package var violations: [Violation]

    package init(node: Node, entry: RolesReport.Component, contracts: [Node] = [], violations: [Violation] = []) {
      self.node = node
      self.entry = entry
      self.contracts = contracts
      self.violations = violations
    }
  }

  /// A stored property through which a component holds another.
  package struct Link: Sendable, Equatable {
    package enum Strength: String, Sendable, CaseIterable { case strong, weak, unowned }

    package var from: Node
    /// As the property is declared: a contract or a class.
    package var to: Node
    package var property: String
    package var strength: Strength
    /// The types that can stand behind it; empty where nothing tells.
    package var resolvedTo: [Node]
    package var path: String
    package var line: Int
    package var violations: [Violation]

    package init(
      from: Node, to: Node, property: String, strength: Strength, resolvedTo: [Node] = [], path: String, line: Int,
      violations: [Violation] = []
    ) {
      self.from = from
      self.to = to
      self.property = property
      self.strength = strength
      self.resolvedTo = resolvedTo
      self.path = path
      self.line = line
      self.violations = violations
    }
  }

  /// A type that names another, once for each kind, at the first place.
  package struct Dependency: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable { case conforms, inherits, stores, mentions, creates }

    package var from: Node
    package var to: Node
    package var kind: Kind
    package var path: String
    package var line: Int
    /// Stands where modules are put together, or only there.
    package var isAssembly: Bool
    /// Leads from or to a router or a builder: a way from screen to screen.
    package var isNavigation: Bool
    package var violations: [Violation]

    package init(
      from: Node, to: Node, kind: Kind, path: String, line: Int, isAssembly: Bool = false, isNavigation: Bool = false,
      violations: [Violation] = []
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.path = path
      self.line = line
      self.isAssembly = isAssembly
      self.isNavigation = isNavigation
      self.violations = violations
    }
  }

  /// Sorted by path and name.
  package var modules: [Module]

  package init(modules: [Module]) { self.modules = modules }
}

extension GraphReport.Module {
  /// All that is wrong in it, each once, in the order of components, links and dependencies.
  var violations: [GraphReport.Violation] {
    var seen: Set<GraphReport.Violation> = []
    let all =
      components.flatMap(\.violations) + links.flatMap(\.violations) + dependencies.flatMap(\.violations)
    return all.filter { seen.insert($0).inserted }
  }
}

extension [GraphReport.Violation] {
  /// The ids of their rules, each once, in the alphabet.
  var rules: [String] { Set(map(\.rule)).sorted() }

  mutating func add(_ others: [GraphReport.Violation]) {
    for other in others where !contains(other) { append(other) }
  }
}
