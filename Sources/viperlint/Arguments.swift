import Architecture
import Linting
import SourceTrees

enum Command: String, CaseIterable {
  case lint, graph, roles, rules, explain, `init`, config, version, help
  case dump

  /// Those that help and suggestions know: `dump` is for the development of viperlint.
  static let allCases: [Command] = [.lint, .graph, .roles, .rules, .explain, .`init`, .config, .version, .help]

  /// What it can write, the default first.
  var formats: [Arguments.Format] {
    switch self {
    case .lint: [.text, .json, .sarif, .github, .gitlab, .checkstyle, .junit, .html]
    case .roles: [.text, .json]
    case .graph: [.svg, .mermaid, .dot, .json, .html]
    case .rules: [.text, .json, .markdown]
    case .explain: [.text, .markdown]
    case .`init`, .config, .version, .help, .dump: [.text]
    }
  }
}

/// The command line, read and checked.
struct Arguments {
  enum Format: String, CaseIterable {
    case text, json, markdown, sarif, github, gitlab, checkstyle, junit, html, svg, mermaid, dot
  }
  enum Color: String, CaseIterable { case auto, always, never }
  enum FailOn: String, CaseIterable { case error, warning, never }
  enum StyleChoice: String, CaseIterable { case auto, viper, vip, mvp }

  private(set) var command = Command.lint
  /// The command that is to be explained and not run; `help` stands for all of them.
  private(set) var topic: Command?
  /// What stands on the command line besides the command and the options: paths, or the rule to explain.
  private(set) var operands: [String] = []

  private(set) var config: String?
  private(set) var noConfig = false
  private(set) var format = Format.text
  private(set) var output: String?
  private(set) var absolutePaths = false
  private(set) var only: [String] = []
  private(set) var skip: [String] = []
  private(set) var style: StyleChoice?
  private(set) var failOn = FailOn.error
  private(set) var color = Color.auto
  private(set) var baseline: String?
  /// The baseline to write.
  private(set) var newBaseline: String?
  /// The revision whose findings are not to be reported.
  private(set) var since: String?
  private(set) var staged = false
  /// Whether an existing configuration may be replaced.
  private(set) var force = false
  private(set) var fix = false
  private(set) var diff = false
  /// The file whose content comes from standard input.
  private(set) var stdinPath: String?
  private(set) var quiet = false
  private(set) var statistics = false
  private(set) var timings = false
  private(set) var jobs: Int?
  private(set) var module: String?
  private(set) var unassigned = false
  /// The type that a graph is drawn around.
  private(set) var focus: String?
  private(set) var onlyViolations = false
  /// The names of the options on the command line.
  private var given: Set<String> = []

  var paths: [String] { operands }

  init(_ words: [String]) throws(UsageFault) {
    var rest = words[...]
    if let first = rest.first, !first.hasPrefix("-") {
      if let command = Command(rawValue: first) {
        self.command = command
        rest.removeFirst()
      } else if !Self.isPath(first) {
        throw UsageFault(message: Self.unknown(first))
      }
    }
    let isNamed = rest.count < words.count
    format = command.formats.first ?? .text
    try readOptions(&rest)
    if topic != nil, !isNamed, operands.isEmpty { topic = .help }
    try check()
  }

