import Architecture
import SwiftReading

extension Codebase {
  /// True for a type that is named in a private computed property that nothing reads.
  func standsInUnusedProperty(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .mentions else { return false }
    let outline = files[dependency.place.file].outline
    let property = outline.properties.last {
      $0.range.start <= dependency.place.range.start && dependency.place.range.end <= $0.range.end
    }
    guard let property, property.storage == .computed, isPrivate(property, in: outline) else { return false }
    return !outline.steps.contains { $0.name == property.name && ($0.kind == .name || $0.kind == .member) }
  }

  private func isPrivate(_ property: PropertyDeclaration, in outline: Outline) -> Bool {
    if property.modifiers.isPrivate { return true }
    let scope = outline.scopes[property.scope]
    return scope.kind == .type && outline.types[Int(scope.subject)].modifiers.isPrivate
  }

  /// True where a router names what it has made and keeps to itself: it wires that and hands it on, but calls nothing
  /// of it, and no other code sees it.
  func keepsWhatItMade(_ dependency: Dependency) -> Bool {
    guard role(of: dependency.from) == .router, dependency.kind == .stores else { return false }
    let kept = links(of: dependency.from).filter { $0.target == dependency.to }.map(\.property)
    return !kept.isEmpty && kept.allSatisfy(isOnlyWired)
      && self[dependency.from].parts.contains { part in
        dependencies(in: part.file).contains {
          $0.from == dependency.from && $0.to == dependency.to && $0.kind == .creates && $0.isAssembly
        }
      }
  }

  private func isOnlyWired(_ place: PropertyPlace) -> Bool {
    let property = property(place)
    let outline = files[place.file].outline
    guard isPrivate(property, in: outline) else { return false }
    let wired = Set(outline.assignments.map(\.target))
    return outline.steps.indices.allSatisfy { index in
      let step = outline.steps[index]
      guard step.kind == .member, outline.steps[ifAny: step.base]?.name == property.name else { return true }
      return wired.contains(ID(index))
    }
  }
}
