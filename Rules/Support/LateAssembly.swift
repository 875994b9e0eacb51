import Architecture
import SwiftReading

extension Codebase {
  /// True where a router waits with a part of its module until it shows the view, and then gives it to that:
  /// `screen.presenter = presenter`. Every use of the part is in a function that does so.
  func handsToView(_ place: PropertyPlace, _ router: TypeID) -> Bool {
    let name = property(place).name
    let outline = files[place.file].outline
    let uses = outline.steps.indices.filter { index in
      let step = outline.steps[index]
      guard step.name == name, enclosingType(outline.scope(ofChainTo: step), in: place.file) == router else {
        return false
      }
      return step.kind == .name || step.kind == .member && outline.steps[ifAny: step.base]?.kind == .selfValue
    }
    let handed = outline.assignments.filter { assignment in
      uses.contains(assignment.value.offset) && isMemberOfView(assignment.target, in: place.file)
    }
    let functions = handed.compactMap { enclosingFunction($0.scope, in: place.file) }
    return !handed.isEmpty
      && uses.allSatisfy { use in
        enclosingFunction(outline.scope(ofChainTo: outline.steps[use]), in: place.file).map(functions.contains) ?? false
      }
  }

  private func isMemberOfView(_ target: ID<ExpressionStep>, in file: Int) -> Bool {
    guard let step = files[file].outline.steps[ifAny: target], step.kind == .member else { return false }
    return ExpressionTyper(self, file: file).value(of: step.base).instanceTypes.contains { role(of: $0.type) == .view }
  }
}
