/// The place of an element in one of an outline's arrays, or none.
@usableFromInline
package struct ID<Element>: Hashable, Sendable {
  @usableFromInline
  package let rawValue: Int32

  @inlinable
  package init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  @inlinable
  package static var none: ID { ID(-1) }

  @inlinable
  package var isNone: Bool { rawValue < 0 }

  @inlinable
  package var offset: Int { Int(rawValue) }

  @inlinable
  package static func == (left: ID, right: ID) -> Bool { left.rawValue == right.rawValue }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Array {
  @inlinable
  package subscript(id: ID<Element>) -> Element {
    get { self[id.offset] }
    set { self[id.offset] = newValue }
  }

  /// The element at `id`, unless that is none.
  @inlinable
  package subscript(ifAny id: ID<Element>) -> Element? {
    id.isNone ? nil : self[id.offset]
  }
}

/// True for the same case of an enumeration without payloads, which is one byte, another for each case.
///
/// What the compiler makes of `==` for an enumeration of another target is a call through a table.
@inlinable
func isSameCase<Case>(_ left: Case, _ right: Case) -> Bool {
  unsafe unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
}

/// Bytes from `start` up to `end`, counted from the beginning of the file.
@usableFromInline
package struct ByteRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }
}

/// What one file declares and what its bodies do, as flat arrays whose elements point to each other by index.
///
/// An outline knows the words of Swift and nothing else: no name in it is resolved. The branches of `#if` are all in
/// it. Malformed source leaves gaps; every index that is not none is valid all the same.
@usableFromInline
package struct Outline: Sendable {
  package internal(set) var imports: [Import] = []
  /// The first is the file. A scope comes after its parent.
  @usableFromInline package internal(set) var scopes: [Scope] = []
  package internal(set) var types: [TypeDeclaration] = []
  package internal(set) var functions: [FunctionDeclaration] = []
  package internal(set) var properties: [PropertyDeclaration] = []
  package internal(set) var parameters: [Parameter] = []
  package internal(set) var genericParameters: [GenericParameter] = []
  package internal(set) var requirements: [Requirement] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var locals: [LocalBinding] = []
  package internal(set) var typeReferences: [TypeReference] = []
  package internal(set) var mentions: [TypeMention] = []
  /// The components of all dotted names, one name after the other.
  package internal(set) var paths: [Name] = []
  /// The names that stand in types and in expressions, each once; what only an import names is not among them.
  package internal(set) var names: [Name] = []
  @usableFromInline package internal(set) var steps: [ExpressionStep] = []
  package internal(set) var calls: [Call] = []
  package internal(set) var arguments: [Argument] = []
  package internal(set) var assignments: [Assignment] = []

  package internal(set) var directives: [CommentDirective] = []
  /// The byte offset at which every line starts.
  package internal(set) var lineStarts = LineStarts()
  /// True when the first line ends with CR LF.
  package internal(set) var hasWindowsLineEnds = false
  /// The number of lines with something else than comments on them.
  package internal(set) var codeLines = 0
  /// True when a comment before the first declaration says that a program wrote the file.
  package internal(set) var isGenerated = false
  /// False when the bytes are no UTF-8 text; the outline then holds what could be read.
  package internal(set) var isText = true
}

package typealias PathRange = Range<Int32>

/// `import kind path`, with its attributes and modifiers.
package struct Import: Sendable {
  package var path: PathRange
  /// `class`, `func` and the like before the path.
  package var kind: Word?
  package var modifiers: Modifiers
  package var attributes: Range<Int32>
  /// From the first attribute or modifier to the end of the path.
  package var range: ByteRange
  package var keyword: UInt32
  package var pathRange: ByteRange
  package var scope: ID<Scope>
  /// Inside `#if`.
  package var isConditional: Bool
  /// Its lines, with the end of the last; nil where something else stands on them.
  package var ownLines: ByteRange?
}

/// A region of names: every pair of braces with declarations or statements in it.
@usableFromInline
package struct Scope: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case file, type, function, property, closure, block

    @inlinable package static func == (left: Kind, right: Kind) -> Bool { isSameCase(left, right) }
  }

  package var kind: Kind
  /// The index into `types`, `functions` or `properties` for those kinds.
  package var subject: Int32
  @usableFromInline package var parent: ID<Scope>
}

