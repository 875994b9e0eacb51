/// One search for sources.
///
/// Folders are visited in the order of the length of their paths, then of the bytes. A path is longer than that of the
/// folder it is in, so the first way to a folder is the shortest; another one, be it a cycle, ends there.
struct SourceWalk {
  private(set) var tree = SourceTree()
  private let exclusions: Exclusions
  /// The folder that the exclusions are relative to, as it is written and without links.
  private let exclusionRoots: [String]
  private let files: FileSystem
  private let workingDirectory: WorkingDirectory
  /// The absolute paths of the folders to visit, by length.
  private var pending: [[String]] = []
  private var visited: Set<FileIdentity> = []
  private var found: FoundFiles

  private struct Folder: Sendable {
    let absolute: String
    /// As it is shown.
    let path: String
    /// Makes, before the name of an entry, its path as it is shown.
    let prefix: String
    /// The exclusions, on their way to the entries.
    let exclusions: [GlobRun]

    func excludes(_ name: String, isFolder: Bool = false) -> Bool {
      exclusions.contains { run in
        var run = run
        run.read(name)
        if isFolder { run.read("/") }
        return run.isMatch()
      }
    }
  }

  /// A folder with what the file system says of it.
  private struct Listing: Sendable {
    let folder: Folder
    var identity: FileIdentity?
    var entries: [FolderReader.Entry] = []
    /// Why not all entries could be had.
    var fault: SystemFault?
  }

  init(excluding exclusions: Exclusions, files: FileSystem) {
    self.exclusions = exclusions
    self.files = files
    workingDirectory = files.workingDirectory
    let root = workingDirectory.absolute(exclusions.root)
    exclusionRoots = [root, resolvedPath(root) ?? root]
    found = FoundFiles(files: files)
  }

  /// Visits everything that is still pending, and puts the result in order.
  ///
  /// - Parameter jobs: How many threads list folders; the result does not depend on it.
  mutating func finish(jobs: Int) {
    var length = 0
    while length < pending.count {
      let folders = pending[length].sorted { $0.bytesPrecede($1) }
      pending[length] = []
      for listing in concurrentMap(folders.count, jobs: jobs, { [self] in list(folder(at: folders[$0])) }) {
        visit(listing)
      }
      length += 1
    }
    let files = found.files
    tree.files = files.indices.sorted { files[$0].path.bytesPrecede(files[$1].path) }.map { files[$0] }
    tree.problems = Set(tree.problems).sorted { left, right in
      left.path.bytesEqual(right.path) ? left.reason < right.reason : left.path.bytesPrecede(right.path)
    }
  }

  private func list(_ folder: Folder) -> Listing {
    var listing = Listing(folder: folder)
    do throws(SystemFault) {
      var reader = try files.folder(at: folder.path)
      listing.identity = reader.identity
      while let entry = try reader.next() { listing.entries.append(entry) }
    } catch {
      listing.fault = error
    }
    return listing
  }

  private mutating func visit(_ listing: Listing) {
    if let identity = listing.identity {
      guard visited.insert(identity).inserted else { return }
      for entry in listing.entries { take(entry, in: listing.folder, on: identity.device) }
    }
    if let fault = listing.fault { report(listing.folder.path, fault.reason) }
  }

  private mutating func take(_ entry: FolderReader.Entry, in folder: Folder, on device: UInt64) {
    let isSwift = entry.name.isSwiftFileName
    switch entry.kind {
    case .file where isSwift && !folder.excludes(entry.name):
      guard isReachable(entry, in: folder) else { return }
      let identity = FileIdentity(device: device, inode: entry.inode)
      insert(folder.prefix + entry.name, isExplicit: false, identity)
    case .folder:
      enter(entry, in: folder)
    case .unknown:
      follow(entry, in: folder)
    case .other where isSwift && !folder.excludes(entry.name):
      report(folder.prefix + entry.name, SystemFault.notRegular.reason)
    default:
      break
    }
  }

  private mutating func enter(_ entry: FolderReader.Entry, in folder: Folder) {
    let isBuiltin = exclusions.builtin && Exclusions.isBuiltin(folderName: entry.name)
    if isBuiltin || folder.excludes(entry.name, isFolder: true) || !isReachable(entry, in: folder) { return }
    add(folder.absolute.asFolder + entry.name)
  }

  private mutating func follow(_ entry: FolderReader.Entry, in folder: Folder) {
    if folder.excludes(entry.name) || !isReachable(entry, in: folder) { return }
    let path = folder.prefix + entry.name
    do throws(SystemFault) {
      let status = try files.status(of: path)
      switch status.kind {
      case .folder: enter(entry, in: folder)
      case .file where entry.name.isSwiftFileName: insert(path, isExplicit: false, status.identity)
      case .other where entry.name.isSwiftFileName: report(path, SystemFault.notRegular.reason)
      default: break
      }
    } catch {
      if entry.name.isSwiftFileName { report(path, error.isAbsence ? brokenLink : error.reason) }
    }
  }

