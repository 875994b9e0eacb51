import Configuring
import Linting
import SourceTrees

/// Rules with options of every kind, that find nothing.
let sampleRules = [
  rule(
    "loose_screw",
    [
      RuleOption("allow_nails", "", .flag(recommended: true, strict: false)),
      RuleOption("max_turns", "", .number(1...40, default: 12)),
      RuleOption("unresolved", "", .choice(["silent", "report"], recommended: "silent", strict: "report")),
    ]),
  rule("bent_nail", []),
]

private func rule(_ id: String, _ options: [RuleOption]) -> Rule {
  Rule(id: id, summary: "", why: "", wrong: "", right: "", severity: .error, options: options, subjects: []) { _ in [] }
}

/// Reads a configuration of `/repo/app/.viperlint.yml`, with `/repo` as the working directory.
func read(
  _ text: String, at path: String = "app/.viperlint.yml", from directory: String = "/repo", version: String = "0.3.1"
) -> (configuration: Configuration?, faults: [ConfigurationFault]) {
  ConfigurationReader.read(
    Array(text.utf8), path: path, rules: sampleRules, version: version,
    workingDirectory: WorkingDirectory(path: directory))
}

struct Unexpected: Error {
  let faults: [String]
}

/// What a text says that has no faults.
func configuration(_ text: String) throws -> Configuration {
  let (configuration, faults) = read(text)
  guard let configuration, faults.isEmpty else { throw Unexpected(faults: faults.map(\.description)) }
  return configuration
}
