// An outline as text, one fact a line, in the order of the places: what the hidden `dump` command prints, and what the
// tests compare with the toolchain's own parser.

extension Outline {
  /// Lines such as `3:7  class  LoginView  inherits UIView  until 9:2`: the place, the kind of the fact, its subject,
  /// and fields that begin with a word each and are left out where they would be empty. `bytes` must be those of the
  /// file.
  package func dump(_ bytes: Span<UInt8>, names: NameTable) -> String {
    var dump = OutlineDump(self, bytes, names)
    dump.run()
    return dump.text
  }
}

private struct OutlineDump: ~Escapable {
  let outline: Outline
  let bytes: Span<UInt8>
  let names: NameTable
  var lines: [(offset: UInt32, text: String)] = []

  @_lifetime(copy bytes)
  init(_ outline: Outline, _ bytes: Span<UInt8>, _ names: NameTable) {
    self.outline = outline
    self.bytes = bytes
    self.names = names
  }

  var text: String {
    let sorted = lines.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
    return sorted.map { $0.text + "\n" }.joined()
  }

  mutating func run() {
    for item in outline.imports { add(importFact: item) }
    for element in outline.types { add(typeFact: element) }
    for element in outline.functions { add(functionFact: element) }
    for element in outline.properties { add(propertyFact: element) }
    for element in outline.locals { add(localFact: element) }
    for element in outline.calls { add(callFact: element) }
    for element in outline.assignments { add(assignmentFact: element) }
    for element in outline.steps { add(stepFact: element) }
    addMentions()
  }

  private mutating func add(_ offset: UInt32, _ kind: String, _ fields: [String?]) {
    lines.append((offset, ([place(offset), kind] + fields.compactMap { $0 }).joined(separator: "  ")))
  }

  // MARK: Facts

  private mutating func add(importFact fact: Import) {
    add(
      fact.keyword, "import",
      [path(fact.path), field("kind", fact.kind?.spelling), modifiers(fact.modifiers), attributes(fact.attributes)])
  }

  private mutating func add(typeFact fact: TypeDeclaration) {
    let name = fact.kind == .extension ? flat(fact.nameRange) : text(of: fact.name)
    add(
      fact.nameRange.start, String(describing: fact.kind),
      [
        qualified(name, in: fact.scope), generics(fact.genericParameters),
        field("inherits", list(fact.inherited) { flat(outline.typeReferences[$0].range) }),
        fact.kind == .extension ? nil : field("=", type(fact.subject)), requirements(fact.requirements),
        modifiers(fact.modifiers), attributes(fact.attributes), "until " + place(fact.range.end),
        fact.body.isNone ? nil : "lines \(fact.codeLines)",
      ])
  }

  private mutating func add(functionFact fact: FunctionDeclaration) {
    let name = fact.name == .operator ? flat(fact.nameRange) : text(of: fact.name)
    let labels = list(fact.parameters, separator: "") { label(outline.parameters[$0].label) + ":" }
    let parameters = list(fact.parameters) { index in
      let parameter = outline.parameters[index]
      return label(parameter.label) + " " + text(of: parameter.name) + ": " + (type(parameter.type) ?? "?")
        + (parameter.isVariadic ? "..." : "")
    }
    add(
      fact.nameRange.start, keyword(fact.kind),
      [
        qualified(name, in: fact.scope) + "(" + labels + ")", generics(fact.genericParameters),
        field("parameters", parameters), field("result", type(fact.result)), requirements(fact.requirements),
        modifiers(fact.modifiers), attributes(fact.attributes), fact.hasBody ? "body" : nil,
        "until " + place(fact.range.end),
      ])
  }

  private func keyword(_ kind: FunctionDeclaration.Kind) -> String {
    switch kind {
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    case .macro: "macro"
    }
  }

  private mutating func add(propertyFact fact: PropertyDeclaration) {
    add(
      fact.nameRange.start, "property",
      [
        qualified(text(of: fact.name), in: fact.scope), fact.isLet ? "let" : nil, field("type", type(fact.type)),
        outline.typeReferences[ifAny: fact.type]?.isOptional == true ? "optional" : nil,
        String(describing: fact.storage), modifiers(fact.modifiers), attributes(fact.attributes),
        fact.hasInitializer ? "initialised" : nil, field("value", value(fact.value)),
      ])
  }

