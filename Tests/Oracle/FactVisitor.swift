import SwiftSyntax

/// The lines of a file.
struct Places {
  private var lineStarts = [0]

  init(_ bytes: [UInt8]) {
    for (offset, byte) in bytes.enumerated() {
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      let isHalf = byte == UInt8(ascii: "\r") && bytes.dropFirst(offset + 1).first == UInt8(ascii: "\n")
      if isBreak, !isHalf { lineStarts.append(offset + 1) }
    }
  }

  /// 0-based.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  func place(_ offset: Int) -> String {
    let line = line(of: offset)
    return "\(line + 1):\(offset - lineStarts[line] + 1)"
  }
}

/// Collects facts; passes over what the outline leaves out.
class FactVisitor: SyntaxVisitor {
  let places: Places
  private(set) var facts: [(offset: Int, text: String)] = []

  init(_ places: Places) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  func add(_ offset: Int, _ kind: String, _ fields: [String?]) {
    facts.append((offset, ([places.place(offset), kind] + fields.compactMap { $0 }).joined(separator: "  ")))
  }

  func walk(ifAny node: (some SyntaxProtocol)?) {
    if let node { walk(node) }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathComponentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// All branches are read, their conditions are not.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    walk(ifAny: node.elements)
    return .skipChildren
  }
}

// MARK: - Text

func field(_ name: String, _ value: String?) -> String? {
  guard let value, !value.isEmpty else { return nil }
  return name + " " + value
}

/// A node's text, with one space for every run of white space and comments.
func flat(_ node: some SyntaxProtocol) -> String {
  var text = ""
  var hasGap = false
  for token in node.tokens(viewMode: .sourceAccurate) {
    hasGap = hasGap || !token.leadingTrivia.isEmpty
    if !token.text.isEmpty {
      if hasGap, !text.isEmpty, !text.hasSuffix(" ") { text += " " }
      text += token.text
      hasGap = false
    }
    hasGap = hasGap || !token.trailingTrivia.isEmpty
  }
  return text
}

/// A name without its backticks.
func name(_ token: TokenSyntax) -> String {
  if let identifier = token.identifier { return identifier.name }
  let text = token.text
  let isEscaped = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
  return isEscaped ? String(text.dropFirst().dropLast()) : text
}

func isName(_ token: TokenSyntax) -> Bool {
  switch token.tokenKind {
  case .identifier, .keyword, .dollarIdentifier, .wildcard: true
  default: false
  }
}

func isInteger(_ token: TokenSyntax) -> Bool {
  if case .integerLiteral = token.tokenKind { true } else { false }
}

/// `self` is a kind of its own where a name is used.
func useKind(_ token: TokenSyntax) -> String { token.text == "self" ? "self" : "name" }

extension SyntaxProtocol {
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

// MARK: - Scopes

/// What a declaration directly stands in.
enum Surroundings { case file, type, `protocol`, code }

extension SyntaxProtocol {
  private var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

  var surroundings: Surroundings {
    for node in ancestors {
      if node.is(ProtocolDeclSyntax.self) { return .protocol }
      if node.typeName != nil { return .type }
      switch node.kind {
      case .closureExpr, .codeBlock, .accessorDecl, .accessorBlock, .switchCase, .functionDecl, .initializerDecl,
        .deinitializerDecl, .subscriptDecl, .macroDecl:
        return .code
      default: continue
      }
    }
    return .file
  }

  /// The names of the types around, joined; empty at the top of the file.
  var enclosingTypes: String { ancestors.compactMap(\.typeName).reversed().joined(separator: ".") }

  func qualified(_ name: String) -> String { enclosingTypes.isEmpty ? name : enclosingTypes + "." + name }

  /// The name of a type declaration with members.
  private var typeName: String? {
    let node = Syntax(self)
    if let declaration = node.as(ExtensionDeclSyntax.self) { return flat(declaration.extendedType) }
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    return group.asProtocol((any NamedDeclSyntax).self).map { SwiftFacts.name($0.name) }
  }
}
