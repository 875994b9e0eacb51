import Architecture

/// The files that decide and compute, and are to do without a screen.
struct LogicFiles: Sendable {
  /// By file, the components by which it is judged, as indices into `Codebase.components`: those of its strictest role,
  /// if no view, router or builder is in it.
  let components: [[Int]]

  init(_ codebase: Codebase) {
    var judged = [[Int]](repeating: [], count: codebase.files.count)
    for (number, component) in codebase.components.enumerated() where !codebase[component.type].isContract {
      guard let rank = Self.strictness(of: component.role), let place = codebase.place(component.type),
        !Self.declaresUserInterface(place.file, codebase)
      else { continue }
      let known = judged[place.file].first.flatMap { Self.strictness(of: codebase.components[$0].role) } ?? Int.max
      if rank < known { judged[place.file] = [] }
      if rank <= known { judged[place.file].append(number) }
    }
    components = judged
  }

  func contains(_ file: Int) -> Bool { !components[file].isEmpty }

  /// The lower, the stricter.
  private static func strictness(of role: Role) -> Int? {
    switch role {
    case .presenter: 0
    case .interactor: 1
    case .entity: 2
    case .worker: 3
    default: nil
    }
  }

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
