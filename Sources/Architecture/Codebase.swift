package import SourceTrees
package import SwiftReading

/// A file of the code base with what was read of it.
///
/// A class, since an outline is a score of arrays and many look at it: one reference is cheaper to hand on than all.
package final class CodebaseFile: Sendable {
  /// Relative to the working directory when below it; `/` between components.
  package let path: String
  package let outline: Outline

  package init(path: String, outline: Outline) {
    self.path = path
    self.outline = outline
  }
}

/// The graph of a code base: types with their extensions, roles, modules, links and dependencies.
///
/// Built once by `CodebaseBuilder`, then frozen. Everything in it is sorted by path and place, never by the numbers of
/// names, so that what is derived from it does not depend on the order in which files were read.
///
/// A class, since many look at it and one reference is cheaper to hand on than two dozen arrays. Sendable, since only
/// the builder writes, before anyone else has it; for the same reason exclusive access needs no check at each use.
package final class Codebase: @unchecked Sendable {
  /// Sorted by path.
  package let files: [CodebaseFile]
  let folders: FolderTable
  package let names: NameTable
  @exclusivity(unchecked) package internal(set) var types: [NominalType] = []
  @exclusivity(unchecked) package internal(set) var aliases: [Alias] = []
  /// The types that have a declaration or an extension in a file, by file.
  @exclusivity(unchecked) var typesOfFiles: [[TypeID]] = []
  /// The nominal type of every declaration, by file and declaration; none for aliases and associated types.
  @exclusivity(unchecked) var typesOfDeclarations: [[TypeID]] = []
  @exclusivity(unchecked) var lookup = TypeLookup()
  /// All supertypes of every type, nearest first.
  @exclusivity(unchecked) var supertypeClosures: [[TypeID]] = []
  /// All subtypes of every type, nearest first.
  @exclusivity(unchecked) var subtypeClosures: [[TypeID]] = []
  /// By file.
  @exclusivity(unchecked) var resolvedTypes: [ResolvedTypes] = []
  /// By the type's number.
  @exclusivity(unchecked) var screenBases: [ScreenBase] = []
  /// Where something of a name has to be looked for, by the name's number.
  @exclusivity(unchecked) var reachOfTypeNames: [TypeNameReach] = []
  /// True for every name that some property or function has, by the name's number.
  @exclusivity(unchecked) var isMemberName: [Bool] = []
  /// The same for types that are declared.
  @exclusivity(unchecked) var isDeclaredName: [Bool] = []
  /// Members that the code base adds to colours, images, fonts and other types of a user interface framework.
  @exclusivity(unchecked) package internal(set) var userInterfaceMembers: Set<Name> = []

  /// What the name of each type says about its role.
  @exclusivity(unchecked) var claims: [RoleClaim?] = []
  @exclusivity(unchecked) package internal(set) var components: [Component] = []
  /// The component that a type is, by the type's number; -1 for none.
  @exclusivity(unchecked) var componentOfType: [Int] = []
  @exclusivity(unchecked) package internal(set) var modules: [Module] = []
  /// The module that a type belongs to, by the type's number; -1 for none.
  @exclusivity(unchecked) var moduleOfType: [Int] = []
  /// Types whose name claims a role that nothing else supports.
  @exclusivity(unchecked) package internal(set) var unassigned: [Component] = []
  @exclusivity(unchecked) package internal(set) var links: [Link] = []
  /// The links of a type, by the type's number; nil where they were not collected.
  @exclusivity(unchecked) var linksOfOwner: [Range<Int>?] = []
  @exclusivity(unchecked) package internal(set) var wiring = Wiring()
  /// Sorted by place.
  @exclusivity(unchecked) package internal(set) var dependencies: [Dependency] = []
  package let settings: ArchitectureSettings
  /// Roles of the configuration whose patterns match no type.
  @exclusivity(unchecked) package internal(set) var unmatchedRoles: [Role] = []

  /// Nil where no file names it.
  let nameOfOptional: Name?
  let derivedValues = DerivedValues()

  init(files: [CodebaseFile], names: NameTable, settings: ArchitectureSettings, jobs: Int) {
    self.files = files
    folders = FolderTable(of: files, jobs: jobs)
    self.names = names
    self.settings = settings
    nameOfOptional = names.find("Optional")
  }
}

/// `typealias name = type`.
package struct Alias: Sendable {
  package var name: Name
  package var place: TypePlace
  package var declaration: Part
}

/// What a configuration says about the architecture.
package struct ArchitectureSettings: Sendable {
  /// The style of every module, unless it is told from the code.
  package var style: Style?
  /// Styles for modules whose files a glob matches; the last that matches holds.
  package var styles: [(paths: [Glob], style: Style)] = []
  package var roles: [RolePattern] = []
  package var grouping = ModuleGrouping.auto
  package var dependencies = DependencyTable()
  /// What the globs above are relative to.
  package var root = GlobRoot()

  package init() {}
}

