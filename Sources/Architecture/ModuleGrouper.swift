import SwiftReading

/// Sorts the types whose names claim a role into modules: by folder first, with role folders folded into their parent;
/// within a folder that holds several, by the stem of the names.
struct ModuleGrouper {
  /// A type that claims a role, or that the configuration gives one.
  final class Claimant: Sendable {
    let type: TypeID
    let claim: RoleClaim
    let isContract: Bool
    let folder: String
    /// The claim's stem, behind the names of the types around it.
    let stem: String

    init(type: TypeID, claim: RoleClaim, isContract: Bool, folder: String, stem: String) {
      self.type = type
      self.claim = claim
      self.isContract = isContract
      self.folder = folder
      self.stem = stem
    }
  }

  struct Group: Sendable {
    var folder: String
    var stem: String
    var claimants: [Claimant] = []

    var roles: Set<Role> { Set(claimants.map(\.claim.role)) }

    /// It has a presenter or an interactor that is more than a contract.
    var isAnchored: Bool {
      claimants.contains { !$0.isContract && ($0.claim.role == .presenter || $0.claim.role == .interactor) }
    }

    /// Two parts of a module with one of them at its heart.
    var looksWhole: Bool {
      isAnchored && roles.intersection([.presenter, .interactor, .view, .router]).count > 1
    }
  }

  let grouping: ModuleGrouping

  func groups(of claimants: [Claimant]) -> [Group] {
    let byFolder = byFolder(claimants)
    let groups = byFolder.keys.sorted().flatMap { folder in
      let stems = Dictionary(grouping: byFolder[folder] ?? [], by: \.stem)
      return split(
        stems.keys.sorted().map { Group(folder: folder, stem: $0, claimants: stems[$0] ?? []) }, folder: folder)
    }
    return mergeFarParts(of: groups).filter(\.isAnchored)
  }

  /// Those that stand one behind the other mostly lie in one folder.
  private func byFolder(_ claimants: [Claimant]) -> [String: [Claimant]] {
    var found: [String: [Claimant]] = [:]
    var rest = claimants[...]
    while let folder = rest.first?.folder {
      let run = rest.prefix { $0.folder == folder }
      found[folder, default: []] += run
      rest = rest.dropFirst(run.count)
    }
    return found
  }

  /// The modules of one folder.
  private func split(_ stems: [Group], folder: String) -> [Group] {
    let whole = stems.filter(\.looksWhole)
    let anchored = stems.filter(\.isAnchored)
    let isOne = grouping != .prefix && (whole.count == 1 || (whole.isEmpty && anchored.count == 1))
    if isOne || grouping == .folder {
      let name = whole.first?.stem ?? anchored.first?.stem ?? ""
      return [Group(folder: folder, stem: name, claimants: stems.flatMap(\.claimants))]
    }
    let heads = whole.isEmpty ? anchored : whole
    var groups = heads
    var rest: [Group] = []
    for stem in stems where !heads.contains(where: { $0.stem == stem.stem }) {
      if let head = nearestHead(to: stem, among: heads) {
        groups[head].claimants.append(contentsOf: stem.claimants)
      } else {
        rest.append(stem)
      }
    }
    return groups + rest
  }

  /// The head whose stem is the longest beginning of this one, or begins with it.
  private func nearestHead(to group: Group, among heads: [Group]) -> Int? {
    let matching = heads.indices.filter {
      !heads[$0].stem.isEmpty && !group.stem.isEmpty
        && (group.stem.hasPrefix(heads[$0].stem) || heads[$0].stem.hasPrefix(group.stem))
    }
    return matching.max { heads[$0].stem.utf8.count < heads[$1].stem.utf8.count }
  }

  /// Joins parts with the same stem that lie in different folders, when each has what the other lacks and no third
  /// group claims the stem.
  private func mergeFarParts(of groups: [Group]) -> [Group] {
    var byStem: [String: [Int]] = [:]
    for (index, group) in groups.enumerated() where !group.stem.isEmpty {
      byStem[group.stem, default: []].append(index)
    }
    var groups = groups
    var removed: Set<Int> = []
    for stem in byStem.keys.sorted() {
      let parts = byStem[stem] ?? []
      guard parts.count > 1, let head = parts.first(where: { groups[$0].roles.contains(.presenter) }) else { continue }
      for part in parts where part != head && (!groups[part].looksWhole || complete(groups[part], groups[head])) {
        let own = groups[head].claimants.filter { $0.stem == stem && !$0.claim.isWeak }
        let ownRoles = Set(own.map(\.claim.role))
        guard groups[part].roles.isDisjoint(with: ownRoles) || complete(groups[part], groups[head]) else { continue }
        groups[head].claimants.append(contentsOf: groups[part].claimants)
        removed.insert(part)
      }
    }
    return groups.indices.filter { !removed.contains($0) }.map { groups[$0] }
  }

  /// A folder and one inside it that share a stem are one module when the one has classes for what the other lacks.
  private func complete(_ left: Group, _ right: Group) -> Bool {
    func heart(_ group: Group) -> Set<Role> {
      Set(group.claimants.filter { !$0.isContract }.map(\.claim.role)).intersection([.presenter, .interactor])
    }
    let isNested = left.folder.hasPrefix(right.folder + "/") || right.folder.hasPrefix(left.folder + "/")
    return isNested && heart(left).isDisjoint(with: heart(right))
  }
}

/// Folders that are named after a role or a layer, and so say nothing of the module.
enum RoleFolders {
  private static let names = Set(
    [
      "view", "presenter", "interactor", "router", "routing", "wireframe", "entity", "entitie", "model", "builder",
      "assembly", "assemblie", "configurator", "protocol", "contract", "interface", "worker", "controller",
      "viewcontroller", "userinterface", "applicationlogic", "ui", "businesslogic", "presentation", "factory",
      "coordinator", "viewmodel", "cell", "datamanager", "usecase", "io", "base", "implementation", "default",
      "business",
      "input", "output",
    ].map(NameWord.Key.init))

  /// How many role folders a path ends with, of up to three.
  static func countAtTheEnd(of folder: [Substring]) -> Int {
    folder.suffix(3).reversed().prefix(while: isRoleFolder).count
  }

  private static func isRoleFolder(_ name: Substring) -> Bool {
    var letters = letters(of: name)
    if letters.last == UInt8(ascii: "s"), letters.count > 3 { letters.removeLast() }
    return names.contains(NameWord.Key(lowercase: letters.span))
  }

  private static func letters(of name: Substring) -> [UInt8] {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return Array(name.lowercased().filter(\.isLetter).utf8) }
    return name.utf8.map { $0 | 0x20 }.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
