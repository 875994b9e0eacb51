import SwiftReading
import Testing

/// Source that a person is in the middle of typing, or that was damaged, is read like any other.
@Suite struct MutationTests {
  @Test(arguments: Fixture.every)
  func everyPrefixIsRead(_ fixture: Fixture) {
    let bytes = fixture.bytes
    var reader = FileReader()
    for end in 0...bytes.count {
      let prefix = Array(bytes[..<end])
      if !prefix.isRead(by: &reader) { Issue.record("the first \(end) bytes") }
    }
  }

  /// One byte is deleted, doubled or replaced.
  @Test(arguments: Fixture.every)
  func everyChangeOfAByteIsRead(_ fixture: Fixture) {
    let bytes = fixture.bytes
    var numbers = Numbers(seed: fixture.name)
    var reader = FileReader()
    for _ in 0..<(bytes.isEmpty ? 0 : 200) {
      let place = numbers.next(below: bytes.count)
      var changed = bytes
      switch numbers.next(below: 3) {
      case 0: changed.remove(at: place)
      case 1: changed.insert(bytes[place], at: place)
      default: changed[place] = numbers.nextByte()
      }
      if !changed.isRead(by: &reader) { Issue.record("byte \(place) is changed: \(changed)") }
    }
  }

  /// Every index of an outline is valid, which the dump would find out; it takes its time.
  @Test(arguments: Fixture.syntax + Fixture.hostile)
  func whatIsReadOfPrefixesCanBePrinted(_ fixture: Fixture) {
    let bytes = fixture.bytes
    let step = max(1, bytes.count / 30)
    for end in stride(from: 0, through: bytes.count, by: step) { _ = facts(Array(bytes[..<end])) }
  }
}

extension [UInt8] {
  /// Reads the bytes as a file; false when something lies outside of it.
  fileprivate func isRead(by reader: inout FileReader) -> Bool {
    let outline = reader.read(span)
    let ranges =
      outline.imports.map(\.range) + outline.types.map(\.range) + outline.functions.map(\.range)
      + outline.properties.map(\.range) + outline.typeReferences.map(\.range) + outline.calls.map(\.range)
    return ranges.allSatisfy { $0.start <= $0.end && Int($0.end) <= count }
      && outline.steps.allSatisfy { Int($0.offset) <= count }
  }
}

/// Numbers that look like chance and are the same in every run: SplitMix64.
private struct Numbers {
  private var state: UInt64

  init(seed: String) { state = seed.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Any byte, but one that means something to the scanner half of the time.
  mutating func nextByte() -> UInt8 {
    let telling = Array("(){}[]<>\"\\#/*`.,:;=?!@&-\n ".utf8)
    return next(below: 2) == 0 ? telling[next(below: telling.count)] : UInt8(next(below: 256))
  }
}
