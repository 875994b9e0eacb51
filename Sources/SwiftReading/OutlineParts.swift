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

  /// What was read, in arrays of just its size.
  func outline() -> Outline {
    var outline = Outline()
    outline.imports = imports.copy()
    outline.scopes = scopes.copy()
    outline.types = types.copy()
    outline.functions = functions.copy()
    outline.properties = properties.copy()
    outline.parameters = parameters.copy()
    outline.genericParameters = genericParameters.copy()
    outline.requirements = requirements.copy()
    outline.attributes = attributes.copy()
    outline.locals = locals.copy()
    outline.typeReferences = typeReferences.copy()
    outline.mentions = mentions.copy()
    outline.paths = paths.copy()
    outline.steps = steps.copy()
    outline.calls = calls.copy()
    outline.arguments = arguments.copy()
    outline.assignments = assignments.copy()
    return outline
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
