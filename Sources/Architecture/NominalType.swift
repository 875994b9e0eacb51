package import SwiftReading

/// A class, struct, enum, actor or protocol with all its extensions, or a type that the code base names but does not
/// declare.
///
/// A class for the reasons for which `Codebase` is one, and written to by the builder alone.
@usableFromInline
package final class NominalType: @unchecked Sendable {
  @usableFromInline
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// Declared outside the files that were read.
    case external
  }

  @usableFromInline package let kind: Kind
  package let name: Name
  /// The type in which it is nested.
  package let parent: TypeID
  /// Declared inside a function, where no other code sees it.
  package let isLocal: Bool
  /// The declaration, then the extensions, in the order of their files. An external type has extensions only.
  @exclusivity(unchecked) package internal(set) var parts: [Part]
  @exclusivity(unchecked) package internal(set) var supertypes: [Supertype] = []
  /// The types that name this one among their supertypes.
  @exclusivity(unchecked) package internal(set) var subtypes: [TypeID] = []
  @exclusivity(unchecked) package internal(set) var properties: [PropertyPlace] = []
  @exclusivity(unchecked) package internal(set) var functions: [FunctionPlace] = []

  init(kind: Kind, name: Name, parent: TypeID, parts: [Part], isLocal: Bool = false) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.parts = parts
    self.isLocal = isLocal
  }

  @inlinable package var isDeclared: Bool { kind != .external }
  @inlinable package var isContract: Bool { kind == .protocol }
  @inlinable package var isClass: Bool { kind == .class || kind == .actor }
}

/// One declaration or extension of a type.
@usableFromInline
package struct Part: Hashable, Sendable {
  package let declaration: ID<TypeDeclaration>
  @usableFromInline let fileNumber: Int32

  package init(file: Int, declaration: ID<TypeDeclaration>) {
    fileNumber = Int32(truncatingIfNeeded: file)
    self.declaration = declaration
  }

  @inlinable package var file: Int { Int(fileNumber) }
}

/// A type behind the colon of a declaration or an extension.
package struct Supertype: Sendable {
  package var type: TypeID
  package var file: Int
  package var reference: ID<TypeReference>
}

/// A type as it is written in one file.
@usableFromInline
package struct TypePlace: Hashable, Sendable {
  package let reference: ID<TypeReference>
  @usableFromInline let fileNumber: Int32

  package init(file: Int, reference: ID<TypeReference>) {
    fileNumber = Int32(truncatingIfNeeded: file)
    self.reference = reference
  }

  @inlinable package var file: Int { Int(fileNumber) }
}

@usableFromInline
package struct PropertyPlace: Hashable, Sendable {
  package let property: ID<PropertyDeclaration>
  @usableFromInline let fileNumber: Int32

  package init(file: Int, property: ID<PropertyDeclaration>) {
    fileNumber = Int32(truncatingIfNeeded: file)
    self.property = property
  }

  @inlinable package var file: Int { Int(fileNumber) }
}

@usableFromInline
package struct FunctionPlace: Hashable, Sendable {
  package let function: ID<FunctionDeclaration>
  @usableFromInline let fileNumber: Int32

  package init(file: Int, function: ID<FunctionDeclaration>) {
    fileNumber = Int32(truncatingIfNeeded: file)
    self.function = function
  }

  @inlinable package var file: Int { Int(fileNumber) }
}

/// The place of a type in `Codebase.types`.
package typealias TypeID = ID<NominalType>
