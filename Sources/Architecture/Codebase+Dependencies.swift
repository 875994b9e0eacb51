import SourceTrees
import SwiftReading

/// One type names another.
package struct Dependency: Sendable {
  package enum Kind: String, Sendable { case conforms, inherits, stores, mentions, creates }

  package var from: TypeID
  package var to: TypeID
  package var kind: Kind
  package var place: Place
  /// Stands where modules are put together: in a builder, a static function of a router, or a body that creates the
  /// parts of a module.
  package var isAssembly: Bool
  /// Only asks whether something is of the type: `is`, `as?`.
  package var isTest = false
}

extension CodebaseBuilder {
  /// Collects every place where a type of a module, or one with a role, names another type of the code base.
  func collectDependencies() {
    let files = codebase.files.indices.filter { codebase.typesInFile($0).contains(where: codebase.hasDependencies) }
    codebase.dependencies = concurrentMap(files.count, jobs: jobs) { [codebase] number in
      DependencyCollector.dependencies(in: files[number], of: codebase)
    }.flatMap { $0 }
  }
}

extension Codebase {
  /// True for the parts of a module that its assembly creates.
  package func isHeart(_ type: TypeID) -> Bool {
    switch role(of: type) {
    case .presenter?, .interactor?, .router?, .view?: !self[type].isContract
    default: false
    }
  }

  /// True where one of two types is declared inside the other.
  package func areNested(_ left: TypeID, _ right: TypeID) -> Bool {
    isNested(left, in: right) || isNested(right, in: left)
  }

  package func isNested(_ type: TypeID, in outer: TypeID) -> Bool {
    var parent = self[type].parent
    while !parent.isNone, parent != outer { parent = self[parent].parent }
    return parent == outer
  }

  /// Those that stand in a file.
  package func dependencies(in file: Int) -> ArraySlice<Dependency> {
    var low = 0
    var high = dependencies.count
    while low < high {
      let middle = (low + high) / 2
      if dependencies[middle].place.file < file { low = middle + 1 } else { high = middle }
    }
    return dependencies[low...].prefix { $0.place.file == file }
  }

  /// Those that a type states, in its declaration and its extensions.
  package func dependencies(of type: TypeID) -> [Dependency] {
    var last = -1
    return self[type].parts.flatMap { part -> [Dependency] in
      defer { last = part.file }
      return part.file == last ? [] : dependencies(in: part.file).filter { $0.from == type }
    }
  }

  func hasDependencies(_ type: TypeID) -> Bool { module(of: type) != nil || component(of: type) != nil }
}
