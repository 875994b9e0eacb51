import SourceTrees
import SwiftReading

extension Codebase {
  /// Tells the style of every module: by configuration, by who owns the interactor, by the names of its contracts, by
  /// the modules around it.
  func assignStyles(jobs: Int) {
    var told = concurrentMap(modules.count, jobs: jobs, ownStyle)
    let most = mostCommon(told.compactMap { $0?.style })
    for module in modules.indices where told[module] == nil {
      told[module] = styleWithoutOwner(of: module, most: most)
    }
    for (module, style) in told.enumerated() {
      modules[module].style = style?.style ?? .viper
      modules[module].styleReason = style?.reason ?? ""
      modules[module].isStyleTold = style?.reason != Self.untold
    }
  }

  private static var untold: String { "nothing says otherwise" }

  private func ownStyle(of module: Int) -> (style: Style, reason: String)? {
    if let style = configuredStyle(of: module) { return (style, "set by the configuration") }
    let parts = modules[module].components.map { components[$0] }
    let owners = [Role.presenter, .view].compactMap { role -> (style: Style, reason: String)? in
      for component in parts where component.role == role {
        guard let property = interactorProperty(of: component.type, orWeakly: role == .presenter) else { continue }
        let reason = "the \(role.name) \(name(component.type)) holds the interactor as \(property)"
        return (role == .presenter ? .viper : .vip, reason)
      }
      return nil
    }
    guard owners.count > 1 else { return owners.first }
    // Where both hold it, one does so by mistake.
    return parts.lazy.compactMap { self.styleByName(self.name($0.type)) }.first { $0.style == .vip } ?? owners.first
  }

  private func configuredStyle(of module: Int) -> Style? {
    if settings.styles.isEmpty { return settings.style }
    let paths = modules[module].components.compactMap {
      place(components[$0].type).map { settings.root.relative(files[$0.file].path) }
    }
    let override = settings.styles.last { override in
      paths.contains { path in override.paths.contains { $0.matches(path: path) } }
    }
    return override?.style ?? settings.style
  }

  /// The name of a stored property that holds an interactor. A view that only knows it weakly does not own it.
  private func interactorProperty(of type: TypeID, orWeakly: Bool) -> String? {
    guard !self[type].isContract else { return nil }
    for owner in inheritanceChain(of: type) {
      for place in self[owner].properties {
        let property = property(place)
        guard property.isStored, orWeakly || !property.modifiers.isWeakOrUnowned else { continue }
        let holdsIt =
          property.type.isNone
          ? createdType(by: property.value, in: place.file).map(isOrBundlesInteractor) ?? false
          : referredTypes(TypePlace(file: place.file, reference: property.type)).contains {
            isOrBundlesInteractor($0.type)
          }
        if holdsIt { return text(property.name) }
      }
    }
    return nil
  }

  /// True for an interactor, and for a struct without a role that holds one: the collaborators of a component are
  /// sometimes handed over in one.
  private func isOrBundlesInteractor(_ type: TypeID) -> Bool {
    if let role = role(of: type) { return role == .interactor }
    guard self[type].kind == .struct else { return false }
    return self[type].properties.contains { place in
      let property = property(place)
      return property.isStored
        && referredTypes(TypePlace(file: place.file, reference: property.type)).contains {
          role(of: $0.type) == .interactor
        }
    }
  }

  private func mostCommon(_ styles: [Style]) -> Style? {
    Style.allCases.max { left, right in
      styles.count { $0 == left } < styles.count { $0 == right }
    }.flatMap { styles.contains($0) ? $0 : nil }
  }

  private func styleWithoutOwner(of module: Int, most: Style?) -> (style: Style, reason: String) {
    let parts = modules[module].components.map { components[$0] }
    // The words of VIP are its own; those of VIPER are used in both.
    let named = parts.compactMap { self.styleByName(self.name($0.type)) }
    if let told = named.first(where: { $0.style == .vip }) ?? named.first { return told }
    guard parts.contains(where: { $0.role == .interactor }) else {
      if most == .viper {
        return (.viper, "it has no interactor, like some modules of a code base in this style")
      }
      return (.mvp, "it has no interactor")
    }
    return (most ?? .viper, most == nil ? Self.untold : "most modules of the code base have it")
  }

  private func styleByName(_ name: String) -> (style: Style, reason: String)? {
    let vip = ["BusinessLogic", "PresentationLogic", "DisplayLogic", "RoutingLogic", "DataPassing"]
    if vip.contains(where: name.hasSuffix) { return (.vip, "by the name of its contract \(name)") }
    let viper = ["InteractorInput", "InteractorOutput", "InteractorInputProtocol", "InteractorOutputProtocol"]
    if viper.contains(where: name.hasSuffix) { return (.viper, "by the name of its contract \(name)") }
    return nil
  }
}
