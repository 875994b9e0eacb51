package import Architecture
package import Linting

extension GraphReport {
  /// Modules in the order of their folders, and components that belong to none by their folder, as in ``RolesReport``.
  ///
  /// - Parameter diagnostics: What rules have found in the same code base.
  package init(_ codebase: Codebase, diagnostics: [Diagnostic] = []) {
    var collector = GraphCollector(codebase: codebase, marks: Marks(diagnostics))
    var modules = codebase.modules.indices.map { collector.module($0) } + collector.sharedModules()
    collector.markComponents(of: &modules, diagnostics)
    modules.sort { ($0.path, $0.name, $0.id) < ($1.path, $1.name, $1.id) }
    self.init(modules: modules)
  }
}

/// Which diagnostics speak of a place.
private struct Marks {
  private struct Start: Hashable {
    var path: String
    var line, column: Int
  }

  private var byStart: [Start: [Int]] = [:]
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    for (index, diagnostic) in diagnostics.enumerated() {
      add(index, diagnostic.path, diagnostic.range)
      for place in diagnostic.related { add(index, place.path, place.range) }
    }
  }

  private mutating func add(_ index: Int, _ path: String, _ range: SourceRange) {
    byStart[Start(path: path, line: range.line, column: range.column), default: []].append(index)
  }

  subscript(path: String, range: SourceRange) -> [Int] {
    byStart[Start(path: path, line: range.line, column: range.column)] ?? []
  }

  func violations(_ indices: [Int]) -> [GraphReport.Violation] {
    indices.reduce(into: []) { found, index in found.add([GraphReport.Violation(diagnostics[index])]) }
  }
}

extension GraphReport.Violation {
  init(_ diagnostic: Diagnostic) {
    self.init(rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message)
  }
}

private struct GraphCollector {
  let codebase: Codebase
  let marks: Marks
  /// The dependencies that begin in a module, by its index.
  private let dependencies: [Int: [Architecture.Dependency]]
  /// Diagnostics that are seen on a line between two components of one module.
  private var drawn: Set<Int> = []

  init(codebase: Codebase, marks: Marks) {
    self.codebase = codebase
    self.marks = marks
    dependencies = Dictionary(grouping: codebase.dependencies) { codebase.module(of: $0.from) ?? -1 }
  }

  // MARK: Modules

  mutating func module(_ index: Int) -> GraphReport.Module {
    let module = codebase.modules[index]
    let components = module.components.map { codebase.components[$0] }
    return GraphReport.Module(
      id: index, name: module.name, style: module.style.rawValue, styleReason: module.styleReason, path: module.path,
      components: components.compactMap(component), links: components.flatMap { links(of: $0.type) },
      dependencies: collected(dependencies[index] ?? []))
  }

  mutating func sharedModules() -> [GraphReport.Module] {
    let named = Dictionary(grouping: dependencies[-1] ?? []) { $0.from }
    return codebase.looseComponents.enumerated().map { number, group in
      GraphReport.Module(
        id: codebase.modules.count + number, name: group.folder.split(separator: "/").last.map(String.init) ?? ".",
        style: codebase.mostCommonStyle.rawValue, styleReason: RolesReport.looseReason, path: group.folder,
        isShared: true, components: group.components.compactMap(component),
        links: group.components.flatMap { links(of: $0.type) },
        dependencies: collected(group.components.flatMap { named[$0.type] ?? [] }))
    }
  }

  private func node(_ type: TypeID) -> GraphReport.Node {
    GraphReport.Node(
      id: codebase.identity(of: type), name: codebase.qualifiedName(type), module: codebase.module(of: type))
  }

  private func component(_ component: Architecture.Component) -> GraphReport.Component? {
    guard let entry = RolesReport.Component(component, in: codebase) else { return nil }
    let contracts = codebase.allSupertypes(of: component.type).filter {
      codebase[$0].isContract && codebase.role(of: $0) != nil
    }
    return GraphReport.Component(node: node(component.type), entry: entry, contracts: contracts.map(node))
  }

  // MARK: Links

