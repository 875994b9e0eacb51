import Architecture
import SwiftReading

/// The types that the declarations and bodies of a file name, each with the type that does so.
struct TypeUses {
  struct Use {
    var owner: TypeID
    /// As written; of a name behind a module's, the type's own.
    var name: String
    /// The type of the code base, if it is one.
    var type: TypeID?
    var range: ByteRange
    var scope: ID<Scope>
    /// The written type that it is a part of; none in an expression.
    var reference: ID<TypeReference> = .none
  }

  /// In the order of the file.
  private(set) var all: [Use] = []

  private let codebase: Codebase
  private let file: Int
  private let unit: CodebaseFile
  private let names: NameSet?

  /// With `names`, only the uses of these are looked at.
  init(codebase: Codebase, file: Int, names: NameSet? = nil) {
    self.codebase = codebase
    self.file = file
    self.names = names
    unit = codebase.files[file]
    all = references() + expressions()
    all.sort { $0.range.start < $1.range.start }
  }

  private func references() -> [Use] {
    var owners: [Int: TypeID]?
    var uses: [Use] = []
    for (index, reference) in unit.outline.typeReferences.enumerated() where reference.usage != .extended {
      for number in reference.mentions where isLookedAt(unit.outline.mentions[Int(number)]) {
        let ofInheritance = owners ?? ownersOfInheritance()
        owners = ofInheritance
        let owner = ofInheritance[index] ?? codebase.enclosingType(reference.scope, in: file)
        guard !owner.isNone else { break }
        uses.append(use(unit.outline.mentions[Int(number)], of: ID(index), owner, reference.scope))
      }
    }
    return uses
  }

  private func isLookedAt(_ mention: TypeMention) -> Bool {
    names?.contains(ownName(mention)) ?? true
  }

  /// What stands behind the colon of a declaration lies outside of its body.
  private func ownersOfInheritance() -> [Int: TypeID] {
    var owners: [Int: TypeID] = [:]
    for type in codebase.typesInFile(file) {
      for supertype in codebase[type].supertypes where supertype.file == file {
        owners[supertype.reference.offset] = type
      }
    }
    return owners
  }

  private func use(
    _ mention: TypeMention, of reference: ID<TypeReference>, _ owner: TypeID, _ scope: ID<Scope>
  ) -> Use {
    let path = mention.path.map { unit.outline.paths[Int($0)] }
    let length = path.reduce(path.count - 1) { $0 + codebase.names.length(of: $1) }
    return Use(
      owner: owner, name: codebase.text(ownName(mention)), type: codebase.type(named: mention, in: file, scope: scope),
      range: ByteRange(start: mention.offset, end: mention.offset + UInt32(length)), scope: scope,
      reference: reference)
  }

  /// The first name that is not the module's.
  private func ownName(_ mention: TypeMention) -> Name {
    let first = unit.outline.paths[Int(mention.path.lowerBound)]
    return mention.path.count > 1 && isModule(first) ? unit.outline.paths[Int(mention.path.lowerBound) + 1] : first
  }

  private func isModule(_ name: Name) -> Bool {
    unit.outline.imports.contains { $0.path.first.map { unit.outline.paths[Int($0)] } == name }
  }

  private func expressions() -> [Use] {
    unit.outline.steps.indices.compactMap { index in
      let step = unit.outline.steps[index]
      guard step.kind == .name, names?.contains(step.name) ?? true else { return nil }
      let owner = codebase.enclosingType(step.scope, in: file)
      guard !owner.isNone else { return nil }
      let length = UInt32(codebase.names.length(of: step.name))
      return Use(
        owner: owner, name: codebase.text(step.name), type: codebase.typeNamed(by: ID(index), in: file),
        range: ByteRange(start: step.offset, end: step.offset + length), scope: step.scope)
    }
  }
}
