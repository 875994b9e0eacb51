/// A nested region that is being read.
struct Frame {
  enum Kind {
    case file, members, code, closure, switchBody
    /// Accessors of a property or subscript.
    case accessors
    /// Parentheses of an expression, the arguments of a call, a subscript's or an array's squares.
    case group, arguments, `subscript`, squares, captures, interpolation
    /// The parameters of a function, or the payload of an enum case.
    case parameters, payload
  }

  enum State { case start, operand, complete }

  /// Where the value of the expression goes that is being read.
  enum Sink {
    case none
    case property(ID<PropertyDeclaration>)
    case local(ID<LocalBinding>)
    case assignment(ID<Assignment>)
    /// A macro, which ends with what it is defined as.
    case macro(ID<FunctionDeclaration>)
  }

  /// What the next `{` behind a condition opens.
  enum BodyKind { case block, switchBody, repeatBody }

  /// The opening bracket's token, and the token before which the frame ends.
  var opener: Int
  var end: Int
  /// The declaration that the frame belongs to: a type of `members`, a function of `parameters` and `code`.
  var subject: Int = -1
  /// The token that begins the operand.
  var operandStart = 0
  /// The scope to go back to.
  var outerScope: ID<Scope>
  /// The last operand, when it is one chain.
  var operand: ID<ExpressionStep> = .none
  var sink = Sink.none
  /// The call whose arguments are being gathered, and where they start on the stack of open arguments.
  var call: ID<Call> = .none
  var firstArgument: Int32 = 0
  /// Where the parameters of the frame start on the stack of open parameters.
  var firstParameter: Int32 = 0
  /// Conditions whose body has not come yet.
  var conditions: Int32 = 0
  /// `?` that wait for their colon.
  var ternaries: Int32 = 0
  /// The label of the argument, and of the trailing closure, that is being read.
  var label: Name?
  var closureLabel: Name?

  let kind: Kind
  var bodyKind = BodyKind.block

  // What changes with an expression, a statement, an operand stands side by side, so that it is changed in one step.

  /// False once the expression has more than one operand.
  var isSingle = true
  /// What is being read is only a part of the expression: a branch of a ternary, or the right side of an assignment.
  var isCompound = false
  /// Behind the `let` of a pattern, up to the end of the element: names are bound, not used.
  var bindsNames = false
  /// The next `{` opens a body, whatever stands before it.
  var expectsBody = false
  /// In a pattern, where `=` does not assign.
  var inPattern = false
  /// In a `case` of a switch, up to its colon.
  var inCaseLabel = false
  var isEnumCase = false
  /// Right behind the braces of a `repeat`, and of a statement.
  var afterRepeatBody = false
  var bodyEnded = false
  /// At the beginning of a condition, an argument or a parameter.
  var atElementStart = false
  var state = State.start
  /// No modifier of this frame before this token leads to a declaration; keeps runs of modifiers linear. What stands in
  /// brackets on the way has frames of its own.
  var noDeclarationUntil = 0

  /// The whole frame is behind the `let` of a pattern.
  var isInBinding = false
  /// The frame is the body of the function `subject`, or belongs to the accessors of a variable.
  var isFunction = false
  var isAccessorBlock = false
  /// A variable declaration is being read: the last of the stack of variables.
  var hasVariable = false

  init(_ kind: Kind, opener: Int, end: Int, scope: ID<Scope>) {
    self.kind = kind
    self.opener = opener
    self.end = end
    outerScope = scope
  }

  var isCode: Bool {
    switch kind {
    case .file, .code, .closure, .switchBody: true
    default: false
    }
  }

  var isMacroDefinition: Bool { if case .macro = sink { true } else { false } }

  var isExpression: Bool {
    switch kind {
    case .group, .arguments, .subscript, .squares: true
    default: false
    }
  }
}

/// The part of `let a = 1, b: Int` that all its names share.
struct VariableContext {
  var isLet: Bool
  var modifiers: Modifiers
  var attributes: Range<Int32>
  /// Where the declaration, or the part of the current name, starts.
  var start: UInt32
  var isLocal: Bool
  /// Where the names begin that have neither type nor value so far, among the outline's locals or properties; -1 where
  /// the last name had one.
  var untyped: Int32 = -1
  /// The properties of the current name or tuple begin here; the last of them.
  var first: Int32 = 0
  var current: Int32 = -1
}

/// What is left of a frame that has ended.
struct ClosedFrame {
  let kind: Frame.Kind
  let opener: Int
  let subject: Int
  let firstParameter: Int32
  let isFunction: Bool
  let isAccessorBlock: Bool
  /// The expression in it, when it was one chain.
  let value: ID<ExpressionStep>

  @inline(__always)
  init(_ frame: borrowing Frame, _ value: ID<ExpressionStep>) {
    kind = frame.kind
    opener = frame.opener
    subject = frame.subject
    firstParameter = frame.firstParameter
    isFunction = frame.isFunction
    isAccessorBlock = frame.isAccessorBlock
    self.value = value
  }
}

/// What a reader puts aside for later. It serves one file after the other.
struct ReaderStacks: ~Copyable {
  var frames = UniqueArray<Frame>()
  var variables = UniqueArray<VariableContext>()
  var openArguments = UniqueArray<Argument>()
  var openParameters = UniqueArray<Parameter>()
  var typeContexts = UniqueArray<TypeContext>()

  mutating func removeAll() {
    frames.removeAll()
    variables.removeAll()
    openArguments.removeAll()
    openParameters.removeAll()
    typeContexts.removeAll()
  }
}
