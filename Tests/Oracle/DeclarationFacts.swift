import SwiftSyntax

/// Imports, types, functions, properties and locals.
final class DeclarationFacts: FactVisitor {
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.importKeyword.start, "import",
      [
        node.path.map { name($0.name) }.joined(separator: "."), field("kind", node.importKindSpecifier?.text),
        modifiers(node.modifiers), attributes(node.attributes),
      ])
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addNominal("class", node, node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addNominal("struct", node, node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addNominal("enum", node, node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addNominal("actor", node, node.genericParameterClause, node.genericWhereClause)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addNominal("protocol", node, nil, node.genericWhereClause)
    return .visitChildren
  }

  private func addNominal(
    _ kind: String, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithModifiersSyntax & WithAttributesSyntax,
    _ parameters: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?
  ) {
    addType(
      kind, node.name.start, name(node.name), of: node, generics(parameters), node.inheritanceClause,
      clause(requirements), members: node.introducer)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "extension", node.extendedType.start, flat(node.extendedType), of: node, nil, node.inheritanceClause,
      clause(node.genericWhereClause), members: node.introducer)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "typealias", node.name.start, name(node.name), of: node, generics(node.genericParameterClause), nil,
      clause(node.genericWhereClause), subject: flat(node.initializer.value))
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(
      "associatedtype", node.name.start, name(node.name), of: node, nil, node.inheritanceClause,
      clause(node.genericWhereClause), subject: node.initializer.map { flat($0.value) })
    return .visitChildren
  }

  /// - Parameter keyword: That of a declaration with members, from which its lines are counted.
  private func addType(
    _ kind: String, _ offset: Int, _ name: String, of node: some WithModifiersSyntax & WithAttributesSyntax,
    _ generics: String?, _ inheritance: InheritanceClauseSyntax?, _ requirements: String?, subject: String? = nil,
    members keyword: TokenSyntax? = nil
  ) {
    let inherited = inheritance?.inheritedTypes.map { flat($0.type) }.joined(separator: ", ")
    add(
      offset, kind,
      [
        node.qualified(name), generics, field("inherits", inherited), field("=", subject), requirements,
        modifiers(node.modifiers), attributes(node.attributes), "until " + places.place(node.end),
        keyword.map { "lines \(codeLines(of: node, from: $0))" },
      ])
  }

  /// The lines on which a token begins or a string literal has text, from the keyword on.
  private func codeLines(of node: some SyntaxProtocol, from keyword: TokenSyntax) -> Int {
    var lines: Set<Int> = []
    for token in node.tokens(viewMode: .sourceAccurate) where token.start >= keyword.start && token.start < token.end {
      let isText = if case .stringSegment = token.tokenKind { true } else { false }
      lines.formUnion(places.line(of: token.start)...places.line(of: isText ? token.end : token.start))
    }
    return lines.count
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isNamed = isName(node.name)
    addFunction(
      "func", node.name, isNamed ? name(node.name) : node.name.text, of: node,
      Signature(node.signature, node.genericParameterClause, node.genericWhereClause, isNamed ? .named : .operator),
      hasBody: node.body != nil)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      "init", node.initKeyword, "init", of: node,
      Signature(node.signature, node.genericParameterClause, node.genericWhereClause), hasBody: node.body != nil)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction("deinit", node.deinitKeyword, "deinit", of: node, Signature(), hasBody: node.body != nil)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let signature = FunctionSignatureSyntax(parameterClause: node.parameterClause, returnClause: node.returnClause)
    addFunction(
      "subscript", node.subscriptKeyword, "subscript", of: node,
      Signature(signature, node.genericParameterClause, node.genericWhereClause, .subscript),
      hasBody: node.accessorBlock != nil)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      "macro", node.name, name(node.name), of: node,
      Signature(node.signature, node.genericParameterClause, node.genericWhereClause), hasBody: false)
    return .visitChildren
  }

  private func addFunction(
    _ kind: String, _ token: TokenSyntax, _ name: String, of node: some WithModifiersSyntax & WithAttributesSyntax,
    _ signature: Signature, hasBody: Bool
  ) {
    add(
      token.start, kind,
      [
        node.qualified(name) + "(" + signature.labels + ")", signature.generics,
        field("parameters", signature.parameters), field("result", signature.result), signature.requirements,
        modifiers(node.modifiers), attributes(node.attributes), hasBody ? "body" : nil,
        "until " + places.place(node.end),
      ])
  }

  // MARK: Variables

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // In `var a, b: Int` the type stands for all names before it that have neither type nor value.
    var type: TypeSyntax?
    for binding in node.bindings.reversed() {
      if binding.typeAnnotation != nil || binding.initializer != nil || binding.accessorBlock != nil {
        type = binding.typeAnnotation?.type
      }
      add(binding, of: node, type: type)
    }
    return .visitChildren
  }

  private func add(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, type: TypeSyntax?) {
    let isTuple = binding.pattern.is(TuplePatternSyntax.self)
    let type = isTuple ? nil : type
    let typeField = field("type", type.map(flat))
    let value = isTuple ? nil : value(binding.initializer?.value)
    let surroundings = node.surroundings
    for token in names(in: binding.pattern) {
      if surroundings == .code {
        if token.text != "_" { add(token.start, "local", [name(token), "declaration", typeField, value]) }
        continue
      }
      add(
        token.start, "property",
        [
          node.qualified(name(token)), node.bindingSpecifier.text == "let" ? "let" : nil, typeField,
          isOptional(type) ? "optional" : nil, surroundings == .protocol ? "requirement" : storage(of: binding),
          modifiers(node.modifiers), attributes(node.attributes), binding.initializer == nil ? nil : "initialised",
          value,
        ])
    }
  }

  private func storage(of binding: PatternBindingSyntax) -> String {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
      return binding.accessorBlock == nil ? "stored" : "computed"
    }
    let words = Set(accessors.map(\.accessorSpecifier.text))
    return !words.isEmpty && words.isSubset(of: ["willSet", "didSet"]) ? "observed" : "computed"
  }

  /// The names are told by the declaration.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    walk(ifAny: node.initializer)
    walk(ifAny: node.typeAnnotation)
    walk(ifAny: node.accessorBlock)
    return .skipChildren
  }

  // MARK: Locals

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      let name = name(pattern.identifier)
      let value = node.initializer == nil ? field("value", name) : value(node.initializer?.value)
      addLocal(pattern.identifier, "optionalBinding", node.typeAnnotation?.type, value)
    } else {
      walk(node.pattern)
    }
    walk(ifAny: node.initializer)
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let holder = node.parent?.is(ValueBindingPatternSyntax.self) == true ? node.parent?.parent : node.parent
    addLocal(node.identifier, "pattern", holder?.as(ForStmtSyntax.self)?.typeAnnotation?.type)
    return .skipChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    addLocal(node.name, "closureParameter")
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    addLocal(node.secondName ?? node.firstName, "closureParameter", node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer == nil ? field("value", name(node.name)) : value(node.initializer?.value)
    addLocal(node.name, "capture", nil, value)
    return .visitChildren
  }

  private func addLocal(_ token: TokenSyntax, _ kind: String, _ type: TypeSyntax? = nil, _ value: String? = nil) {
    guard token.text != "_" else { return }
    add(token.start, "local", [name(token), kind, field("type", type.map(flat)), value])
  }

  private func value(_ expression: ExprSyntax?) -> String? {
    let text = expression.map { chain($0) }
    return text == "-" ? nil : field("value", text)
  }
}