@usableFromInline
package struct Modifiers: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let `private` = Modifiers(rawValue: 1 << 0)
  package static let `fileprivate` = Modifiers(rawValue: 1 << 1)
  package static let `internal` = Modifiers(rawValue: 1 << 2)
  package static let package = Modifiers(rawValue: 1 << 3)
  package static let `public` = Modifiers(rawValue: 1 << 4)
  package static let open = Modifiers(rawValue: 1 << 5)
  package static let final = Modifiers(rawValue: 1 << 6)
  package static let `static` = Modifiers(rawValue: 1 << 7)
  package static let `class` = Modifiers(rawValue: 1 << 8)
  package static let override = Modifiers(rawValue: 1 << 9)
  package static let lazy = Modifiers(rawValue: 1 << 10)
  package static let weak = Modifiers(rawValue: 1 << 11)
  package static let unowned = Modifiers(rawValue: 1 << 12)
  package static let indirect = Modifiers(rawValue: 1 << 13)
  package static let convenience = Modifiers(rawValue: 1 << 14)
  package static let required = Modifiers(rawValue: 1 << 15)
  package static let mutating = Modifiers(rawValue: 1 << 16)
  package static let nonisolated = Modifiers(rawValue: 1 << 17)
  package static let optional = Modifiers(rawValue: 1 << 18)
  /// A modifier that says nothing to any rule.
  package static let other = Modifiers(rawValue: 1 << 19)
  /// The access level stands for the setter only: `private(set)`.
  package static let setterAccess = Modifiers(rawValue: 1 << 20)

  /// Not stored with each instance.
  package var isTypeMember: Bool { !isDisjoint(with: [.static, .class]) }

  package var isPrivate: Bool { !isDisjoint(with: [.private, .fileprivate]) }

  /// What is held is not kept alive.
  package var isWeakOrUnowned: Bool { !isDisjoint(with: [.weak, .unowned]) }
}

/// `@Name(…)`.
package struct Attribute: Sendable {
  package var type: ID<TypeReference>
  /// The last component of a key path that is its first argument: `dismiss` of `@Environment(\.dismiss)`.
  package var keyPath: Name?
  package var hasArguments: Bool
  /// `@available(*, deprecated)`, with or without more.
  package var isDeprecation = false
}

