import Foundation
import Linting
import Rules
import Testing

/// What `--fix` makes of code: each case before and after.
@Suite struct FixTests {
  static let imports: [(before: String, after: String)] = [
    ("import UIKit\n", "import Foundation\n"),
    ("import SwiftUI\n", "import Foundation\n"),
    ("import UIKit // for colours\n", "import Foundation // for colours\n"),
    ("import UIKit; import Logging\n", "import Foundation; import Logging\n"),
    ("import Logging; import UIKit\n", "import Logging; import Foundation\n"),
    ("internal import UIKit\n", "internal import Foundation\n"),
    ("public import UIKit\n", "public import Foundation\n"),
    ("\u{FEFF}import UIKit\r\n", "\u{FEFF}import Foundation\r\n"),
    // Taken away where another import brings what it did.
    ("import Foundation\nimport UIKit\n", "import Foundation\n"),
    ("import Foundation\r\nimport UIKit\r\nimport Logging\r\n", "import Foundation\r\nimport Logging\r\n"),
    ("import UIKit\nimport SwiftUI\nimport UIKit\n", "import Foundation\n"),
    ("public import UIKit\npublic import Foundation\n", "public import Foundation\n"),
    // What comes with UIKit, and not with Foundation.
    (
      "import UIKit\nlet now = CACurrentMediaTime()\n",
      "import Foundation\nimport QuartzCore\nlet now = CACurrentMediaTime()\n"
    ),
    ("import UIKit\nlet size = CGSize.zero\n", "import Foundation\nlet size = CGSize.zero\n"),
    ("import UIKit\nvar ink: CGColor?\n", "import CoreGraphics\nimport Foundation\nvar ink: CGColor?\n"),
  ]

  @Test(arguments: imports)
  func anImportOfWhichNothingIsUsed(before: String, after: String) throws {
    #expect(try Self.fixed("ui_framework_import", before + Self.presenter) == after + Self.presenter)
  }

  static let observables: [(before: String, after: String)] = [
    (
      "import SwiftUI\n\nfinal class Model: ObservableObject {}\n",
      "import Combine\nimport Foundation\n\nfinal class Model: ObservableObject {}\n"
    ),
    (
      "import SwiftUI\r\n@Observable class Model {}\n",
      "import Foundation\r\nimport Observation\r\n@Observable class Model {}\n"
    ),
    (
      "import Foundation\nimport SwiftUI\n@Observable class Model {}\n",
      "import Foundation\nimport Observation\n@Observable class Model {}\n"
    ),
    (
      "import Combine\nimport SwiftUI\nimport Foundation\nvar model: AnyCancellable?\n",
      "import Combine\nimport Foundation\nvar model: AnyCancellable?\n"
    ),
    (
      "import SwiftUI\n@Observable class Model { let bag: AnyCancellable }\n",
      "import Combine\nimport Foundation\nimport Observation\n@Observable class Model { let bag: AnyCancellable }\n"
    ),
    (
      "private import SwiftUI\n@Observable class Model {}\n",
      "private import Foundation\nprivate import Observation\n@Observable class Model {}\n"
    ),
  ]

  @Test(arguments: observables)
  func swiftUIOnlyForWhatCanBeObserved(before: String, after: String) throws {
    #expect(try Self.fixed("ui_framework_import", before + Self.presenter) == after + Self.presenter)
  }

  @Test(arguments: [
    "import UIKit\nlet ink = UIColor.red\n", "#if canImport(UIKit)\nimport UIKit\n#endif\n",
    "@preconcurrency import UIKit\n", "@_exported import UIKit\n", "import UIKit.UIGestureRecognizerSubclass\n",
    "import class UIKit.UIColor\n", "import Foundation\nimport UIKit // for colours\n",
    "import Foundation; import UIKit\n",
    "internal import Foundation\npublic import UIKit\n", "@_implementationOnly import Foundation\nimport UIKit\n",
    "import UIKit\nvar kind: UTType?\n", "import UIKit\nlet row: NSManagedObject?\n", "import SnapKit\n",
  ])
  func anImportThatStays(source: String) throws {
    #expect(try Self.fixed("ui_framework_import", source + Self.presenter) == source + Self.presenter)
  }