  private mutating func insert(_ path: String, isExplicit: Bool, _ identity: FileIdentity) {
    var file = SourceFile(path: path, isExplicit: isExplicit)
    if let recorded = files.recorded?.content(of: identity) { (file.recordedPath, file.recorded) = recorded }
    found.insert(file, identity)
  }

  /// A name that is not text cannot be handed back to the system.
  private mutating func isReachable(_ entry: FolderReader.Entry, in folder: Folder) -> Bool {
    if !entry.isNameValid { report(folder.prefix + entry.name, "the name is not valid UTF-8") }
    return entry.isNameValid
  }

  private mutating func add(_ absolute: String) {
    let length = absolute.utf8.count
    while pending.count <= length { pending.append([]) }
    pending[length].append(absolute)
  }

  private func folder(at absolute: String) -> Folder {
    let path = workingDirectory.shown(absolute)
    return Folder(
      absolute: absolute, path: path, prefix: path == "." ? "" : path.asFolder,
      exclusions: runs(to: absolute, isFolder: true))
  }

  /// The exclusions behind the absolute path, as it is relative to their root.
  private func runs(to absolute: String, isFolder: Bool) -> [GlobRun] {
    if exclusions.globs.isEmpty { return [] }
    let root = exclusionRoots.first { absolute.utf8.starts(with: $0.asFolder.utf8) } ?? exclusionRoots[0]
    let path = relativePath(of: absolute, from: root)
    return exclusions.globs.map { glob in
      var run = GlobRun(glob)
      run.read(isFolder && !path.isEmpty ? path.asFolder : path)
      return run
    }
  }

  private mutating func report(_ path: String, _ reason: String) {
    tree.problems.append(PathProblem(path: path, reason: reason))
  }
}

// MARK: - Named paths

extension SourceWalk {
  /// Takes a path that was named: to be visited, to be read, or at fault.
  mutating func start(at path: String) {
    if path.isEmpty { return fault(path, "a path is empty") }
    let absolute = workingDirectory.absolute(path)
    do throws(SystemFault) {
      let status = try files.status(ofNamed: path, absolute: absolute)
      if isExcluded(absolute, isFolder: status.kind == .folder) { return tree.excluded.append(path) }
      switch status.kind {
      case .folder: add(absolute)
      case .file where absolute.isSwiftFileName:
        insert(workingDirectory.shown(absolute), isExplicit: true, status.identity)
      case .file: fault(path, "`\(path)` is not a Swift file: its name does not end in `.swift`")
      case .other: report(workingDirectory.shown(absolute), SystemFault.notRegular.reason)
      }
    } catch {
      refuse(path, absolute: absolute, because: error)
    }
  }

  /// Whether the exclusions leave out the file at an absolute path.
  func excludes(_ absolute: String) -> Bool { isExcluded(absolute, isFolder: false) }

  private func isExcluded(_ absolute: String, isFolder: Bool) -> Bool {
    runs(to: absolute, isFolder: isFolder).contains { run in
      var run = run
      return run.isMatch()
    }
  }

  private mutating func refuse(_ path: String, absolute: String, because fault: SystemFault) {
    if !fault.isAbsence { return report(workingDirectory.shown(absolute), fault.reason) }
    if files.recorded != nil, fileKind(at: workingDirectory.reachable(path)) != nil { return }
    if isLink(workingDirectory.reachable(path)) { return report(workingDirectory.shown(absolute), brokenLink) }
    let suggestion = nearestPath(toNamed: path).map { "; did you mean `\($0)`?" } ?? ""
    self.fault(path, "`\(path)` does not exist\(suggestion)")
  }

  private mutating func fault(_ path: String, _ message: String) {
    tree.faults.append(PathFault(path: path, message: message))
  }

  func nearestPath(toNamed path: String) -> String? {
    nearestPath(to: workingDirectory.absolute(path)).map(workingDirectory.shown)
  }

  /// An existing path that differs in one component, or the longest part of it that exists.
  private func nearestPath(to absolute: String) -> String? {
    var components = absolute.utf8.split(separator: .slash).map { String(Substring($0)) }[...]
    var parent = absolute.utf8.first == .slash ? "/" : "./"
    while let name = components.popFirst() {
      if let status = try? FileStatus(of: parent + name) {
        guard status.kind == .folder else { return nil }
        parent += name + "/"
        continue
      }
      guard let nearest = nearestName(to: name, in: names(in: parent)) else { return nil }
      let whole = ([parent + nearest] + components).joined(separator: "/")
      return (try? FileStatus(of: whole)) == nil ? parent + nearest : whole
    }
    return nil
  }

  private func names(in folder: String) -> [String] {
    var names: [String] = []
    guard var reader = try? FolderReader(folder) else { return [] }
    while let entry = try? reader.next() { names.append(entry.name) }
    return names
  }
}

private let brokenLink = "the link leads to nothing"
