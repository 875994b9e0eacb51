import SourceTrees

/// The entry point: one word chooses the command, `lint` may be left out.
@main
enum Viperlint {
  static let version = "0.1.0"

  static func main() {
    ignoreBrokenPipes()
    terminate(status: run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) -> ExitStatus {
    do throws(UsageFault) {
      let arguments = try Arguments(words)
      if let topic = arguments.topic { return try show(Help.text(for: topic)) }
      switch arguments.command {
      case .lint: return try LintCommand(arguments).run()
      case .graph: return try GraphCommand(arguments).run()
      case .roles: return try RolesCommand(arguments).run()
      case .rules: return try show(RulesCommand(arguments).text())
      case .explain: return try show(ExplainCommand(arguments).text())
      case .`init`: return try InitCommand(arguments).run()
      case .config: return try ConfigCommand(arguments).run()
      case .dump: return try DumpCommand(arguments).run()
      case .version: return try show("viperlint \(version)\n")
      case .help: return try show(Help.text(for: .help))
      }
    } catch {
      return error.report()
    }
  }

  private static func show(_ text: String) throws(UsageFault) -> ExitStatus {
    try deliver(text, to: nil)
    return .clean
  }
}

/// What the process says to whoever started it.
enum ExitStatus: Int32 {
  /// The job was done, and nothing weighs enough to fail.
  case clean = 0
  /// The job was done, and something does.
  case found = 1
  /// The job could not be done.
  case failure = 2
}

/// Words on the command line that make no sense, or that ask for what cannot be done.
struct UsageFault: Error {
  /// As they are to be read, one or several lines.
  private let text: String

  init(message: String) { self.init(messages: [message]) }

  init(messages: [String]) { text = messages.map { "viperlint: \($0)\n" }.joined() }

  /// - Parameter located: Lines that say themselves in which file something is wrong.
  init(located: [String]) { text = located.map { "\($0)\n" }.joined() }

  /// Says it on standard error, whatever the format of the report.
  func report() -> ExitStatus {
    StandardStream.error.write(text)
    return .failure
  }
}
