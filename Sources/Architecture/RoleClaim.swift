/// What the name of a type says about its role. A claim, not a proof: `RoleAssignment` looks for evidence.
package struct RoleClaim: Hashable, Sendable {
  package var role: Role
  /// The name without the words that make the claim: `Greeting` of `GreetingInteractorOutput`.
  package var stem: String
  /// The words name the other end: `ViewOutput` is what the view talks to, and the presenter is it.
  package var isOutput: Bool
  /// The word is common for other things, so that it says nothing of the types around it.
  package var isWeak = false

  /// The claim that a name makes. Names of contracts may begin with the `I` of "interface".
  package init?(name: String, isContract: Bool) {
    let name = Array(name.utf8)
    self.init(utf8: name.span, isContract: isContract)
  }

  init?(utf8 name: Span<UInt8>, isContract: Bool) {
    var words = NameWord.split(name)[...]
    if isContract, words.count > 1, words.first?.isSpelled("I", in: name) == true { words.removeFirst() }
    while words.count > 1, let first = words.first, RoleWords.isPrefix(first) { words.removeFirst() }
    if let directed = RoleClaim(directed: words, of: name) {
      self = directed
      return
    }
    var isOutput = false
    var isInput = false
    var isDelegate = false
    while words.count > 1, let last = words.last, let qualifier = RoleWords.qualifier(last, in: name) {
      isOutput = isOutput || qualifier == .output || qualifier == .delegate
      isInput = isInput || qualifier == .input
      isDelegate = isDelegate || qualifier == .delegate
      words.removeLast()
    }
    // A class that is a delegate plays whatever part its owner gives it.
    if isDelegate, !isContract { return nil }
    guard let (role, length) = RoleWords.role(endingIn: words, of: name),
      isContract || length == 1 || !RoleWords.isOnlyForContracts(words)
    else { return nil }
    guard
      let seen = RoleClaim.role(
        role, isModule: words.last?.isSpelled("Module", in: name) == true, isInput: isInput, isOutput: isOutput)
    else { return nil }
    self.role = seen
    self.isOutput = isOutput
    isWeak = isDelegate || words.last.map(RoleWords.isWeak) ?? false
    stem = words.dropLast(length).joined(of: name) { !$0.isSpelled("Base", in: name) }
  }

  /// `PresenterToInteractor…Protocol`: the second role implements it.
  private init?(directed words: ArraySlice<NameWord>, of name: Span<UInt8>) {
    guard let to = words.firstIndex(where: { $0.isSpelled("To", in: name) }), to > words.startIndex,
      to + 1 < words.endIndex, let (_, length) = RoleWords.role(endingIn: words[..<to], of: name),
      let role = RoleWords.single(words[to + 1], in: name)
    else { return nil }
    self.role = role
    isOutput = false
    stem = words[..<to].dropLast(length).joined(of: name)
    guard stem.isEmpty else { return }
    stem = words[(to + 2)...].joined(of: name) { word in
      RoleWords.qualifier(word, in: name) == nil && RoleWords.single(word, in: name) == nil
    }
  }

  /// What talks back is the role at the other end of the link.
  private static func role(_ role: Role, isModule: Bool, isInput: Bool, isOutput: Bool) -> Role? {
    if isModule { return isInput ? .presenter : isOutput ? nil : role }
    guard isOutput else { return role }
    switch role {
    case .interactor, .view: return .presenter
    case .presenter: return .view
    default: return nil
    }
  }
}

/// The words that make a role, as counted in public code (FIELD-NOTES, "Names").
enum RoleWords {
  enum Qualifier { case plain, input, output, delegate }

  /// Words before the stem that say nothing of the role.
  private static let prefixes = keys(["base", "mock", "default", "abstract"])

  private static let qualifiers = table([
    "protocol": Qualifier.plain, "protocols": .plain, "interface": .plain, "type": .plain, "api": .plain,
    "impl": .plain, "imp": .plain, "implementation": .plain, "default": .plain, "base": .plain, "iphone": .plain,
    "ipad": .plain, "contract": .plain, "iface": .plain, "phone": .plain, "pad": .plain,
    "input": .input, "inputs": .input,
    "output": .output, "outputs": .output,
    "delegate": .delegate, "listener": .delegate,
  ])

