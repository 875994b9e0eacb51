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
}

extension Outline {
  /// What was read, in arrays of just its size.
  init(_ parts: borrowing OutlineParts) {
    imports = parts.imports.copy()
    scopes = parts.scopes.copy()
    types = parts.types.copy()
    functions = parts.functions.copy()
    properties = parts.properties.copy()
    parameters = parts.parameters.copy()
    genericParameters = parts.genericParameters.copy()
    requirements = parts.requirements.copy()
    attributes = parts.attributes.copy()
    locals = parts.locals.copy()
    typeReferences = parts.typeReferences.copy()
    mentions = parts.mentions.copy()
    paths = parts.paths.copy()
    steps = parts.steps.copy()
    calls = parts.calls.copy()
    arguments = parts.arguments.copy()
    assignments = parts.assignments.copy()
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
