/// The words that Swift's grammar gives a meaning, in the order in which every `NameTable` knows them.
///
/// The first group is reserved: such a word is a name only after a `.`, as an argument label, or between backticks.
/// All others mean something in one place of the grammar and are plain names elsewhere (the Swift book, "Lexical
/// Structure", "Keywords and Punctuation").
package enum Word: UInt32, CaseIterable, Sendable {
  case `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`, `else`
  case `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
  case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
  case `repeat`, `rethrows`, `return`, selfValue, selfType, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`, `as`, anyType, underscore

  case actor, macro, package, open, final, required, convenience, override, mutating, nonmutating, consuming, borrowing
  case dynamic, optional, lazy, weak, unowned, unsafe, indirect, prefix, postfix, infix, isolated, nonisolated
  case distributed, async, await, some, any, each, sending, const, shared, owned, reasync, consume, copy
  case get, set, willSet, didSet, modify, read, underscoredRead, underscoredModify, unsafeAddress, unsafeMutableAddress
  case yielding, yield, borrow, mutate, metatype, protocolMetatype, then, discard
  case elseif, endif, sourceLocation, error, warning, available, unavailable, deprecated, selector, keyPath, abi, left
  case right, none

  static let lastReserved = Word.underscore
  static let last = Word.none

  var isReserved: Bool { rawValue <= Word.lastReserved.rawValue }

  /// The words are numbered without a gap, and the number of one is all that is stored of it. What the compiler makes of
  /// `init(rawValue:)` is a call.
  @inline(__always)
  init?(number: UInt32) {
    guard number <= Word.last.rawValue else { return nil }
    self = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: number), to: Word.self)
  }

  /// The word as it stands in source code.
  package var spelling: String { String(Word.spellings.split { $0 == " " || $0 == "\n" }[Int(rawValue)]) }

  /// The words as they stand in source code, in the order of their numbers. Written out, since every start of the program
  /// needs them, and to ask the runtime for the name of a case takes as long as to read a page of code.
  static let spellings = """
    associatedtype break case catch class continue default defer deinit do else
    enum extension fallthrough false fileprivate for func guard if import in
    init inout internal is let nil operator precedencegroup private protocol public
    repeat rethrows return self Self static struct subscript super switch throw
    throws true try typealias var where while as Any _

    actor macro package open final required convenience override mutating nonmutating consuming borrowing
    dynamic optional lazy weak unowned unsafe indirect prefix postfix infix isolated nonisolated
    distributed async await some any each sending _const __shared __owned reasync consume copy
    get set willSet didSet modify read _read _modify unsafeAddress unsafeMutableAddress
    yielding yield borrow mutate Type Protocol then discard
    elseif endif sourceLocation error warning available unavailable deprecated selector keyPath abi left
    right none
    """
}
