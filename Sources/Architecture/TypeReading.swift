import SourceTrees
package import SwiftReading

/// A nominal type that a written type refers to, and how a value of the written type holds it.
package struct ReferredType: Sendable {
  package var type: TypeID
  /// Inside an array, a set, a dictionary or a tuple.
  package var isElement = false
  /// Inside a box that holds it weakly.
  package var isWeaklyBoxed = false
  /// Known only as the constraint of a generic parameter or an associated type.
  package var isGeneric = false
}

/// What the written types of one file stand for, and what its calls create: found once, since many ask.
///
/// A class for the reason for which `CodebaseFile` is one.
final class ResolvedTypes: Sendable {
  /// What each mention names: a type by its number, or one of the things that have none.
  private let mentions: [Int32]
  /// Those that are no types.
  private let others: [NamedThing]
  /// The types of all references, one after the other; those of reference `i` are `starts[i]..<starts[i + 1]`.
  private let types: [ReferredType]
  private let starts: [Int32]
  /// The type that each call names, to create one; none where it calls something else.
  let calls: [TypeID]

  init(of file: Int, in codebase: Codebase) {
    let outline = codebase.files[file].outline
    var mentions = [Int32](repeating: Self.unknown, count: outline.mentions.count)
    var others: [NamedThing] = []
    var types: [ReferredType] = []
    types.reserveCapacity(outline.mentions.count)
    var starts: [Int32] = [0]
    starts.reserveCapacity(outline.typeReferences.count + 1)
    for reference in outline.typeReferences {
      for number in reference.mentions {
        let mention = outline.mentions[Int(number)]
        let thing = codebase.resolve(mention.path, in: file, scope: reference.scope)
        switch thing {
        case .type(let type): mentions[Int(number)] = type.rawValue
        case .unknown: break
        default:
          others.append(thing)
          mentions[Int(number)] = Self.unknown - Int32(truncatingIfNeeded: others.count)
        }
        codebase.addTypes(held: mention, thing, in: file, depth: Codebase.referenceDepth, to: &types)
      }
      starts.append(Int32(truncatingIfNeeded: types.count))
    }
    (self.mentions, self.others, self.types, self.starts) = (mentions, others, types, starts)
    calls = outline.calls.map { codebase.typeNamed(by: $0.callee, in: file) ?? .none }
  }

  private static var unknown: Int32 { -1 }

  func thing(named mention: Int) -> NamedThing {
    let number = mentions[mention]
    if number >= 0 { return .type(TypeID(Int(number))) }
    return number == Self.unknown ? .unknown : others[Int(Self.unknown - number) - 1]
  }

  /// False for what is no type, alias or generic parameter of the code base.
  func isKnown(_ mention: Int32) -> Bool { mentions[Int(mention)] != Self.unknown }

  /// The types of a reference; none for none.
  func types(of reference: ID<TypeReference>) -> ArraySlice<ReferredType> { types[range(of: reference)] }

  /// Whether one of them is wanted; a slice of them would have to be counted as a reference.
  func contains(_ reference: ID<TypeReference>, where isWanted: (ReferredType) -> Bool) -> Bool {
    range(of: reference).contains { isWanted(types[$0]) }
  }

  private func range(of reference: ID<TypeReference>) -> Range<Int> {
    guard !reference.isNone else { return 0..<0 }
    return Int(starts[reference.offset])..<Int(starts[reference.offset + 1])
  }
}

extension CodebaseBuilder {
  /// - Parameter work: What hangs on no written type.
  func resolveWrittenTypes(beside work: @Sendable () -> Void) {
    codebase.resolvedTypes = concurrentMap(codebase.files.count, jobs: jobs, beside: work) { [codebase] file in
      ResolvedTypes(of: file, in: codebase)
    }
  }
}

extension Codebase {
  /// Aliases whose type is another alias, and so on, are followed this far.
  static let referenceDepth = 8

  /// Wrappers that hold what is in them weakly, as property wrapper or as generic type.
  static let weakBoxes: Set<String> = [
    "Weak", "WeakRef", "WeakBox", "WeakReference", "WeakWrapper", "WeakContainer", "WeakObject", "Unowned",
    "UnownedRef",
  ]

  private static let containers: Set<String> = [
    "Optional", "ImplicitlyUnwrappedOptional", "Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary",
  ]

  /// The types that a value of the written type holds directly: optionals, collections, tuples, compositions and
  /// aliases are looked through; what only a closure or an unknown generic type mentions is left out.
  package func referredTypes(_ place: TypePlace) -> ArraySlice<ReferredType> {
    resolvedTypes[place.file].types(of: place.reference)
  }

