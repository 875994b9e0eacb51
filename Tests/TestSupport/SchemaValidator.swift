import Foundation

/// As much of JSON Schema (drafts 7 and 2020-12) as the schemas of the repository use. A keyword that it does not know is
/// a fault of the schema, so that nothing in a schema passes for checked that is not.
package struct SchemaValidator {
  private let root: JSONValue

  package init(_ schema: JSONValue) { root = schema }

  /// By a schema of viperlint.
  package init(schema name: String) throws { try self.init(file: "Sources/Reporting/Schemas/\(name)") }

  /// By the schema in a file of the repository.
  package init(file: String) throws { root = try JSONValue(parsing: repositoryText(file)) }

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
    if Self.annotations.contains(keyword) { return [] }
    if let fault = Self.fault(ofValue: value, keyword, argument) { return fault.isEmpty ? [] : ["\(place): \(fault)"] }
    return faults(ofPartsOf: value, keyword, argument, among: keywords, at: place)
      ?? ["\(place): the schema's keyword \(keyword) is not known"]
  }

  /// They say nothing of what is valid.
  private static let annotations: Set = ["$schema", "$id", "$defs", "definitions", "title", "description", "default"]

  /// What is wrong with a value by a keyword that looks at it alone, empty when nothing is; nil for any other keyword.
  private static func fault(ofValue value: JSONValue, _ keyword: String, _ argument: JSONValue) -> String? {
    func check(_ holds: Bool, _ fault: String) -> String { holds ? "" : fault }

    switch (keyword, argument, value) {
    case ("type", .string(let type), _): return check(value.type(is: type), "is not of type \(type)")
    case ("const", _, _): return check(value == argument, "is not \(argument)")
    case ("enum", .array(let values), _): return check(values.contains(value), "is none of \(values)")
    case ("minimum", .integer(let minimum), _):
      return check(value.asNumber.map { $0 >= Double(minimum) } ?? true, "is below \(minimum)")
    case ("maximum", .integer(let maximum), _):
      return check(value.asNumber.map { $0 <= Double(maximum) } ?? true, "is above \(maximum)")
    case ("minLength", .integer(let minimum), .string(let text)):
      return check(text.unicodeScalars.count >= minimum, "is shorter than \(minimum)")
    case ("pattern", .string(let pattern), .string(let text)):
      return check((try? Regex(pattern).firstMatch(in: text)) != nil, "does not match \(pattern)")
    case ("format", .string("uri"), .string(let text)):
      return check(text.isURIReference && text.contains(/^[A-Za-z][A-Za-z0-9+.-]*:/), "is not a URI")
    case ("format", .string("uri-reference"), .string(let text)):
      return check(text.isURIReference, "is not a URI reference")
    case ("format", _, .string): return nil
    case ("minItems", .integer(let minimum), .array(let elements)):
      return check(elements.count >= minimum, "has fewer elements than \(minimum)")
    case ("uniqueItems", .bool(let isAsked), .array(let elements)):
      let isUnique = elements.allSatisfy { element in elements.count { $0 == element } == 1 }
      return check(!isAsked || isUnique, "repeats itself")
    case ("minLength", .integer, _), ("pattern", .string, _), ("format", .string, _), ("minItems", .integer, _),
      ("uniqueItems", .bool, _):
      return ""
    default: return nil
    }
  }

  /// What is wrong by a keyword that looks into a value or at other schemas; nil for any other keyword.
  private func faults(
    ofPartsOf value: JSONValue, _ keyword: String, _ argument: JSONValue, among keywords: [String: JSONValue],
    at place: String
  ) -> [String]? {
    func check(_ holds: Bool, _ fault: String) -> [String] { holds ? [] : ["\(place): \(fault)"] }
    func isValid(_ schema: JSONValue) -> Bool { faults(in: value, by: schema, at: place).isEmpty }

    switch (keyword, argument, value) {
    case ("$ref", .string(let reference), _):
      guard let target = definition(reference) else { return ["\(place): the schema has no \(reference)"] }
      return faults(in: value, by: target, at: place)
    case ("anyOf", .array(let schemas), _): return check(schemas.contains(where: isValid), "is none of what it may be")
    case ("oneOf", .array(let schemas), _): return check(schemas.count(where: isValid) == 1, "is not just one of them")
    case ("required", .array(let keys), .object(let members)):
      return keys.flatMap { key in check(members.contains { .string($0.key) == key }, "lacks \(key)") }
    case ("properties", .object(let properties), .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { key, member in
        properties[key].map { faults(in: member, by: $0, at: "\(place)/\(key)") } ?? []
      }
    case ("additionalProperties", _, .object(let members)):
      let others = members.filter { keywords["properties"]?[[.key($0.key)]] == nil }.sorted { $0.key < $1.key }
      switch argument {
      case .bool(let isAllowed): return isAllowed ? [] : others.flatMap { check(false, "has an unknown key \($0.key)") }
      default: return others.flatMap { faults(in: $1, by: argument, at: "\(place)/\($0)") }
      }
    case ("items", .object, .array(let elements)):
      return elements.enumerated().flatMap { faults(in: $1, by: argument, at: "\(place)/\($0)") }
    case ("required", .array, _), ("properties", .object, _), ("additionalProperties", _, _), ("items", .object, _):
      return []
    default: return nil
    }
  }

  private func definition(_ reference: String) -> JSONValue? {
    let steps = reference.split(separator: "/")
    guard steps.count == 3, steps[0] == "#" else { return nil }
    return root[[.key(String(steps[1])), .key(String(steps[2]))]]
  }
}

extension String {
  /// By the characters of RFC 3986, and not by what they mean.
  fileprivate var isURIReference: Bool {
    wholeMatch(of: /(?:[A-Za-z0-9._~:\/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*/) != nil
  }
}

extension JSONValue {
  fileprivate var asNumber: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

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
