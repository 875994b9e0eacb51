import Architecture
import SwiftReading

/// What modules declare on top level, for all who look for it.
struct NamesOfModules: Sendable {
  /// The types of each module, nested ones as well.
  fileprivate let types: [[TypeID]]
  /// The names of its aliases.
  fileprivate let aliases: [[Name]]
  /// The modules of the types on top level that have a name; -1 for types of none.
  fileprivate let modules: [Name: Set<Int>]

  init(_ codebase: Codebase) {
    var types = [[TypeID]](repeating: [], count: codebase.modules.count)
    var aliases = [[Name]](repeating: [], count: codebase.modules.count)
    var modules: [Name: Set<Int>] = [:]
    for type in codebase.types.indices.map({ TypeID($0) }) {
      let module = codebase.module(of: type)
      if let module { types[module].append(type) }
      guard codebase[type].parent.isNone, codebase[type].isDeclared else { continue }
      modules[codebase[type].name, default: []].insert(module ?? -1)
    }
    for alias in codebase.aliases {
      if let module = codebase.module(of: alias) { aliases[module].append(alias.name) }
    }
    self.types = types
    self.aliases = aliases
    self.modules = modules
  }
}

/// What a module writes that names something of another, and that no dependency says.
struct UnresolvedNames {
  /// Aliases of the other module, and names that several of its types have; each once.
  private(set) var certain: [String] = []
  /// A name is written that types of several modules have, the other among them.
  private(set) var isUnsure = false

  private let codebase: Codebase
  private let names: NamesOfModules
  private let from: Int
  private let to: Int
  private let aliases: Set<Name>
  private let types: Set<Name>
  private let told: Set<UInt64>

  init(codebase: Codebase, from: Int, to: Int, besides dependencies: [Dependency]) {
    self.codebase = codebase
    self.from = from
    self.to = to
    names = codebase.derived(NamesOfModules.init)
    let onTop = names.types[to].filter { codebase[$0].parent.isNone && codebase[$0].isDeclared }
    types = Set(onTop.map { codebase[$0].name })
    aliases = Set(names.aliases[to])
    told = Set(dependencies.map { Self.key($0.place.file, $0.place.range.start) })
    let files = Set(names.types[from].flatMap { codebase[$0].parts.map(\.file) })
    for file in files.sorted() { look(into: file) }
  }

  private static func key(_ file: Int, _ offset: UInt32) -> UInt64 {
    UInt64(truncatingIfNeeded: file) << 32 | UInt64(offset)
  }

  private mutating func look(into file: Int) {
    let outline = codebase.files[file].outline
    for reference in outline.typeReferences {
      let mentions = reference.mentions.map { outline.mentions[Int($0)] }.filter { mention in
        let name = outline.paths[Int(mention.path.lowerBound)]
        return (types.contains(name) || aliases.contains(name)) && !told.contains(Self.key(file, mention.offset))
      }
      let owner = codebase.enclosingType(reference.scope, in: file)
      guard !mentions.isEmpty, !owner.isNone, codebase.module(of: owner) == from else { continue }
      for mention in mentions where codebase.type(named: mention, in: file, scope: reference.scope) == nil {
        let name = outline.paths[Int(mention.path.lowerBound)]
        guard codebase.mayMeanOwnType(name, in: file, scope: reference.scope) else { continue }
        add(name)
      }
    }
  }

  private mutating func add(_ name: Name) {
    // Types of which not all are the other module's.
    if names.modules[name]?.contains(where: { $0 != to }) ?? false {
      isUnsure = true
    } else if !certain.contains(codebase.text(name)) {
      certain.append(codebase.text(name))
    }
  }
}

extension Codebase {
  /// That of the types beside an alias, if they agree; nil for one inside a type, which is found by that.
  fileprivate func module(of alias: Alias) -> Int? {
    let declaration = declaration(alias.declaration)
    guard enclosingType(declaration.scope, in: alias.declaration.file).isNone, !declaration.modifiers.isPrivate else {
      return nil
    }
    let modules = Set(declaredTypes(in: alias.declaration.file).map(module))
    return modules.count == 1 ? modules.first ?? nil : nil
  }

  /// Where a dependency's type is written: that of an alias of the same file, where an alias stands for it.
  func placeOfName(_ dependency: Dependency) -> Place {
    let outline = files[dependency.place.file].outline
    guard let mention = outline.mentions.first(where: { $0.offset == dependency.place.range.start }) else {
      return dependency.place
    }
    let name = outline.paths[Int(mention.path.upperBound) - 1]
    guard name != self[dependency.to].name,
      let alias = aliases.first(where: { $0.name == name && $0.place.file == dependency.place.file })
    else { return dependency.place }
    let reference = outline.typeReferences[alias.place.reference]
    let meant = reference.mentions.map { outline.mentions[Int($0)] }.first {
      type(named: $0, in: dependency.place.file, scope: reference.scope) == dependency.to
    }
    guard let meant else { return dependency.place }
    let length = meant.path.reduce(meant.path.count - 1) { $0 + names.length(of: outline.paths[Int($1)]) }
    return Place(
      file: dependency.place.file, range: ByteRange(start: meant.offset, end: meant.offset + UInt32(length)))
  }
}
