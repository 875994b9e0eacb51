package import Architecture

/// One thing that viperlint looks for. A rule is a value: it reads the codebase and returns findings, and never prints,
/// reads the disk or knows the output.
package struct Rule: Sendable {
  /// Snake case, named after the bad pattern, so that it reads after "allow".
  package let id: String
  /// What it finds, one line.
  package let summary: String
  /// Why that is bad.
  package let why: String
  /// Where schools disagree, and what the rule makes of it; empty when they do not.
  package let schools: String
  /// A small code base with one finding, and the same one mended; both empty where no code can show it. Made when asked
  /// for, which few runs do.
  package var wrong: String { makeWrong() }
  package var right: String { makeRight() }
  private let makeWrong: @Sendable () -> String
  private let makeRight: @Sendable () -> String
  /// The usual severity; a finding may carry another.
  package let severity: Severity
  /// On in the preset `recommended`; all rules are on in `strict`.
  package let isRecommended: Bool
  package let options: [RuleOption]
  /// Without a component of any of these roles, the rule has nothing to check.
  package let subjects: Set<Role>
  /// How many findings a report shows in full; the rest is counted.
  package let shownAtMost: Int?
  /// True when the related places of a finding are the further links of a cycle, in order.
  package let tracesCycle: Bool
  /// When it begins, where several run at once.
  package let turn: Turn
  package let check: Check

  package enum Turn: Sendable, CaseIterable {
    /// It takes long, or makes what others ask for too.
    case early
    case usual
    /// It asks for what an early one makes: begun before that is done, it would keep a thread waiting.
    case late
  }

  /// What a rule looks at, and what it says of it.
  package enum Check: Sendable {
    case codebase(@Sendable (RuleContext) -> [Finding])
    /// The suppressions in the code, once all rules of the code base have run.
    case suppressions(@Sendable (SuppressionContext) -> [Suppressions.Remark])
    /// A file that is no part of the code base: the message.
    case unreadableFiles(@Sendable (UnreadableFile) -> String)
  }

  package init(
    id: String, summary: String, why: String, schools: String = "",
    wrong: @autoclosure @escaping @Sendable () -> String, right: @autoclosure @escaping @Sendable () -> String,
    severity: Severity, isRecommended: Bool = true, options: [RuleOption] = [],
    shownAtMost: Int? = nil, tracesCycle: Bool = false, subjects: Set<Role>, turn: Turn = .usual,
    check: @escaping @Sendable (RuleContext) -> [Finding]
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    self.schools = schools
    makeWrong = wrong
    makeRight = right
    self.severity = severity
    self.isRecommended = isRecommended
    self.options = options
    self.subjects = subjects
    self.shownAtMost = shownAtMost
    self.tracesCycle = tracesCycle
    self.turn = turn
    self.check = .codebase(check)
  }

  /// A rule that does not speak of the code base itself.
  package init(
    id: String, summary: String, why: String, wrong: @autoclosure @escaping @Sendable () -> String = "",
    right: @autoclosure @escaping @Sendable () -> String = "", severity: Severity, check: Check
  ) {
    self.id = id
    self.summary = summary
    self.why = why
    schools = ""
    makeWrong = wrong
    makeRight = right
    self.severity = severity
    isRecommended = true
    options = []
    subjects = []
    shownAtMost = nil
    tracesCycle = false
    turn = .usual
    self.check = check
  }
}

extension Rule {
  /// Whether it looks at the code base, so that what it finds can be suppressed there.
  package var isOfCodebase: Bool {
    if case .codebase = check { true } else { false }
  }

  /// Whether it looks at what the findings of all others have left of the suppressions.
  var isOfSuppressions: Bool {
    if case .suppressions = check { true } else { false }
  }
}

/// A setting of one rule.
package struct RuleOption: Sendable {
  package enum Kind: Sendable, Equatable {
    case flag(recommended: Bool, strict: Bool)
    case number(ClosedRange<Int>, default: Int)
    case choice([String], recommended: String, strict: String)
  }

  package let name: String
  package let summary: String
  package let kind: Kind

  package init(_ name: String, _ summary: String, _ kind: Kind) {
    self.name = name
    self.summary = summary
    self.kind = kind
  }

  package func defaultValue(in preset: Preset) -> OptionValue {
    switch kind {
    case .flag(let recommended, let strict): .flag(preset == .strict ? strict : recommended)
    case .number(_, let value): .number(value)
    case .choice(_, let recommended, let strict): .choice(preset == .strict ? strict : recommended)
    }
  }
}

package enum OptionValue: Sendable, Hashable {
  case flag(Bool)
  case number(Int)
  case choice(String)
}

/// What a rule may read.
///
/// A class, since rules ask it for options at each place that they look at, and to hand it on is to count one reference.
package final class RuleContext: Sendable {
  package let codebase: Codebase
  package let settings: LintSettings
  let rule: Rule

  package init(codebase: Codebase, settings: LintSettings, rule: Rule) {
    self.codebase = codebase
    self.settings = settings
    self.rule = rule
  }

  /// The value of a flag of the rule where it looks at a file. A name that the rule does not declare is false.
  package func flag(_ name: String, in file: Int) -> Bool {
    if case .flag(let value) = value(name, in: file) { value } else { false }
  }

  package func number(_ name: String, in file: Int) -> Int? {
    if case .number(let value) = value(name, in: file) { value } else { nil }
  }

  package func choice(_ name: String, in file: Int) -> String? {
    if case .choice(let value) = value(name, in: file) { value } else { nil }
  }

  private func value(_ name: String, in file: Int) -> OptionValue? {
    guard let option = rule.options.first(where: { $0.name == name }) else { return nil }
    let setting = settings.setting(of: rule.id, at: codebase.files[file].path)
    return setting.options[name] ?? option.defaultValue(in: settings.preset)
  }
}

/// What a rule may read that looks at suppressions.
package struct SuppressionContext: Sendable {
  package let suppressions: Suppressions
  let codebase: Codebase
  let settings: LintSettings
  /// Those that look at the code base and run.
  let rules: [String: Rule]

  /// What suppresses nothing, although its rule has looked at the file.
  package var unused: [Suppressions.Remark] {
    suppressions.unused(in: codebase) { rule, file in
      rules[rule].map { settings.severity(of: nil, $0, at: codebase.files[file].path) != nil } ?? false
    }
  }
}

/// A file that could not be read, or is not text.
package struct UnreadableFile: Sendable, Hashable {
  /// As that of a diagnostic.
  package var path: String
  /// One clause.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Something that a rule has found.
package struct Finding: Sendable {
  /// The place to change first.
  package var place: Place
  /// Nil for the rule's own.
  package var severity: Severity?
  /// One sentence: what, why, what to do.
  package var message: String
  package var help = ""
  /// The type that the finding is about; it gives module and role.
  package var type: TypeID
  /// The declaration that the finding is about.
  package var symbol: String
  /// What else the finding's identity hangs on: the other end of a link, the callee, the members of a cycle.
  package var counterparts: [String]
  package var related: [Related] = []
  package var fix: Fix?

  package struct Related: Sendable {
    package var place: Place
    package var message: String

    package init(_ place: Place, _ message: String) {
      self.place = place
      self.message = message
    }
  }

  package init(
    at place: Place, _ message: String, help: String = "", severity: Severity? = nil, type: TypeID, symbol: String,
    counterparts: [String], related: [Related] = [], fix: Fix? = nil
  ) {
    self.place = place
    self.message = message
    self.help = help
    self.severity = severity
    self.type = type
    self.symbol = symbol
    self.counterparts = counterparts
    self.related = related
    self.fix = fix
  }
}
