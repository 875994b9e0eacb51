import Architecture
import SwiftReading

/// Says which direction of a cycle of modules is the one to cut, and what that takes.
struct DirectionToCut {
  let codebase: Codebase
  let cycles: DependencyCycles
  /// Pairs of modules of which the first opens the second.
  private let openings: Set<[Int]>

  private struct Direction {
    var hop: DependencyCycles.Hop
    var dependencies: [Dependency]
    /// The types that are named, each once, in the order of their places.
    var types: [TypeID]
    /// What to show of them, and of what no dependency tells: not those inside of others, which go with them.
    var names: [String]
    var size: (names: Int, dependencies: Int)
    /// A name is written that may or may not stand for a type of the other module.
    var isUnsure: Bool
  }

  init(codebase: Codebase, cycles: DependencyCycles) {
    self.codebase = codebase
    self.cycles = cycles
    openings = cycles.all.isEmpty ? [] : codebase.openings()
  }

  /// The direction with the fewest names, all of them counted; where there are as many, that with the fewest places. Not
  /// offered, if there is another, is that of heirs to their base, and that of who uses the other module by its input or
  /// answers its delegate; never that of who opens the other, unless each does, that of which not all is known, one of
  /// types that lean both ways, and the one of contracts by which modules talk to each other: that is what these are for.
  func advice(on cycle: [DependencyCycles.Hop]) -> String {
    let directions = cycle.map(direction)
    let offered = directions.unlessAll(isBuiltUpon).filter { !isTalk($0) && !$0.isUnsure }
      .filter { !isOpening($0) || directions.allSatisfy(isOpening) }.unlessAll(isClient)
    let clean = offered.filter { !leansBothWays($0) }
    if clean.isEmpty, !offered.isEmpty { return Self.sharing }
    guard let first = clean.min(by: { $0.size < $1.size }), clean.count(where: { $0.size == first.size }) == 1 else {
      return "cut one direction"
    }
    if first.size.names > Self.listed { return Self.sharing }
    let isShortest = directions.count { $0.size <= first.size || $0.isUnsure } == 1
    let shown = first.names.prefix(3).joined(separator: ", ")
    let more = first.names.count > 3 ? " and \(first.names.count - 3) more" : ""
    return "\(isShortest ? "the shorter way to cut" : "what to cut") leads from "
      + "\(codebase.title(ofModule: first.hop.from)) to \(codebase.title(ofModule: first.hop.to)): \(shown)\(more)"
  }

  private static let sharing = "put what both share into a part of its own"

  /// Where more is named, the two are one in this: there is nothing to cut, but something to take out.
  private static let listed = 10

  private func direction(_ hop: DependencyCycles.Hop) -> Direction {
    let dependencies = cycles.dependencies(from: hop.from, to: hop.to)
    let unresolved = UnresolvedNames(codebase: codebase, from: hop.from, to: hop.to, besides: dependencies)
    var seen: Set<TypeID> = []
    let types = dependencies.map(\.to).filter { seen.insert($0).inserted }
    let outermost = types.filter { type in !types.contains { codebase.isNested(type, in: $0) } }
    return Direction(
      hop: hop, dependencies: dependencies, types: types,
      names: outermost.map(codebase.qualifiedName) + unresolved.certain,
      size: (types.count + unresolved.certain.count, dependencies.count), isUnsure: unresolved.isUnsure)
  }

  /// True where a type that would go names types of both sides: wherever it goes, it ties them together.
  private func leansBothWays(_ direction: Direction) -> Bool {
    let leaving = Set(direction.types)
    return direction.types.contains { type in
      let named = codebase.typesNamed(by: type).filter { !leaving.contains($0) }
      return named.contains { codebase.module(of: $0) == direction.hop.from }
        && named.contains { codebase.module(of: $0) == direction.hop.to }
    }
  }

  private func isOpening(_ direction: Direction) -> Bool { openings.contains([direction.hop.from, direction.hop.to]) }

  private func isBuiltUpon(_ direction: Direction) -> Bool {
    direction.dependencies.contains { dependency in
      dependency.kind == .inherits && [.presenter, .interactor].contains(codebase.role(of: dependency.to))
    }
  }

  /// The contract is the other module's own, by its name: what is in there may have delegates, too.
  private func isClient(_ direction: Direction) -> Bool {
    let module = codebase.modules[direction.hop.to].name
    return direction.dependencies.contains { dependency in
      codebase.isForTalk(dependency.to) && codebase.nameContains(module, dependency.to)
        && (dependency.kind == .conforms || codebase.isInput(dependency.to))
    }
  }

  /// True where every name is a contract by which the other module is told something, or answered. One by which the other
  /// module is called back belongs to who calls.
  private func isTalk(_ direction: Direction) -> Bool {
    direction.types.allSatisfy { name in
      codebase.isForTalk(name)
        && (codebase.isInput(name) || direction.dependencies.contains { $0.to == name && $0.kind == .conforms })
    }
  }
}

extension Codebase {
  /// Pairs of modules of which the first names what the second is opened by, or a contract of that.
  fileprivate func openings() -> Set<[Int]> {
    var opened = [Int](repeating: -1, count: types.count)
    for (module, door) in derived(ModuleDoor.all).enumerated() {
      guard let door else { continue }
      for type in [door.type] + allSupertypes(of: door.type) where self.module(of: type) == module {
        opened[type.offset] = module
      }
    }
    return Set(
      dependencies.compactMap { dependency in
        let to = opened[dependency.to.offset]
        guard to >= 0, let from = module(of: dependency.from), from != to else { return nil }
        return [from, to]
      })
  }

  /// What the declaration and the extensions of a type, and the types inside of it, name outside of it.
  fileprivate func typesNamed(by type: TypeID) -> [TypeID] {
    func isInside(_ other: TypeID) -> Bool { other == type || isNested(other, in: type) }
    return self[type].parts.flatMap { part in
      dependencies(in: part.file).filter { isInside($0.from) && !isInside($0.to) }.map(\.to)
    }
  }

  /// What a module is called. The base of others has no name of its own, but a folder.
  func title(ofModule module: Int) -> String {
    modules[module].name.isEmpty ? modules[module].path : modules[module].name
  }
}

extension Array {
  /// Those for which it does not hold, or all if it holds for each of them.
  fileprivate func unlessAll(_ holds: (Element) -> Bool) -> [Element] {
    let others = filter { !holds($0) }
    return others.isEmpty ? self : others
  }
}
