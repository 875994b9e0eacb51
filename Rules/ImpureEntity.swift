import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let impureEntity = Rule(
    id: "impure_entity",
    summary: "an entity that knows a component, or talks to a service",
    why: """
      Entities are what all other parts share. One that holds a presenter or loads itself drags that along wherever it \
      goes, and can no longer be made in a test by naming its values.
      """,
    schools: """
      A value type in a folder `Entities` or `Models` of a module is an entity, and so is what is named one. Active \
      records, which load and save themselves, are no VIPER entities. UI types are the business of `ui_framework_import` \
      and `ui_type_in_logic`; records of Core Data and Realm live in a context, and are left alone.
      """,
    wrong: """
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor { func greet() {} }
      struct GreetingEntity {
        var text: String
        func save() { UserDefaults.standard.set(text, forKey: "greeting") }
      }
      """,
    right: """
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor {
        func save(_ greeting: GreetingEntity) { UserDefaults.standard.set(greeting.text, forKey: "greeting") }
      }
      struct GreetingEntity { var text: String }
      """,
    severity: .warning,
    subjects: [.entity],
    check: { context in
      let check = ImpureEntityCheck(codebase: context.codebase)
      return context.codebase.files.indices.flatMap(check.findings)
    }
  )
}

private struct ImpureEntityCheck {
  let codebase: Codebase
  /// What entities name, by file.
  private let named: [Int: [Dependency]]

  init(codebase: Codebase) {
    self.codebase = codebase
    named = Dictionary(
      grouping: codebase.dependencies.filter { codebase.role(of: $0.from) == .entity }, by: \.place.file)
  }

  func findings(in file: Int) -> [Finding] {
    guard codebase.typesInFile(file).contains(where: isJudged) else { return [] }
    var findings: [Finding] = []
    for (owner, known, range, message) in (components(in: file) + services(in: file)).sorted(by: {
      $0.2.start < $1.2.start
    }) {
      let place = Place(file: file, range: range)
      if let index = findings.firstIndex(where: { $0.type == owner && $0.counterparts == [known] }) {
        findings[index].note(place, "\(known) is named here")
      } else {
        let name = codebase.qualifiedName(owner)
        findings.append(
          Finding(
            at: place, "\(name) is an entity, and \(message)", type: owner, symbol: name, counterparts: [known]))
      }
    }
    return findings
  }

  /// Records of a data base live in its context, and cannot but know it.
  private static let recordBases: Set<String> = ["NSManagedObject", "Object", "EmbeddedObject", "PersistentModel"]

  private typealias Fault = (owner: TypeID, known: String, range: ByteRange, message: String)

  private func isJudged(_ type: TypeID) -> Bool {
    !type.isNone && !codebase[type].isContract && codebase.role(of: type) == .entity
      && Self.recordBases.isDisjoint(with: codebase.externalSupertypes(of: type))
  }

  private func services(in file: Int) -> [Fault] {
    DataAccess.uses(in: file, of: codebase).compactMap { use in
      let owner = codebase.enclosingType(use.scope, in: file)
      let message = "talks to \(use.name); leave that to an interactor"
      return isJudged(owner) ? (owner, use.name, use.range, message) : nil
    }
  }

  private func components(in file: Int) -> [Fault] {
    named[file, default: []].compactMap { dependency in
      guard let role = codebase.role(of: dependency.to), role != .entity, Role.builtIn.contains(role),
        isJudged(dependency.from)
      else { return nil }
      let name = codebase.qualifiedName(dependency.to)
      return (dependency.from, name, dependency.place.range, "names \(role.withArticle), \(name); \(advice(role))")
    }
  }

  /// An interactor may know a worker, and neither a view nor a router: what an entity holds of these is kept beside it.
  private func advice(_ role: Role) -> String {
    switch role {
    case .router, .builder: "let the router keep that beside the entity"
    case .view, .presenter, .interactor: "let the presenter keep that beside the entity"
    default: "leave that to an interactor"
    }
  }
}