  private static let singles = table([
    "presenter": Role.presenter, "presenting": .presenter, "presentor": .presenter,
    "interactor": .interactor, "interacting": .interactor, "interactoring": .interactor,
    "router": .router, "routing": .router, "wireframe": .router, "coordinator": .router, "navigator": .router,
    "view": .view, "controller": .view, "vc": .view, "viewcontroller": .view, "viewing": .view, "screen": .view,
    "builder": .builder, "assembly": .builder, "configurator": .builder, "module": .builder, "assembler": .builder,
    "factory": .builder, "initializer": .builder,
    "entity": .entity,
    "worker": .worker,
  ])

  /// Second words of roles that only contracts have.
  private static let namesOfRolesOfContracts = keys(["store", "passing", "handler"])

  /// Words of many meanings, such as coordinators of flows and factories of anything.
  private static let weak = keys(["coordinator", "navigator", "factory", "module", "screen"])

  /// By the second word.
  private static let pairs = table([
    "logic": table([
      "business": Role.interactor, "presentation": .presenter, "display": .view, "routing": .router,
    ]),
    "store": table(["data": Role.interactor]), "passing": table(["data": Role.router]),
    "handler": table(["event": Role.presenter]), "frame": table(["wire": Role.router]),
    "controller": table(["view": Role.view]), "factory": table(["view": Role.builder]),
  ])

  /// The words whose misspelling in one letter is taken for them; shorter ones are too close to others.
  private static let forgiven = [
    "presenter", "interactor", "wireframe", "configurator", "assembly", "protocol", "output", "input",
  ].map { (text: Array($0.utf8), key: NameWord.Key($0)) }

  private static func table<Meaning>(_ words: [String: Meaning]) -> [NameWord.Key: Meaning] {
    Dictionary(words.map { (NameWord.Key($0.key), $0.value) }) { first, _ in first }
  }

  private static func keys(_ words: [String]) -> Set<NameWord.Key> {
    Set(words.map(NameWord.Key.init))
  }

  static func isPrefix(_ word: NameWord) -> Bool { prefixes.contains(word.key) }

  static func isWeak(_ word: NameWord) -> Bool { weak.contains(word.key) }

  /// A data store or an event handler is a role only where a contract is called so.
  static func isOnlyForContracts(_ words: ArraySlice<NameWord>) -> Bool {
    guard let last = words.last, words.count > 1, pairs[last.key]?[words[words.endIndex - 2].key] != nil else {
      return false
    }
    return namesOfRolesOfContracts.contains(last.key)
  }

  static func qualifier(_ word: NameWord, in name: Span<UInt8>) -> Qualifier? {
    qualifiers[word.key] ?? (word.isVersion(in: name) ? .plain : corrected(word, in: name).flatMap { qualifiers[$0] })
  }

  static func single(_ word: NameWord, in name: Span<UInt8>) -> Role? {
    singles[word.key] ?? corrected(word, in: name).flatMap { singles[$0] }
  }

  /// The role in the last one or two words, and how many they are.
  static func role(endingIn words: ArraySlice<NameWord>, of name: Span<UInt8>) -> (Role, length: Int)? {
    guard let last = words.last else { return nil }
    if words.count > 1, let role = pairs[last.key]?[words[words.endIndex - 2].key] { return (role, 2) }
    return single(last, in: name).map { ($0, 1) }
  }

  /// The word of which this one is a misspelling.
  private static func corrected(_ word: NameWord, in name: Span<UInt8>) -> NameWord.Key? {
    guard word.range.count >= 5 else { return nil }
    return forgiven.first { isOneEdit(name.extracting(word.range), from: $0.text) }?.key
  }

  /// True when one letter was added, left out, replaced, or changed places with its neighbour. Upper and lower case are
  /// the same; `other` is in lower case.
  private static func isOneEdit(_ word: Span<UInt8>, from other: [UInt8]) -> Bool {
    guard abs(word.count - other.count) <= 1 else { return false }
    let most = min(word.count, other.count)
    var start = 0
    while start < most, NameWord.lowercase(word[start]) == other[start] { start += 1 }
    var end = 0
    while end < most - start, NameWord.lowercase(word[word.count - 1 - end]) == other[other.count - 1 - end] {
      end += 1
    }
    let (rest, otherRest) = (word.count - start - end, other.count - start - end)
    if max(rest, otherRest) == 1 { return true }
    return rest == 2 && otherRest == 2 && NameWord.lowercase(word[start]) == other[start + 1]
      && NameWord.lowercase(word[start + 1]) == other[start]
  }
}
