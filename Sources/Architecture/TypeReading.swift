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

extension Codebase {
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
  package func referredTypes(_ place: TypePlace, depth: Int = 8) -> [ReferredType] {
    guard depth > 0, let reference = files[place.file].outline.typeReferences[ifAny: place.reference] else { return [] }
    var found: [ReferredType] = []
    for number in reference.mentions {
      let mention = files[place.file].outline.mentions[Int(number)]
      guard !mention.position.isApart,
        var context = holding(mention, in: place.file)
      else { continue }
      context.isElement = context.isElement || mention.position.isElement
      for var referred in types(of: mention, in: place.file, scope: reference.scope, depth: depth) {
        referred.isElement = referred.isElement || context.isElement
        referred.isWeaklyBoxed = referred.isWeaklyBoxed || context.isWeaklyBoxed
        found.append(referred)
      }
    }
    return found
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
      if mention.path.count == 1, text(outline.paths[Int(mention.path.lowerBound)]) == "Optional" {
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

  /// The nominal types behind one name of a written type.
  func types(of mention: TypeMention, in file: Int, scope: ID<Scope>, depth: Int) -> [ReferredType] {
    switch resolve(mention.path, in: file, scope: scope) {
    case .type(let type): return [ReferredType(type: type)]
    case .alias(let alias): return referredTypes(aliases[alias].place, depth: depth - 1)
    case .parameter(let constraints):
      return constraints.flatMap { referredTypes($0, depth: depth - 1) }.map {
        var referred = $0
        referred.isGeneric = true
        return referred
      }
    case .ambiguous: return []
    case .unknown:
      let name = files[file].outline.paths[Int(mention.path.upperBound) - 1]
      return lookup.external(name).map { [ReferredType(type: $0)] } ?? []
    }
  }
}
