/// An open bracket of a type that is being read.
struct TypeContext {
  enum Kind { case tuple, collection, generics }

  var kind: Kind
  /// The bracket's token; for generics the token in which the `<` stands.
  var opener: Int
  /// What is true of every name inside.
  var position: TypeMention.Position
  /// The mention whose generic arguments are the innermost ones here.
  var owner: ID<TypeMention>
  /// Behind `->`, up to the next comma.
  var isFunctionResult = false
}

/// Reads one type without recursion. `offset` counts the bytes of the next token that belong to a token already read,
/// since `>`, `?` and `&` may stand together in one operator.
struct TypeReading {
  /// Behind `->`, outside all brackets.
  var isFunctionResult = false
  var offset: UInt32 = 0
  /// Behind a name or a closed bracket.
  var isComplete = false
  var isOptional = false
  /// False where a `.` goes on with something else than a type: in the root of a key path.
  var allowsMembers = true
  /// The mention that was read last, and so the one that generic arguments or `.Type` belong to.
  var last: ID<TypeMention> = .none
}

extension OutlineReader {
  var isInsideType: Bool {
    @inline(__always) get { !typeContexts.isEmpty }
  }

  /// What is true of the next name of the type.
  mutating func position(_ reading: TypeReading) -> TypeMention.Position {
    guard let context = typeContexts.last else { return reading.isFunctionResult ? .function : [] }
    return context.isFunctionResult ? context.position.union(.function) : context.position
  }

  /// Enters the bracket of a type that opens here.
  mutating func openContext(
    _ kind: TypeContext.Kind, adding added: TypeMention.Position, _ reading: inout TypeReading
  ) {
    let owner = kind == .generics ? reading.last : typeContexts.last?.owner ?? .none
    typeContexts.append(
      TypeContext(kind: kind, opener: index, position: position(reading).union(added), owner: owner))
    reading.isComplete = false
  }
}
