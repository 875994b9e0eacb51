import Architecture
import SwiftReading

/// The type by which others open a module: a builder, or a router, with a function that makes a part of the module and
/// has not been given its screen. A screen that puts its module together itself has none.
struct ModuleDoor: Sendable {
  let type: TypeID
  /// The views that it opens.
  let screens: Set<TypeID>

  /// The door of every module, by the module's number: one that is named after the module before others, and a builder
  /// before a router.
  static func all(in codebase: Codebase) -> [ModuleDoor?] {
    codebase.modules.indices.map { module in
      let doors = codebase.modules[module].components.map { codebase.components[$0] }.compactMap { component in
        door(component, to: module, codebase).map { (component, $0) }
      }
      let own = doors.filter { codebase.claim(of: $0.0.type)?.stem == codebase.modules[module].name }
      return [own, doors].lazy.compactMap { doors in
        (doors.first { $0.0.role == .builder } ?? doors.first { $0.0.role == .router })?.1
      }.first
    }
  }

  private static func door(_ component: Component, to module: Int, _ codebase: Codebase) -> ModuleDoor? {
    guard component.role == .builder || component.role == .router, !codebase[component.type].isContract else {
      return nil
    }
    let parts = codebase.dependencies(of: component.type).filter {
      codebase.module(of: $0.to) == module && codebase.isHeart($0.to)
    }
    guard parts.contains(where: { $0.kind == .creates }) else { return nil }
    var screens: Set<TypeID> = []
    var opens = false
    for place in codebase[component.type].functions {
      let function = codebase.function(place)
      guard !isGivenScreen(function, in: place.file, of: module, codebase) else { continue }
      let own = parts.filter {
        $0.place.file == place.file && function.range.start <= $0.place.range.start
          && $0.place.range.end <= function.range.end
      }
      guard own.contains(where: { $0.kind == .creates }) else { continue }
      opens = true
      screens.formUnion(own.map(\.to).filter { codebase.role(of: $0) == .view })
    }
    return opens ? ModuleDoor(type: component.type, screens: screens) : nil
  }

  private static func isGivenScreen(
    _ function: FunctionDeclaration, in file: Int, of module: Int, _ codebase: Codebase
  ) -> Bool {
    let unit = codebase.files[file]
    return function.parameters.contains { number in
      codebase.referredTypes(TypePlace(file: file, reference: unit.outline.parameters[Int(number)].type)).contains {
        codebase.role(of: $0.type) == .view && codebase.module(of: $0.type) == module
      }
    }
  }
}
