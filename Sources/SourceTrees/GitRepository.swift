/// Something that git was asked for and could not do.
package struct GitFault: Error, Sendable, Hashable {
  /// One clause without a capital or a full stop.
  package let message: String
}

/// The content of a file as a repository keeps it.
package struct GitBlob: Sendable, Hashable {
  let repository: GitRepository
  let id: String
  /// Filters go by it; equal blobs may have several.
  let path: String

  package static func == (left: GitBlob, right: GitBlob) -> Bool {
    left.id == right.id && left.repository == right.repository
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A git command with its input.
struct GitQuestion: Sendable {
  let words: [String]
  let input: [UInt8]

  init(_ words: [String], input: [UInt8] = []) {
    self.words = words
    self.input = input
  }
}

/// A git repository with its work tree. Git is run as a program; nothing of the repository is changed.
package struct GitRepository: Sendable, Hashable {
  /// The top of the work tree: absolute, without links, without a slash at its end.
  package let top: String
  private let directory: String
  /// Variables that speak of the repository around this one.
  private var foreignVariables: [String] = []

  /// The repository that `folder` is in, unless the environment names one, as that of a hook does.
  package init(around folder: String) throws(GitFault) {
    let isNamed = environmentVariable("GIT_DIR") != nil
    let place = isNamed ? [] : ["-C", folder]
    let words = ["rev-parse", "--is-inside-work-tree", "--show-cdup", "--absolute-git-dir"]
    let output = String(decoding: try Self.output(of: place + words, statuses: [0, 128]), as: UTF8.self)
    // The last of the three may hold line breaks, and ends in one.
    let lines = output.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    let start = isNamed ? "." : folder
    guard lines.count == 3, lines[0] == "true",
      let top = resolvedPath(lines[1].isEmpty ? start : start.asFolder + lines[1])
    else { throw GitFault(message: "`\(start)` is in no git work tree") }
    self.top = top
    directory = String(lines[2].dropLast())
  }

  /// The repository of a submodule; nil when it is not checked out.
  func submodule(at path: String) -> GitRepository? {
    let folder = top.asFolder + path
    return fileKind(at: folder + "/.git") == nil ? nil : GitRepository(submodule: folder)
  }

  private init(submodule folder: String) {
    top = folder
    directory = folder + "/.git"
    foreignVariables = [
      "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_PREFIX",
    ]
  }

  // MARK: Running git

  /// The output of a git command, which is run at the top of the work tree.
  ///
  /// - Parameter statuses: The exit statuses that are no fault.
  func git(_ words: [String], input: [UInt8] = [], statuses: Set<Int32> = [0]) throws(GitFault) -> [UInt8] {
    let place = ["--git-dir=\(directory)", "--work-tree=\(top)", "-C", top]
    return try Self.output(of: place + words, without: foreignVariables, input: input, statuses: statuses)
  }

  /// The outputs of several commands that are run at once.
  func git(_ questions: [GitQuestion]) throws(GitFault) -> [[UInt8]] {
    let answers = concurrentMap(questions.count, jobs: questions.count) { number in
      Result { () throws(GitFault) in try git(questions[number].words, input: questions[number].input) }
    }
    var outputs: [[UInt8]] = []
    for answer in answers { outputs.append(try answer.get()) }
    return outputs
  }

  private static func output(
    of words: [String], without variables: [String] = [], input: [UInt8] = [], statuses: Set<Int32> = [0]
  ) throws(GitFault) -> [UInt8] {
    let outcome: ProgramOutcome
    do throws(SystemFault) {
      outcome = try runProgram(["git", "--no-optional-locks"] + words, without: variables, input: input)
    } catch {
      throw GitFault(
        message: error.isAbsence ? "the program `git` was not found" : "git cannot be run: \(error.reason)")
    }
    guard let status = outcome.status, statuses.contains(status) else {
      throw GitFault(message: "git says: \(firstLine(of: outcome.error) ?? "nothing, and fails")")
    }
    return outcome.output
  }

  private static func firstLine(of text: [UInt8]) -> String? {
    let line = text.split(separator: UInt8(ascii: "\n")).first.map { String(decoding: $0, as: UTF8.self) }
    return line?.droppingBytes(of: "fatal: ") ?? line
  }

  // MARK: Revisions

  /// The hash of the tree of a revision.
  func tree(of revision: String) throws(GitFault) -> String {
    if let tree = try existingTree(of: revision) { return tree }
    throw GitFault(message: "`\(revision)` is no revision of \(top)\(try hint(for: revision))")
  }

  private func existingTree(of revision: String) throws(GitFault) -> String? {
    if revision.utf8.first == UInt8(ascii: "-") { return nil }
    let tree = Self.word(
      try git(["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"], statuses: [0, 1, 128]))
    return tree.isEmpty ? nil : tree
  }

  private func hint(for revision: String) throws(GitFault) -> String {
    let names = String(decoding: try git(["for-each-ref", "--format=%(refname:short)"]), as: UTF8.self)
    if let name = nearestName(to: revision, in: ["HEAD"] + names.split(separator: "\n").map(String.init)) {
      return "; did you mean `\(name)`?"
    }
    let isShallow = Self.word(try git(["rev-parse", "--is-shallow-repository"])) == "true"
    return isShallow ? "; the clone is shallow, and `git fetch --unshallow` brings what is missing" : ""
  }

  private static func word(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  // MARK: Contents

  /// True when not every file of the index has to be on the disk.
  func isSparse() throws(GitFault) -> Bool {
    Self.word(try git(["config", "--type=bool", "core.sparseCheckout"], statuses: [0, 1])) == "true"
  }

  /// What is recorded in a tree, whatever folders it is in.
  func entries(ofTree tree: String) throws(GitFault) -> [GitEntry] {
    parseTree(try git(["ls-tree", "-r", "-z", "--full-tree", tree]))
  }

  /// Where the work tree differs from a tree, or may do so.
  func changes(since tree: String) throws(GitFault) -> [GitChange] { try changes(["diff-index"], [tree]) }

  private func changes(_ command: [String], _ tree: [String]) throws(GitFault) -> [GitChange] {
    parseChanges(try git(Self.changes(command, tree).words))
  }

  private static func changes(_ command: [String], _ tree: [String] = []) -> GitQuestion {
    // What has changed within a submodule is found out there; whether another commit of it is staged counts.
    let submodules = "--ignore-submodules=" + (command.contains("--cached") ? "dirty" : "all")
    return GitQuestion(command + ["--raw", "-z", "--no-abbrev", "--no-renames", submodules] + tree + ["--"])
  }

  /// Where the index differs from what is checked out, which is nothing before the first commit.
  func stagedChanges() throws(GitFault) -> [GitChange] {
    let command = ["diff-index", "--cached"]
    do throws(GitFault) {
      return try changes(command, ["HEAD"])
    } catch {
      let head = try git(["rev-parse", "--verify", "--quiet", "HEAD"], statuses: [0, 1, 128])
      guard head.isEmpty else { throw error }
      return try changes(command, [Self.word(try git(["hash-object", "-t", "tree", "--stdin"]))])
    }
  }

  func index() throws(GitFault) -> [IndexEntry] { parseIndex(try git(Self.indexEntries.words)) }

  private static let indexEntries = GitQuestion(["ls-files", "-v", "-s", "-z"])

  /// The index, and where the work tree differs from it, or may do so.
  func indexBesideWorkTree() throws(GitFault) -> (index: [IndexEntry], unstaged: [GitChange]) {
    let outputs = try git([Self.indexEntries, Self.changes(["diff-files"])])
    return (parseIndex(outputs[0]), parseChanges(outputs[1]))
  }

  /// Those of the paths that `.gitignore` and its like name. None of them may lead through a link or into a submodule.
  func ignored(among paths: [String]) throws(GitFault) -> Set<PathBytes> {
    if paths.isEmpty { return [] }
    let input = lines(paths, end: 0)
    return parsePaths(try git(["check-ignore", "-z", "--stdin"], input: input, statuses: [0, 1]))
  }

  /// The bytes of objects, nil for those that are missing.
  func objects(_ ids: [String]) throws(GitFault) -> [[UInt8]?] {
    ids.isEmpty ? [] : parseObjects(try git([.contents(of: ids)])[0], count: ids.count)
  }
}

extension GitQuestion {
  static func contents(of ids: [String]) -> GitQuestion {
    GitQuestion(["cat-file", "--batch", "--buffer"], input: lines(ids, end: UInt8(ascii: "\n")))
  }

  static func filters(of paths: [String]) -> GitQuestion {
    GitQuestion(["check-attr", "-z", "--stdin", "filter"], input: lines(paths, end: 0))
  }
}

/// The bytes of texts, each with an end.
func lines(_ texts: some Sequence<String>, end: UInt8) -> [UInt8] {
  texts.reduce(into: []) { bytes, text in
    bytes += text.utf8
    bytes.append(end)
  }
}
