import SwiftSyntax

/// The types that are named, with what they stand inside.
final class MentionFacts: FactVisitor {
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text != "_" { add(node.start, name(node.name), Position(of: node)) }
    return .visitChildren
  }

  /// A dotted name is one mention, but a member of a type with arguments or brackets is one of its own.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    walk(ifAny: node.genericArgumentClause)
    var position = Position(of: node)
    let (names, base) = dottedName(node)
    if let base {
      position.isMember = true
      walk(base)
    }
    if let first = names.first, first.text != "self" {
      add(first.start, names.map(name).joined(separator: "."), position)
    }
    return .skipChildren
  }

  override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.start, "mention", ["class"])
    return .skipChildren
  }

  private func add(_ offset: Int, _ name: String, _ position: Position) {
    add(offset, "mention", [name, field("inside", position.names), field("of", position.parent)])
  }
}

/// The names of a member type, first to last, and the type before them that is none of plain names.
private func dottedName(_ node: MemberTypeSyntax) -> (names: [TokenSyntax], base: TypeSyntax?) {
  var names = [node.name]
  var base = node.baseType
  while let member = base.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
    names.insert(member.name, at: 0)
    base = member.baseType
  }
  guard let root = base.as(IdentifierTypeSyntax.self), root.genericArgumentClause == nil else { return (names, base) }
  return ([root.name] + names, nil)
}

private struct Position {
  private var flags: Set<String> = []
  /// The type whose generic argument this is, innermost.
  private(set) var parent: String?
  var isMember = false

  var names: String {
    let all = flags.union(isMember ? ["member"] : [])
    return ["collection", "tuple", "function", "generic", "metatype", "member"].filter(all.contains)
      .joined(separator: " ")
  }

  init(of node: some SyntaxProtocol) {
    var next = node.parent
    while let node = next, !node.isProtocol(DeclSyntaxProtocol.self), !node.isProtocol(ExprSyntaxProtocol.self),
      !node.isProtocol(StmtSyntaxProtocol.self)
    {
      add(node)
      next = node.parent
    }
  }

  private mutating func add(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .arrayType, .dictionaryType, .inlineArrayType: flags.insert("collection")
    case .tupleType(let tuple): if tuple.elements.count > 1 { flags.insert("tuple") }
    case .functionType: flags.insert("function")
    case .metatypeType: if flags.isSubset(of: ["metatype"]) { flags.insert("metatype") }
    case .genericArgument:
      guard node.parent?.is(InlineArrayTypeSyntax.self) != true else { return }
      flags.insert("generic")
      if parent == nil { parent = owner(of: node) }
    default: break
    }
  }

  private func owner(of argument: Syntax) -> String? {
    let owner = argument.parent?.parent?.parent
    if let type = owner?.as(IdentifierTypeSyntax.self) { return name(type.name) }
    return owner?.as(MemberTypeSyntax.self).map { dottedName($0).names.map(name).joined(separator: ".") }
  }
}