  private mutating func add(localFact fact: LocalBinding) {
    guard fact.name != .underscore else { return }
    add(
      fact.offset, "local",
      [
        text(of: fact.name), String(describing: fact.kind), field("type", type(fact.type)),
        field("value", value(fact.value)),
      ])
  }

  private mutating func add(callFact fact: Call) {
    let labels = list(fact.arguments, separator: "") { index in
      let argument = outline.arguments[index]
      let name = argument.label.map { text(of: $0) + ":" }
      return argument.isTrailingClosure ? (name ?? "") + "{}" : name ?? "_:"
    }
    let values = fact.arguments.filter { !outline.arguments[Int($0)].isTrailingClosure }
      .map { value(outline.arguments[Int($0)].value) ?? "-" }
    add(
      fact.range.start, "call",
      [
        chain(fact.callee) + "(" + labels + ")", field("with", values.joined(separator: ", ")),
        "until " + place(fact.range.end), field("in", enclosing(fact.scope)),
      ])
  }

  private mutating func add(assignmentFact fact: Assignment) {
    add(
      fact.offset, "assignment",
      [chain(fact.target), field("=", value(fact.value)), field("in", enclosing(fact.scope))])
  }

  private mutating func add(stepFact fact: ExpressionStep) {
    switch fact.kind {
    case .name: add(fact.offset, "name", [text(of: fact.name)])
    case .selfValue: add(fact.offset, "self", [text(of: fact.name)])
    case .superValue: add(fact.offset, "super", [text(of: fact.name)])
    case .implicitMember: add(fact.offset, "implicit", [text(of: fact.name)])
    case .member: add(fact.offset, "member", [text(of: fact.name)])
    default: break
    }
  }

  /// The types that are named anywhere but in attributes, which their declarations list.
  private mutating func addMentions() {
    for reference in outline.typeReferences where reference.usage != .attribute {
      for index in reference.mentions {
        let mention = outline.mentions[Int(index)]
        let name = path(mention.path)
        guard name != "_" else { continue }
        let parent = outline.mentions[ifAny: mention.parent]
        add(
          mention.offset, "mention",
          [name, field("inside", position(mention.position)), field("of", parent.map { path($0.path) })])
      }
    }
  }
}

// MARK: - Fields

extension OutlineDump {
  private func field(_ name: String, _ value: String?) -> String? {
    guard let value, !value.isEmpty else { return nil }
    return name + " " + value
  }

  private func place(_ offset: UInt32) -> String {
    let position = outline.position(of: offset)
    return "\(position.line):\(position.column)"
  }

  private func text(of name: Name) -> String { names.text(of: name) }

  private func path(_ range: PathRange) -> String {
    list(range, separator: ".") { text(of: outline.paths[$0]) }
  }

  private func label(_ name: Name?) -> String { name.map { text(of: $0) } ?? "_" }

  private func list(_ range: Range<Int32>, separator: String = ", ", _ text: (Int) -> String) -> String {
    range.map { text(Int($0)) }.joined(separator: separator)
  }

  private func type(_ id: ID<TypeReference>) -> String? {
    outline.typeReferences[ifAny: id].map { flat($0.range) }
  }

  private func generics(_ range: Range<Int32>) -> String? {
    field(
      "generics",
      list(range) { index in
        let parameter = outline.genericParameters[index]
        return text(of: parameter.name) + (type(parameter.constraint).map { ": " + $0 } ?? "")
      })
  }

  private func requirements(_ range: Range<Int32>) -> String? {
    field(
      "where",
      list(range) { index in
        let requirement = outline.requirements[index]
        return (type(requirement.left) ?? "?") + (requirement.isSameType ? " == " : ": ")
          + (type(requirement.right) ?? "?")
      })
  }

  private func modifiers(_ modifiers: Modifiers) -> String? {
    let named: [(Modifiers, String)] = [
      (.private, "private"), (.fileprivate, "fileprivate"), (.internal, "internal"), (.package, "package"),
      (.public, "public"), (.open, "open"), (.final, "final"), (.static, "static"), (.class, "class"),
      (.override, "override"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"), (.indirect, "indirect"),
      (.convenience, "convenience"), (.required, "required"), (.mutating, "mutating"), (.nonisolated, "nonisolated"),
      (.optional, "optional"), (.other, "other"), (.setterAccess, "setter"),
    ]
    return field("modifiers", named.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: " "))
  }