package enum ModuleGrouping: String, Sendable, CaseIterable {
  case auto, folder, prefix
}

/// Types that the configuration gives a role.
package struct RolePattern: Sendable {
  package var role: Role
  package var names: [Glob] = []
  package var inherits: [String] = []
  package var conforms: [String] = []
  package var paths: [Glob] = []

  package init(role: Role) { self.role = role }
}

extension Codebase {
  package subscript(type: TypeID) -> NominalType { types[type.offset] }

  package func declaration(_ part: Part) -> TypeDeclaration { files[part.file].outline.types[part.declaration] }

  package func property(_ place: PropertyPlace) -> PropertyDeclaration {
    files[place.file].outline.properties[place.property]
  }

  package func function(_ place: FunctionPlace) -> FunctionDeclaration {
    files[place.file].outline.functions[place.function]
  }

  package func text(_ name: Name) -> String { names.text(of: name) }

  /// True where a word, in this spelling, stands anywhere in the type's name.
  package func nameContains(_ word: String, _ type: TypeID) -> Bool {
    let name = names.utf8(of: types[type.offset].name)
    return name.indices.contains { name[$0] == word.utf8.first && name[$0...].starts(with: word.utf8) }
  }

  package func name(_ type: TypeID) -> String { text(types[type.offset].name) }

  /// The name with those of the types around it, `Outer.Inner`.
  package func qualifiedName(_ type: TypeID) -> String {
    var parts: [String] = []
    var current = type
    while !current.isNone {
      parts.append(name(current))
      current = types[current.offset].parent
    }
    return parts.reversed().joined(separator: ".")
  }

  /// Tells a type from all others of the code base; it depends on the order of files and says nothing else.
  package func identity(of type: TypeID) -> Int { type.offset }

  /// Where the type is declared; nil for external types without extensions.
  package func place(_ type: TypeID) -> Place? {
    guard let part = types[type.offset].parts.first else { return nil }
    return Place(file: part.file, range: declaration(part).nameRange)
  }

  /// The type whose member or body the scope belongs to.
  package func enclosingType(_ scope: ID<Scope>, in file: Int) -> TypeID {
    var current = scope
    while !current.isNone {
      let found = files[file].outline.scopes[current]
      if found.kind == .type { return typesOfDeclarations[file][Int(found.subject)] }
      current = found.parent
    }
    return .none
  }

  /// The function around a scope, innermost first found; nil outside of functions.
  package func enclosingFunction(_ scope: ID<Scope>, in file: Int) -> ID<FunctionDeclaration>? {
    var current = scope
    while !current.isNone {
      let found = files[file].outline.scopes[current]
      if found.kind == .function { return ID(Int(found.subject)) }
      if found.kind == .type { return nil }
      current = found.parent
    }
    return nil
  }
}

/// A range of bytes in a file of the code base.
@usableFromInline
package struct Place: Hashable, Sendable, Comparable {
  @usableFromInline let fileNumber: Int32
  package let range: ByteRange

  package init(file: Int, range: ByteRange) {
    fileNumber = Int32(truncatingIfNeeded: file)
    self.range = range
  }

  /// The index into `Codebase.files`, which are sorted by path.
  @inlinable package var file: Int { Int(fileNumber) }

  @usableFromInline package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.range.start, left.range.end) < (right.file, right.range.start, right.range.end)
  }
}

extension Codebase {
  /// The types whose first declaration is in the file.
  package func declaredTypes(in file: Int) -> [TypeID] {
    typesOfDeclarations[file].enumerated().compactMap { index, type in
      guard !type.isNone, self[type].parts.first == Part(file: file, declaration: ID(index)), self[type].isDeclared
      else { return nil }
      return type
    }
  }

  /// True when the code base declares a type of that name, nested or not.
  package func declaresType(named name: Name) -> Bool { isDeclaredName[Int(name.id)] }

  package func declaresType(named name: String) -> Bool { names.find(name).map(declaresType) ?? false }
}

extension Codebase {
  /// For every file, whether one of the names stands in it as part of a type or of an expression.
  package func filesNaming(_ names: NameSet) -> [Bool] {
    files.map { !names.isEmpty && $0.outline.names.contains(where: names.contains) }
  }

  /// The types that have a declaration or an extension in the file, each once.
  package func typesInFile(_ file: Int) -> [TypeID] { typesOfFiles[file] }
}

extension Codebase {
  /// The name of a function with its argument labels, `tableView(_:didSelectRowAt:)`.
  package func signature(of place: FunctionPlace) -> String {
    let function = function(place)
    let outline = files[place.file].outline
    let labels = function.parameters.map { number in
      (outline.parameters[Int(number)].label.map(text) ?? "_") + ":"
    }
    return "\(text(function.name))(\(labels.joined()))"
  }
}