  /// What a mention of a written type names.
  func thing(named mention: Int, in file: Int) -> NamedThing { resolvedTypes[file].thing(named: mention) }

  /// The type that a call creates, by its name: `Foo()`, `Foo.init()`, `Outer.Foo()`.
  package func typeCreated(by call: ID<Call>, in file: Int) -> TypeID? {
    guard !call.isNone, case let type = resolvedTypes[file].calls[call.offset], !type.isNone else { return nil }
    return type
  }

  /// The types that a written type refers to, while these are still being put together.
  func findReferredTypes(_ place: TypePlace, depth: Int) -> [ReferredType] {
    var found: [ReferredType] = []
    addReferredTypes(place, depth: depth, to: &found)
    return found
  }

  private func addReferredTypes(_ place: TypePlace, depth: Int, to found: inout [ReferredType]) {
    let outline = files[place.file].outline
    guard depth > 0, let reference = outline.typeReferences[ifAny: place.reference] else { return }
    for number in reference.mentions {
      let mention = outline.mentions[Int(number)]
      let thing = resolve(mention.path, in: place.file, scope: reference.scope)
      addTypes(held: mention, thing, in: place.file, depth: depth, to: &found)
    }
  }

  /// Adds the types behind one name of a written type, where a value of that holds them.
  fileprivate func addTypes(
    held mention: TypeMention, _ thing: NamedThing, in file: Int, depth: Int, to found: inout [ReferredType]
  ) {
    guard !mention.position.isApart, let context = holding(mention, in: file) else { return }
    let first = found.count
    addTypes(of: mention, thing, in: file, depth: depth, to: &found)
    for index in first..<found.count {
      if context.isElement || mention.position.isElement { found[index].isElement = true }
      if context.isWeaklyBoxed { found[index].isWeaklyBoxed = true }
    }
  }

  /// The nominal types behind one name of a written type.
  func types(of mention: TypeMention, in file: Int, scope: ID<Scope>, depth: Int) -> [ReferredType] {
    var found: [ReferredType] = []
    addTypes(of: mention, resolve(mention.path, in: file, scope: scope), in: file, depth: depth, to: &found)
    return found
  }

  private func addTypes(
    of mention: TypeMention, _ thing: NamedThing, in file: Int, depth: Int, to found: inout [ReferredType]
  ) {
    switch thing {
    case .type(let type): found.append(ReferredType(type: type))
    case .alias(let alias): addReferredTypes(aliases[alias].place, depth: depth - 1, to: &found)
    case .parameter(let constraints):
      let first = found.count
      for constraint in constraints { addReferredTypes(constraint, depth: depth - 1, to: &found) }
      for index in first..<found.count { found[index].isGeneric = true }
    case .ambiguous: break
    case .unknown:
      let name = files[file].outline.paths[Int(mention.path.upperBound) - 1]
      if let external = lookup.external(name) { found.append(ReferredType(type: external)) }
    }
  }

  /// The name that a written type begins with, and whether the type is optional, written as `P?` or as `Optional<P>`.
  package func outermostMention(
    of type: ID<TypeReference>, in file: Int
  ) -> (mention: TypeMention, isOptional: Bool)? {
    let outline = files[file].outline
    guard let reference = outline.typeReferences[ifAny: type] else { return nil }
    var isWrapped = false
    for number in reference.mentions {
      var mention = outline.mentions[Int(number)]
      if mention.path.count == 1, outline.paths[Int(mention.path.lowerBound)] == nameOfOptional {
        isWrapped = true
      } else {
        if isWrapped { mention.position.remove(.genericArgument) }
        return (mention, isWrapped || reference.isOptional)
      }
    }
    return nil
  }

  /// How the generic types around a mention hold it; nil when that is not known.
  private func holding(_ mention: TypeMention, in file: Int) -> (isElement: Bool, isWeaklyBoxed: Bool)? {
    var isElement = false
    var isWeaklyBoxed = false
    var parent = mention.parent
    while !parent.isNone {
      let box = files[file].outline.mentions[parent]
      let name = text(files[file].outline.paths[Int(box.path.upperBound) - 1])
      if Self.weakBoxes.contains(name) {
        isWeaklyBoxed = true
      } else if Self.containers.contains(name) {
        isElement = isElement || !name.hasSuffix("Optional")
      } else {
        return nil
      }
      parent = box.parent
    }
    return (isElement, isWeaklyBoxed)
  }
}
