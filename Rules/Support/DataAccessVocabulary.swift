import Architecture
import SwiftReading

/// The names of `DataAccessNames` as a code base numbers them.
struct DataAccessVocabulary: Sendable {
  let types: NameSet
  /// The modules that plain names need.
  let modulesOfPlainNames: [Name: Name]
  let functions: NameSet
  let modules: NameSet
  let accessors: NameSet
  /// By file, false where nothing can be meant: neither in it nor where its types and their supertypes are declared
  /// does any name stand.
  let mayBeUsed: [Bool]

  init(_ codebase: Codebase) {
    let names = codebase.names
    let plain = DataAccessNames.plain.split { $0 == " " || $0 == "\n" }.map(String.init)
    var modulesOfPlainNames: [Name: Name] = [:]
    var types = NameSet(wordsOf: DataAccessNames.distinctive, in: names)
    for index in stride(from: 0, to: plain.count - 1, by: 2) {
      guard let name = names.find(plain[index]), let module = names.find(plain[index + 1]) else { continue }
      modulesOfPlainNames[name] = module
      types.insert(name)
    }
    self.types = types
    self.modulesOfPlainNames = modulesOfPlainNames
    functions = NameSet(wordsOf: DataAccessNames.functions, in: names)
    modules = NameSet(wordsOf: DataAccessNames.modules, in: names)
    accessors = NameSet(wordsOf: DataAccessNames.accessors, in: names)
    mayBeUsed = Self.files(in: codebase, naming: types.union(functions), orUsing: modules)
  }

  private static func files(in codebase: Codebase, naming names: NameSet, orUsing modules: NameSet) -> [Bool] {
    let environment = NameSet(DataAccess.environment.keys, in: codebase.names)
    var isNamed = codebase.filesNaming(names.union(modules))
    if !environment.isEmpty {
      for (number, file) in codebase.files.enumerated() where !isNamed[number] {
        isNamed[number] = file.outline.attributes.contains { $0.keyPath.map(environment.contains) ?? false }
      }
    }
    let naming = codebase.types.map { $0.parts.contains { isNamed[$0.file] } }
    return codebase.files.indices.map { file in
      isNamed[file]
        || codebase.typesInFile(file).contains { type in
          naming[type.offset] || codebase.allSupertypes(of: type).contains { naming[$0.offset] }
        }
    }
  }
}
