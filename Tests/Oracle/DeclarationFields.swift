import SwiftSyntax

/// The fields of a function that come from its parentheses, its result and its generic clauses.
struct Signature {
  /// Operators take no argument labels, subscripts only where label and name are both written.
  enum Labels { case named, `subscript`, `operator` }

  private(set) var labels = ""
  private(set) var parameters = ""
  private(set) var result: String?
  private(set) var generics: String?
  private(set) var requirements: String?

  init() {}

  init(
    _ node: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?, _ labels: Labels = .named
  ) {
    for parameter in node.parameterClause.parameters {
      let label = Self.label(parameter, labels)
      let dots = parameter.ellipsis == nil ? "" : "..."
      self.labels += label + ":"
      parameters += parameters.isEmpty ? "" : ", "
      parameters += label + " " + name(parameter.secondName ?? parameter.firstName) + ": " + flat(parameter.type) + dots
    }
    result = (node.returnClause?.type).map(flat)
    self.generics = SwiftFacts.generics(generics)
    self.requirements = clause(requirements)
  }

  private static func label(_ parameter: FunctionParameterSyntax, _ labels: Labels) -> String {
    switch labels {
    case .operator: "_"
    case .subscript where parameter.secondName == nil: "_"
    case .subscript, .named: name(parameter.firstName)
    }
  }
}

func generics(_ clause: GenericParameterClauseSyntax?) -> String? {
  let parameters = clause?.parameters.map { name($0.name) + ($0.inheritedType.map { ": " + flat($0) } ?? "") }
  return field("generics", parameters?.joined(separator: ", "))
}

func clause(_ clause: GenericWhereClauseSyntax?) -> String? {
  let requirements = clause?.requirements.map { item in
    switch item.requirement {
    case .conformanceRequirement(let node): flat(node.leftType) + ": " + flat(node.rightType)
    case .sameTypeRequirement(let node): flat(node.leftType) + " == " + flat(node.rightType)
    case .layoutRequirement(let node): flat(node.type) + ": " + flat(node.layoutSpecifier)
    @unknown default: "?"
    }
  }
  return field("where", requirements?.joined(separator: ", "))
}

func modifiers(_ list: DeclModifierListSyntax) -> String? {
  let known = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "class", "override", "lazy",
    "weak", "unowned", "indirect", "convenience", "required", "mutating", "nonisolated", "optional",
  ]
  let written = list.map { modifier in
    if modifier.detail?.detail.text == "set" { return "setter" }
    return known.contains(modifier.name.text) ? modifier.name.text : "other"
  }
  return field("modifiers", (known + ["other", "setter"]).filter(written.contains).joined(separator: " "))
}

func attributes(_ list: AttributeListSyntax) -> String? {
  field("attributes", written(list).joined(separator: " "))
}

/// With those of all branches of `#if`.
private func written(_ list: AttributeListSyntax) -> [String] {
  list.flatMap { element -> [String] in
    switch element {
    case .attribute(let node): return ["@" + flat(node.attributeName) + arguments(node)]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { branch -> [String] in
        if case .attributes(let inner)? = branch.elements { written(inner) } else { [] }
      }
    @unknown default: return []
    }
  }
}

private func arguments(_ node: AttributeSyntax) -> String {
  guard node.leftParen != nil else { return "" }
  guard case .argumentList(let list)? = node.arguments, let path = list.first?.expression.as(KeyPathExprSyntax.self)
  else { return "(…)" }
  return "(\\" + lastName(of: path) + ")"
}

/// The names that a pattern of a declaration introduces.
func names(in pattern: PatternSyntax) -> [TokenSyntax] {
  switch pattern.as(PatternSyntaxEnum.self) {
  case .identifierPattern(let node): [node.identifier]
  case .tuplePattern(let node): node.elements.flatMap { names(in: $0.pattern) }
  case .valueBindingPattern(let node): names(in: node.pattern)
  case .wildcardPattern(let node): [node.wildcard]
  default: []
  }
}

func isOptional(_ type: TypeSyntax?) -> Bool {
  switch type?.as(TypeSyntaxEnum.self) {
  case .attributedType(let node): isOptional(node.baseType)
  case .someOrAnyType(let node): isOptional(node.constraint)
  case .optionalType, .implicitlyUnwrappedOptionalType: true
  default: false
  }
}
