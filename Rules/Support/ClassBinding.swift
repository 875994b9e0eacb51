import Architecture
import Linting
import SwiftReading

extension Codebase {
  /// Binds a contract to classes, where that compiles and nothing else changes: all that conforms to it is seen, and of
  /// classes; nothing in it changes `self`; and no property observes what is done to a value of it.
  func bindingFix(for contract: TypeID) -> Fix? {
    guard let part = self[contract].parts.first, canOnlyBeClasses(behind: contract), !changesSelf(contract),
      !isObserved(contract)
    else { return nil }
    let declaration = declaration(part)
    guard declaration.modifiers.isDisjoint(with: [.public, .package]) else { return nil }
    let outline = files[part.file].outline
    let first = declaration.inherited.first.map { outline.typeReferences[Int($0)].range.start }
    let start = first ?? declaration.headEnd
    let place = Place(file: part.file, range: ByteRange(start: start, end: start))
    return Fix(isSafe: true, edits: [edit(place, first == nil ? ": AnyObject" : "AnyObject, ")])
  }

  private func canOnlyBeClasses(behind contract: TypeID) -> Bool {
    !conformers(of: contract).isEmpty
      && allSubtypes(of: contract).allSatisfy { self[$0].isContract || isClassBound($0) }
  }

  /// What is bound to classes may not declare `mutating` members.
  private func changesSelf(_ contract: TypeID) -> Bool {
    ([contract] + allSubtypes(of: contract)).contains { type in
      self[type].isContract && self[type].functions.contains { function($0).modifiers.contains(.mutating) }
    }
  }

  /// A property that observes its value, or wraps it, is told when a member of a value is set, and not of an object.
  private func isObserved(_ contract: TypeID) -> Bool {
    let types = Set([contract] + allSubtypes(of: contract).filter { self[$0].isContract })
    return links.contains { link in
      guard types.contains(link.target) else { return false }
      let property = property(link.property)
      return property.storage == .observed || !property.attributes.isEmpty
    }
  }

  /// Where `class` stands behind the colon of a protocol.
  func classWord(of part: Part) -> Place? {
    let unit = files[part.file]
    for number in declaration(part).inherited {
      let reference = unit.outline.typeReferences[Int(number)]
      guard let mention = reference.mentions.first.map({ unit.outline.mentions[Int($0)] }),
        unit.outline.paths[Int(mention.path.lowerBound)] == .class
      else { continue }
      return Place(file: part.file, range: reference.range)
    }
    return nil
  }
}
