import Architecture
import SwiftReading

/// Types outside of all modules that are a view, a router or an interactor all the same. They have no role, since no
/// presenter stands beside them, but a component that names one knows what it should not know.
enum Outliers {
  /// By the type's number.
  static func roles(in codebase: Codebase) -> [Role?] {
    var roles = [Role?](repeating: nil, count: codebase.types.count)
    for component in codebase.unassigned {
      let type = component.type
      guard let claim = codebase.claim(of: type), !claim.isWeak,
        !claim.isOutput
      else { continue }
      switch claim.role {
      case .view where isViewContract(type, codebase): roles[type.offset] = .view
      case .router where codebase[type].isClass && movesScreens(type, codebase): roles[type.offset] = .router
      case .interactor where codebase[type].isClass && hasContract(type, codebase): roles[type.offset] = .interactor
      default: break
      }
    }
    return roles
  }

  private static func isViewContract(_ type: TypeID, _ codebase: Codebase) -> Bool {
    let conformers = codebase.conformers(of: type)
    return codebase[type].isContract && !conformers.isEmpty && conformers.allSatisfy(codebase.isUserInterface)
  }

  private static func hasContract(_ type: TypeID, _ codebase: Codebase) -> Bool {
    codebase.allSupertypes(of: type).contains { supertype in
      codebase[supertype].isContract
        && codebase.claim(of: supertype)?.role == .interactor
    }
  }

  /// A router of screens is handed the controller from which it moves on; a router of requests is not.
  private static func movesScreens(_ type: TypeID, _ codebase: Codebase) -> Bool {
    codebase[type].functions.contains { place in
      let outline = codebase.files[place.file].outline
      return codebase.function(place).parameters.contains { parameter in
        guard let reference = outline.typeReferences[ifAny: outline.parameters[Int(parameter)].type] else {
          return false
        }
        return reference.mentions.contains { mention in
          let name = codebase.text(outline.paths[Int(outline.mentions[Int(mention)].path.upperBound) - 1])
          return name == "UIViewController" || name == "UINavigationController"
        }
      }
    }
  }
}
