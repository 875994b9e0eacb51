import SwiftSyntax

/// Calls, assignments, and the names in expressions.
final class ExpressionFacts: FactVisitor {
  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if isName(node.baseName) { addUse(of: node.baseName) }
    return .skipChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.start, "super", ["super"])
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let last = node.declName.baseName
    if node.base == nil {
      add(node.start, "implicit", [name(last)])
    } else {
      add(last.start, "member", [isInteger(last) ? "_" : name(last)])
    }
    walk(ifAny: node.base)
    return .skipChildren
  }

  /// `if let name`.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      addUse(of: pattern.identifier)
    }
    return .visitChildren
  }

  /// `[name]`.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { addUse(of: node.name) }
    return .visitChildren
  }

  private func addUse(of token: TokenSyntax) {
    add(token.start, useKind(token), [name(token)])
  }

  // MARK: Assignments

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if let sign = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      let target = chain(ofSequence: Array(elements[..<sign]))
      let value = chain(ofSequence: Array(elements[(sign + 1)...]))
      if !["-", "?", "_"].contains(target) {
        add(elements[sign].start, "assignment", [target, field("=", value == "-" ? nil : value), scope(of: node)])
      }
    }
    return .visitChildren
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    addCall(chain(node.calledExpression), arguments, of: node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addExpansion(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addExpansion(node)
    return .visitChildren
  }

  private func addExpansion(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.leftParen != nil || node.trailingClosure != nil else { return }
    let arguments = Arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    addCall("#" + name(node.macroName), arguments, of: node, at: node.pound.start)
  }

  private func addCall(_ callee: String, _ arguments: Arguments, of node: some SyntaxProtocol, at start: Int? = nil) {
    add(
      start ?? node.start, "call",
      [
        callee + "(" + arguments.labels + ")", field("with", arguments.values), "until " + places.place(node.end),
        scope(of: node),
      ])
  }

  private func scope(of node: some SyntaxProtocol) -> String? { field("in", node.enclosingTypes) }
}

private struct Arguments {
  var labels: String
  var values: String

  init(
    _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    let first = list.map { ($0.label.map(name) ?? "_") + ":" }
    let trailing = (closure == nil ? [] : ["{}"]) + others.map { name($0.label) + ":{}" }
    labels = (first + trailing).joined()
    values = list.map { chain($0.expression) }.joined(separator: ", ")
  }
}
