/// One link of a chain such as `self.view?.present(next, animated: true)`; the chain is read from its last link back.
@usableFromInline
package struct ExpressionStep: Sendable {
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    // What a chain begins with.
    case name, selfValue, superValue, literal, closure, group, implicitMember, keyPath, macro, other
    // What goes on.
    case member, call, `subscript`, cast

    @inlinable package static func == (left: Kind, right: Kind) -> Bool { isSameCase(left, right) }
  }

  /// The kind in the highest four bits, the number of the name below: there are more steps than anything else.
  @usableFromInline var kindAndName: UInt32
  package var offset: UInt32
  /// The link before; none for what a chain begins with. For a group the chain inside the parentheses.
  package var base: ID<ExpressionStep>
  /// A call's index in `calls`, a cast's type in `typeReferences`; for what a chain begins with its scope.
  @usableFromInline package var payload: Int32

  init(kind: Kind, name: Name, offset: UInt32, base: ID<ExpressionStep>, payload: Int32) {
    kindAndName = UInt32(kind.rawValue) << 28 | name.id & Self.nameBits
    self.offset = offset
    self.base = base
    self.payload = payload
  }

  @inlinable static var nameBits: UInt32 { 1 << 28 - 1 }

  @inlinable package var kind: Kind {
    // Only `init` writes these bits, whatever the name; and those of a kind are its raw value.
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: kindAndName &>> 28), to: Kind.self)
  }

  @inlinable package var name: Name {
    get { Name(id: kindAndName & Self.nameBits) }
    set { kindAndName = kindAndName & ~Self.nameBits | newValue.id & Self.nameBits }
  }

  @inlinable package var scope: ID<Scope> { ID(Int(payload)) }
  @inlinable package var call: ID<Call> { ID(Int(payload)) }
  @inlinable package var type: ID<TypeReference> { ID(Int(payload)) }
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

package struct Argument: Sendable {
  package var label: Name?
  package var isTrailingClosure: Bool
  /// The argument where it is one chain of names and calls.
  package var value: ID<ExpressionStep>
}

/// `target = value`.
package struct Assignment: Sendable {
  package var target: ID<ExpressionStep>
  package var value: ID<ExpressionStep>
  package var scope: ID<Scope>
  package var offset: UInt32
}
