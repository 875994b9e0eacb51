/// The arrays of an `Outline` while they grow. They serve one file after the other.
struct OutlineParts: ~Copyable {
  var imports = UniqueArray<Import>()
  var scopes = UniqueArray<Scope>()
  var types = UniqueArray<TypeDeclaration>()
  var functions = UniqueArray<FunctionDeclaration>()
  var properties = UniqueArray<PropertyDeclaration>()
  var parameters = UniqueArray<Parameter>()
  var genericParameters = UniqueArray<GenericParameter>()
  var requirements = UniqueArray<Requirement>()
  var attributes = UniqueArray<Attribute>()
  var locals = UniqueArray<LocalBinding>()
  var typeReferences = UniqueArray<TypeReference>()
  var mentions = UniqueArray<TypeMention>()
  var paths = UniqueArray<Name>()
  var steps = UniqueArray<ExpressionStep>()
  var calls = UniqueArray<Call>()
  var arguments = UniqueArray<Argument>()
  var assignments = UniqueArray<Assignment>()

  mutating func removeAll() {
    imports.removeAll()
    scopes.removeAll()
    types.removeAll()
    functions.removeAll()
    properties.removeAll()
    parameters.removeAll()
    genericParameters.removeAll()
    requirements.removeAll()
    attributes.removeAll()
    locals.removeAll()
    typeReferences.removeAll()
    mentions.removeAll()
    paths.removeAll()
    steps.removeAll()
    calls.removeAll()
    arguments.removeAll()
    assignments.removeAll()
  }

  /// What was read, in arrays of just its size. All is given at once: an outline that is changed afterwards is copied.
  func outline(
    names: borrowing UniqueArray<Name>, lineStarts: LineStarts, codeLines: Int, directives: [CommentDirective],
    hasWindowsLineEnds: Bool, isGenerated: Bool, isText: Bool
  ) -> Outline {
    Outline(
      imports: imports.copy(),
      scopes: scopes.copy(),
      types: types.copy(),
      functions: functions.copy(),
      properties: properties.copy(),
      parameters: parameters.copy(),
      genericParameters: genericParameters.copy(),
      requirements: requirements.copy(),
      attributes: attributes.copy(),
      locals: locals.copy(),
      typeReferences: typeReferences.copy(),
      mentions: mentions.copy(),
      paths: paths.copy(),
      names: names.copy(),
      steps: steps.copy(),
      calls: calls.copy(),
      arguments: arguments.copy(),
      assignments: assignments.copy(),
      directives: directives, lineStarts: lineStarts, hasWindowsLineEnds: hasWindowsLineEnds, codeLines: codeLines,
      isGenerated: isGenerated, isText: isText)
  }
}

extension UniqueArray {
  subscript(id: ID<Element>) -> Element {
    @inline(__always) get { self[id.offset] }
    @inline(__always) _modify { yield &self[id.offset] }
  }

  /// The element at `id`, unless that is none.
  subscript(ifAny id: ID<Element>) -> Element? {
    @inline(__always) get { id.isNone ? nil : self[id.offset] }
  }
}
