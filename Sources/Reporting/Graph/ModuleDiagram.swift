import Linting

/// What a picture of one module shows, before anything has a place: the types behind the contracts as boxes, and who
/// holds whom between them.
struct ModuleDiagram: Equatable {
  struct Box: Equatable {
    var name: String
    var role: String
    var kind: RolesReport.Component.Kind
    /// A contract to which no other box conforms.
    var isContract: Bool
    var path: String
    var line: Int
    var violations: [GraphReport.Violation]
  }

  struct Edge: Equatable {
    enum Kind: String { case strong, weak, unowned, names, assembles }

    /// Indices of boxes.
    var from, to: Int
    var kind: Kind
    /// The contract that stands between them.
    var contract: String?
    var properties: [String]
    var violations: [GraphReport.Violation]
  }

  let name: String
  let style: String
  let path: String
  private(set) var boxes: [Box] = []
  private(set) var edges: [Edge] = []
  private var indices: [Int: Int] = [:]

  init(_ module: GraphReport.Module) {
    name = module.name
    style = module.style
    path = module.path
    addBoxes(of: module, Self.conformers(in: module))
    for link in module.links { add(link) }
    for dependency in module.dependencies where !dependency.violations.isEmpty { add(dependency) }
    addAssembly(module.dependencies)
  }

  private static func conformers(in module: GraphReport.Module) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for component in module.components where !component.entry.isContract {
      for contract in component.contracts { found[contract.id, default: []].append(component.node.id) }
    }
    return found
  }

  private mutating func addBoxes(of module: GraphReport.Module, _ conformers: [Int: [Int]]) {
    for component in module.components where conformers[component.node.id] == nil {
      indices[component.node.id] = boxes.count
      boxes.append(
        Box(
          name: component.node.name, role: component.entry.role ?? "", kind: component.entry.kind,
          isContract: component.entry.isContract, path: component.entry.path, line: component.entry.line,
          violations: component.violations))
    }
    // What is wrong with a contract is shown where its conformer is.
    for component in module.components {
      guard let box = firstBox(of: conformers[component.node.id] ?? []) else { continue }
      indices[component.node.id] = box
      boxes[box].violations.add(component.violations)
    }
  }

  private func firstBox(of nodes: [Int]) -> Int? { nodes.compactMap { indices[$0] }.first }

  private mutating func add(_ link: GraphReport.Link) {
    guard let from = indices[link.from.id], let to = firstBox(of: (link.resolvedTo + [link.to]).map(\.id)) else {
      return
    }
    let isByContract = boxes[to].name != link.to.name
    add(
      Edge(
        from: from, to: to, kind: Edge.Kind(rawValue: link.strength.rawValue) ?? .strong,
        contract: isByContract ? link.to.name : nil, properties: [link.property], violations: link.violations))
  }

  /// A dependency that is wrong is a line of its own, unless a link already leads the same way.
  private mutating func add(_ dependency: GraphReport.Dependency) {
    guard let from = indices[dependency.from.id], let to = indices[dependency.to.id] else { return }
    if let index = edges.firstIndex(where: { $0.from == from && $0.to == to && $0.kind != .assembles }) {
      edges[index].violations.add(dependency.violations)
    } else {
      let isByContract = boxes[to].name != dependency.to.name
      add(
        Edge(
          from: from, to: to, kind: .names, contract: isByContract ? dependency.to.name : nil, properties: [],
          violations: dependency.violations))
    }
  }

  private mutating func add(_ edge: Edge) {
    guard edge.from != edge.to else {
      boxes[edge.from].violations.add(edge.violations)
      return
    }
    let known = edges.firstIndex {
      $0.from == edge.from && $0.to == edge.to && $0.kind == edge.kind && $0.contract == edge.contract
    }
    guard let known else { return edges.append(edge) }
    edges[known].properties += edge.properties
    edges[known].violations.add(edge.violations)
  }

  /// A builder creates all parts; one line from it to the middle says so.
  private mutating func addAssembly(_ dependencies: [GraphReport.Dependency]) {
    let builders = boxes.indices.filter { boxes[$0].role == "builder" }
    for builder in builders {
      let created = dependencies.filter { $0.kind == .creates && indices[$0.from.id] == builder }
        .compactMap { indices[$0.to.id] }.filter { boxes[$0].role != "builder" }
      let middle = ["presenter", "interactor", "view", "router"].compactMap { role in
        created.first { boxes[$0].role == role }
      }.first
      guard let middle, !edges.contains(where: { $0.from == builder && $0.to == middle }) else { continue }
      edges.append(
        Edge(from: builder, to: middle, kind: .assembles, contract: nil, properties: [], violations: []))
    }
  }
}
