import Architecture
import SwiftReading

extension Codebase {
  /// True for the name of a router or builder in `GreetingRouter.assemble(self)`, where that function puts a module
  /// together: what is on the screen has itself assembled.
  func isSelfAssembly(at place: Place) -> Bool {
    let outline = files[place.file].outline
    return outline.calls.contains { call in
      guard call.range.start == place.range.start, let callee = outline.steps[ifAny: call.callee],
        callee.kind == .member, let type = typeNamed(by: callee.base, in: place.file),
        call.arguments.contains(where: { outline.steps[ifAny: outline.arguments[Int($0)].value]?.kind == .selfValue })
      else { return false }
      return functions(named: callee.name, of: type).contains(where: createsParts)
    }
  }

  private func createsParts(_ place: FunctionPlace) -> Bool {
    let range = function(place).range
    return files[place.file].outline.calls.contains { call in
      range.start <= call.range.start && call.range.end <= range.end
        && typeNamed(by: call.callee, in: place.file).map(isHeart) ?? false
    }
  }
}
