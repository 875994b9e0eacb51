/// One link of a chain such as `self.view?.present(next, animated: true)`; the chain is read from its last link back.
///
/// Of steps there are more than of anything else, so that each is three numbers.
@usableFromInline
package struct ExpressionStep: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    // What a chain begins with.
    case name, selfValue, superValue, literal, closure, implicitMember, keyPath, macro, other
    // What goes on.
    case member, `subscript`, call, cast
    /// Parentheses around a chain, with which another begins.
    case group

    @inlinable package static func == (left: Kind, right: Kind) -> Bool { isSameCase(left, right) }
  }

  /// The kind in the highest four bits. Below them a call's index in `calls`, a cast's type in `typeReferences`, a group's
  /// scope; the name of all others.
  @usableFromInline var kindAndNumber: UInt32
  package var offset: UInt32
  /// The link before; for what a chain begins with its scope.
  @usableFromInline let link: Int32

  /// - Parameters:
  ///   - base: The link before, for a group the chain inside the parentheses; none for all else that a chain begins with.
  ///   - payload: A call's index, a cast's type; for what a chain begins with its scope.
  init(kind: Kind, name: Name, offset: UInt32, base: ID<ExpressionStep>, payload: Int32) {
    let number = kind.rawValue < Kind.call.rawValue ? name.id : UInt32(truncatingIfNeeded: payload)
    kindAndNumber = UInt32(kind.rawValue) << 28 | number & Self.numberBits
    self.offset = offset
    link = kind.rawValue < Kind.member.rawValue ? payload : base.rawValue
  }

  @usableFromInline static let noName = Name(.underscore)

  @inlinable static var numberBits: UInt32 { 1 << 28 - 1 }

  @inlinable package var kind: Kind {
    // Only `init` writes these bits, whatever the name; and those of a kind are its raw value.
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: kindAndNumber &>> 28), to: Kind.self)
  }

  @inlinable var number: UInt32 { kindAndNumber & Self.numberBits }

  @inlinable var hasName: Bool { kindAndNumber < UInt32(Kind.call.rawValue) &<< 28 }

  /// `_` where there is none.
  @inlinable package var name: Name {
    get { hasName ? Name(id: number) : Self.noName }
    set {
      if hasName { kindAndNumber = kindAndNumber & ~Self.numberBits | newValue.id & Self.numberBits }
    }
  }

  /// The link before, for a group the chain inside the parentheses; none for all else that a chain begins with.
  @inlinable package var base: ID<ExpressionStep> {
    kindAndNumber < UInt32(Kind.member.rawValue) &<< 28 ? .none : ID(Int(link))
  }

  /// Of what a chain begins with.
  @inlinable package var scope: ID<Scope> { kind == .group ? ID(Int(number)) : ID(Int(link)) }
  @inlinable package var call: ID<Call> { ID(Int(number)) }
  @inlinable package var type: ID<TypeReference> { ID(Int(number)) }
}

@usableFromInline
package struct Call: Sendable {
  /// The chain up to and with the name that is called.
  package var callee: ID<ExpressionStep>
  package var arguments: Range<Int32>
  package var scope: ID<Scope>
  /// Where the called expression starts and the call ends.
  package var range: ByteRange
}

@usableFromInline
package struct Argument: Sendable {
  /// Whether it is a trailing closure in the highest bit; below it the label, or all bits where there is none.
  @usableFromInline var labelAndForm: UInt32
  /// The argument where it is one chain of names and calls.
  package var value: ID<ExpressionStep>

  init(label: Name?, isTrailingClosure: Bool, value: ID<ExpressionStep>) {
    let form: UInt32 = isTrailingClosure ? 1 << 31 : 0
    labelAndForm = form | (label?.id ?? Self.noLabel) & Self.noLabel
    self.value = value
  }

  @inlinable static var noLabel: UInt32 { 1 << 31 - 1 }

  @inlinable package var isTrailingClosure: Bool { labelAndForm >> 31 == 1 }

  @inlinable package var label: Name? {
    get { labelAndForm & Self.noLabel == Self.noLabel ? nil : Name(id: labelAndForm & Self.noLabel) }
    set { labelAndForm = labelAndForm & ~Self.noLabel | (newValue?.id ?? Self.noLabel) & Self.noLabel }
  }
}

/// `target = value`.
package struct Assignment: Sendable {
  package var target: ID<ExpressionStep>
  package var value: ID<ExpressionStep>
  package var scope: ID<Scope>
  package var offset: UInt32
}
