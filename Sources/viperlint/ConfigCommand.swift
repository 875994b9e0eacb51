import Configuring
import Rules
import SourceTrees

/// Says whether a configuration can be meant, or what holds with it.
struct ConfigCommand {
  private enum Job: String, CaseIterable { case check, show }

  private let job: Job
  private let arguments: Arguments
  /// Configurations, or files and folders for which one is looked for.
  private let paths: [String]

  init(_ arguments: Arguments) throws(UsageFault) {
    self.arguments = arguments
    let named = arguments.operands.first.flatMap(Job.init)
    job = named ?? .check
    paths = Array(arguments.operands.dropFirst(named == nil ? 0 : 1))
    try check()
  }

  private func check() throws(UsageFault) {
    for path in paths where fileKind(at: path) == nil {
      let hint = didYouMean(path, among: Job.allCases.map(\.rawValue))
      throw UsageFault(message: "`\(path)` is neither `check` nor `show`, nor an existing path\(hint)")
    }
    if !paths.isEmpty, arguments.config != nil || arguments.noConfig {
      let option = arguments.noConfig ? "--no-config" : "--config"
      throw UsageFault(message: "`\(option)` and a path exclude each other")
    }
    if job == .show, paths.count > 1 { throw UsageFault(message: "`config show` takes one path") }
    if job == .check, arguments.output != nil { throw UsageFault(message: "`config check` has no option `--output`") }
  }

  func run() throws(UsageFault) -> ExitStatus {
    switch job {
    case .show:
      let configuration = try shownPath().map { path throws(UsageFault) in try Configuration(readFrom: path) }
      let text = ConfigurationWriter.text(of: configuration ?? Configuration(), rules: AllRules.rules)
      try deliver(text, to: arguments.output)
    case .check:
      let files = configurationPaths
      if files.isEmpty { try deliver("there is no configuration; the defaults hold\n", to: nil) }
      for file in files { try validate(file) }
    }
    return .clean
  }

  /// Those that the paths are, or that hold for them; each once.
  private var configurationPaths: [String] {
    if arguments.noConfig { return [] }
    if let path = arguments.config { return [path] }
    let starts = paths.isEmpty ? ["."] : paths
    return starts.compactMap(configurationPath).reduce(into: []) { found, path in
      if !found.contains(path) { found.append(path) }
    }
  }

  /// Without what standard output goes to: a shell has emptied that before anyone could read it.
  private func shownPath() -> String? {
    guard let path = configurationPaths.first, StandardStream.output.isFile(at: path) else {
      return configurationPaths.first
    }
    StandardStream.error.write(
      "note: \(path) is emptied by the shell before it is read; `--output \(path)` shows what it says\n")
    return findConfiguration(for: path, except: path)
  }

  private func configurationPath(for path: String) -> String? {
    let isSource = path.utf8.suffix(".swift".utf8.count).elementsEqual(".swift".utf8)
    return fileKind(at: path) == .folder || isSource ? findConfiguration(for: path) : path
  }

  /// Reads the file and what it names: a run would do so as well.
  private func validate(_ path: String) throws(UsageFault) {
    let configuration = try Configuration(readFrom: path)
    let missing = configuration.include.filter { fileKind(at: $0) == nil }
    if !missing.isEmpty {
      throw UsageFault(located: missing.map { "\(path): error: `include` names \($0), which does not exist" })
    }
    if let baseline = configuration.baseline { _ = try KnownFindings(path: baseline).read(for: nil) }
    try deliver("\(path) is valid\n", to: nil)
  }
}
