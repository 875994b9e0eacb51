import Architecture
import Linting
import SourceTrees

/// Styles, modules and frameworks.
extension ConfigurationReader {
  mutating func readStyle(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    let name = word(of: entry, "style", among: ["auto"] + Style.allCases.map(\.rawValue))
    configuration.architecture.style = name.flatMap(Style.init)
  }

  private static let moduleKeys: [ConfigurationKey<ModuleGrouping>] = [
    ConfigurationKey("by") { reader, entry, grouping in
      let name = reader.word(of: entry, "grouping", among: ModuleGrouping.allCases.map(\.rawValue))
      grouping = name.flatMap(ModuleGrouping.init) ?? grouping
    }
  ]

  mutating func readModules(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    guard let entries = entries(of: entry, "a mapping, as `{ by: auto }`") else { return }
    read(entries, of: entry.key, by: Self.moduleKeys, into: &configuration.architecture.grouping)
  }

  mutating func readUIFrameworks(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    let names = texts(of: entry, "a list of modules", mayBeEmpty: true) ?? []
    configuration.linting.userInterfaceFrameworks = identifiers(names) { name in
      "\(name) is not the name of a module, as it stands behind `import`"
    }
  }

  /// The texts that can be names in Swift.
  private mutating func identifiers(_ texts: [ConfigurationText], _ complaint: (String) -> String) -> [String] {
    texts.compactMap { text in
      if text.text.isIdentifier { return text.text }
      report(complaint(text.text.quoted), at: text.range)
      return nil
    }
  }
}

/// Roles.
extension ConfigurationReader {
  private static let roleKeys: [ConfigurationKey<RolePattern>] = [
    ConfigurationKey("names") { $2.names = $0.nameGlobs($1) },
    ConfigurationKey("inherits") { $2.inherits = $0.typeNames($1) },
    ConfigurationKey("conforms") { $2.conforms = $0.typeNames($1) },
    ConfigurationKey("paths") { $2.paths = $0.globs(of: $1) ?? [] },
  ]

  mutating func readRoles(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    for entry in entries(of: entry, "a mapping from roles to what tells them") ?? [] {
      checkRoleName(entry)
      let names = Self.roleKeys.map(\.name).alternatives
      guard let entries = entries(of: entry, "a mapping with \(names)") else { continue }
      var pattern = RolePattern(role: Role(entry.key))
      read(entries, of: entry.key, by: Self.roleKeys, into: &pattern)
      if entries.isEmpty, isWhole {
        report("nothing tells the role \(entry.key.quoted); give it \(names)", at: entry.value.range)
      }
      configuration.architecture.roles.append(pattern)
    }
  }

  /// A name that is no built-in role makes a new one, unless it can only be a slip.
  private mutating func checkRoleName(_ entry: YAMLNode.Entry) {
    let name = entry.key
    if Role.builtIn.contains(Role(name)) { return }
    if !name.isRoleName {
      let message = "the name of a role is of ASCII letters, digits and `_`, and begins with a letter"
      report("\(message): \(name.quoted) is not", at: entry.keyRange)
    } else if let meant = Role.builtIn.first(where: { isSlip(name, of: $0.name) }) {
      let message = "the new role \(name.quoted) is too close to a built-in one"
      report("\(message); did you mean `\(meant.name)`?", at: entry.keyRange)
    }
  }

  /// True when the names differ in one letter or in case.
  private func isSlip(_ name: String, of other: String) -> Bool {
    editDistance(Array(name.lowercased().unicodeScalars), Array(other.unicodeScalars)) <= 1
  }

  /// Globs of the names of types, which hold neither `/` nor `.`.
  private mutating func nameGlobs(_ entry: YAMLNode.Entry) -> [Glob] {
    let texts = texts(of: entry, "a list of names, as `[\"*Screen\"]`") ?? []
    return texts.compactMap { text in
      guard text.text.contains("/") || text.text.contains(".") else { return glob(text) }
      let message = "no name of a type holds a `/` or `.`: \(text.text.quoted) matches none"
      report(text.text.contains("/") ? message + "; paths go to `paths`" : message, at: text.range)
      return nil
    }
  }

  private mutating func typeNames(_ entry: YAMLNode.Entry) -> [String] {
    identifiers(texts(of: entry, "a list of types") ?? []) { name in
      "\(name) is not the bare name of a type, without module and arguments; globs go to `names`"
    }
  }
}

/// Who may know whom.
extension ConfigurationReader {
  private struct Targets {
    var rows: [Role: DependencyTable.Access] = [:]
  }

  private static let targetKeys: [ConfigurationKey<Targets>] = [
    ConfigurationKey("roles") { $0.readTargets($1, .everything, into: &$2) },
    ConfigurationKey("contracts") { $0.readTargets($1, .contracts, into: &$2) },
  ]

  mutating func readDependencies(_ entry: YAMLNode.Entry, into configuration: inout Configuration) {
    for entry in entries(of: entry, "a mapping from roles to the roles they may know") ?? [] {
      let isKnown = checkRole(entry.key, at: entry.keyRange)
      var targets = Targets()
      if let entries = entry.value.entries {
        read(entries, of: entry.key, by: Self.targetKeys, into: &targets)
      } else {
        readTargets(entry, .everything, into: &targets)
      }
      if isKnown { configuration.architecture.dependencies.allow(targets.rows, to: Role(entry.key)) }
    }
  }

  private mutating func readTargets(
    _ entry: YAMLNode.Entry, _ access: DependencyTable.Access, into targets: inout Targets
  ) {
    for name in texts(of: entry, "a list of roles", mayBeEmpty: true) ?? [] {
      guard checkRole(name.text, at: name.range) else { continue }
      if targets.rows.updateValue(access, forKey: Role(name.text)) != nil {
        report("the role \(name.text.quoted) is listed twice", at: name.range)
      }
    }
  }

  private mutating func checkRole(_ name: String, at range: SourceRange) -> Bool {
    if roles.contains(name) { return true }
    // The role may be one whose own entry YAML has cost.
    if isWhole { reportUnknown("role", name, among: roles, at: range) }
    return false
  }
}

extension String {
  /// True for what can be a name in Swift, as far as letters go.
  fileprivate var isIdentifier: Bool {
    let letters = unicodeScalars
    return letters.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
      && letters.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  fileprivate var isRoleName: Bool {
    utf8.allSatisfy { $0 < 0x80 } && utf8.first != UInt8(ascii: "_") && isIdentifier
  }
}
