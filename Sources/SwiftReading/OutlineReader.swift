/// Reads the tokens of one file into an outline.
///
/// Contract:
/// 1. Total, like the tokenizer: every token array has an outline, and every step moves forward or leaves a frame.
/// 2. What is nested is a `Frame` on an explicit stack, so that depth costs memory, never stack. Frames follow the
///    bracket pairs that the tokenizer found; nothing here counts brackets.
/// 3. What is nested in more than `mostFrames` frames is passed over, and a type with as many open brackets is broken
///    off, so that memory stays within reason.
/// 4. Look-ahead skips bodies through `Token.partner` and remembers where it failed, so that the work stays linear.
///
/// Its methods are `mutating` even where they change nothing: a borrowed `self` of this size is copied for the call.
///
/// What is called often, and at one place, is inlined: most of a short call is saving registers and restoring them.
///
/// A frame is in one of three states: at the start of a statement, before an operand, or behind one. The files of this
/// folder follow them: `+Statements`, `+Operands`, `+Continuations`; declarations and types have their own.
struct OutlineReader: ~Copyable, ~Escapable {
  let bytes: Span<UInt8>
  var tokens: UniqueArray<Token>
  let lineStarts: UniqueArray<UInt32>
  let codeLineTokens: UniqueArray<UInt32>
  var outline: OutlineParts
  /// The index of the token to be read next.
  var index = 0
  var frame: Frame
  var frames: UniqueArray<Frame>
  /// The variable declarations that are being read in this frame and those around it.
  var variables: UniqueArray<VariableContext>
  var scope: ID<Scope>
  /// Arguments of the calls that are open, the innermost call's last.
  var openArguments: UniqueArray<Argument>
  /// The parameters of the functions whose parentheses are open.
  var openParameters: UniqueArray<Parameter>
  /// The brackets that are open in the type that is being read.
  var typeContexts: UniqueArray<TypeContext>
  /// The `#if` that are open between the links of a chain: how many frames were open, and the chain before.
  var chainClauses: [(depth: Int, operand: ID<ExpressionStep>)] = []
  /// How many steps have not moved from the token with this index; see `noteIdleStep`.
  private var idleSteps: (token: Int, count: Int) = (0, 0)
  /// How many lines with code on them were counted; see `codeLines(before:)`.
  var countedLines = 0
  /// Counts open `#if` up to a token; see `openConditions(before:)`.
  private var countedConditions: (token: Int, open: Int) = (0, 0)

  /// `parts` and `stacks` are only memory to write to.
  @_lifetime(copy bytes)
  init(
    _ bytes: Span<UInt8>, _ text: consuming TokenizedText, parts: consuming OutlineParts,
    stacks: consuming ReaderStacks
  ) {
    self.bytes = bytes
    tokens = text.tokens
    lineStarts = text.lineStarts
    codeLineTokens = text.codeLines
    outline = parts
    stacks.removeAll()
    frames = stacks.frames
    variables = stacks.variables
    openArguments = stacks.openArguments
    openParameters = stacks.openParameters
    typeContexts = stacks.typeContexts
    outline.removeAll()
    outline.scopes.append(Scope(kind: .file, subject: 0, parent: .none))
    scope = ID(0)
    frame = Frame(.file, opener: -1, end: self.tokens.count - 1, scope: scope)
  }

  mutating func run() {
    while true {
      if index < frame.end {
        let before = index
        step()
        if index == before { noteIdleStep() }
      } else if frames.isEmpty {
        break
      } else {
        closeFrame()
      }
    }
    finishExpression()
  }

  /// No token needs many steps: states change at most a few times before one of them takes the token. Should two states
  /// hand one to each other for ever, it is skipped.
  private mutating func noteIdleStep() {
    idleSteps = idleSteps.token == index ? (index, idleSteps.count + 1) : (index, 1)
    if idleSteps.count > OutlineReader.mostIdleSteps { advance() }
  }

  private static let mostIdleSteps = 16

  /// More than any program has; a frame takes about 100 bytes.
  static let mostFrames = 1 << 20

  @inline(__always)
  private mutating func step() {
    switch frame.state {
    case .start: readStatement()
    case .operand: readOperand()
    case .complete: readContinuation()
    }
  }

  var token: Token {
    @inline(__always) get { tokens[index] }
  }

  /// The token `ahead` places further, or the end of the file.
  mutating func peek(_ ahead: Int) -> Token {
    tokens[min(index + ahead, tokens.count - 1)]
  }

  mutating func token(at index: Int) -> Token {
    tokens[min(index, tokens.count - 1)]
  }

  /// The end of the token before the next one.
  var previousEnd: UInt32 { index > 0 ? tokens[index - 1].end : 0 }

