import Architecture
import SwiftReading

/// The calls of a file that create types of the code base.
struct Creations {
  struct Creation {
    var owner: TypeID
    var created: TypeID
    var range: ByteRange
    /// The body that it stands in; the type's own scope for initial values.
    var member: ID<Scope>
    var isInStaticMember: Bool
  }

  /// In the order of the file. Default arguments are left out: whoever calls may hand over something else.
  private(set) var all: [Creation] = []

  private let codebase: Codebase
  private let file: Int
  private let unit: CodebaseFile

  init(codebase: Codebase, file: Int) {
    self.codebase = codebase
    self.file = file
    unit = codebase.files[file]
    all = unit.outline.calls.indices.compactMap(creation).sorted { $0.range.start < $1.range.start }
  }

  private func creation(_ index: Int) -> Creation? {
    guard let created = codebase.typeCreated(by: ID(index), in: file) else { return nil }
    let call = unit.outline.calls[index]
    let owner = codebase.enclosingType(call.scope, in: file)
    guard !owner.isNone else { return nil }
    let member = codebase.memberScope(call.scope, in: file)
    let region = unit.outline.scopes[member]
    let isStatic: Bool
    switch region.kind {
    case .function: isStatic = unit.outline.functions[Int(region.subject)].modifiers.isTypeMember
    case .property where region.subject >= 0:
      isStatic = unit.outline.properties[Int(region.subject)].modifiers.isTypeMember
    default:
      if isDefaultArgument(call) { return nil }
      isStatic = property(initializedBy: call)?.modifiers.isTypeMember ?? false
    }
    return Creation(
      owner: owner, created: created, range: range(of: call), member: member, isInStaticMember: isStatic)
  }

  /// The created type's name, with what stands before it.
  private func range(of call: Call) -> ByteRange {
    guard let callee = unit.outline.steps[ifAny: call.callee] else { return call.range }
    let end = callee.offset + UInt32(codebase.names.length(of: callee.name))
    return ByteRange(start: call.range.start, end: max(call.range.start, end))
  }

  private func isDefaultArgument(_ call: Call) -> Bool {
    unit.outline.functions.contains { $0.range.start < call.range.start && call.range.end <= $0.range.end }
  }

  /// The last property before the call, in the same type.
  private func property(initializedBy call: Call) -> PropertyDeclaration? {
    let type = codebase.enclosingType(call.scope, in: file)
    return unit.outline.properties.last {
      $0.nameRange.start < call.range.start && codebase.enclosingType($0.scope, in: file) == type
    }
  }
}
