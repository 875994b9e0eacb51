import Foundation

/// As much of JSON Schema (draft 2020-12) as viperlint's schemas use. A keyword that it does not know is a fault of the
/// schema, so that nothing in a schema passes for checked that is not.
package struct SchemaValidator {
  private let root: JSONValue

  package init(schema name: String) throws {
    let file = repository.appending(path: "Sources/Reporting/Schemas/\(name)")
    root = try JSONValue(parsing: String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  /// All that is wrong with `document`, each with its place: `/diagnostics/0/line: …`.
  package func faults(in document: JSONValue) -> [String] {
    faults(in: document, by: root, at: "")
  }

  private func faults(in value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(place): the schema is not an object"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      faults(in: value, keyword, argument, among: keywords, at: place)
    }
  }

  private func faults(
    in value: JSONValue, _ keyword: String, _ argument: JSONValue, among keywords: [String: JSONValue], at place: String
  ) -> [String] {
    func check(_ holds: Bool, _ fault: String) -> [String] { holds ? [] : ["\(place): \(fault)"] }

    switch (keyword, argument, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return []
    case ("$ref", .string(let reference), _):
      guard let target = definition(reference) else { return ["\(place): the schema has no \(reference)"] }
      return faults(in: value, by: target, at: place)
    case ("type", .string(let type), _): return check(value.type(is: type), "is not of type \(type)")
    case ("const", _, _): return check(value == argument, "is not \(argument)")
    case ("enum", .array(let values), _): return check(values.contains(value), "is none of \(values)")
    case ("minimum", .integer(let minimum), .integer(let number)):
      return check(number >= minimum, "is below \(minimum)")
    case ("minLength", .integer(let minimum), .string(let text)):
      return check(text.unicodeScalars.count >= minimum, "is shorter than \(minimum)")
    case ("pattern", .string(let pattern), .string(let text)):
      return check((try? Regex(pattern).firstMatch(in: text)) != nil, "does not match \(pattern)")
    case ("required", .array(let keys), .object(let members)):
      return keys.flatMap { key in check(members.contains { .string($0.key) == key }, "lacks \(key)") }
    case ("properties", .object(let properties), .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        properties[key].map { faults(in: member, by: $0, at: "\(place)/\(key)") } ?? []
      }
    case ("additionalProperties", .bool(false), .object(let members)):
      let known = keywords["properties"]
      return members.keys.sorted().flatMap { check(known?[[.key($0)]] != nil, "has an unknown key \($0)") }
    case ("items", _, .array(let elements)):
      return elements.enumerated().flatMap { faults(in: $1, by: argument, at: "\(place)/\($0)") }
    case ("minimum", _, _), ("minLength", _, _), ("pattern", _, _), ("required", _, _), ("properties", _, _),
      ("items", _, _):
      return []
    default: return ["\(place): the schema's keyword \(keyword) is not known"]
    }
  }

  private func definition(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/$defs/") else { return nil }
    return root[["$defs", .key(String(reference.dropFirst(8)))]]
  }
}

extension JSONValue {
  fileprivate func type(is name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .integer: name == "integer" || name == "number"
    case .number: name == "number"
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}
