import Architecture
import SwiftReading

extension Codebase {
  /// The functions with a closure that holds what a property holds as well, as it captures the parameter that fills it:
  /// one that is handed to an object made there, as a button's action is.
  func strongCaptures(ofValueOf property: PropertyPlace) -> [FunctionPlace] {
    let outline = files[property.file].outline
    return outline.assignments.compactMap { assignment -> FunctionPlace? in
      guard let target = outline.steps[ifAny: assignment.target], target.name == self.property(property).name,
        isOwn(target, in: property.file, of: property),
        let value = outline.steps[ifAny: assignment.value], value.kind == .name,
        let function = enclosingFunction(assignment.scope, in: property.file),
        outline.functions[function].parameters.contains(where: { outline.parameters[Int($0)].name == value.name }),
        isCaptured(value.name, in: outline.functions[function].body, of: property.file)
      else { return nil }
      return FunctionPlace(file: property.file, function: function)
    }
  }

  /// True for `property` and `self.property` inside the type that declares it.
  private func isOwn(_ target: ExpressionStep, in file: Int, of property: PropertyPlace) -> Bool {
    let outline = files[file].outline
    guard target.base.isNone || outline.steps[target.base].kind == .selfValue else { return false }
    return enclosingType(outline.scope(ofChainTo: target), in: file)
      == enclosingType(self.property(property).scope, in: file)
  }

  private func isCaptured(_ name: Name, in body: ID<Scope>, of file: Int) -> Bool {
    files[file].outline.steps.contains { step in
      guard step.kind == .name, step.name == name else { return false }
      return closure(around: step.scope, below: body, naming: name, in: file)
        .map { isHandedToNewObject($0, step, file) } ?? false
    }
  }

  /// The outermost closure of a function that reaches for a name outside; nil where a closure has the name of its own.
  private func closure(
    around scope: ID<Scope>, below body: ID<Scope>, naming name: Name, in file: Int
  ) -> ID<Scope>? {
    let outline = files[file].outline
    var outermost: ID<Scope>?
    var current = scope
    while current != body {
      guard !current.isNone, !outline.locals.contains(where: { $0.scope == current && $0.name == name }) else {
        return nil
      }
      if outline.scopes[current].kind == .closure { outermost = current }
      current = outline.scopes[current].parent
    }
    return outermost
  }

  /// True when the call around a closure makes an object: what maps and filters lets go of its closure at once.
  private func isHandedToNewObject(_ closure: ID<Scope>, _ step: ExpressionStep, _ file: Int) -> Bool {
    let outline = files[file].outline
    let outside = outline.scopes[closure].parent
    let calls = outline.calls.filter {
      $0.scope == outside && $0.range.start < step.offset && step.offset < $0.range.end
    }
    guard let nearest = calls.max(by: { $0.range.start < $1.range.start }),
      let callee = outline.steps[ifAny: nearest.callee]
    else { return false }
    return callee.kind == .name && text(callee.name).first?.isUppercase == true
  }
}
