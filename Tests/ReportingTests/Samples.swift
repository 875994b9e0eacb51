import Architecture
import Linting
import Reporting

/// A small module with something of everything that a report can hold.
enum Samples {
  static let interactorPath = "Sources/Greeting/GreetingInteractor.swift"
  static let presenterPath = "Sources/Greeting/GreetingPresenter.swift"

  static let sources: [String: String] = [
    interactorPath: """
    import UIKit

    final class GreetingInteractor: GreetingInteractorInput {
    \tvar presenter: GreetingInteractorOutput?

    \tlet title = "こんにちは 👩‍👩‍👧"; var router: GreetingRouter?

    \tfunc greet() {
    \t\tpresenter?.didGreet(
    \t\t\tname: "world"

    \t\t)
    \t}
    }
    """,
    presenterPath: "final class GreetingPresenter {\r\n  var interactor: GreetingInteractorInput?\r\n}\r\n",
  ]

  static func source(_ path: String) -> [UInt8]? {
    sources[path].map { Array($0.utf8) }
  }

  static let report = Report(
    summary: .init(files: 2, lines: 17, modules: 1, components: 4, suppressed: 1, baselined: 2),
    diagnostics: [importOfUIKit, cycle, router, call, unreadable].sorted())

  /// Those of the findings that a program may look up, one of them with everything that a rule can say.
  static let rules = [
    rule("strong_presenter_reference", .error, tracesCycle: true), rule("ui_import", .warning, tracesCycle: false),
  ]

  private static func rule(_ id: String, _ severity: Severity, tracesCycle: Bool) -> Rule {
    Rule(
      id: id, summary: "what `\(id)` finds", why: "It <leaks> \"memory\".", schools: tracesCycle ? "VIP does not." : "",
      wrong: "var a: A?\n\nvar b: B?", right: "weak var a: A?", severity: severity, isRecommended: tracesCycle,
      options: tracesCycle ? [RuleOption("deep", "look deeper", .flag(recommended: false, strict: true))] : [],
      tracesCycle: tracesCycle, subjects: [.presenter], check: { _ in [] })
  }

  /// The module lies in a folder of the repository.
  static var repository: RepositoryView { RepositoryView(path: { "App One/\($0)" }, content: source) }

  static let cycle = Diagnostic(
    rule: "strong_presenter_reference", severity: .error,
    message: """
      GreetingInteractor holds its presenter strongly, and GreetingPresenter.interactor holds it back: neither is ever \
      released; declare it weak
      """,
    help: "Declare the property `weak`, and the contract `AnyObject`.", path: interactorPath,
    range: SourceRange(line: 4, column: 2, endLine: 4, endColumn: 42), module: "Greeting", role: "interactor",
    symbol: "GreetingInteractor.presenter", fingerprint: "0123456789abcdef",
    related: [
      RelatedPlace(
        path: presenterPath, range: SourceRange(line: 2, column: 3, endLine: 2, endColumn: 43),
        message: "held back here")
    ])

  static let importOfUIKit = Diagnostic(
    rule: "ui_import", severity: .warning, message: "an interactor knows no user interface; import Foundation",
    path: interactorPath, range: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 13), module: "Greeting",
    role: "interactor", fingerprint: "1123456789abcdef",
    fix: Fix(
      isSafe: true,
      edits: [
        .init(
          path: interactorPath, range: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 13), bytes: 0..<12,
          text: "import Foundation")
      ]))

  /// Behind a tab, wide characters and a joined emoji.
  static let router = Diagnostic(
    rule: "router_in_interactor", severity: .error, message: "the presenter is who knows the router",
    path: interactorPath,
    range: SourceRange(line: 6, column: 52, endLine: 6, endColumn: 79), module: "Greeting", role: "interactor",
    symbol: "GreetingInteractor.router", fingerprint: "2123456789abcdef")

  /// Over more lines than a code frame shows, one of them empty.
  static let call = Diagnostic(
    rule: "chatty_output", severity: .warning, message: "said twice", path: interactorPath,
    range: SourceRange(line: 9, column: 3, endLine: 12, endColumn: 4), module: "Greeting",
    symbol: "GreetingInteractor.greet", fingerprint: "3123456789abcdef")

  /// Of no module, and with nothing to show.
  static let unreadable = Diagnostic(
    rule: "unreadable_file", severity: .warning, message: "the file is not text",
    path: "Sources/Greeting/a\nb\u{1B}.swift",
    range: SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1), fingerprint: "4123456789abcdef")

  static let roles = RolesReport(
    modules: [
      .init(
        name: "Greeting", style: "viper", styleReason: "the presenter calls the interactor and the router",
        path: "Sources/Greeting",
        components: [
          .init(
            name: "GreetingInteractor", kind: .class, role: "interactor", reason: "named *Interactor",
            path: interactorPath, line: 3),
          .init(
            name: "GreetingInteractorInput", kind: .protocol, role: "interactor", isContract: true,
            reason: "GreetingInteractor conforms to it", path: "Sources/Greeting/GreetingContracts.swift", line: 12),
          .init(
            name: "あいさつView", kind: .struct, role: "view", reason: "conforms to View", path: "Shared/Views/あいさつ.swift",
            line: 8),
        ]),
      .init(
        name: "Settings", style: "mvp", styleReason: "set by .viperlint.yml", path: "Sources/Settings",
        components: [
          .init(
            name: "SettingsModule.Presenter", kind: .actor, role: "presenter", reason: "conforms to Presenting",
            path: "Sources/Settings/SettingsModule.swift", line: 1)
        ]),
    ],
    unassigned: [
      .init(
        name: "DateFormat", kind: .enum, reason: "no name, base or conformance of a role",
        path: "Sources/Common/DateFormat.swift", line: 5),
      .init(
        name: "Greeter", kind: .class, reason: "named *er, as presenter and router are: ambiguous",
        path: "Sources/Greeting/Greeter.swift", line: 120),
    ])
}

/// A finding about nothing, to be bent by a test.
func diagnostic(
  _ message: String = "message", path: String = "A.swift",
  at range: SourceRange = SourceRange(line: 1, column: 1, endLine: 1, endColumn: 2)
) -> Diagnostic {
  Diagnostic(
    rule: "rule", severity: .error, message: message, path: path, range: range, fingerprint: "0123456789abcdef")
}

func report(_ diagnostics: Diagnostic...) -> Report {
  Report(summary: .init(files: 1, lines: 1, modules: 1, components: 1), diagnostics: diagnostics)
}

/// What breaks lines, steers terminals or is hard to write in JSON.
let hostileTexts = [
  "a\nb", "a\r\nb", "a\tb", "\u{0}\u{1}\u{1F}\u{7F}", "\u{1B}[31mred", "\u{85}\u{9B}31m", "\u{2028}\u{2029}",
  "\u{202E}desrever\u{2066}", "\"quoted\" \\ back/slash", "\u{FFFD}\u{FFFE}\u{FFFF}\u{10FFFF}", "👩‍👩‍👧 e\u{301} 漢字",
  String(decoding: [0xED, 0xA0, 0x80, 0xFF], as: UTF8.self),
]
