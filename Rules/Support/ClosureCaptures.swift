import Architecture
import SwiftReading

extension Codebase {
  /// The parameter that fills a property, where a closure in the same body keeps it as well: one with which an object is
  /// made, `UIAction { _ in screen.close() }`, and that has no list of captures.
  func captureBesides(_ place: PropertyPlace) -> String? {
    let outline = files[place.file].outline
    let name = property(place).name
    for assignment in outline.assignments where outline.steps[ifAny: assignment.target]?.name == name {
      guard let value = outline.steps[ifAny: assignment.value], value.kind == .name,
        parameter(value.name, around: assignment.scope, in: place.file) != nil,
        let function = enclosingFunction(assignment.scope, in: place.file)
      else { continue }
      let isCaptured = outline.steps.contains { step in
        step.kind == .name && step.name == value.name && isKept(step, in: place.file)
          && enclosingFunction(step.scope, in: place.file) == function
      }
      if isCaptured { return text(value.name) }
    }
    return nil
  }

  /// True inside a closure that is handed to an initialiser and says nothing of how it captures the name.
  private func isKept(_ step: ExpressionStep, in file: Int) -> Bool {
    let outline = files[file].outline
    var scope = step.scope
    while outline.scopes[ifAny: scope].map({ $0.kind != .closure && $0.kind != .function }) ?? false {
      scope = outline.scopes[scope].parent
    }
    guard outline.scopes[ifAny: scope]?.kind == .closure,
      !outline.locals.contains(where: { $0.kind == .capture && $0.name == step.name && $0.scope == scope })
    else { return false }
    return outline.calls.contains { call in
      call.range.start < step.offset && step.offset < call.range.end && call.scope != scope
        && outline.steps[ifAny: call.callee].map { text($0.name).first?.isUppercase ?? false } ?? false
    }
  }
}