@usableFromInline
package struct TypeDeclaration: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`

    @inlinable package static func == (left: Kind, right: Kind) -> Bool { isSameCase(left, right) }
  }

  package var kind: Kind
  /// For an extension the last component of the extended type.
  package var name: Name
  package var nameRange: ByteRange
  package var modifiers: Modifiers
  package var attributes: Range<Int32>
  /// The extended type, or what an alias stands for.
  package var subject: ID<TypeReference>
  /// The types behind the colon.
  package var inherited: Range<Int32>
  package var genericParameters: Range<Int32>
  package var requirements: Range<Int32>
  /// The end of the name and what is in angle brackets behind it: where the inheritance clause begins, or would.
  package var headEnd: UInt32
  /// Where it is declared, and the scope of its members.
  package var scope: ID<Scope>
  package var body: ID<Scope>
  /// From the introducing keyword to the closing brace.
  package var range: ByteRange
  /// Lines of the declaration with something else than comments on them.
  package var codeLines: Int32
}

package struct GenericParameter: Sendable {
  package var name: Name
  package var constraint: ID<TypeReference>
}

/// `left: right` or `left == right` of a `where` clause.
package struct Requirement: Sendable {
  package var left: ID<TypeReference>
  package var right: ID<TypeReference>
  package var isSameType: Bool
}

@usableFromInline
package struct FunctionDeclaration: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case function, initializer, deinitializer, `subscript`, macro

    @inlinable package static func == (left: Kind, right: Kind) -> Bool { isSameCase(left, right) }
  }

  package var kind: Kind
  package var name: Name
  package var nameRange: ByteRange
  package var modifiers: Modifiers
  package var attributes: Range<Int32>
  package var genericParameters: Range<Int32>
  package var requirements: Range<Int32>
  package var parameters: Range<Int32>
  package var result: ID<TypeReference>
  package var scope: ID<Scope>
  @usableFromInline package var body: ID<Scope>
  package var range: ByteRange
  @inlinable package var hasBody: Bool { !body.isNone }
}

@usableFromInline
package struct Parameter: Sendable {
  /// The argument label; nil where the call has none.
  package var label: Name?
  package var isVariadic: Bool
  package var name: Name
  package var type: ID<TypeReference>
}

@usableFromInline
package struct PropertyDeclaration: Sendable {
  @usableFromInline
  package enum Storage: UInt8, Sendable {
    case stored, observed, computed, requirement

    @inlinable package static func == (left: Storage, right: Storage) -> Bool { isSameCase(left, right) }
  }

  package var name: Name
  package var nameRange: ByteRange
  package var isLet: Bool
  @usableFromInline package var storage: Storage
  package var hasInitializer: Bool
  package var modifiers: Modifiers
  package var attributes: Range<Int32>
  package var type: ID<TypeReference>
  /// What it is initialised with, where that is one chain of names and calls.
  package var value: ID<ExpressionStep>
  package var scope: ID<Scope>
  /// From the first attribute or modifier of its declaration to the end of the name's own part.
  package var range: ByteRange

  @inlinable package var isStored: Bool { storage == .stored || storage == .observed }
}

/// A name that a statement, a pattern or a closure introduces.
@usableFromInline
package struct LocalBinding: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case declaration, optionalBinding, pattern, closureParameter, capture

    @inlinable package static func == (left: Kind, right: Kind) -> Bool { isSameCase(left, right) }
  }

  package var kind: Kind
  package var name: Name
  package var offset: UInt32
  package var type: ID<TypeReference>
  package var value: ID<ExpressionStep>
  package var scope: ID<Scope>
}

/// A type as it is written.
@usableFromInline
package struct TypeReference: Sendable {
  @usableFromInline
  package enum Usage: UInt8, Sendable {
    case inheritance, extended, alias, property, parameter, result, payload, constraint, attribute, local, cast, test
    case expression, effect

    @inlinable package static func == (left: Usage, right: Usage) -> Bool { isSameCase(left, right) }
  }

  package var usage: Usage
  package var isOptional: Bool
  package var range: ByteRange
  package var mentions: Range<Int32>
  package var scope: ID<Scope>
}

/// One named type inside a type as it is written.
@usableFromInline
package struct TypeMention: Sendable {
  package struct Position: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Inside `[…]`.
    package static let collection = Position(rawValue: 1)
    /// An element of a tuple.
    package static let tuple = Position(rawValue: 2)
    /// A parameter or the result of a function type.
    package static let function = Position(rawValue: 4)
    /// Inside `<…>` of `parent`.
    package static let genericArgument = Position(rawValue: 8)
    /// `P.Type` or `P.Protocol`.
    package static let metatype = Position(rawValue: 16)
    /// A member of a type with generic arguments, `Box<A>.Item`; only the part behind the arguments is in `path`.
    package static let memberOfGeneric = Position(rawValue: 32)

    /// A value of the whole type holds no value of this one.
    package var isApart: Bool { !isDisjoint(with: [.function, .metatype, .memberOfGeneric]) }
    package var isElement: Bool { !isDisjoint(with: [.collection, .tuple]) }
    package var isFunctionOrCollection: Bool { !isDisjoint(with: [.function, .collection]) }
    package var isFunctionOrMetatype: Bool { !isDisjoint(with: [.function, .metatype]) }
  }

  package var path: PathRange
  package var offset: UInt32
  package var position: Position
  /// The mention whose generic argument this is.
  package var parent: ID<TypeMention>
}

extension Outline {
  /// True for a scope that is the other, or lies in it.
  @inlinable package func isScope(_ scope: ID<Scope>, inside outer: ID<Scope>) -> Bool {
    var current = scope
    while !current.isNone, current != outer { current = scopes[current].parent }
    return !current.isNone
  }

  /// The scope in which the chain that a step ends begins.
  @inlinable package func scope(ofChainTo step: ExpressionStep) -> ID<Scope> {
    var step = step
    while let base = steps[ifAny: step.base] { step = base }
    return step.scope
  }

  /// The 1-based line and UTF-8 column of a byte offset.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset) - Int(lineStarts.isEmpty ? 0 : lineStarts[low]) + 1)
  }
}