  mutating func advance() {
    if index < tokens.count &- 1 { index &+= 1 }
  }

  /// Moves behind the bracket that the next token opens.
  mutating func skipBracket() {
    index = behindBracket(at: index)
  }

  mutating func behindBracket(at index: Int) -> Int {
    let partner = tokens[index].partner
    return closes(partner, opener: index) ? partner + 1 : max(partner, index + 1)
  }

  /// True when the token at `index` is the counterpart of the bracket `opener`, not a place where it is cut off.
  @inline(__always)
  mutating func closes(_ index: Int, opener: Int) -> Bool {
    index < tokens.count && tokens[index].isClosing && tokens[index].partner == opener
  }

  /// The number of lines with code that begin before the token at `index`, which must not be less than in the call
  /// before.
  mutating func codeLines(before index: Int) -> Int {
    while countedLines < codeLineTokens.count, Int(codeLineTokens[countedLines]) < index { countedLines += 1 }
    return countedLines
  }

  /// How many `#if` are open before the token at `index`, which must not be less than in the call before.
  mutating func openConditions(before index: Int) -> Int {
    while countedConditions.token < index {
      switch tokens[countedConditions.token].word(behindPound: true) {
      case .if?: countedConditions.open += 1
      case .endif?: countedConditions.open -= 1
      default: break
      }
      countedConditions.token += 1
    }
    return countedConditions.open
  }
}

extension OutlineReader {
  // MARK: Frames

  /// Enters the region that the token at `index` opens.
  mutating func open(_ kind: Frame.Kind, state: Frame.State) {
    let opener = index
    var next = Frame(kind, opener: opener, end: min(max(tokens[opener].partner, opener + 1), frame.end), scope: scope)
    next.state = state
    next.atElementStart = state == .operand
    next.isInBinding = next.isExpression && (frame.bindsNames || frame.isInBinding)
    frames.append(from: &frame, leaving: next)
    advance()
    if frames.count > OutlineReader.mostFrames { index = max(index, frame.end) }
  }

  /// Enters a region with names of its own.
  mutating func openScope(_ kind: Frame.Kind, _ scopeKind: Scope.Kind, subject: Int) {
    open(kind, state: .start)
    frame.subject = subject
    scope = addScope(scopeKind, subject: subject)
  }

  @inline(__always)
  private mutating func addScope(_ kind: Scope.Kind, subject: Int) -> ID<Scope> {
    let inner = ID<Scope>(outline.scopes.count)
    outline.scopes.append(Scope(kind: kind, subject: Int32(truncatingIfNeeded: subject), parent: scope))
    return inner
  }

  private mutating func closeFrame() {
    let value = expressionValue()
    if frame.kind == .arguments { endArgument() } else { finishExpression() }
    let closed = ClosedFrame(frame, value)
    variable = nil
    scope = frame.outerScope
    frame = frames.removeLast()
    if closed.kind != .interpolation, closes(index, opener: closed.opener) { advance() }
    resume(after: closed)
  }

  /// Goes on with the frame around one that has ended.
  @inline(__always)
  private mutating func resume(after closed: ClosedFrame) {
    switch closed.kind {
    case .file: break
    case .members: endType(closed)
    case .code, .switchBody: endBody(closed)
    case .accessors: endAccessors(closed)
    case .closure: endClosure(opener: closed.opener)
    case .group: endGroup(closed)
    case .arguments:
      outline.calls[frame.call].range.end = previousEnd
      completeCall()
    case .subscript: complete(addStep(.subscript, Name(.underscore), base: frame.operand, payload: -1))
    case .squares: completeOther()
    case .captures: readClosureParameters()
    case .interpolation: endInterpolation()
    case .parameters:
      storeParameters(of: closed.subject, from: closed.firstParameter)
      readSignatureTail(function: closed.subject)
    case .payload: endPayload()
    }
  }

  /// What a comma goes on with: the variable declaration that is being read.
  var variable: VariableContext? {
    @inline(__always) get { frame.hasVariable ? variables.top : nil }
    @inline(__always) set {
      switch (frame.hasVariable, newValue) {
      case (true, let newValue?): variables.top = newValue
      case (false, let newValue?): variables.append(newValue)
      case (true, nil): variables.removeLast()
      case (false, nil): break
      }
      frame.hasVariable = newValue != nil
    }
  }

  // MARK: Expressions

  @discardableResult
  @inline(__always)
  mutating func addStep(
    _ kind: ExpressionStep.Kind, _ name: Name, base: ID<ExpressionStep>, payload: Int32, at offset: UInt32? = nil
  ) -> ID<ExpressionStep> {
    let step = ID<ExpressionStep>(outline.steps.count)
    outline.steps.append(
      ExpressionStep(kind: kind, name: name, offset: offset ?? previousEnd, base: base, payload: payload))
    return step
  }

