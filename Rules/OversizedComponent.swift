import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let oversizedComponent = Rule(
    id: "oversized_component",
    summary: "a view or presenter that has grown beyond what one part should do",
    why: """
      The massive view controller comes back as a massive presenter when a module is never split. What is too long to be \
      read in one go hides several parts: subviews, child modules, formatters, workers.
      """,
    schools: """
      Lines of code count, with all extensions in all files; comments and blank lines do not. Layout in code makes views \
      long: raise `max_lines` where that is the habit, or give the parts of the screen views of their own. What is \
      deprecated is left alone, as nobody is going to split it.
      """,
    wrong: longPresenter(lines: 600),
    right: longPresenter(lines: 20),
    severity: .warning,
    options: [
      RuleOption("max_lines", "how many lines of code a component may have", .number(1...100_000, default: 600)),
      RuleOption(
        "all_roles", "judge interactors, routers, builders, entities and workers as well",
        .flag(recommended: false, strict: true)),
    ],
    subjects: Set(Role.builtIn),
    check: { context in context.codebase.components.compactMap { finding(for: $0, context) } }
  )

  private static func longPresenter(lines: Int) -> String {
    let body = (1...lines).map { "  func showLine\($0)() {}" }.joined(separator: "\n")
    return """
      final class GreetingInteractor {}
      final class GreetingPresenter {
        let interactor = GreetingInteractor()
      \(body)
      }
      """
  }

  private static func finding(for component: Component, _ context: RuleContext) -> Finding? {
    let codebase = context.codebase
    let type = component.type
    guard !codebase[type].isContract, let place = codebase.place(type),
      component.role == .view || component.role == .presenter || context.flag("all_roles", in: place.file),
      let limit = context.number("max_lines", in: place.file)
    else { return nil }
    let parts = codebase[type].parts
    guard !parts.contains(where: codebase.isDeprecated) else { return nil }
    let count = parts.reduce(0) { $0 + Int(codebase.declaration($1).codeLines) }
    guard count > limit else { return nil }
    let name = codebase.qualifiedName(type)
    let extensions = parts.dropFirst().map { part in
      let declaration = codebase.declaration(part)
      return Finding.Related(
        Place(file: part.file, range: declaration.nameRange), "an extension of \(declaration.codeLines) lines of code")
    }
    return Finding(
      at: place, "\(name) has \(count) lines of code, more than \(limit); \(advice(component.role))", type: type,
      symbol: name, counterparts: [], related: extensions)
  }

  private static func advice(_ role: Role) -> String {
    switch role {
    case .view: "give the parts of the screen views or modules of their own"
    case .presenter: "move formatting and child screens to parts of their own"
    default: "split it by what changes together"
    }
  }
}

extension Codebase {
  /// A type that says `@available(*, deprecated)`, and not an extension of it that does.
  fileprivate func isDeprecated(_ part: Part) -> Bool {
    let declaration = declaration(part)
    return declaration.kind != .extension
      && declaration.attributes.contains { files[part.file].outline.attributes[Int($0)].isDeprecation }
  }
}
