import Architecture
package import Linting
import SwiftReading

extension Rule {
  package static let statefulInteractor = Rule(
    id: "stateful_interactor",
    summary: "an interactor keeps state of its own between calls",
    why: """
      An interactor that remembers answers differently from one call to the next, and its tests have to play the calls \
      in order. What lasts belongs to an entity store, a worker or the screen's presenter.
      """,
    schools: """
      Collaborators are no state: contracts, classes, closures, and what is held weakly, injected by a wrapper or made \
      `lazy`. In VIP the interactor is the scene's data store: what its `DataStore` contract demands is left alone. A \
      property whose type is not known is left alone as well.
      """,
    wrong: """
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor {
        private var count = 0
        func greet() -> String {
          count += 1
          return "Hello number \\(count)"
        }
      }
      """,
    right: """
      protocol GreetingCounting: AnyObject { func next() -> Int }
      final class GreetingPresenter { var interactor: GreetingInteractor? }
      final class GreetingInteractor {
        var counter: GreetingCounting?
        func greet() -> String { "Hello number \\(counter?.next() ?? 1)" }
      }
      """,
    severity: .warning, isRecommended: false,
    subjects: [.interactor],
    check: { context in context.codebase.components.compactMap { finding(for: $0, context.codebase) } }
  )

  private static func finding(for component: Component, _ codebase: Codebase) -> Finding? {
    let type = component.type
    guard component.role == .interactor, codebase[type].isClass, !codebase.isDoubtful(type) else { return nil }
    let exempt = dataStoreNames(of: type, codebase)
    let state = codebase[type].properties.filter { place in
      !exempt.contains(codebase.property(place).name) && StoredState(codebase: codebase).isState(place)
    }
    guard let first = state.first else { return nil }
    let names = state.map { codebase.text(codebase.property($0).name) }
    let name = codebase.qualifiedName(type)
    return Finding(
      at: place(first, codebase),
      "\(name) keeps \(enumerated(names)) between calls; keep it in a worker or the presenter, or hand it on as an argument",
      type: type, symbol: name, counterparts: [],
      related: zip(state, names).dropFirst().map { .init(place($0, codebase), "\($1) is kept here") })
  }

  private static func place(_ property: PropertyPlace, _ codebase: Codebase) -> Place {
    Place(file: property.file, range: codebase.property(property).nameRange)
  }

  /// What a VIP scene's `DataStore` contract demands of its interactor.
  private static func dataStoreNames(of type: TypeID, _ codebase: Codebase) -> Set<Name> {
    guard codebase.style(of: type) == .vip else { return [] }
    let stores = codebase.allSupertypes(of: type).filter {
      codebase[$0].isContract && codebase.name($0).contains("DataStore")
    }
    return Set(stores.flatMap { codebase[$0].properties.map { codebase.property($0).name } })
  }
}
