import SwiftSyntax

/// An expression as the outline has it: a chain of names and calls; `-` where it is no chain, `?` for a chain that begins
/// with something that has no name.
func chain(_ expression: ExprSyntax?) -> String {
  guard let expression else { return "?" }
  if let inner = transparent(expression) { return chain(inner) }
  switch expression.as(ExprSyntaxEnum.self) {
  case .declReferenceExpr(let node): return isName(node.baseName) ? name(node.baseName) : "?"
  case .memberAccessExpr(let node): return member(node)
  case .functionCallExpr(let node): return chain(node.calledExpression) + "()"
  case .subscriptCallExpr(let node): return chain(node.calledExpression) + "[]"
  case .superExpr: return "super"
  case .closureExpr: return "{}"
  case .stringLiteralExpr, .simpleStringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
    .nilLiteralExpr, .regexLiteralExpr:
    return "literal"
  case .keyPathExpr(let node): return "\\" + lastName(of: node)
  case .macroExpansionExpr(let node):
    let isCall = node.leftParen != nil || node.trailingClosure != nil
    return "#" + name(node.macroName) + (isCall ? "()" : "")
  case .tupleExpr(let node): return group(node.elements.map { ($0.label, chain($0.expression)) })
  case .sequenceExpr(let node): return chain(ofSequence: Array(node.elements))
  case .asExpr(let node): return "(" + chain(node.expression) + " as " + flat(node.type) + ")"
  case .patternExpr(let node): return chain(ofPattern: node.pattern)
  case .ifExpr, .switchExpr, .isExpr, .ternaryExpr, .postfixOperatorExpr: return "-"
  default: return "?"
  }
}

/// The expression inside one that adds nothing to a chain.
private func transparent(_ expression: ExprSyntax) -> ExprSyntax? {
  switch expression.as(ExprSyntaxEnum.self) {
  case .optionalChainingExpr(let node): node.expression
  case .forceUnwrapExpr(let node): node.expression
  case .tryExpr(let node): node.expression
  case .awaitExpr(let node): node.expression
  case .unsafeExpr(let node): node.expression
  case .inOutExpr(let node): node.expression
  case .consumeExpr(let node): node.expression
  case .copyExpr(let node): node.expression
  case .borrowExpr(let node): node.expression
  case .prefixOperatorExpr(let node): node.expression
  case .genericSpecializationExpr(let node): node.expression
  case .packExpansionExpr(let node): node.repetitionPattern
  case .packElementExpr(let node): node.pack
  default: nil
  }
}

private func member(_ node: MemberAccessExprSyntax) -> String {
  let last = node.declName.baseName
  guard let base = node.base else { return "." + name(last) }
  return chain(base) + "." + (isInteger(last) ? "_" : name(last))
}

/// Parentheses around one chain are a group, all else is a tuple.
private func group(_ elements: [(label: TokenSyntax?, chain: String)]) -> String {
  guard elements.count == 1, let only = elements.first, only.label == nil else { return "(-)" }
  return "(" + only.chain + ")"
}

private func chain(ofPattern pattern: PatternSyntax) -> String {
  var pattern = pattern
  while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
  if let expression = pattern.as(ExpressionPatternSyntax.self) { return chain(expression.expression) }
  if let tuple = pattern.as(TuplePatternSyntax.self) { return group(tuple.elements.map { ($0.label, "?") }) }
  return "?"
}

/// Operands and operators, not yet folded: casts go on with a chain, anything else is no chain.
func chain(ofSequence elements: [ExprSyntax]) -> String {
  guard let first = elements.first, elements.count % 2 == 1 else { return "-" }
  var text = chain(first)
  for index in stride(from: 1, to: elements.count, by: 2) {
    guard elements[index].is(UnresolvedAsExprSyntax.self), let type = elements[index + 1].as(TypeExprSyntax.self) else {
      return "-"
    }
    text = "(" + text + " as " + flat(type.type) + ")"
  }
  return text
}

/// The last property of a key path, or the last name of its root.
func lastName(of path: KeyPathExprSyntax) -> String {
  for component in path.components.reversed() {
    guard case .property(let property) = component.component else { continue }
    let token = property.declName.baseName
    return isInteger(token) ? "_" : name(token)
  }
  switch path.root?.as(TypeSyntaxEnum.self) {
  case .memberType(let type): return name(type.name)
  case .identifierType(let type): return name(type.name)
  default: return "_"
  }
}
