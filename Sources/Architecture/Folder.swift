import SourceTrees

/// A folder with files of the code base.
package struct Folder: Sendable {
  /// `/` between components, and before them where it is absolute.
  package let path: String
  /// From the outermost.
  let components: [Substring]
  /// The path without the role folders at its end.
  let folded: String
  /// The paths of the folders around it, the nearest first.
  let parents: [String]
  /// Called `Entity`, `Entities` or `Models`, in whatever case.
  let isOfEntities: Bool

  init(path: String) {
    let components = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    func folder(ofFirst count: Int) -> String {
      count == 0 ? "" : String(path[..<components[count - 1].endIndex])
    }
    self.path = path
    self.components = components
    let rest = components.count - RoleFolders.countAtTheEnd(of: components)
    folded = rest == 0 && path.utf8.first == UInt8(ascii: "/") ? "/" : folder(ofFirst: rest)
    parents = components.indices.reversed().map(folder)
    isOfEntities = components.last.map { ["entity", "entities", "models"].contains($0.lowercased()) } ?? false
  }
}

/// The folders of all files, each once.
struct FolderTable: Sendable {
  private var folders: [Folder] = []
  private var numbers: [Int] = []

  init() {}

  init(of files: [CodebaseFile], jobs: Int) {
    var known: [Substring: Int] = [:]
    var paths: [Substring] = []
    numbers = files.map { file in
      let path = FolderTable.folder(of: file.path)
      // Sorted by path, so that most files follow another of their folder.
      if path == paths.last { return paths.count - 1 }
      if let number = known[path] { return number }
      known[path] = paths.count
      paths.append(path)
      return paths.count - 1
    }
    folders = concurrentMap(paths.count, jobs: jobs) { [paths] in Folder(path: String(paths[$0])) }
  }

  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  subscript(file: Int) -> Folder { folders[numbers[file]] }

  /// How many folders from the root on two files have in common; the same file counts as more than all.
  func shared(_ left: Int, _ right: Int) -> Int {
    if left == right { return Int.max }
    if numbers[left] == numbers[right] { return self[left].components.count }
    return zip(self[left].components, self[right].components).prefix { $0 == $1 }.count
  }
}

extension Codebase {
  package func folder(of file: Int) -> Folder { folders[file] }
}
