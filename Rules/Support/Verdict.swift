import Architecture

/// What the tables and the configuration say of a component that names another.
enum Verdict: Hashable {
  case allowed
  /// The preset `strict` forbids it.
  case lenient
  /// The role may be known by a contract, and this is a class.
  case concrete
  /// The configuration allows the role by a contract only.
  case concreteByConfiguration
  case forbidden
  /// The configuration leaves the role out.
  case forbiddenByConfiguration

  /// The mildest first.
  var weight: Int {
    switch self {
    case .allowed: 0
    case .lenient: 1
    case .concrete: 2
    case .concreteByConfiguration: 3
    case .forbidden: 4
    case .forbiddenByConfiguration: 5
    }
  }

  /// The role may not be known in this way at all, whatever the preset.
  var isForbidden: Bool { weight >= Verdict.concreteByConfiguration.weight }
}

struct Judgement: Hashable {
  var verdict: Verdict
  /// The role of the named type on which the verdict hangs.
  var target: Role
}