  /// One that only some builds make brings nothing to the others.
  @Test func foundationInsideOfIfDoesNotCount() throws {
    let conditional = "#if DEBUG\nimport Foundation\n#endif\n"
    #expect(
      try Self.fixed("ui_framework_import", conditional + "import UIKit\n" + Self.presenter)
        == conditional + "import Foundation\n" + Self.presenter)
  }

  private static let presenter = """
    final class MapPresenter { var interactor: MapInteractor? }
    final class MapInteractor {}
    """

  // MARK: Contracts

  static let contracts: [(before: String, after: String)] = [
    ("protocol Output { ", "protocol Output: AnyObject { "),
    ("protocol Output{ ", "protocol Output: AnyObject{ "),
    ("protocol Output: Sendable { ", "protocol Output: AnyObject, Sendable { "),
    ("protocol Output :\n  Sendable, Other { ", "protocol Output :\n  AnyObject, Sendable, Other { "),
    ("protocol Output /* why */ { ", "protocol Output: AnyObject /* why */ { "),
    ("@MainActor protocol Output // why\n{ ", "@MainActor protocol Output: AnyObject // why\n{ "),
    ("protocol Output<Text> { associatedtype Text; ", "protocol Output<Text>: AnyObject { associatedtype Text; "),
    ("protocol Output where Self: Sendable { ", "protocol Output: AnyObject where Self: Sendable { "),
  ]

  @Test(arguments: contracts)
  func aContractOfClasses(before: String, after: String) throws {
    #expect(try Self.fixed("contract_not_class_bound", before + Self.outputs) == after + Self.outputs)
  }

  @Test(arguments: [
    ("public protocol Output { ", ""), ("protocol Output { ", "struct Double: Output { func sent() {} }"),
    ("protocol Output { ", "extension Array: Output { func sent() {} }"),
    ("protocol Output { mutating func reset(); ", ""),
    ("protocol Output { ", "protocol Wider: Output { mutating func reset() }"),
  ])
  func aContractThatStays(head: String, other: String) throws {
    let source = head + Self.outputs + other
    #expect(try Self.fixed("contract_not_class_bound", source) == source)
  }

  /// A property that observes a value is told when a member of it is set; one that holds an object is not.
  @Test func aContractWhoseValuesAreObservedStays() throws {
    let source = "protocol Output { " + Self.outputs.replacing("(any Output)?", with: "(any Output)? { didSet {} }")
    #expect(try Self.fixed("contract_not_class_bound", source) == source)
  }

  private static let outputs = """
    func sent() }
    protocol Other {}
    final class MapInteractor {
      var presenter: (any Output)?
    }
    final class MapPresenter: Output, Other, @unchecked Sendable {
      var interactor: MapInteractor?
      func sent() {}
    }

    """

  static let oldWords: [(before: String, after: String)] = [
    ("protocol MapView: class {}", "protocol MapView: AnyObject {}"),
    ("protocol MapView : Other, class {}", "protocol MapView : Other, AnyObject {}"),
    ("protocol MapView: class, Other {}", "protocol MapView: AnyObject, Other {}"),
  ]

  @Test(arguments: oldWords)
  func theOldWordForClasses(before: String, after: String) throws {
    let rest =
      "\nprotocol Other {}\nfinal class MapPresenter { weak var view: MapView?; var interactor: MapInteractor? }\nfinal class MapInteractor {}"
    let options = ["allow_class_keyword": OptionValue.flag(false)]
    #expect(try Self.fixed("contract_not_class_bound", before + rest, options) == after + rest)
    #expect(try Self.fixed("contract_not_class_bound", before + rest) == before + rest)
  }

  // MARK: Suppressions

  static let suppressions: [(before: String, after: String)] = [
    ("// viperlint:disable:next ui_type_in_logic -- why\nlet a = 1\n", "let a = 1\n"),
    ("let a = 1  // viperlint:disable:this ui_type_in_logic -- why\n", "let a = 1\n"),
    ("/* viperlint:disable ui_type_in_logic, vip_payload\n   -- why */\r\nlet a = 1\r\n", "let a = 1\r\n"),
    (
      "  /// viperlint:disable ui_type_in_logic -- why\nlet a = 1\n  // viperlint:enable ui_type_in_logic\n",
      "let a = 1\n"
    ),
    ("let a = 1 // viperlint:enable ui_type_in_logic", "let a = 1"),
    ("let/* viperlint:disable:this ui_type_in_logic -- why */a = 1\n", "let a = 1\n"),
  ]

  @Test(arguments: suppressions)
  func whatSuppressesNothing(before: String, after: String) throws {
    #expect(try Self.fixed("unused_suppression", before) == after)
  }

  /// Of several rules those go that find nothing; `ui_framework_import` finds something.
  @Test(arguments: [
    ("ui_framework_import, vip_payload", "ui_framework_import"),
    ("vip_payload, ui_framework_import", "ui_framework_import"),
    ("vip_payload ,retain_cycle, ui_framework_import", "ui_framework_import"),
    ("ui_framework_import, vip_payload,  retain_cycle", "ui_framework_import"),
    ("vip_payload, ui_framework_import, retain_cycle", "ui_framework_import"),
  ])
  func oneRuleOfSeveral(before: String, after: String) throws {
    func source(_ rules: String) -> String {
      "import UIKit // viperlint:disable:this \(rules) -- why\n\(Self.presenter)"
    }
    #expect(try Self.fixed("unused_suppression", source(before)) == source(after))
  }

  /// The second comment speaks to someone else.
  @Test func aCommentBehindTheCommentStays() throws {
    let source = "let a = 1 // viperlint:disable:this vip_payload -- why // lint:off\n"
    #expect(try Self.fixed("unused_suppression", source) == source)
  }

  // MARK: All fixtures

  /// Once all is fixed that can be, nothing is left to fix, and what was fixed is not found any more.
  @Test(arguments: FixtureCase.all)
  func fixesMend(_ fixture: FixtureCase) throws {
    var settings = try FixtureCodebase.settings(in: fixture.folder)
    settings.preset = .strict
    let files = try FixtureCodebase.swiftFiles(in: fixture.folder).filter { !$0.text.utf8.contains(0) }
    var fixed = FixedFiles(Dictionary(uniqueKeysWithValues: files.map { ($0.path, Self.withoutWants($0.text)) }))
    let found = Self.lint(fixed, settings)
    let mended = found.filter { $0.fix != nil }
    let count = Self.fix(&fixed, settings)
    #expect(count >= mended.count)
    let left = Self.lint(fixed, settings)
    #expect(left.filter { $0.fix != nil } == [])
    let known = Set(found.map(\.fingerprint)).subtracting(mended.map(\.fingerprint))
    #expect(left.filter { !known.contains($0.fingerprint) }.map(\.message) == [])
  }

  private static func withoutWants(_ text: String) -> [UInt8] {
    Array(text.replacing(/\ *\/\/ want(-next)? "[^\r\n]*/, with: "").utf8)
  }

  /// The source after one rule has mended what it can.
  private static func fixed(
    _ rule: String, _ source: String, _ options: [String: OptionValue] = [:]
  ) throws -> String {
    var settings = LintSettings()
    settings.rules[rule] = RuleSetting(options: options)
    if rule != "unused_suppression" { settings.only = [rule] }
    var files = FixedFiles(["Map/Map.swift": Array(source.utf8)])
    _ = fix(&files, settings)
    return String(decoding: try #require(files["Map/Map.swift"]), as: UTF8.self)
  }

  private static func fix(_ files: inout FixedFiles, _ settings: LintSettings) -> Int {
    var count = 0
    for _ in 0..<10 {
      let applied = files.apply(lint(files, settings).compactMap(\.fix).filter(\.isSafe))
      if applied == 0 { break }
      count += applied
    }
    return count
  }

  private static func lint(_ files: FixedFiles, _ settings: LintSettings) -> [Diagnostic] {
    let texts = files.contents.mapValues { String(decoding: $0, as: UTF8.self) }
    return Linter(rules: AllRules.rules, settings: settings).lint(FixtureCodebase.of(texts)).diagnostics
  }
}
