/// Tells which module a file without components of its own belongs to.
struct ModulePlacing: Sendable {
  private var byFolder: [String: [(number: Int, stem: String)]] = [:]
  /// Folders that hold folders of other modules.
  private var shared: Set<String> = []

  init(groups: [ModuleGrouper.Group]) {
    for (number, group) in groups.enumerated() {
      byFolder[group.folder, default: []].append((number, group.stem))
      var parent = group.folder
      while let slash = parent.utf8.lastIndex(of: UInt8(ascii: "/")) {
        parent = String(parent[..<slash])
        shared.insert(parent)
      }
      if !group.folder.isEmpty { shared.insert("") }
    }
  }

  func module(of name: String, in folder: Folder) -> Int? {
    if let number = choose(from: byFolder[folder.folded], name) { return number }
    for parent in folder.parents {
      if shared.contains(parent) { return nil }
      if let candidates = byFolder[parent] { return choose(from: candidates, name) }
    }
    return nil
  }

  private func choose(from candidates: [(number: Int, stem: String)]?, _ name: String) -> Int? {
    guard let candidates else { return nil }
    if candidates.count == 1 { return candidates[0].number }
    return candidates.filter { !$0.stem.isEmpty && name.hasPrefix($0.stem) }
      .max { $0.stem.utf8.count < $1.stem.utf8.count }?.number
  }
}