  /// What is spelled like a path is taken for one, so that it is looked for, and the nearest one suggested.
  private static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.contains(".") || fileKind(at: word) != nil
  }

  private static func unknown(_ word: String) -> String {
    let nearest = nearestName(to: word, in: Command.allCases.map(\.rawValue)) ?? nearestPath(to: word)
    let hint = nearest.map { "; did you mean `\($0)`?" } ?? "; `viperlint --help` lists the commands"
    return "`\(word)` is neither a command nor an existing path\(hint)"
  }

  // MARK: Options

  private enum Takes { case nothing, value }

  /// Every option with what it takes and the commands that know it; the help and the suggestions go by it.
  private struct Option {
    var name: String
    var takes: Takes
    var commands: Set<Command>
  }

  private static let options: [Option] = [
    Option(name: "--config", takes: .value, commands: [.lint, .graph, .roles, .config]),
    Option(name: "--no-config", takes: .nothing, commands: [.lint, .graph, .roles, .config]),
    Option(name: "--format", takes: .value, commands: [.lint, .graph, .roles, .rules, .explain]),
    Option(name: "--output", takes: .value, commands: [.lint, .graph, .roles, .config]),
    Option(name: "--absolute-paths", takes: .nothing, commands: [.lint]),
    Option(name: "--only", takes: .value, commands: [.lint]),
    Option(name: "--skip", takes: .value, commands: [.lint]),
    Option(name: "--style", takes: .value, commands: [.lint, .graph, .roles]),
    Option(name: "--strict", takes: .nothing, commands: [.lint]),
    Option(name: "--fail-on", takes: .value, commands: [.lint]),
    Option(name: "--color", takes: .value, commands: [.lint, .roles]),
    Option(name: "--baseline", takes: .value, commands: [.lint]),
    Option(name: "--write-baseline", takes: .value, commands: [.lint, .`init`]),
    Option(name: "--force", takes: .nothing, commands: [.`init`]),
    Option(name: "--since", takes: .value, commands: [.lint]),
    Option(name: "--staged", takes: .nothing, commands: [.lint]),
    Option(name: "--fix", takes: .nothing, commands: [.lint]),
    Option(name: "--diff", takes: .nothing, commands: [.lint]),
    Option(name: "--stdin-path", takes: .value, commands: [.lint]),
    Option(name: "--quiet", takes: .nothing, commands: [.lint]),
    Option(name: "--statistics", takes: .nothing, commands: [.lint]),
    Option(name: "--timings", takes: .nothing, commands: [.lint]),
    Option(name: "--jobs", takes: .value, commands: [.lint, .graph, .roles, .`init`]),
    Option(name: "--module", takes: .value, commands: [.graph, .roles]),
    Option(name: "--focus", takes: .value, commands: [.graph]),
    Option(name: "--only-violations", takes: .nothing, commands: [.graph]),
    Option(name: "--unassigned", takes: .nothing, commands: [.roles]),
    Option(name: "--help", takes: .nothing, commands: Set(Command.allCases)),
    Option(name: "--version", takes: .nothing, commands: Set(Command.allCases)),
  ]

  private mutating func readOptions(_ rest: inout ArraySlice<String>) throws(UsageFault) {
    while let word = rest.popFirst() {
      if word == "--" {
        operands.append(contentsOf: rest)
        return
      }
      guard word.hasPrefix("-") else {
        operands.append(word)
        continue
      }
      try readOption(word, &rest)
    }
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageFault) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word == "-h" ? "--help" : parts.first.map(String.init) ?? word
    if word == "-" { throw UsageFault(message: "`-` is not a path") }
    guard let option = Self.options.first(where: { $0.name == name }) else {
      let known = Self.options.filter { $0.commands.contains(command) }.map(\.name)
      throw UsageFault(message: "unknown option `\(name)`\(didYouMean(name, among: known))")
    }
    guard option.commands.contains(command) else {
      throw UsageFault(message: "`\(command.rawValue)` has no option `\(name)`")
    }
    given.insert(name)
    switch option.takes {
    case .nothing:
      guard parts.count == 1 else { throw UsageFault(message: "`\(name)` takes no value") }
      setFlag(name)
    case .value:
      let value = parts.count == 2 ? String(parts[1]) : Self.popValue(&rest)
      guard let value, !value.isEmpty else { throw UsageFault(message: "`\(name)` needs a value") }
      try set(name, to: value)
    }
  }

  /// The next word, unless it is an option; `--option=-value` takes what begins like one.
  private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
    rest.first?.hasPrefix("-") == false ? rest.popFirst() : nil
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "--no-config": noConfig = true
    case "--absolute-paths": absolutePaths = true
    case "--strict": failOn = .warning
    case "--staged": staged = true
    case "--force": force = true
    case "--fix": fix = true
    case "--diff": diff = true
    case "--quiet": quiet = true
    case "--statistics": statistics = true
    case "--timings": timings = true
    case "--unassigned": unassigned = true
    case "--only-violations": onlyViolations = true
    case "--version": command = .version
    default: topic = command
    }
  }

  private mutating func set(_ name: String, to value: String) throws(UsageFault) {
    switch name {
    case "--config": config = value
    case "--baseline": baseline = value
    case "--write-baseline": newBaseline = value
    case "--since": since = value
    case "--stdin-path": stdinPath = value
    case "--output": output = value
    case "--module": module = value
    case "--focus": focus = value
    case "--format": format = try choice(name, value, among: command.formats)
    case "--style": style = try choice(name, value)
    case "--fail-on": failOn = try choice(name, value)
    case "--color": color = try choice(name, value)
    case "--only": only += try list(name, value)
    case "--skip": skip += try list(name, value)
    default:
      guard let count = Int(value), (1...1024).contains(count) else {
        throw UsageFault(message: "`\(name)` takes a number from 1 to 1024, not `\(value)`")
      }
      jobs = count
    }
  }

  private func list(_ option: String, _ value: String) throws(UsageFault) -> [String] {
    let names = value.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty }
    if names.isEmpty { throw UsageFault(message: "`\(option)` needs a value") }
    return names
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ value: String, among values: [Value] = Array(Value.allCases)
  ) throws(UsageFault) -> Value {
    if let known = values.first(where: { $0.rawValue == value }) { return known }
    let names = values.map(\.rawValue)
    throw UsageFault(
      message:
        "`\(option)` takes one of \(names.joined(separator: ", ")), not `\(value)`\(didYouMean(value, among: names))")
  }

  // MARK: What must fit together

  /// An option, others that ask for something else, and why they do.
  private static let conflicts: [(option: String, others: [String], reason: String?)] = [
    ("--config", ["--no-config"], nil),
    ("--baseline", ["--write-baseline"], "all findings are written"),
    ("--since", ["--staged"], nil),
    ("--write-baseline", ["--since", "--staged"], "all findings are written"),
    ("--unassigned", ["--module"], "what has no role is in no module"),
    ("--fix", ["--diff"], "a diff shows what would be fixed"),
    ("--fix", ["--stdin-path"], "standard input is not written back"),
    ("--fix", ["--since", "--staged"], "what is fixed is the work tree, all of it"),
    ("--fix", ["--write-baseline"], "fix first, then write what remains"),
    ("--diff", ["--format"], "a diff is no report"),
    ("--diff", ["--stdin-path", "--since", "--staged"], "a diff is of the files of the work tree"),
    ("--diff", ["--write-baseline"], "a diff shows what would be fixed, and changes nothing"),
    ("--stdin-path", ["--since", "--staged"], "standard input is in no revision"),
    ("--stdin-path", ["--write-baseline"], "a baseline is of all files"),
  ]

  private mutating func check() throws(UsageFault) {
    for (option, others, reason) in Self.conflicts where given.contains(option) {
      guard let other = others.first(where: given.contains) else { continue }
      throw UsageFault(message: "`\(option)` and `\(other)` exclude each other\(reason.map { ": \($0)" } ?? "")")
    }
    if command == .help { topic = try helpTopic() }
    if command == .rules, let extra = operands.first {
      throw UsageFault(message: "`rules` takes no `\(extra)`; `viperlint explain \(extra)` explains one rule")
    }
  }

  private func helpTopic() throws(UsageFault) -> Command {
    guard let word = operands.first else { return .help }
    guard let topic = Command(rawValue: word) else {
      let hint = didYouMean(word, among: Command.allCases.map(\.rawValue))
      throw UsageFault(message: "there is no command `\(word)`\(hint)")
    }
    return topic
  }
}

/// The end of a message about a name that is not known, with the one that was most likely meant.
func didYouMean(_ name: String, among known: [String]) -> String {
  nearestName(to: name, in: known).map { "; did you mean `\($0)`?" } ?? ""
}
