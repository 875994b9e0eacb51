import Architecture

/// The files that decide and compute, and are to do without a screen.
enum LogicFiles {
  /// The components by which each file is judged: those of its strictest role, if no view, router or builder is in it.
  static func components(in codebase: Codebase) -> [Int: [Component]] {
    var judged: [Int: [Component]] = [:]
    for component in codebase.components where !codebase[component.type].isContract {
      guard let rank = strictness.firstIndex(of: component.role), let place = codebase.place(component.type),
        !declaresUserInterface(place.file, codebase)
      else { continue }
      let known = judged[place.file]?.first.flatMap { strictness.firstIndex(of: $0.role) } ?? Int.max
      if rank < known { judged[place.file] = [] }
      if rank <= known { judged[place.file, default: []].append(component) }
    }
    return judged
  }

  private static let strictness: [Role] = [.presenter, .interactor, .entity, .worker]

  private static func declaresUserInterface(_ file: Int, _ codebase: Codebase) -> Bool {
    codebase.declaredTypes(in: file).contains { type in
      guard !codebase[type].isContract else { return false }
      switch codebase.role(of: type) {
      case .view?, .router?, .builder?: return true
      default: return codebase.isUserInterface(type)
      }
    }
  }
}
