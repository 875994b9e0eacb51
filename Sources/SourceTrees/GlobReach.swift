/// The check that every part of a pattern can match some path, so that no typing error goes unnoticed.
extension GlobProgram {
  /// Runs the program on all paths at once: for each state, where in a path it can be reached. As moves only go forward,
  /// one pass over the steps finds all of them.
  ///
  /// - Parameters:
  ///   - offsets: Where each step was read.
  ///   - end: The length of the pattern.
  func requireMatches(offsets: [Int], end: Int) throws(GlobFault) {
    var places = [PathPlaces](repeating: [], count: steps.count + 1)
    places[0] = .componentStart
    for (state, step) in steps.enumerated() {
      let here = places[state]
      let beyond = after(step, from: here)
      if beyond.isEmpty { throw here.fault(at: offsets[state]) }
      switch step {
      case .jump(let target):
        places[target].formUnion(beyond)
      case .fork(let other):
        places[other].formUnion(beyond)
        places[state + 1].formUnion(beyond)
      default:
        places[state + 1].formUnion(beyond)
      }
    }
    if !places[steps.count].contains(.name) { throw places[steps.count].fault(at: end) }
  }

  private func after(_ step: Step, from here: PathPlaces) -> PathPlaces {
    switch step {
    case .scalar("/"): here.afterSlash
    case .scalar("."): here.afterDot
    case .scalar: here.afterOther
    case .any: here.afterAny
    case .oneOf(let index): here.after(classes[index])
    case .star: here.afterStar
    case .doubleStar: here.afterDoubleStar
    case .fork, .jump: here
    }
  }
}

/// Places in a path that is relative to the root of a pattern: without empty components, `.` and `..`.
private struct PathPlaces: OptionSet {
  let rawValue: UInt8

  static let componentStart = PathPlaces(rawValue: 1)
  /// In a component that so far is `.`.
  static let dot = PathPlaces(rawValue: 2)
  /// In a component that so far is `..`.
  static let twoDots = PathPlaces(rawValue: 4)
  /// In a component that may end here.
  static let name = PathPlaces(rawValue: 8)

  var afterSlash: PathPlaces { contains(.name) ? .componentStart : [] }

  var afterDot: PathPlaces {
    var places: PathPlaces = []
    if contains(.componentStart) { places.insert(.dot) }
    if contains(.dot) { places.insert(.twoDots) }
    if !isDisjoint(with: [.twoDots, .name]) { places.insert(.name) }
    return places
  }

  var afterOther: PathPlaces { isEmpty ? [] : .name }

  var afterAny: PathPlaces { afterDot.union(afterOther) }

  func after(_ scalars: ScalarClass) -> PathPlaces {
    let isDotAlone = !scalars.isNegated && scalars.ranges.allSatisfy { $0 == "."..."." }
    return (isDotAlone ? [] : afterOther).union(scalars.contains(".") ? afterDot : [])
  }

  /// More than two scalars lead nowhere that fewer do not.
  var afterStar: PathPlaces { union(afterAny).union(afterAny.afterAny) }

  /// Everywhere: to the end of a component, and from there on.
  var afterDoubleStar: PathPlaces { isEmpty ? [] : [.componentStart, .dot, .twoDots, .name] }

  /// Why a path cannot go on, or end, from here.
  func fault(at offset: Int) -> GlobFault {
    isDisjoint(with: [.dot, .twoDots])
      ? GlobFault("this leaves a component of the path empty, which matches nothing", at: offset)
      : GlobFault("a component `.` or `..` matches nothing: paths start at the root of the pattern", at: offset)
  }
}
