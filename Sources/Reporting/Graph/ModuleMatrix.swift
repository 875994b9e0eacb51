import Linting

/// Which module knows which, before anything has a place: modules grouped by the folder that they are in, those of a
/// cycle side by side.
struct ModuleMatrix: Equatable {
  struct Entry: Equatable {
    var name: String
    var path: String
    var style: String
    var errors, warnings: Int
  }

  struct Group: Equatable {
    /// The folder, without what all folders begin with.
    var name: String
    /// The entries of its modules.
    var range: Range<Int>
  }

  struct Cell: Equatable {
    /// Indices of entries.
    var from, to: Int
    /// How many types of the one name types of the other outside of routers and builders.
    var count: Int
    /// The ids of rules that have found something about it.
    var rules: [String]
    var isCycle: Bool { rules.contains("dependency_cycle") }
    /// A way from screen to screen, and nothing else.
    var isNavigation: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var groups: [Group] = []
  private(set) var cells: [Cell] = []
  /// Runs of entries that cycles hold together.
  private(set) var blocks: [Range<Int>] = []

  init(_ report: GraphReport) {
    let modules = report.modules.filter { !$0.isShared }
    let edges = Self.edges(of: modules)
    let clusters = Clusters(edges.filter { $0.value.isCycle }.keys.map { ($0[0], $0[1]) })
    let shared = sharedFolder(of: modules.map { folder(of: $0.path) })
    let byGroup = Dictionary(grouping: modules) { String(folder(of: $0.path).dropFirst(shared.count)) }
    var indices: [Int: Int] = [:]
    for (name, members) in byGroup.sorted(by: { $0.key < $1.key }) {
      let start = entries.count
      for cluster in clusters.together(members) {
        if cluster.count > 1 { blocks.append(entries.count..<entries.count + cluster.count) }
        for module in cluster {
          indices[module.id] = entries.count
          entries.append(Entry(module))
        }
      }
      groups.append(Group(name: name, range: start..<entries.count))
    }
    cells = edges.compactMap { ends, cell in
      guard let from = indices[ends[0]], let to = indices[ends[1]] else { return nil }
      return Cell(from: from, to: to, count: cell.count, rules: cell.rules, isNavigation: cell.isNavigation)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private static func edges(of modules: [GraphReport.Module]) -> [[Int]: Cell] {
    var edges: [[Int]: Cell] = [:]
    for module in modules {
      for dependency in module.dependencies {
        guard let target = dependency.to.module, target != module.id else { continue }
        let isQuiet = (dependency.isAssembly || dependency.isNavigation) && dependency.violations.isEmpty
        var cell =
          edges[[module.id, target]]
          ?? Cell(from: 0, to: 0, count: 0, rules: [], isNavigation: true)
        cell.count += isQuiet ? 0 : 1
        cell.isNavigation = cell.isNavigation && isQuiet
        cell.rules = Set(cell.rules + dependency.violations.rules).sorted()
        edges[[module.id, target]] = cell
      }
    }
    return edges
  }
}

extension ModuleMatrix.Entry {
  fileprivate init(_ module: GraphReport.Module) {
    let violations = module.violations
    self.init(
      name: module.name, path: module.path, style: module.style,
      errors: violations.count { $0.severity == .error }, warnings: violations.count { $0.severity == .warning })
  }
}

private func folder(of path: String) -> Substring {
  path.lastIndex(of: "/").map { path[...$0] } ?? ""
}

/// What all folders begin with, up to a slash.
private func sharedFolder(of folders: [Substring]) -> Substring {
  guard var shared = folders.first else { return "" }
  for folder in folders {
    while !folder.hasPrefix(shared) {
      shared = shared.dropLast().lastIndex(of: "/").map { shared[...$0] } ?? ""
    }
  }
  return shared
}

/// Modules that edges hold together, directly or through others.
private struct Clusters {
  private var parents: [Int: Int] = [:]

  init(_ edges: [(Int, Int)]) {
    for (left, right) in edges {
      let (one, other) = (root(of: left), root(of: right))
      parents[max(one, other)] = min(one, other)
    }
  }

  private func root(of node: Int) -> Int {
    var node = node
    while let parent = parents[node], parent != node { node = parent }
    return node
  }

  /// The modules in their order, with those of one cluster after its first.
  func together(_ modules: [GraphReport.Module]) -> [[GraphReport.Module]] {
    var clusters: [[GraphReport.Module]] = []
    var indices: [Int: Int] = [:]
    for module in modules {
      if let index = indices[root(of: module.id)] {
        clusters[index].append(module)
      } else {
        indices[root(of: module.id)] = clusters.count
        clusters.append([module])
      }
    }
    return clusters
  }
}
