/// A condition on the version of viperlint: comparisons with `,` between them, all of which must hold.
///
///     >=1.2  >1.2  <=1.2  <1.2  ==1.2     compared with 1.2.0: parts that are left out are 0
///     ^1.2                                from 1.2 on, below the next change of its first part that is not 0
///     ~>1.2                               from 1.2 on, below the next change of its last part but one
struct VersionRequirement {
  struct Fault: Error {
    let message: String
    /// Where, in UTF-8 code units from the start of the text.
    let offset: Int
  }

  private let bounds: [Bound]

  init(_ text: String) throws(Fault) {
    var bounds: [Bound] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      bounds += try Self.bounds(part, at: text.utf8.distance(from: text.startIndex, to: part.startIndex))
    }
    self.bounds = bounds
  }

  /// What stands behind a `-` or `+` is no part of the comparison: a preview of a version counts as that version.
  ///
  /// - Parameter version: One that is not a version meets no requirement.
  func isMet(by version: String) -> Bool {
    let core = version.prefix { $0 != "-" && $0 != "+" }
    guard let version = Version(core) else { return false }
    return bounds.allSatisfy { $0.admits(version) }
  }
}

private enum Bound {
  case least(Version)
  case above(Version)
  case most(Version)
  case below(Version)

  func admits(_ version: Version) -> Bool {
    switch self {
    case .least(let bound): version >= bound
    case .above(let bound): version > bound
    case .most(let bound): version <= bound
    case .below(let bound): version < bound
    }
  }
}

extension VersionRequirement {
  /// Longer ones come before their beginnings.
  private static let operators = [">=", "<=", "==", "~>", ">", "<", "^"]

  private static func bounds(_ text: Substring, at start: Int) throws(Fault) -> [Bound] {
    let trimmed = text.drop { $0 == " " }
    let offset = start + text.utf8.count - trimmed.utf8.count
    guard let sign = operators.first(where: { trimmed.utf8.starts(with: $0.utf8) }) else {
      throw Fault(message: messageWithoutOperator(trimmed), offset: offset)
    }
    let number = String(Substring(trimmed.utf8.dropFirst(sign.utf8.count))).trimmingSpaces
    guard let version = Version(number) else {
      let message = "a version is one to three numbers with `.` between them, as `\(sign)0.1`"
      throw Fault(message: message, offset: offset)
    }
    return bounds(sign, version)
  }

  private static func messageWithoutOperator(_ text: Substring) -> String {
    let number = String(text).trimmingSpaces
    let example = Version(number) == nil ? "0.1" : number
    return "write \([">=", "==", "<", "^", "~>"].map { $0 + example }.alternatives)"
  }

  private static func bounds(_ sign: String, _ version: Version) -> [Bound] {
    switch sign {
    case ">=": [.least(version)]
    case ">": [.above(version)]
    case "<=": [.most(version)]
    case "<": [.below(version)]
    case "^": [.least(version), .below(version.nextIncompatible)]
    case "~>": [.least(version), .below(version.next(at: max(0, version.given - 2)))]
    default: [.least(version), .most(version)]
    }
  }
}

/// One to three numbers, those left out being 0.
private struct Version: Comparable {
  private let parts: [Int]
  /// How many were written.
  let given: Int

  init?(_ text: some StringProtocol) {
    let written = text.split(separator: ".", omittingEmptySubsequences: false)
    let parts = written.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int32(part).map(Int.init) : nil
    }
    guard 1...3 ~= written.count, parts.count == written.count else { return nil }
    self.init(parts: parts, given: parts.count)
  }

  private init(parts: [Int], given: Int) {
    self.parts = parts + Array(repeating: 0, count: max(0, 3 - parts.count))
    self.given = given
  }

  var nextIncompatible: Version {
    next(at: parts.prefix(given).firstIndex { $0 > 0 } ?? given - 1)
  }

  /// The first version with a higher number at `index`.
  func next(at index: Int) -> Version {
    Version(parts: parts.prefix(index) + [parts[index] + 1], given: 3)
  }

  static func == (left: Version, right: Version) -> Bool { left.parts == right.parts }

  static func < (left: Version, right: Version) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let trimmed = drop { $0 == " " }
    return String(trimmed.prefix(upTo: trimmed.lastIndex { $0 != " " }.map(trimmed.index(after:)) ?? trimmed.endIndex))
  }
}
