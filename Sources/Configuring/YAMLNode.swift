package import Linting

/// One value of a YAML text, and where it stands.
package struct YAMLNode: Sendable, Equatable {
  /// What the value means to a full YAML parser.
  package enum Value: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case sequence([YAMLNode])
    /// In the order of the text; the keys differ, unless a fault says that one stands twice.
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable, Equatable {
    package let key: String
    package let keyRange: SourceRange
    package let value: YAMLNode
  }

  package let value: Value
  /// The characters of a scalar whatever it resolves to, as `off` where the value is `false`: without quotes, escapes
  /// and folds undone, empty for a value that is left out. Nil for sequences and mappings.
  package let text: String?
  package let range: SourceRange
}

/// What the text says that a configuration cannot say, and where.
package struct YAMLFault: Error, Sendable, Equatable {
  /// A sentence for a person, without a full stop.
  package let message: String
  /// Empty when the fault is at a point.
  package let range: SourceRange
}

/// Reads a configuration: YAML without anchors, aliases, tags, block scalars, directives, complex and merge keys, and
/// with one document.
///
/// What is read without a fault means the same as it does to a full YAML parser. Where YAML 1.1 and 1.2 differ, as on
/// `010`, `1:20` and `2001-01-01`, the text is at fault; only the booleans of 1.1 (`yes`, `no`, `on`, `off`) are taken as
/// they are. As 1.2 says, what goes on with a value on further lines is indented deeper than the entry of the value,
/// except a closing bracket: so a quote or bracket that is left open costs one entry and not the rest of the text.
///
/// - Parameter bytes: UTF-8, with or without a byte order mark; lines end with LF, CR LF or CR.
/// - Returns: The value of the text, nil if it is empty or cannot be made out; without the entries at fault when there
///   are faults. The faults are sorted by place and at most ``YAMLReader/mostFaults``.
package func readYAML(_ bytes: [UInt8]) -> (root: YAMLNode?, faults: [YAMLFault]) {
  var reader = YAMLReader(bytes)
  let root = reader.readDocument()
  let faults = (characterFaults(in: bytes) + reader.faults).sorted { $0.range < $1.range }
  return (root, Array(faults.prefix(YAMLReader.mostFaults)))
}
