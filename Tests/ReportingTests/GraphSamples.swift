import Linting

@testable import Reporting

extension Samples {
  static func component(_ id: Int, _ name: String, _ role: String, module: Int = 0, isContract: Bool = false)
    -> GraphReport.Component
  {
    GraphReport.Component(
      node: GraphReport.Node(id: id, name: name, module: module),
      entry: RolesReport.Component(
        name: name.isEmpty ? "_" : name, kind: isContract ? .protocol : .class, role: role, isContract: isContract,
        reason: "told", path: "A.swift", line: 1))
  }

  static func link(
    _ from: GraphReport.Component, _ to: GraphReport.Component, by contract: GraphReport.Component? = nil,
    _ strength: GraphReport.Link.Strength = .strong, breaking rules: [String] = []
  ) -> GraphReport.Link {
    GraphReport.Link(
      from: from.node, to: (contract ?? to).node, property: "property", strength: strength, resolvedTo: [to.node],
      path: "A.swift", line: 2,
      violations: rules.map { GraphReport.Violation(rule: $0, severity: .error, message: "wrong") })
  }

  /// Everything that can be named has this name.
  static func graph(naming name: String) -> GraphReport {
    let shown = name.isEmpty ? "_" : name
    let contract = component(2, shown, "presenter", isContract: true)
    var presenter = component(0, shown, "presenter")
    presenter.contracts = [contract.node]
    presenter.violations = [GraphReport.Violation(rule: "rule", severity: .error, message: shown)]
    let view = component(1, shown, shown)
    let module = GraphReport.Module(
      id: 0, name: shown, style: "viper", styleReason: shown, path: shown, components: [presenter, view, contract],
      links: [link(view, presenter, by: contract, breaking: ["rule"])])
    let other = GraphReport.Module(
      id: 1, name: shown, style: "vip", styleReason: shown, path: shown,
      components: [component(3, shown, "view", module: 1)],
      dependencies: [
        GraphReport.Dependency(
          from: GraphReport.Node(id: 3, name: shown, module: 1), to: presenter.node, kind: .mentions, path: shown,
          line: 1)
      ])
    return GraphReport(modules: [module, other])
  }

  /// A and C know each other, B knows A, and D, in another folder, knows nobody.
  static let cyclicModules: GraphReport = {
    func module(_ id: Int, _ name: String, in folder: String, knows others: [(Int, Bool)]) -> GraphReport.Module {
      let cycle = GraphReport.Violation(rule: "dependency_cycle", severity: .warning, message: "a cycle")
      return GraphReport.Module(
        id: id, name: name, style: "viper", styleReason: "told", path: "App/\(folder)/\(name)",
        components: [component(id, name, "view", module: id)],
        dependencies: others.map { other, isCycle in
          GraphReport.Dependency(
            from: GraphReport.Node(id: id, name: name, module: id),
            to: GraphReport.Node(id: other, name: "\(other)", module: other), kind: .mentions, path: "A.swift", line: 1,
            violations: isCycle ? [cycle] : [])
        })
    }
    return GraphReport(modules: [
      module(0, "A", in: "One", knows: [(2, true)]), module(1, "B", in: "One", knows: [(0, false)]),
      module(2, "C", in: "One", knows: [(0, true)]), module(3, "D", in: "Two", knows: []),
    ])
  }()

  /// Each knows its next, and some further ones.
  static func manyModules(_ count: Int) -> GraphReport {
    GraphReport(
      modules: (0..<count).map { id in
        let own = component(id, "SomewhatLongerModule\(id)ViewController", "view", module: id)
        let known = [1, 7, 31].map { (id + $0) % count }
        return GraphReport.Module(
          id: id, name: "SomewhatLongerModule\(id)", style: "viper", styleReason: "told",
          path: "App/Flow\(id / 10)/Module\(id)", components: [own],
          dependencies: known.map { other in
            GraphReport.Dependency(
              from: own.node, to: GraphReport.Node(id: other, name: "T\(other)", module: other), kind: .mentions,
              path: "A.swift", line: 1)
          })
      })
  }
}
