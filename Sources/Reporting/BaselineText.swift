package import Linting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A baseline as its file has it: JSON with one entry a line, so that version control shows and merges entries.
package func baselineText(_ baseline: Baseline) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.withoutEscapingSlashes]
  let lines = try baseline.entries.map { entry in
    let fields = try [
      ("rule", entry.rule), ("module", entry.module), ("symbol", entry.symbol), ("path", entry.path),
      ("fingerprint", entry.fingerprint),
    ].compactMap { key, value -> String? in
      guard let value else { return nil }
      return "\"\(key)\": \(String(decoding: try encoder.encode(value), as: UTF8.self))"
    }
    return "    { \(fields.joined(separator: ", ")) }"
  }
  let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
  return "{\n  \"schemaVersion\": \(schemaVersion),\n  \"findings\": \(list)\n}\n"
}
