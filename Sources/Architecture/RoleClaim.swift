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
    var words = RoleWords.split(name)
    if isContract, words.count > 1, words[0] == "I" { words.removeFirst() }
    while words.count > 1, let first = words.first, RoleWords.prefixes.contains(first.lowercased()) {
      words.removeFirst()
    }
    if let directed = RoleClaim(directed: words) {
      self = directed
      return
    }
    var isOutput = false
    var isInput = false
    var isDelegate = false
    while words.count > 1, let last = words.last, let qualifier = RoleWords.qualifier(last) {
      isOutput = isOutput || qualifier == .output || qualifier == .delegate
      isInput = isInput || qualifier == .input
      isDelegate = isDelegate || qualifier == .delegate
      words.removeLast()
    }
    // A class that is a delegate plays whatever part its owner gives it.
    if isDelegate, !isContract { return nil }
    guard let (role, length) = RoleWords.role(endingIn: words),
      isContract || length == 1 || !RoleWords.isOnlyForContracts(words)
    else { return nil }
    guard let seen = RoleClaim.role(role, of: words, isInput: isInput, isOutput: isOutput) else { return nil }
    self.role = seen
    self.isOutput = isOutput
    isWeak = isDelegate || words.last.map { RoleWords.weak.contains($0.lowercased()) } ?? false
    stem = words.dropLast(length).filter { $0 != "Base" }.joined()
  }

  /// `PresenterToInteractor…Protocol`: the second role implements it.
  private init?(directed words: [String]) {
    guard let to = words.firstIndex(of: "To"), to > 0, to + 1 < words.count,
      let (_, length) = RoleWords.role(endingIn: Array(words[..<to])),
      let (role, _) = RoleWords.role(beginning: Array(words[(to + 1)...]))
    else { return nil }
    self.role = role
    isOutput = false
    stem = words[..<(to - length)].joined()
    guard stem.isEmpty else { return }
    stem = words[(to + 2)...].filter { RoleWords.qualifier($0) == nil && RoleWords.single($0) == nil }.joined()
  }

  /// What talks back is the role at the other end of the link.
  private static func role(_ role: Role, of words: [String], isInput: Bool, isOutput: Bool) -> Role? {
    if words.last == "Module" { return isInput ? .presenter : isOutput ? nil : role }
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
  static let prefixes: Set<String> = ["base", "mock", "default", "abstract"]

  private static let qualifiers: [String: Qualifier] = [
    "protocol": .plain, "protocols": .plain, "interface": .plain, "type": .plain, "api": .plain, "impl": .plain,
    "imp": .plain, "implementation": .plain, "default": .plain, "base": .plain, "iphone": .plain, "ipad": .plain,
    "contract": .plain, "iface": .plain, "phone": .plain, "pad": .plain,
    "input": .input, "inputs": .input,
    "output": .output, "outputs": .output,
    "delegate": .delegate, "listener": .delegate,
  ]

  private static let singles: [String: Role] = [
    "presenter": .presenter, "presenting": .presenter, "presentor": .presenter,
    "interactor": .interactor, "interacting": .interactor, "interactoring": .interactor,
    "router": .router, "routing": .router, "wireframe": .router, "coordinator": .router, "navigator": .router,
    "view": .view, "controller": .view, "vc": .view, "viewcontroller": .view, "viewing": .view, "screen": .view,
    "builder": .builder, "assembly": .builder, "configurator": .builder, "module": .builder, "assembler": .builder,
    "factory": .builder, "initializer": .builder,
    "entity": .entity,
    "worker": .worker,
  ]

  /// Words of many meanings, such as coordinators of flows and factories of anything.
  static let weak: Set<String> = ["coordinator", "navigator", "factory", "module", "screen"]

  private static let pairs: [String: Role] = [
    "businesslogic": .interactor, "presentationlogic": .presenter, "displaylogic": .view, "routinglogic": .router,
    "datastore": .interactor, "datapassing": .router, "eventhandler": .presenter,
    "wireframe": .router, "viewcontroller": .view, "viewfactory": .builder,
  ]

  /// A data store or an event handler is a role only where a contract is called so.
  static func isOnlyForContracts(_ words: [String]) -> Bool {
    ["datastore", "datapassing", "eventhandler"].contains(words.suffix(2).joined().lowercased())
  }

  /// The words whose misspelling in one letter is taken for them; shorter ones are too close to others.
  private static let forgiven = [
    "presenter", "interactor", "wireframe", "configurator", "assembly", "protocol", "output", "input",
  ]

  static func qualifier(_ word: String) -> Qualifier? {
    let lower = word.lowercased()
    if let known = qualifiers[lower] { return known }
    if lower.count <= 3, lower.first == "v" || lower.first?.isNumber == true, lower.dropFirst().allSatisfy(\.isNumber) {
      return .plain
    }
    return corrected(lower).flatMap { qualifiers[$0] }
  }

  static func single(_ word: String) -> Role? {
    let lower = word.lowercased()
    return singles[lower] ?? corrected(lower).flatMap { singles[$0] }
  }

  /// The role in the last one or two words, and how many they are.
  static func role(endingIn words: [String]) -> (Role, length: Int)? {
    guard let last = words.last else { return nil }
    if words.count > 1, let role = pairs[(words[words.count - 2] + last).lowercased()] { return (role, 2) }
    return single(last).map { ($0, 1) }
  }

  static func role(beginning words: [String]) -> (Role, length: Int)? {
    words.first.flatMap { single($0) }.map { ($0, 1) }
  }

  /// The word of which this one is a misspelling.
  private static func corrected(_ word: String) -> String? {
    guard word.utf8.count >= 5 else { return nil }
    return forgiven.first { isOneEdit(word, from: $0) }
  }

  /// True when one letter was added, left out, replaced, or changed places with its neighbour.
  static func isOneEdit(_ word: String, from other: String) -> Bool {
    guard abs(word.utf8.count - other.utf8.count) <= 1, word != other else { return false }
    let left = Array(word.utf8)
    let right = Array(other.utf8)
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var end = 0
    while end < min(left.count, right.count) - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    let restLeft = left[start..<(left.count - end)]
    let restRight = right[start..<(right.count - end)]
    if restLeft.count <= 1, restRight.count <= 1 { return true }
    return restLeft.count == 2 && restRight.count == 2 && restLeft.reversed().elementsEqual(restRight)
  }

  /// `HTTPRouterImpl` → `HTTP`, `Router`, `Impl`. Digits end a word; underscores separate.
  static func split(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return words(in: bytes.map(LetterCase.init)).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    let characters = Array(name)
    return words(in: characters.map(LetterCase.init)).map { String(characters[$0]) }
  }

  private static func words(in letters: [LetterCase]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for (index, letter) in letters.enumerated() {
      let isInWord = start < index
      let endsRun = isInWord && letters[index - 1] != .upper
      let beginsRun = isInWord && index + 1 < letters.count && letters[index + 1] == .lower
      guard letter == .separator || letter == .upper && (endsRun || beginsRun) else { continue }
      if isInWord { words.append(start..<index) }
      start = letter == .separator ? index + 1 : index
    }
    if start < letters.count { words.append(start..<letters.count) }
    return words
  }

  private enum LetterCase {
    case upper, lower, separator, other

    init(_ ascii: UInt8) {
      switch ascii {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
      case UInt8(ascii: "_"): self = .separator
      default: self = .other
      }
    }

    init(_ character: Character) {
      self =
        character.isUppercase ? .upper : character.isLowercase ? .lower : character == "_" ? .separator : .other
    }
  }
}
