import Architecture
import Configuring
import Linting
import Rules
import SourceTrees

/// What every command that looks at code does first: find the configuration, find the files, read them.
struct Session {
  let configuration: Configuration
  let reading: CodebaseReading
  /// Gives what the findings are to be compared with, where that is something else.
  let earlier: (() -> CodebaseReading)?
  private(set) var sources: SourceReading
  /// The file whose findings are asked for, where an editor asks.
  let editedFile: EditedFile?
  private let tree: SourceTree
  /// True when a file was named and read alone, so that what needs others is not found.
  let isOneFile: Bool
  /// What the reader of a report should know about what was looked at, and what was not.
  private(set) var notes: [String] = []

  init(_ arguments: Arguments, comparison: Comparison? = nil, progress: Progress) throws(UsageFault) {
    let configuration = try Self.configuration(for: arguments, comparison)
    try self.init(arguments, with: configuration, comparison: comparison, progress: progress)
  }

  init(
    _ arguments: Arguments, with configuration: Configuration, comparison: Comparison? = nil, progress: Progress
  ) throws(UsageFault) {
    var configuration = configuration
    if let style = arguments.style {
      configuration.architecture.style = Style(rawValue: style.rawValue)
      configuration.architecture.styles = []
    }
    let paths = arguments.paths.isEmpty ? configuration.include : arguments.paths
    let exclusions = configuration.exclusions
    let trees = try comparison?.trees(in: paths, excluding: exclusions)
    var tree = trees?.now ?? findSources(in: paths, excluding: exclusions, jobs: arguments.threads)
    if !tree.faults.isEmpty { throw UsageFault(messages: tree.faults.map(\.message)) }
    let editedFile = try EditedFile(arguments)
    let isLeftOut = editedFile?.join(&tree, in: paths, exclusions) ?? false
    guard isLeftOut || !tree.files.isEmpty || !tree.problems.isEmpty || trees?.before.files.isEmpty == false else {
      let excluded = tree.excluded.isEmpty ? "" : "; \(tree.excluded.joined(separator: ", ")) is excluded"
      throw UsageFault(message: "no Swift file found in \(paths.joined(separator: ", "))\(excluded)")
    }
    self.configuration = configuration
    self.editedFile = editedFile
    self.tree = tree
    // Two sides that are the same have the same findings.
    let before = trees.flatMap { $0.before.holdsTheSame(as: tree) ? nil : $0.before }
    let all = [tree] + (before.map { [$0] } ?? [])
    sources = try SourceReading(
      all, jobs: arguments.threads, keepsContents: arguments.fix || arguments.diff, progress: progress)
    progress.enter("resolving names")
    (reading, earlier) = Self.build(all, sources, arguments, configuration)
    sources.forgetOutlines()
    isOneFile = Self.isOneFile(arguments, tree)
    if isLeftOut, let editedFile {
      notes = ["\(editedFile.path) is not among the files that are linted"]
    } else {
      notes = Self.notes(on: arguments, configuration, tree) + Self.notes(on: reading.codebase)
    }
  }

  /// Builds the code base of the first tree. That of the other is built at the same time, which takes little longer, or
  /// where findings are known only when it is asked for: as a rule no finding is left then to be compared.
  private static func build(
    _ trees: [SourceTree], _ sources: SourceReading, _ arguments: Arguments, _ configuration: Configuration
  ) -> (CodebaseReading, earlier: (() -> CodebaseReading)?) {
    let threads = arguments.threads
    let build = { @Sendable (number: Int, jobs: Int) in
      CodebaseReading(trees[number], number, of: sources, settings: configuration.architecture, jobs: jobs)
    }
    if trees.count == 1 { return (build(0, threads), nil) }
    if threads == 1 || KnownFindings(arguments, configuration) != nil {
      return (build(0, threads), { build(1, threads) })
    }
    let readings = onEachSide(trees, threads: threads) { number, _, jobs in build(number, jobs) }
    return (readings[0], { readings[1] })
  }