  private func position(_ position: TypeMention.Position) -> String {
    let named: [(TypeMention.Position, String)] = [
      (.collection, "collection"), (.tuple, "tuple"), (.function, "function"), (.genericArgument, "generic"),
      (.metatype, "metatype"), (.memberOfGeneric, "member"),
    ]
    return named.filter { position.contains($0.0) }.map(\.1).joined(separator: " ")
  }

  private func attributes(_ range: Range<Int32>) -> String? {
    field(
      "attributes",
      list(range, separator: " ") { index in
        let attribute = outline.attributes[index]
        let arguments = attribute.keyPath.map { "(\\" + text(of: $0) + ")" } ?? (attribute.hasArguments ? "(…)" : "")
        return "@" + (type(attribute.type) ?? "?") + arguments
      })
  }

  // MARK: Scopes

  private func qualified(_ name: String, in scope: ID<Scope>) -> String {
    enclosing(scope).map { $0 + "." + name } ?? name
  }

  /// The types around a scope, outermost first; nil at the top of the file.
  private func enclosing(_ scope: ID<Scope>) -> String? {
    var types: [String] = []
    var next = scope
    while let scope = outline.scopes[ifAny: next] {
      if scope.kind == .type {
        let declaration = outline.types[Int(scope.subject)]
        types.append(declaration.kind == .extension ? flat(declaration.nameRange) : text(of: declaration.name))
      }
      next = scope.parent
    }
    return types.isEmpty ? nil : types.reversed().joined(separator: ".")
  }

  // MARK: Chains

  private func value(_ id: ID<ExpressionStep>) -> String? { id.isNone ? nil : chain(id) }

  /// A chain as it reads, without arguments; `-` stands for more than one chain, `?` for what is none.
  private func chain(_ id: ID<ExpressionStep>) -> String {
    var prefix = ""
    var suffixes: [String] = []
    var next = id
    while let step = outline.steps[ifAny: next] {
      switch step.kind {
      case .member: suffixes.append("." + text(of: step.name))
      case .call: suffixes.append("()")
      case .subscript: suffixes.append("[]")
      case .cast:
        prefix += "("
        suffixes.append(" as " + (type(step.type) ?? "?") + ")")
      case .group:
        prefix += "("
        suffixes.append(")")
      default: return prefix + root(step) + suffixes.reversed().joined()
      }
      next = step.base
    }
    return prefix + "-" + suffixes.reversed().joined()
  }

  private func root(_ step: ExpressionStep) -> String {
    switch step.kind {
    case .literal: "literal"
    case .closure: "{}"
    case .implicitMember: "." + text(of: step.name)
    case .keyPath: "\\" + text(of: step.name)
    case .macro: "#" + text(of: step.name)
    case .other: "?"
    default: text(of: step.name)
    }
  }

  // MARK: Text

  /// What stands in a range, with one space for every run of white space and comments.
  private func flat(_ range: ByteRange) -> String {
    var cursor = SourceCursor(bytes)
    cursor.advance(by: Int(range.start))
    var text: [UInt8] = []
    while cursor.offset < Int(range.end) {
      if skipGap(&cursor) {
        if !text.isEmpty, text.last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
      } else {
        text.append(cursor.current)
        cursor.advance()
      }
    }
    if text.last == UInt8(ascii: " ") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves past one blank or one comment.
  private func skipGap(_ cursor: inout SourceCursor) -> Bool {
    switch cursor.current {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      cursor.advance()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"):
      cursor.skipToLineEnd()
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"):
      skipBlockComment(&cursor)
    default:
      return false
    }
    return true
  }

  private func skipBlockComment(_ cursor: inout SourceCursor) {
    var depth = 0
    repeat {
      if cursor.starts(with: "/*") {
        depth += 1
        cursor.advance(by: 2)
      } else if cursor.starts(with: "*/") {
        depth -= 1
        cursor.advance(by: 2)
      } else {
        cursor.advance()
      }
    } while depth > 0 && !cursor.isAtEnd
  }
}