  private mutating func links(of owner: TypeID) -> [GraphReport.Link] {
    guard !codebase[owner].isContract else { return [] }
    var found: [GraphReport.Link] = []
    for link in codebase.allLinks(of: owner) {
      let resolved = codebase.resolved(link, for: owner)
      let ends = [link.target] + resolved
      guard ends.contains(where: { codebase.component(of: $0) != nil }),
        let strength = GraphReport.Link.Strength(rawValue: link.strength.rawValue)
      else { continue }
      let place = codebase.place(of: link)
      let range = codebase.range(place)
      let path = codebase.files[place.file].path
      let marked = marks[path, range]
      if ends.contains(where: { isNeighbour($0, of: owner) }) { drawn.formUnion(marked) }
      found.append(
        GraphReport.Link(
          from: node(owner), to: node(link.target), property: codebase.propertyName(of: link), strength: strength,
          resolvedTo: resolved.map(node), path: path, line: range.line, violations: marks.violations(marked)))
    }
    return found
  }

  private func isNeighbour(_ type: TypeID, of owner: TypeID) -> Bool {
    guard let module = codebase.component(of: owner)?.module else { return false }
    return type != owner && codebase.component(of: type)?.module == module
  }

  // MARK: Dependencies

  private struct Key: Hashable {
    var from, to: TypeID
    var kind: Architecture.Dependency.Kind
  }

  private mutating func collected(_ dependencies: [Architecture.Dependency]) -> [GraphReport.Dependency] {
    var found: [GraphReport.Dependency] = []
    var indices: [Key: Int] = [:]
    for dependency in dependencies where dependency.from != dependency.to {
      let path = codebase.files[dependency.place.file].path
      let range = codebase.range(dependency.place)
      let marked = marks[path, range]
      if dependency.isTest, marked.isEmpty { continue }
      if codebase.component(of: dependency.from) != nil, isNeighbour(dependency.to, of: dependency.from) {
        drawn.formUnion(marked)
      }
      let key = Key(from: dependency.from, to: dependency.to, kind: dependency.kind)
      if let index = indices[key] {
        found[index].isAssembly = found[index].isAssembly && dependency.isAssembly
        found[index].violations.add(marks.violations(marked))
      } else if let kind = GraphReport.Dependency.Kind(rawValue: dependency.kind.rawValue) {
        indices[key] = found.count
        found.append(
          GraphReport.Dependency(
            from: node(dependency.from), to: node(dependency.to), kind: kind, path: path, line: range.line,
            isAssembly: dependency.isAssembly, isNavigation: isNavigation(dependency),
            violations: marks.violations(marked)))
      }
    }
    return found
  }

  private func isNavigation(_ dependency: Architecture.Dependency) -> Bool {
    [dependency.from, dependency.to].contains { type in
      let role = codebase.role(of: type)
      return role == .router || role == .builder
    }
  }

  // MARK: What is left

  /// Every diagnostic that is not seen on a line is said of the component that it is about.
  func markComponents(of modules: inout [GraphReport.Module], _ diagnostics: [Diagnostic]) {
    let finder = ComponentFinder(modules)
    for (index, diagnostic) in diagnostics.enumerated() where !drawn.contains(index) {
      guard let place = finder.place(of: diagnostic) else { continue }
      modules[place.module].components[place.component].violations.add([GraphReport.Violation(diagnostic)])
    }
  }
}

/// Finds the component that a diagnostic is about.
private struct ComponentFinder {
  typealias Index = (module: Int, component: Int)

  private var byName: [String: [Index]] = [:]
  private var byPath: [String: [Index]] = [:]
  private let modules: [GraphReport.Module]

  init(_ modules: [GraphReport.Module]) {
    self.modules = modules
    for (number, module) in modules.enumerated() {
      for (index, component) in module.components.enumerated() {
        byName[component.node.name, default: []].append((number, index))
        byPath[component.entry.path, default: []].append((number, index))
      }
    }
  }

  func place(of diagnostic: Diagnostic) -> Index? {
    if let named = named(diagnostic) { return named }
    let near = byPath[diagnostic.path] ?? []
    return near.first { component($0).entry.role == diagnostic.role && !component($0).entry.isContract }
      ?? near.first { component($0).entry.role == diagnostic.role } ?? near.first
  }

  /// By the longest beginning of the symbol that names a component, in the diagnostic's file or else in its module.
  private func named(_ diagnostic: Diagnostic) -> Index? {
    guard var name = diagnostic.symbol.map({ $0[...] }) else { return nil }
    while !name.isEmpty {
      if let found = byName[String(name)] {
        return found.first { component($0).entry.path == diagnostic.path }
          ?? found.first { modules[$0.module].name == diagnostic.module }
      }
      name = name.lastIndex(of: ".").map { name[..<$0] } ?? ""
    }
    return nil
  }

  private func component(_ index: Index) -> GraphReport.Component { modules[index.module].components[index.component] }
}
