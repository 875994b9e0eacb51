import Architecture
import SwiftReading

/// Tells values that a type keeps from the collaborators that it works with.
struct StoredState {
  let codebase: Codebase

  /// A variable of each instance that holds a value: of the standard library, or a struct, enum or entity of the code
  /// base. What is not known is no state.
  func isState(_ place: PropertyPlace) -> Bool {
    let property = codebase.property(place)
    let wrappers = codebase.attributeNames(property.attributes, in: place.file)
    guard property.isStored, !property.isLet, !property.modifiers.isTypeMember,
      !property.modifiers.isWeakOrUnowned, !property.modifiers.contains(.lazy),
      wrappers.allSatisfy({ ["Published", "objc", "MainActor"].contains($0) })
    else { return false }
    return property.type.isNone
      ? holdsValue(property.value, in: place.file)
      : isValue(TypePlace(file: place.file, reference: property.type))
  }

  /// `= 0`, `= Filter()`, `= Filter.all`, `= String()`
  private func holdsValue(_ value: ID<ExpressionStep>, in file: Int) -> Bool {
    if let created = codebase.createdType(by: value, in: file) { return isValue(created) }
    let outline = codebase.files[file].outline
    guard let step = outline.steps[ifAny: value] else { return false }
    if step.kind == .literal { return true }
    if step.kind == .member, let type = codebase.typeNamed(by: step.base, in: file) {
      return codebase[type].kind == .enum && isValue(type)
    }
    guard step.kind == .call, let created = outline.steps[ifAny: step.base], created.kind == .name else { return false }
    return Self.values.contains(codebase.text(created.name))
  }

  private func isValue(_ place: TypePlace) -> Bool {
    let outline = codebase.files[place.file].outline
    guard let reference = outline.typeReferences[ifAny: place.reference] else { return false }
    let mentions = reference.mentions.map { outline.mentions[Int($0)] }
    guard !mentions.isEmpty, mentions.allSatisfy({ !$0.position.isFunctionOrMetatype }) else {
      return false
    }
    let own = codebase.referredTypes(place).filter { codebase[$0.type].isDeclared }
    if !own.isEmpty { return own.allSatisfy { !$0.isGeneric && isValue($0.type) } }
    return mentions.allSatisfy { mention in
      let name = codebase.text(outline.paths[Int(mention.path.upperBound) - 1])
      return Self.values.contains(name) && !codebase.declaresType(named: name)
    }
  }

  private func isValue(_ type: TypeID) -> Bool {
    if let role = codebase.role(of: type) { return role == .entity && !codebase[type].isContract }
    switch codebase[type].kind {
    case .enum: return true
    // A struct behind a contract may as well be a service.
    case .struct: return !codebase.allSupertypes(of: type).contains { codebase[$0].isContract }
    default: return false
    }
  }

  /// Values of the standard library and Foundation, and the containers that hold them.
  private static let values: Set<String> = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "DateComponents", "Decimal",
    "Dictionary", "Double", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "NSArray",
    "NSDictionary", "NSNumber", "NSRange", "NSString", "Optional", "Range", "Set", "String", "Substring",
    "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]
}