  /// Adds what a chain begins with.
  @inline(__always)
  mutating func addRoot(_ kind: ExpressionStep.Kind, _ name: Name, at offset: UInt32) -> ID<ExpressionStep> {
    addStep(kind, name, base: .none, payload: scope.rawValue, at: offset)
  }

  /// Adds the use of what a name, which may be `self`, stands for outside.
  mutating func addUse(of token: Token) -> ID<ExpressionStep> {
    addRoot(token.is(.selfValue) ? .selfValue : .name, token.name, at: token.start)
  }

  mutating func complete(_ step: ID<ExpressionStep>) {
    frame.operand = step
    frame.state = .complete
    frame.atElementStart = false
    frame.bodyEnded = false
  }

  /// Behind an operand that no chain goes on from.
  mutating func completeOther() {
    complete(addRoot(.other, Name(.underscore), at: tokens[frame.operandStart].start))
  }

  /// The expression that is being read, when it is one chain.
  private mutating func expressionValue() -> ID<ExpressionStep> { frame.isCompound ? .none : partValue() }

  /// The same for the part of the expression that is being read.
  private mutating func partValue() -> ID<ExpressionStep> {
    frame.isSingle && frame.state == .complete ? frame.operand : .none
  }

  /// Hands the value of the expression on, and makes ready for the next one.
  mutating func finishExpression() {
    handOnValue()
    endCall()
    frame.operand = .none
    frame.isSingle = true
    frame.isCompound = false
    frame.ternaries = 0
    frame.bindsNames = false
  }

  @inline(__always)
  mutating func handOnValue() {
    if case .none = frame.sink { return }
    fillSink()
  }

  private mutating func fillSink() {
    switch frame.sink {
    case .none: break
    case .property(let index): outline.properties[index].value = partValue()
    case .local(let index): outline.locals[index].value = partValue()
    case .assignment(let index): outline.assignments[index].value = partValue()
    case .macro(let index): outline.functions[index].range.end = previousEnd
    }
    frame.sink = .none
  }

  mutating func expectOperand() {
    endCall()
    frame.state = .operand
    frame.operand = .none
    frame.bodyEnded = false
  }

  /// Ends the statement and all that it was waiting for, of which a frame in the state `start` has nothing left.
  mutating func startStatement() {
    finishExpression()
    frame.state = .start
    frame.conditions = 0
    frame.expectsBody = false
    frame.inPattern = false
    frame.inCaseLabel = false
    variable = nil
    frame.isEnumCase = false
    frame.atElementStart = false
    frame.bodyEnded = false
    frame.afterRepeatBody = false
  }

  // MARK: Calls

  /// Begins a call of the chain that is the operand. Arguments and trailing closures follow.
  @inline(__always)
  mutating func beginCall() {
    endCall()
    let start = tokens[frame.operandStart].start
    frame.call = ID(outline.calls.count)
    outline.calls.append(
      Call(callee: frame.operand, arguments: 0..<0, scope: scope, range: ByteRange(start: start, end: previousEnd)))
    frame.firstArgument = Int32(truncatingIfNeeded: openArguments.count)
  }

  mutating func endArgument() {
    let value = expressionValue()
    if frame.state == .complete || frame.label != nil {
      endCall()
      openArguments.append(Argument(label: frame.label, isTrailingClosure: false, value: value))
    }
    frame.label = nil
    finishExpression()
  }

  /// Makes the call that has begun the operand.
  @inline(__always)
  mutating func completeCall() {
    complete(addStep(.call, Name(.underscore), base: frame.operand, payload: frame.call.rawValue))
  }

  /// Moves the arguments of the frame's call to their place; no further trailing closure can come.
  @inline(__always)
  mutating func endCall() {
    if !frame.call.isNone { storeArguments() }
  }

  private mutating func storeArguments() {
    let first = Int32(truncatingIfNeeded: outline.arguments.count)
    let start = Int(frame.firstArgument)
    openArguments.moveLast(from: start, to: &outline.arguments)
    outline.calls[frame.call].arguments = first..<Int32(truncatingIfNeeded: outline.arguments.count)
    frame.call = .none
  }

  private mutating func endGroup(_ closed: ClosedFrame) {
    let start = tokens[closed.opener].start
    complete(addStep(.group, Name(.underscore), base: closed.value, payload: scope.rawValue, at: start))
  }

  private mutating func endInterpolation() {
    switch token.kind {
    case .stringMiddle, .stringTail: readInterpolations()
    default: completeOther()
    }
  }
}
