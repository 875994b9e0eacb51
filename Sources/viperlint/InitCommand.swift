import Configuring
import Linting
import Reporting
import Rules
import SourceTrees

/// Looks at a code base and writes a configuration for it, to the working directory.
struct InitCommand {
  private let arguments: Arguments
  private let progress: Progress

  init(_ arguments: Arguments) {
    self.arguments = arguments
    progress = Progress(isShown: arguments.showsProgress)
  }

  func run() throws(UsageFault) -> ExitStatus {
    defer { progress.end() }
    try checkThatNothingIsLost()
    let include = try includedPaths()
    let session = try Session(arguments, with: Configuration(), progress: progress)
    let found = findings(in: session)
    var strict = LintSettings()
    strict.preset = .strict
    let survey = Survey(
      of: session.reading.codebase, lines: session.reading.lines, findings: found,
      strict: findings(in: session, strict).count)
    var draft = ConfigurationDraft(
      survey, include: include,
      baseline: arguments.newBaseline.map { relativePath(of: $0, fromFolderOf: configurationFileName) })
    if draft.saysStyle, try findings(with: draft) != found { draft.saysStyle = false }
    _ = try configuration(from: draft)
    progress.end()
    try deliver(surveyText(survey), to: nil)
    if let path = arguments.newBaseline { try KnownFindings(path: path).write(found) }
    try deliver(draft.text, to: configurationFileName)
    StandardStream.error.write(session.notes.map { "note: \($0)\n" }.joined() + closing(survey))
    return .clean
  }

  // MARK: Where it goes

  private func checkThatNothingIsLost() throws(UsageFault) {
    if arguments.force { return }
    if let path = findConfiguration(for: ".") {
      let does = path == configurationFileName ? "replaces it" : "writes one for this folder"
      throw UsageFault(message: "there is a configuration already, \(path); `--force` \(does)")
    }
    if let path = arguments.newBaseline, fileKind(at: path) != nil {
      throw UsageFault(message: "there is a file \(path) already; `--force` replaces it")
    }
  }

  /// The paths as the configuration is to name them; none when the working directory is all.
  private func includedPaths() throws(UsageFault) -> [String] {
    let paths = arguments.paths.map(WorkingDirectory.current.displayed)
    if let outside = paths.first(where: { $0.utf8.first == UInt8(ascii: "/") }) {
      throw UsageFault(
        message:
          "\(outside) is not below the working directory, where the configuration goes; run `viperlint init` there")
    }
    return paths.contains(".") ? [] : paths
  }

  // MARK: What is found

  private func findings(in session: Session, _ settings: LintSettings = LintSettings()) -> [Diagnostic] {
    progress.enter("checking rules")
    return Linter(rules: AllRules.rules, settings: settings)
      .lint(session.reading.codebase, unreadable: session.reading.unreadable, jobs: arguments.threads).diagnostics
  }

  private func findings(with draft: ConfigurationDraft) throws(UsageFault) -> [Diagnostic] {
    let configuration = try configuration(from: draft)
    return findings(in: try Session(arguments, with: configuration, progress: progress), configuration.linting)
  }

  /// What is written has to be what can be read.
  private func configuration(from draft: ConfigurationDraft) throws(UsageFault) -> Configuration {
    let (configuration, faults) = ConfigurationReader.read(
      Array(draft.text.utf8), path: configurationFileName, rules: AllRules.rules, version: Viperlint.version)
    guard let configuration else { throw UsageFault(located: faults.map(\.description)) }
    return configuration
  }

  private func closing(_ survey: Survey) -> String {
    let written = "written: \(configurationFileName)"
    if let path = arguments.newBaseline {
      return "\(written) and \(path), with \(counted(survey.findings, "finding")) that pass from now on\n"
    }
    if survey.findings == 0 { return written + "\n" }
    return written + "\n"
      + "`viperlint init --force --write-baseline .viperlint-baseline.json` lets what is there pass from now on\n"
  }
}
