#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The first thing in every JSON report; it changes only with what a program that reads the report has to know.
let schemaVersion = 1

/// One JSON value with sorted keys, ended by a newline.
///
/// The form is the same for equal values, so that reports can be compared as text. Throws only for what JSON cannot
/// hold, such as an infinite number; no report holds one.
func jsonDocument(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
