import Configuring
import Linting
import SourceTrees

/// The two states of the code that `--since` and `--staged` compare.
struct Comparison {
  private enum Sides {
    /// What is on the disk, and a revision.
    case workTree(since: String)
    /// What git would commit, and what it has committed last.
    case index(GitIndex)
    /// Nothing that is staged could make a difference.
    case same
  }

  private let arguments: Arguments
  private let repository: GitRepository
  private let sides: Sides

  /// Nil when nothing is to be compared.
  init?(_ arguments: Arguments) throws(UsageFault) {
    guard arguments.since != nil || arguments.staged else { return nil }
    self.arguments = arguments
    (repository, sides) = try Self.asking(arguments) { () throws(GitFault) in
      let repository = try GitRepository(around: Self.folder(of: arguments.paths.first ?? "."))
      if let revision = arguments.since { return (repository, .workTree(since: revision)) }
      let configurations = [configurationFileName, arguments.config].compactMap(\.self)
      let staged = try StagedChanges(in: repository)
      guard staged.haveSources(or: configurations) else { return (repository, .same) }
      return (repository, .index(try GitIndex(with: staged)))
    }
  }

  /// The folder at a path, or the one that a file is in.
  private static func folder(of path: String) -> String {
    guard fileKind(at: path) == .file else { return fileKind(at: path) == nil ? "." : path }
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
  }

  private static func asking<Answer>(
    _ arguments: Arguments, _ question: () throws(GitFault) -> Answer
  ) throws(UsageFault) -> Answer {
    do throws(GitFault) {
      return try question()
    } catch {
      let option = arguments.staged ? "--staged" : "--since"
      throw UsageFault(message: "`\(option)` cannot be used: \(error.message)")
    }
  }

  /// True when there is nothing to find: no Swift file and no configuration is staged.
  var isIdle: Bool {
    if case .same = sides { true } else { false }
  }

  // MARK: Files

  /// What is under the paths in both states.
  func trees(
    in paths: [String], excluding exclusions: Exclusions
  ) throws(UsageFault) -> (now: SourceTree, before: SourceTree) {
    @Sendable func search(_ recorded: RecordedTree? = nil, jobs: Int) -> SourceTree {
      findSources(in: paths, excluding: exclusions, recorded: recorded, jobs: jobs)
    }
    let threads = arguments.threads
    return try Self.asking(arguments) { () throws(GitFault) in
      switch sides {
      case .workTree(let revision):
        let tree = search(jobs: threads)
        if !tree.faults.isEmpty { return (tree, SourceTree()) }
        return (tree, search(try repository.tree(of: revision, beside: tree), jobs: threads))
      case .index(let index) where index.hasOtherContentsOnly:
        let tree = search(try index.staged(), jobs: threads)
        return (tree, index.committed(tree))
      case .index(let index):
        let trees = onEachSide([index.staged, index.committed], threads: threads) { _, side, jobs in
          Result { () throws(GitFault) in search(try side(), jobs: jobs) }
        }
        return (try trees[0].get(), try trees[1].get())
      case .same: return (SourceTree(), SourceTree())
      }
    }
  }

  /// Whether git would commit a file at the path, be it on the disk or not.
  func hasFile(at path: String) -> Bool {
    if case .index(let index) = sides { index.content(at: path) != nil } else { false }
  }

  /// What git would commit of a file; nil where that is what is on the disk.
  func content(ofFile path: String) throws(UsageFault) -> [UInt8]? {
    guard case .index(let index) = sides, let place = index.content(at: path), case .git(let blob) = place else {
      return nil
    }
    return try Self.asking(arguments) { () throws(GitFault) in try? GitBlobs([place]).content(of: blob) }
  }

  // MARK: Findings

  /// What the earlier state did not have and no baseline knows.
  func new(among diagnostics: [Diagnostic], since earlier: [Diagnostic], beside baseline: Baseline?) -> [Diagnostic] {
    let new = EarlierFindings(earlier).new(among: diagnostics)
    return baseline?.compare(new).new ?? new
  }

  func note(onEarlier count: Int) -> String {
    let findings = count == 1 ? "1 finding was there" : "\(count) findings were there"
    let (now, before) = arguments.since.map { ("the work tree", $0) } ?? ("the index", "HEAD")
    return "compared \(now) with \(before): \(findings) before"
  }
}

/// Does the same with each side of a comparison, with both at once as far as there are threads for it.
func onEachSide<Side: Sendable, Result: Sendable>(
  _ sides: [Side], threads: Int, _ work: @Sendable (_ number: Int, _ side: Side, _ jobs: Int) -> Result
) -> [Result] {
  concurrentMap(sides.count, jobs: threads) { work($0, sides[$0], max(1, threads / sides.count)) }
}
