import Architecture

/// Whether the code base ever writes to the defaults.
struct WritersOfDefaults: Sendable {
  let exist: Bool

  init(_ codebase: Codebase) {
    exist = codebase.files.indices.contains { file in
      DataAccess.uses(in: file, of: codebase).contains { use in
        Self.storages.contains(use.name) && use.aim == .writing || use.name == "AppStorage"
      }
    }
  }

  private static let storages = ["UserDefaults", "NSUserDefaults"]
}
