import Architecture
import SwiftReading

extension Codebase {
  /// True for a type that is named in a private computed property that nothing reads.
  func standsInUnusedProperty(_ dependency: Dependency) -> Bool {
    guard let property = privateAccessor(around: dependency) else { return false }
    return !files[dependency.place.file].outline.steps.contains {
      $0.name == property.name && ($0.kind == .name || $0.kind == .member)
    }
  }

  /// True in a private computed property that casts one which its type inherits, from another module or from outside of
  /// the code base: `_presenter as! ListPresenter`.
  func isDowncastOfInheritedProperty(_ dependency: Dependency) -> Bool {
    guard let property = privateAccessor(around: dependency) else { return false }
    let outline = files[dependency.place.file].outline
    return outline.steps.contains { step in
      guard step.kind == .cast, property.range.start <= step.offset, step.offset < property.range.end,
        let base = outline.steps[ifAny: step.base], base.kind == .name || base.kind == .member
      else { return false }
      guard let place = self.property(named: base.name, of: dependency.from) else {
        return !externalSupertypes(of: dependency.from).isEmpty
      }
      let owner = enclosingType(self.property(place).scope, in: place.file)
      return owner != dependency.from && module(of: owner) != module(of: dependency.from)
    }
  }

  private func privateAccessor(around dependency: Dependency) -> PropertyDeclaration? {
    guard dependency.kind == .mentions else { return nil }
    let unit = files[dependency.place.file]
    let property = unit.outline.properties.last {
      $0.range.start <= dependency.place.range.start && dependency.place.range.end <= $0.range.end
    }
    return property.flatMap { $0.storage == .computed && isPrivate($0, in: unit.outline) ? $0 : nil }
  }

  private func isPrivate(_ property: PropertyDeclaration, in outline: Outline) -> Bool {
    if property.modifiers.isPrivate { return true }
    let scope = outline.scopes[property.scope]
    return scope.kind == .type && outline.types[Int(scope.subject)].modifiers.isPrivate
  }

  /// True where a router names what it has made and keeps to itself: it wires that and hands it on, but calls nothing
  /// of it, and no other code sees it. And where it waits with a presenter until it shows the view.
  func keepsWhatItMade(_ dependency: Dependency) -> Bool {
    guard role(of: dependency.from) == .router, dependency.kind == .stores else { return false }
    let kept = links(of: dependency.from).filter { $0.target == dependency.to }.map(\.property)
    if kept.isEmpty { return false }
    if kept.allSatisfy({ handsToView($0, dependency.from) }) { return true }
    return kept.allSatisfy(isOnlyWired)
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
