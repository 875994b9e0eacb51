import Architecture
import Linting
import SourceTrees

enum Command: String, CaseIterable {
  case lint, roles, rules, explain, version, help
}

/// The command line, read and checked.
struct Arguments {
  enum Format: String, CaseIterable { case text, json, markdown }
  enum Color: String, CaseIterable { case auto, always, never }
  enum FailOn: String, CaseIterable { case error, warning, never }
  enum StyleChoice: String, CaseIterable { case auto, viper, vip, mvp }

  private(set) var command = Command.lint
  private(set) var wantsHelp = false
  /// The command that `help` is asked about.
  private(set) var topic = Command.help
  /// What stands on the command line besides the command and the options: paths, or the rule to explain.
  private(set) var operands: [String] = []

  private(set) var config: String?
  private(set) var noConfig = false
  private(set) var format = Format.text
  private(set) var output: String?
  private(set) var only: [String] = []
  private(set) var skip: [String] = []
  private(set) var style: StyleChoice?
  private(set) var failOn = FailOn.error
  private(set) var color = Color.auto
  private(set) var quiet = false
  private(set) var statistics = false
  private(set) var timings = false
  private(set) var jobs: Int?
  private(set) var module: String?
  private(set) var unassigned = false

  var paths: [String] { operands }

  init(_ words: [String]) throws(UsageFault) {
    var rest = words[...]
    if let first = rest.first, !first.hasPrefix("-") {
      if let command = Command(rawValue: first) {
        self.command = command
        rest.removeFirst()
      } else if fileKind(at: first) == nil {
        throw UsageFault(message: Self.unknownCommand(first))
      }
    }
    try readOptions(&rest)
    try check()
  }

  private static func unknownCommand(_ word: String) -> String {
    let known = Command.allCases.map(\.rawValue)
    let hint = nearestName(to: word, in: known).map { "; did you mean `\($0)`?" } ?? ""
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
    Option(name: "--config", takes: .value, commands: [.lint, .roles]),
    Option(name: "--no-config", takes: .nothing, commands: [.lint, .roles]),
    Option(name: "--format", takes: .value, commands: [.lint, .roles, .rules, .explain]),
    Option(name: "--output", takes: .value, commands: [.lint, .roles]),
    Option(name: "--only", takes: .value, commands: [.lint]),
    Option(name: "--skip", takes: .value, commands: [.lint]),
    Option(name: "--style", takes: .value, commands: [.lint, .roles]),
    Option(name: "--strict", takes: .nothing, commands: [.lint]),
    Option(name: "--fail-on", takes: .value, commands: [.lint]),
    Option(name: "--color", takes: .value, commands: [.lint, .roles]),
    Option(name: "--quiet", takes: .nothing, commands: [.lint]),
    Option(name: "--statistics", takes: .nothing, commands: [.lint]),
    Option(name: "--timings", takes: .nothing, commands: [.lint]),
    Option(name: "--jobs", takes: .value, commands: [.lint, .roles]),
    Option(name: "--module", takes: .value, commands: [.roles]),
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
    guard let option = Self.options.first(where: { $0.name == name }) else {
      let known = Self.options.filter { $0.commands.contains(command) }.map(\.name)
      let hint = nearestName(to: name, in: known).map { "; did you mean `\($0)`?" } ?? ""
      throw UsageFault(message: word == "-" ? "`-` is not a path" : "unknown option `\(name)`\(hint)")
    }
    guard option.commands.contains(command) else {
      throw UsageFault(message: "`\(command.rawValue)` has no option `\(name)`")
    }
    switch option.takes {
    case .nothing:
      guard parts.count == 1 else { throw UsageFault(message: "`\(name)` takes no value") }
      setFlag(name)
    case .value:
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageFault(message: "`\(name)` needs a value")
      }
      try set(name, to: value)
    }
  }

  private mutating func setFlag(_ name: String) {
    switch name {
    case "--no-config": noConfig = true
    case "--strict": failOn = .warning
    case "--quiet": quiet = true
    case "--statistics": statistics = true
    case "--timings": timings = true
    case "--unassigned": unassigned = true
    case "--version": command = .version
    default: wantsHelp = true
    }
  }

  private mutating func set(_ name: String, to value: String) throws(UsageFault) {
    switch name {
    case "--config": config = value
    case "--output": output = value
    case "--module": module = value
    case "--format": format = try choice(name, value)
    case "--style": style = try choice(name, value)
    case "--fail-on": failOn = try choice(name, value)
    case "--color": color = try choice(name, value)
    case "--only": only += list(value)
    case "--skip": skip += list(value)
    default:
      guard let count = Int(value), (1...1024).contains(count) else {
        throw UsageFault(message: "`\(name)` takes a number from 1 to 1024, not `\(value)`")
      }
      jobs = count
    }
  }

  private func list(_ value: String) -> [String] {
    value.split(separator: ",").map { String($0) }
  }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ option: String, _ value: String
  ) throws(UsageFault) -> Value where Value.RawValue == String {
    if let known = Value(rawValue: value) { return known }
    let names = Value.allCases.map(\.rawValue)
    let hint = nearestName(to: value, in: names).map { "; did you mean `\($0)`?" } ?? ""
    throw UsageFault(
      message: "`\(option)` takes one of \(names.joined(separator: ", ")), not `\(value)`\(hint)")
  }

  // MARK: What must fit together

  private mutating func check() throws(UsageFault) {
    if config != nil, noConfig { throw UsageFault(message: "`--config` and `--no-config` exclude each other") }
    if format == .markdown, command == .lint || command == .roles {
      throw UsageFault(message: "`--format markdown` is for `rules` and `explain`")
    }
    if command == .help {
      guard let word = operands.first else { return }
      guard let topic = Command(rawValue: word) else { throw UsageFault(message: Self.unknownCommand(word)) }
      self.topic = topic
    }
    if command == .rules, let extra = operands.first {
      throw UsageFault(message: "`rules` takes no `\(extra)`; `viperlint explain \(extra)` explains one rule")
    }
  }
}
