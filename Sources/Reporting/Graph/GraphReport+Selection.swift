extension GraphReport {
  /// The names of the modules, for suggestions.
  package var moduleNames: [String] { modules.map(\.name) }

  /// The names of all components, for suggestions.
  package var componentNames: [String] { modules.flatMap { $0.components.map(\.node.name) } }

  /// Only modules of this name; there may be several, or none.
  package func module(named name: String) -> GraphReport {
    GraphReport(modules: modules.filter { $0.name == name })
  }

  /// Only what is within two links of the components of this name, whichever way the links point. A contract is as near
  /// as what conforms to it. Empty where there is no such component.
  package func focused(on name: String) -> GraphReport {
    let starts = modules.flatMap(\.components).filter { $0.node.name == name || $0.node.name.hasSuffix("." + name) }
    var reached = Set(starts.map(\.node.id))
    var edge = withContracts(reached)
    reached = edge
    for _ in 0..<2 {
      edge = withContracts(Set(edge.flatMap { neighbours[$0] ?? [] })).subtracting(reached)
      reached.formUnion(edge)
    }
    return keeping { reached.contains($0.id) }
  }

  /// Only what rules have found something about, with the ends of its lines.
  package func onlyViolations() -> GraphReport {
    var kept = Set(modules.flatMap(\.components).filter { !$0.violations.isEmpty }.map(\.node.id))
    var result = self
    for index in modules.indices {
      result.modules[index].links.removeAll { $0.violations.isEmpty }
      result.modules[index].dependencies.removeAll { $0.violations.isEmpty }
      for link in result.modules[index].links { kept.formUnion(([link.from, link.to] + link.resolvedTo).map(\.id)) }
      for dependency in result.modules[index].dependencies { kept.formUnion([dependency.from.id, dependency.to.id]) }
    }
    return result.keeping { kept.contains($0.id) }
  }

  private func keeping(_ isKept: (Node) -> Bool) -> GraphReport {
    GraphReport(
      modules: modules.compactMap { module in
        var module = module
        module.components.removeAll { !isKept($0.node) }
        module.links.removeAll { link in
          !isKept(link.from) || !(isKept(link.to) || link.resolvedTo.contains(where: isKept))
        }
        module.dependencies.removeAll { !isKept($0.from) || !isKept($0.to) }
        return module.components.isEmpty ? nil : module
      })
  }

  private func withContracts(_ ids: Set<Int>) -> Set<Int> {
    let components = modules.flatMap(\.components)
    let contracts = components.filter { ids.contains($0.node.id) }.flatMap { $0.contracts.map(\.id) }
    let conformers = components.filter { $0.contracts.contains { ids.contains($0.id) } }.map(\.node.id)
    return ids.union(contracts).union(conformers)
  }

  private var neighbours: [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for link in modules.flatMap(\.links) {
      for end in [link.to] + link.resolvedTo {
        found[link.from.id, default: []].append(end.id)
        found[end.id, default: []].append(link.from.id)
      }
    }
    return found
  }
}
