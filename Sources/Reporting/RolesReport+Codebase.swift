package import Architecture
import Linting

extension RolesReport {
  /// Modules in the order of their folders; components that belong to none are listed by their folder.
  package init(_ codebase: Codebase) {
    var modules = codebase.modules.map { module in
      RolesReport.Module(
        name: module.name, style: module.style.rawValue, styleReason: module.styleReason, path: module.path,
        components: module.components.compactMap { Component(codebase.components[$0], in: codebase) })
    }
    modules += Self.shared(codebase)
    modules.sort { ($0.path, $0.name) < ($1.path, $1.name) }
    self.init(
      modules: modules, unassigned: codebase.unassigned.compactMap { Component($0, in: codebase, isProven: false) })
  }

  private static func shared(_ codebase: Codebase) -> [RolesReport.Module] {
    codebase.looseComponents.map { folder, components in
      RolesReport.Module(
        name: folder.split(separator: "/").last.map(String.init) ?? folder, style: codebase.mostCommonStyle.rawValue,
        styleReason: looseReason, path: folder, components: components.compactMap { Component($0, in: codebase) })
    }
  }

  /// Stands in the place of a style's reason where there is no module.
  static let looseReason = "of no one module; most modules have this style"
}

extension Codebase {
  /// The components that belong to no module, by their folders.
  var looseComponents: [(folder: String, components: [Component])] {
    var byFolder: [String: [Component]] = [:]
    for component in components where component.module == nil {
      guard let place = place(component.type) else { continue }
      let folder = folder(of: place.file).path
      byFolder[folder.isEmpty ? "." : folder, default: []].append(component)
    }
    return byFolder.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var mostCommonStyle: Style {
    let styles = modules.map(\.style)
    return Style.allCases.max { left, right in
      styles.count { $0 == left } < styles.count { $0 == right }
    } ?? .viper
  }
}

extension RolesReport.Component {
  init?(_ component: Architecture.Component, in codebase: Codebase, isProven: Bool = true) {
    let type = codebase[component.type]
    guard let place = codebase.place(component.type),
      let kind = RolesReport.Component.Kind(rawValue: type.kind.rawValue)
    else { return nil }
    self.init(
      name: codebase.qualifiedName(component.type), kind: kind, role: isProven ? component.role.name : nil,
      isContract: type.isContract, reason: component.reason, path: codebase.files[place.file].path,
      line: codebase.range(place).line)
  }
}
