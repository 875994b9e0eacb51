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
      if arguments.wantsHelp { return show(Help.text(for: arguments.command)) }
      switch arguments.command {
      case .lint: return LintCommand(arguments).run()
      case .roles: return RolesCommand(arguments).run()
      case .rules: return show(RulesCommand(arguments).text())
      case .explain: return show(try ExplainCommand(arguments).text())
      case .version: return show("viperlint \(version)\n")
      case .help: return show(Help.text(for: arguments.topic))
      }
    } catch {
      return error.report()
    }
  }

  private static func show(_ text: String) -> ExitStatus {
    StandardStream.output.write(text) ? .clean : .failure
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
  var message: String
  /// The message says itself in which file something is wrong.
  var isLocated = false

  /// Says it on standard error, whatever the format of the report.
  func report() -> ExitStatus {
    StandardStream.error.write(isLocated ? "\(message)\n" : "viperlint: \(message)\n")
    return .failure
  }
}
