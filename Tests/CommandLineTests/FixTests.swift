import Foundation
import TestSupport
import Testing

@Suite struct FixTests {
  private static let presenter = "final class MapPresenter { let interactor = MapInteractor() }\n"
  private static let interactor = "final class MapInteractor {}\n"

  /// Two files of which nothing is used of the framework, and one with a view.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("import UIKit\n" + Self.presenter, to: "Map/MapPresenter.swift")
    try folder.write("import Foundation\nimport UIKit\n" + Self.interactor, to: "Map/MapInteractor.swift")
    try folder.write("import UIKit\nfinal class MapViewController: UIViewController {}\n", to: "Map/MapView.swift")
    return folder
  }

  private func texts(_ folder: TemporaryFolder) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.text(of: $0)) })
  }

  private let only = "--only=ui_framework_import"

  @Test func whatIsFixedIsNotReported() async throws {
    let folder = try project()
    #expect(try await Viperlint.run("--only=ui_framework_import", in: folder).rules.count == 2)
    let run = try await Viperlint.run(only, "--fix", in: folder)
    #expect(run.status == 0 && run.output == "")
    #expect(run.error.hasSuffix(" s); fixed 2 findings in 2 files\n"))
    #expect(try folder.text(of: "Map/MapPresenter.swift") == "import Foundation\n" + Self.presenter)
    #expect(try folder.text(of: "Map/MapInteractor.swift") == "import Foundation\n" + Self.interactor)
    #expect(try folder.text(of: "Map/MapView.swift").hasPrefix("import UIKit"))
  }

  @Test func whatIsFixedIsSaidWhereTheReportCannotBeWritten() async throws {
    let folder = try project()
    let run = try await Viperlint.run(only, "--fix", "--output=missing/report.txt", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error.contains("fixed 2 findings in 2 files\n"))
    #expect(run.error.contains("cannot write missing/report.txt"))
  }

  @Test func aSecondTimeNothingChanges() async throws {
    let folder = try project()
    _ = try await Viperlint.run(only, "--fix", in: folder)
    let once = try texts(folder)
    let run = try await Viperlint.run(only, "--fix", in: folder)
    #expect(run.status == 0 && run.error.hasSuffix("; fixed 0 findings in 0 files\n"))
    #expect(try texts(folder) == once)
  }

  @Test func whatRemainsIsReportedAndFails() async throws {
    let folder = try project()
    try folder.write("import UIKit\nvar ink: UIColor?\n" + Self.presenter, to: "Map/MapPresenter.swift")
    let run = try await Viperlint.run(only, "--fix", "--format", "json", in: folder)
    #expect(run.status == 1)
    #expect(try run.json()[["diagnostics", 0, "path"]] == .string("Map/MapPresenter.swift"))
    #expect(try run.json()[["diagnostics", 1]] == nil)
    #expect(try await Viperlint.run(only, "--fix", "--quiet", in: folder).error == "")
  }

  /// What one fix leaves behind is mended, too: the end of what is no longer begun.
  @Test func fixesThatMakeWayForOthers() async throws {
    let folder = try project()
    let source = "// viperlint:disable retain_cycle -- why\nlet a = 1\n// viperlint:enable retain_cycle\n"
    try folder.write(source, to: "Map/a.swift")
    let run = try await Viperlint.run("--fix", "--only", "retain_cycle,unused_suppression", in: folder)
    #expect(run.status == 0 && run.error.hasSuffix("; fixed 2 findings in 1 file\n"))
    #expect(try folder.text(of: "Map/a.swift") == "let a = 1\n")
  }

  @Test func aDiffChangesNothing() async throws {
    let folder = try project()
    let before = try texts(folder)
    let run = try await Viperlint.run(only, "--diff", in: folder)
    #expect(run.status == 1 && run.error == "would fix 2 findings in 2 files\n")
    #expect(
      run.output == """
        --- a/Map/MapInteractor.swift
        +++ b/Map/MapInteractor.swift
        @@ -1,3 +1,2 @@
         import Foundation
        -import UIKit
         \(Self.interactor)\
        --- a/Map/MapPresenter.swift
        +++ b/Map/MapPresenter.swift
        @@ -1,2 +1,2 @@
        -import UIKit
        +import Foundation
         \(Self.presenter)
        """)
    #expect(try texts(folder) == before)
  }

  @Test func aDiffOfNothingIsEmpty() async throws {
    let folder = try project()
    _ = try await Viperlint.run(only, "--fix", in: folder)
    let run = try await Viperlint.run(only, "--diff", in: folder)
    #expect(run.status == 0 && run.output == "" && run.error == "nothing to fix\n")
    let quiet = try await Viperlint.run(only, "--diff", "--quiet", "--output", "a.diff", in: folder)
    #expect(quiet.error == "")
    #expect(try folder.text(of: "a.diff") == "")
  }

  @Test func onlyWhatIsReportedIsFixed() async throws {
    let folder = try project()
    for path in try texts(folder).keys { try folder.write(folder.text(of: path), to: "Old/\(path)") }
    let before = try texts(folder)
    _ = try await Viperlint.run(only, "--write-baseline", "known.json", in: folder)
    try folder.write("exclude: [Old]\n", to: ".viperlint.yml")
    #expect(try await Viperlint.run(only, "--fix", "--baseline", "known.json", in: folder).status == 0)
    #expect(try await Viperlint.run("--skip=ui_framework_import", "--fix", in: folder).status != 2)
    #expect(try texts(folder) == before)
    _ = try await Viperlint.run(only, "--fix", in: folder)
    let after = try texts(folder)
    let changed = before.filter { after[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["Map/MapInteractor.swift", "Map/MapPresenter.swift"])
  }

  @Test func modeLinksLineEndsAndByteOrderMarkStay() async throws {
    let folder = try project()
    try folder.write("\u{FEFF}import UIKit\r\n" + Self.presenter, to: "shared/file.swift")
    try FileManager.default.removeItem(atPath: folder.absolute("Map/MapPresenter.swift"))
    try folder.linking("Map/MapPresenter.swift", to: "../shared/file.swift")
    try folder.setPermissions(0o640, of: "shared/file.swift")
    _ = try await Viperlint.run(only, "--fix", "Map", in: folder)
    let bytes = try Data(contentsOf: URL(filePath: folder.absolute("shared/file.swift")))
    #expect(bytes == Data("\u{FEFF}import Foundation\r\n\(Self.presenter)".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.absolute("shared/file.swift"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.absolute("Map/MapPresenter.swift"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(.disabled(if: isSuperuser, "the superuser is denied nothing"))
  func aFileThatCannotBeWrittenIsSaid() async throws {
    let folder = try project()
    try folder.setPermissions(0o400, of: "Map/MapPresenter.swift")
    let run = try await Viperlint.run(only, "--fix", in: folder)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.error == """
        viperlint: cannot write Map/MapPresenter.swift: permission denied
        viperlint: fixed 1 finding in 1 file

        """)
  }

  @Test(arguments: [
    (["--fix", "--diff"], "`--fix` and `--diff` exclude each other: a diff shows what would be fixed"),
    (["--fix", "--stdin-path", "a.swift"], "`--fix` and `--stdin-path` exclude each other: "),
    (["--write-baseline=a.json", "--fix"], "`--fix` and `--write-baseline` exclude each other: "),
    (["--format", "json", "--diff"], "`--diff` and `--format` exclude each other: a diff is no report"),
    (["--diff", "--stdin-path", "a.swift"], "`--diff` and `--stdin-path` exclude each other: "),
    (["--diff", "--write-baseline", "a.json"], "`--diff` and `--write-baseline` exclude each other: "),
    (["--stdin-path", "a.swift", "--write-baseline", "a.json"], "`--stdin-path` and `--write-baseline` exclude "),
  ])
  func whatCannotBeOneRun(arguments: [String], message: String) async throws {
    let run = try await Viperlint.run(arguments)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error.hasPrefix("viperlint: \(message)"))
  }
}