  /// Reads the same files again.
  ///
  /// - Parameter contents: Stand in for those on the disk.
  func reread(
    _ arguments: Arguments, _ progress: Progress, replacing contents: [String: [UInt8]] = [:]
  ) throws(UsageFault) -> CodebaseReading {
    let again = try SourceReading([tree.holding(contents)], jobs: arguments.threads, progress: progress)
    return CodebaseReading(tree, 0, of: again, settings: configuration.architecture, jobs: arguments.threads)
  }

  // MARK: Configuration

  private static func configuration(
    for arguments: Arguments, _ comparison: Comparison?
  ) throws(UsageFault) -> Configuration {
    if arguments.noConfig { return Configuration() }
    let start = arguments.paths.first ?? arguments.stdinPath ?? "."
    let found = findConfiguration(for: start) { comparison?.hasFile(at: $0) ?? false }
    guard let path = arguments.config ?? found else { return Configuration() }
    return try Configuration(readFrom: path, recorded: comparison?.content(ofFile: path))
  }

  // MARK: Notes

  private static func isOneFile(_ arguments: Arguments, _ tree: SourceTree) -> Bool {
    tree.files.count == 1 && arguments.paths.count == 1 && fileKind(at: arguments.paths[0]) == .file
  }

  private static func notes(
    on arguments: Arguments, _ configuration: Configuration, _ tree: SourceTree
  ) -> [String] {
    var notes: [String] = []
    if !arguments.noConfig, arguments.config == nil {
      for other in arguments.paths.dropFirst() {
        guard let found = findConfiguration(for: other), found != configuration.path else { continue }
        let first = configuration.path.map { "that of the first path holds: \($0)" } ?? "the first path has none"
        notes.append("\(other) has the configuration \(found), but \(first)")
      }
    }
    notes += tree.excluded.map { "\($0) is excluded by the configuration" }
    if isOneFile(arguments, tree) {
      notes.append("only \(arguments.paths[0]) was read, so that links to other files are not resolved")
    }
    return notes
  }

  private static func notes(on codebase: Codebase) -> [String] {
    var notes = codebase.unmatchedRoles.map { "the role `\($0.name)` of the configuration matched no type" }
    if codebase.modules.isEmpty {
      notes.append("no module with a presenter or an interactor was found, so that most rules had nothing to check")
    }
    let count = codebase.unassigned.count { !codebase[$0.type].isContract && $0.role != .view && $0.role != .builder }
    if count > 0 {
      let types = count == 1 ? "1 type is" : "\(count) types are"
      notes.append("\(types) named after a role and given none; `viperlint roles --unassigned` says why")
    }
    return notes
  }
}

extension Configuration {
  /// Reads a file, and throws all that is wrong with it.
  ///
  /// - Parameter recorded: What stands in for what the disk has.
  init(readFrom path: String, recorded: [UInt8]? = nil) throws(UsageFault) {
    let (rules, version) = (AllRules.rules, Viperlint.version)
    let (configuration, faults) =
      recorded.map { ConfigurationReader.read($0, path: path, rules: rules, version: version) }
      ?? ConfigurationReader.read(path: path, rules: rules, version: version)
    guard let configuration else { throw UsageFault(located: faults.map(\.description)) }
    self = configuration
  }
}

/// Writes a report to a file or to standard output.
func deliver(_ text: String, to output: String?) throws(UsageFault) {
  guard let output else {
    guard StandardStream.output.write(text) else { throw UsageFault(message: "cannot write to standard output") }
    return
  }
  do throws(FileFault) {
    try writeAtomically(Array(text.utf8), to: output)
  } catch {
    throw UsageFault(message: "cannot write \(output): \(error.reason)")
  }
}

extension Arguments {
  /// How many threads are to work.
  var threads: Int { jobs ?? processorCount() }

  /// Whether progress is to be shown: to a person who has not asked for silence, on a terminal that can erase a line.
  var showsProgress: Bool {
    StandardStream.error.isTerminal && !quiet && environmentVariable("TERM") != "dumb"
  }

  /// Whether a stream is to be coloured (https://no-color.org).
  func isColored(_ stream: StandardStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: stream.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty
    }
  }
}

/// Keeps a value as long as the process.
func keepToTheEnd(_ value: Any) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept {
  private let value: Any
  init(_ value: Any) { self.value = value }
}
