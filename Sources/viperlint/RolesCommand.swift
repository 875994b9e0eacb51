import Reporting
import SourceTrees

struct RolesCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() throws(UsageFault) -> ExitStatus {
    let progress = Progress(isShown: arguments.showsProgress)
    defer { progress.end() }
    let session = try Session(arguments, progress: progress)
    progress.end()
    let report = try select(from: RolesReport(session.reading.codebase))
    try deliver(render(report), to: arguments.output)
    return .clean
  }

  private func select(from report: RolesReport) throws(UsageFault) -> RolesReport {
    var report = report
    if arguments.unassigned { report.modules = [] }
    guard let name = arguments.module else { return report }
    report.unassigned = []
    let names = report.modules.map(\.name)
    report.modules = report.modules.filter { $0.name == name }
    guard report.modules.isEmpty else { return report }
    throw UsageFault(message: "there is no module `\(name)`\(didYouMean(name, among: names))")
  }

  private func render(_ report: RolesReport) throws(UsageFault) -> String {
    guard arguments.format == .json else {
      return textRoles(report, isColored: arguments.output == nil && arguments.isColored(.output))
    }
    guard let text = try? jsonRoles(report) else {
      throw UsageFault(message: "the report cannot be written as JSON")
    }
    return text
  }
}
