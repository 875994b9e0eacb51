package import Architecture

/// What a first look at a code base shows to someone who is to write a configuration for it.
package struct Survey: Sendable {
  /// The parts of one role.
  package struct Part: Sendable {
    package var role: Role
    package var types: Int
    package var contracts: Int
    /// How the types and the contracts are called, `*Presenter`, the most common first.
    package var typeNames: [(pattern: String, count: Int)]
    package var contractNames: [(pattern: String, count: Int)]
  }

  /// What one rule has found.
  package struct RuleCount: Sendable {
    package var rule: String
    package var errors = 0
    package var warnings = 0
    package var files = 0
    /// How many have a safe fix.
    package var fixable = 0
    package var findings: Int { errors + warnings }
  }

  package var files: Int
  package var lines: Int
  package var modules: Int
  /// The most common first.
  package var styles: [(style: Style, modules: Int)]
  /// The style of all modules, where the code of each says so.
  package var uniformStyle: Style?
  package var layouts: [(layout: Layout, modules: Int)]
  package var parts: [Part]
  /// The rule with most findings first.
  package var rules: [RuleCount]
  /// How many more are found in strict.
  package var strict: Int
  package var recurring: [RecurringPart]
  package var bases: [ClaimedBase]
  /// Folders that are called as one keeps the code of others, and the number of their files.
  package var foreign: [(folder: String, files: Int)]

  package init(of codebase: Codebase, lines: Int, findings: [Diagnostic], strict: Int) {
    files = codebase.files.count
    self.lines = lines
    modules = codebase.modules.count
    styles = Self.counted(codebase.modules.map(\.style)) { $0.rawValue }.map { ($0.item, $0.count) }
    let isTold = codebase.modules.allSatisfy(\.isStyleTold)
    uniformStyle = isTold && styles.count == 1 && modules > 1 ? styles.first?.style : nil
    layouts = Self.counted(codebase.layouts) { "\($0)" }.map { ($0.item, $0.count) }
    parts = Self.parts(of: codebase)
    rules = Self.rules(findings)
    self.strict = max(0, strict - findings.count)
    recurring = codebase.recurringParts.filter { Self.isHabit($0.modules, of: codebase.modules.count) }
    bases = codebase.claimedBases.filter { $0.heirs >= 3 }
    foreign = Self.foreignFolders(codebase)
  }

  package var findings: Int { rules.reduce(0) { $0 + $1.findings } }
  package var errors: Int { rules.reduce(0) { $0 + $1.errors } }
  package var fixable: Int { rules.reduce(0) { $0 + $1.fixable } }

  /// So many that no fix mends that the rule is worth a look before it guards anything.
  package func isLoud(_ count: RuleCount) -> Bool {
    let rest = count.findings - count.fixable
    return rest >= 50 && rest * 5 >= findings
  }

  // MARK: Counting

  /// A few are chance.
  private static func isHabit(_ count: Int, of modules: Int) -> Bool { count >= 5 && count * 4 >= modules }

  private static func counted<Item: Hashable>(
    _ items: [Item], by name: (Item) -> String
  ) -> [(item: Item, count: Int)] {
    Dictionary(grouping: items) { $0 }.map { ($0.key, $0.value.count) }
      .sorted { ($1.1, name($0.0)) < ($0.1, name($1.0)) }
  }

  private static func parts(of codebase: Codebase) -> [Part] {
    let byRole = Dictionary(grouping: codebase.components, by: \.role)
    return Role.builtIn.compactMap { role in
      guard let components = byRole[role] else { return nil }
      let contracts = components.filter { codebase[$0.type].isContract }
      let types = components.filter { !codebase[$0.type].isContract }
      let names = { (components: [Component]) in
        counted(components.compactMap(codebase.namePattern)) { $0 }.map { ($0.item, $0.count) }
      }
      return Part(
        role: role, types: types.count, contracts: contracts.count, typeNames: names(types),
        contractNames: names(contracts))
    }
  }

  private static func rules(_ findings: [Diagnostic]) -> [RuleCount] {
    Dictionary(grouping: findings, by: \.rule).map { rule, findings in
      RuleCount(
        rule: rule, errors: findings.count { $0.severity == .error },
        warnings: findings.count { $0.severity == .warning },
        files: Set(findings.map(\.path)).count, fixable: findings.count { $0.fix?.isSafe == true })
    }.sorted { ($1.findings, $0.rule) < ($0.findings, $1.rule) }
  }

  private static func foreignFolders(_ codebase: Codebase) -> [(folder: String, files: Int)] {
    let names: Set<String> = [
      "vendor", "vendors", "vendored", "thirdparty", "3rdparty", "external", "externals", "submodules",
    ]
    let found = codebase.files.compactMap { file in
      file.path.split(separator: "/").dropLast().first {
        names.contains($0.lowercased().filter { $0.isLetter || $0.isNumber })
      }.map(String.init)
    }
    return counted(found) { $0 }.map { ($0.item, $0.count) }
  }
}
