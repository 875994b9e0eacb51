import Configuring
import Linting
import Rules
import SourceTrees
import Testing

/// Holds `.viperlint.yml.example` to what the reader and the rules know.
struct ExampleConfigurationTests {
  private let path: String
  private let bytes: [UInt8]

  init() throws {
    path = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/.viperlint.yml.example"
    var bytes: [UInt8] = []
    try readFile(path, into: &bytes)
    self.bytes = bytes
  }

  @Test func hasNoFaults() {
    let (configuration, faults) = ConfigurationReader.read(path: path, rules: AllRules.rules, version: "0.1.0")
    #expect(faults.map(\.description) == [])
    #expect(configuration != nil)
  }

  @Test func showsEveryKey() {
    #expect(Set(keys(of: readYAML(bytes).root)) == Set(ConfigurationReader.keyNames))
  }

  @Test func showsEveryRuleWithEveryOption() throws {
    let (configuration, _) = ConfigurationReader.read(bytes, path: path, rules: AllRules.rules, version: "0.1.0")
    let settings = try #require(configuration).linting.rules
    for rule in AllRules.rules {
      #expect(settings[rule.id]?.level != nil, "\(rule.id)")
      #expect(Set(settings[rule.id]?.options.keys.map { $0 } ?? []) == Set(rule.options.map(\.name)), "\(rule.id)")
    }
  }

  /// Copying an option from the example changes nothing.
  @Test func showsTheDefaultsOfOptions() throws {
    let (configuration, _) = ConfigurationReader.read(bytes, path: path, rules: AllRules.rules, version: "0.1.0")
    let settings = try #require(configuration).linting.rules
    for rule in AllRules.rules {
      for option in rule.options {
        #expect(settings[rule.id]?.options[option.name] == option.defaultValue(in: .recommended), "\(option.name)")
      }
    }
  }

  private func keys(of node: YAMLNode?) -> [String] {
    guard case .mapping(let entries) = node?.value else { return [] }
    return entries.map(\.key)
  }
}
