import Architecture
package import Linting
package import SourceTrees

/// Reads what a configuration says, or all that is wrong with it.
///
/// Every key has a function of its own that notes faults and goes on; ``keys`` leads to them.
package struct ConfigurationReader {
  static let mostFaults = 100

  let rules: [Rule]
  let version: String
  /// The names of the roles that there are: the built-in ones, then those of the configuration.
  let roles: [String]
  /// True when no entry is missing because of what YAML forbids, so that what is not there was left out.
  let isWhole: Bool
  private let path: String
  private var faults: [ConfigurationFault] = []

  private init(path: String, rules: [Rule], version: String, root: YAMLNode?, isWhole: Bool) {
    self.path = path
    self.rules = rules
    self.version = version
    self.isWhole = isWhole
    let builtIn = Role.builtIn.map(\.name)
    roles = builtIn + (root?["roles"]?.entries ?? []).map(\.key).filter { !builtIn.contains($0) }
  }

  /// Reads the file at `path`, which is absolute or relative to the directory of the process.
  ///
  /// - Returns: The configuration, or else at least one fault, sorted by place.
  package static func read(
    path: String, rules: [Rule], version: String
  ) -> (configuration: Configuration?, faults: [ConfigurationFault]) {
    var bytes: [UInt8] = []
    do throws(FileFault) {
      try readFile(path, into: &bytes)
    } catch {
      let start = SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1)
      let message = "the configuration cannot be read: \(error.reason)"
      return (nil, [ConfigurationFault(path: WorkingDirectory.current.displayed(path), range: start, message: message)])
    }
    return read(bytes, path: path, rules: rules, version: version)
  }

  /// - Parameters:
  ///   - bytes: The content of the file at `path`, which is not looked at.
  ///   - rules: Those that a configuration may speak of.
  ///   - version: The running one, which the configuration may refuse.
  /// - Returns: The configuration, or else at least one fault, sorted by place.
  package static func read(
    _ bytes: [UInt8], path: String, rules: [Rule], version: String, workingDirectory: WorkingDirectory = .current
  ) -> (configuration: Configuration?, faults: [ConfigurationFault]) {
    let (root, damage) = readYAML(bytes)
    var configuration = Configuration(path: path, workingDirectory: workingDirectory)
    var reader = ConfigurationReader(
      path: configuration.path ?? path, rules: rules, version: version, root: root, isWhole: damage.isEmpty)
    if let root { reader.readRoot(root, into: &configuration) }
    let faults = reader.faults(with: damage)
    return faults.isEmpty ? (configuration, []) : (nil, faults)
  }

  private mutating func readRoot(_ root: YAMLNode, into configuration: inout Configuration) {
    if case .null = root.value { return }
    guard let entries = root.entries else {
      return report("a configuration is a mapping of keys, as `style: auto`, and this is \(root.kind)", at: root.range)
    }
    read(entries, by: Self.keys, into: &configuration)
  }

  /// What YAML forbids and what the reader has noted, each place once.
  private func faults(with damage: [YAMLFault]) -> [ConfigurationFault] {
    let places = damage.map { [$0.range.line, $0.range.column] }
    let own = faults.filter { !places.contains([$0.range.line, $0.range.column]) }
    let all = damage.map { ConfigurationFault(path: path, range: $0.range, message: $0.message) } + own
    return Array(all.sorted { $0.range < $1.range }.prefix(Self.mostFaults))
  }

  /// True when further faults are dropped.
  var isFull: Bool { faults.count >= Self.mostFaults }

  mutating func report(_ message: String, at range: SourceRange) {
    if isFull { return }
    faults.append(ConfigurationFault(path: path, range: range, message: message))
  }
}

/// A key of a mapping, with what reads its value into what the mapping describes.
struct ConfigurationKey<Subject>: Sendable {
  let name: String
  let read: @Sendable (inout ConfigurationReader, YAMLNode.Entry, inout Subject) -> Void

  init(_ name: String, _ read: @escaping @Sendable (inout ConfigurationReader, YAMLNode.Entry, inout Subject) -> Void) {
    self.name = name
    self.read = read
  }
}

extension ConfigurationReader {
  /// The keys of a configuration.
  static let keys: [ConfigurationKey<Configuration>] = [
    ConfigurationKey("style") { $0.readStyle($1, into: &$2) },
    ConfigurationKey("preset") { $0.readPreset($1, into: &$2) },
    ConfigurationKey("include") { $0.readInclude($1, into: &$2) },
    ConfigurationKey("exclude") { $0.readExclude($1, into: &$2) },
    ConfigurationKey("builtin_excludes") { $0.readBuiltinExcludes($1, into: &$2) },
    ConfigurationKey("required_version") { $0.readRequiredVersion($1, into: &$2) },
    ConfigurationKey("baseline") { $0.readBaseline($1, into: &$2) },
    ConfigurationKey("roles") { $0.readRoles($1, into: &$2) },
    ConfigurationKey("dependencies") { $0.readDependencies($1, into: &$2) },
    ConfigurationKey("ui_frameworks") { $0.readUIFrameworks($1, into: &$2) },
    ConfigurationKey("modules") { $0.readModules($1, into: &$2) },
    ConfigurationKey("rules") { $0.readRules($1, into: &$2) },
    ConfigurationKey("overrides") { $0.readOverrides($1, into: &$2) },
  ]

  package static var keyNames: [String] { keys.map(\.name) }

  /// Reads the entries of a mapping, each by its key.
  ///
  /// - Parameter owner: What the mapping describes, for messages; nil for the configuration itself.
  mutating func read<Subject>(
    _ entries: [YAMLNode.Entry], of owner: String? = nil, by keys: [ConfigurationKey<Subject>],
    into subject: inout Subject
  ) {
    for entry in entries {
      if let key = keys.first(where: { $0.name == entry.key }) {
        key.read(&self, entry, &subject)
      } else if owner == nil, rules.contains(where: { $0.id == entry.key }) {
        report("\(entry.key.quoted) is a rule, and rules stand below `rules:`", at: entry.keyRange)
      } else {
        reportUnknown("key", entry.key, of: owner, among: keys.map(\.name), at: entry.keyRange)
      }
    }
  }
}
