import SwiftReading

/// Where the parts of a module lie.
package enum Layout: Sendable, CaseIterable {
  /// In one file.
  case file
  /// In a folder of its own.
  case folder
  /// In a folder of its own, with folders for its parts.
  case partFolders
  /// In folders for the parts of all modules, as `Presenters`.
  case layers
  /// In a folder with other modules.
  case shared
}

/// A part that modules have under their own name, and that has no role: `GreetingFormatter` of the module `Greeting`.
package struct RecurringPart: Sendable, Equatable {
  package var ending: String
  /// How many modules have one.
  package var modules: Int
}

/// A class from outside the code base whose heirs claim a role that nothing else supports.
package struct ClaimedBase: Sendable, Equatable {
  package var role: Role
  package var name: String
  package var heirs: Int
}

/// What a code base calls the parts of its modules, and where it puts them.
extension Codebase {
  package var layouts: [Layout] {
    let folders = modules.map { module in
      Set(module.components.compactMap { place(components[$0].type).map { folder(of: files[$0.file].path) } })
    }
    var owners: [String: Int] = [:]
    for module in modules { owners[module.path, default: 0] += 1 }
    return modules.indices.map { layout(of: modules[$0], in: folders[$0], isAlone: owners[modules[$0].path] == 1) }
  }

  private func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  private func layout(of module: Module, in folders: Set<Substring>, isAlone: Bool) -> Layout {
    let inFiles = Set(module.components.compactMap { place(components[$0].type)?.file })
    if inFiles.count == 1, module.components.count > 2 { return .file }
    if folders.count < 2 { return isAlone ? .folder : .shared }
    return isAlone ? .partFolders : .layers
  }

  /// The name of a component with `*` for that of its module: `*InteractorOutput`. Nil when its name does not claim a role.
  package func namePattern(of component: Component) -> String? {
    let name = name(component.type)
    guard let claim = RoleClaim(name: name, isContract: self[component.type].isContract) else { return nil }
    if claim.stem.isEmpty { return name }
    guard let stem = name.utf8.firstRange(of: claim.stem.utf8) else { return nil }
    return "\(name[..<stem.lowerBound])*\(name[stem.upperBound...])"
  }

  /// The most common first.
  package var recurringParts: [RecurringPart] {
    var owners: [String: Set<Int>] = [:]
    for type in types.indices.map({ TypeID($0) }) {
      guard let ending = ending(ofPart: type), let module = module(of: type) else { continue }
      owners[ending, default: []].insert(module)
    }
    return owners.map { RecurringPart(ending: $0.key, modules: $0.value.count) }
      .sorted { ($1.modules, $0.ending) < ($0.modules, $1.ending) }
  }

  /// What stands behind the module's name in that of a class without a role that is not on the screen.
  private func ending(ofPart type: TypeID) -> String? {
    guard self[type].isClass, !self[type].isLocal, self[type].parent.isNone,
      component(of: type) == nil, !isUserInterface(type), let module = module(of: type)
    else { return nil }
    let (name, stem) = (name(type), modules[module].name)
    guard !stem.isEmpty, name.utf8.starts(with: stem.utf8) else { return nil }
    let ending = String(Substring(name.utf8.dropFirst(stem.utf8.count)))
    guard ending.utf8.count > 2, ending.first?.isUppercase == true, ending.allSatisfy({ $0.isASCII && $0.isLetter }),
      RoleClaim(name: name, isContract: false) == nil
    else { return nil }
    return ending
  }

  /// Bases whose own name claims the role, of what a module cannot be without; the most common first.
  package var claimedBases: [ClaimedBase] {
    var heirs: [String: [Role: Int]] = [:]
    for claimant in unassigned where self[claimant.type].isClass {
      guard [.presenter, .interactor, .router].contains(claimant.role) else { continue }
      for supertype in self[claimant.type].supertypes where self[supertype.type].kind == .external {
        let base = name(supertype.type)
        guard RoleClaim(name: base, isContract: false)?.role == claimant.role else { continue }
        heirs[base, default: [:]][claimant.role, default: 0] += 1
      }
    }
    return heirs.flatMap { base, roles in roles.map { ClaimedBase(role: $0.key, name: base, heirs: $0.value) } }
      .sorted { ($1.heirs, $0.name, $0.role) < ($0.heirs, $1.name, $1.role) }
  }
}
