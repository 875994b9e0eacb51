import Reporting
import TestSupport
import Testing

/// A validator that accepts everything proves nothing: each way to be wrong is told, at its place.
@Suite struct SchemaTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let path: [JSONValue.Step]
    let value: JSONValue?
    let fault: String

    init(_ path: [JSONValue.Step], _ value: JSONValue?, _ fault: String) {
      self.path = path
      self.value = value
      self.fault = fault
    }

    var testDescription: String { fault }
  }

  @Test(arguments: [
    Wrong(["schemaVersion"], .integer(2), "/schemaVersion: is not integer(1)"),
    Wrong(["schemaVersion"], nil, ": lacks string(\"schemaVersion\")"),
    Wrong(["extra"], .null, ": has an unknown key extra"),
    Wrong(["tool", "name"], .string("swiftlint"), "/tool/name: is not string(\"viperlint\")"),
    Wrong(["tool", "version"], .string(""), "/tool/version: is shorter than 1"),
    Wrong(["summary", "errors"], .integer(-1), "/summary/errors: is below 0"),
    Wrong(["summary", "files"], .number(1.5), "/summary/files: is not of type integer"),
    Wrong(["summary", "lines"], .string("1"), "/summary/lines: is not of type integer"),
    Wrong(["diagnostics"], .object([:]), "/diagnostics: is not of type array"),
    Wrong(["diagnostics", 1, "line"], .integer(0), "/diagnostics/1/line: is below 1"),
    Wrong(["diagnostics", 1, "rule"], .string("Not-An-Id"), "/diagnostics/1/rule: does not match ^[a-z][a-z0-9_]*$"),
    Wrong(
      ["diagnostics", 1, "severity"], .string("note"),
      "/diagnostics/1/severity: is none of"),
    Wrong(["diagnostics", 1, "help"], nil, "/diagnostics/1: lacks string(\"help\")"),
    Wrong(["diagnostics", 1, "module"], .null, "/diagnostics/1/module: is not of type string"),
    Wrong(
      ["diagnostics", 1, "fingerprint"], .string("0123"), "/diagnostics/1/fingerprint: does not match ^[0-9a-f]{16,}$"),
    Wrong(
      ["diagnostics", 1, "related", 0, "endLine"], .integer(1), "/diagnostics/1/related/0: has an unknown key endLine"),
    Wrong(["diagnostics", 0, "fix", "safe"], .integer(1), "/diagnostics/0/fix/safe: is not of type boolean"),
    Wrong(["diagnostics", 0, "fix", "edits", 0, "text"], nil, "/diagnostics/0/fix/edits/0: lacks string(\"text\")"),
  ])
  func aWrongReportIsRejected(_ wrong: Wrong) throws {
    let text = try jsonReport(Samples.report, toolVersion: "1.2.3")
    try expect(wrong, in: text, schema: "report.schema.json")
  }

  @Test(arguments: [
    Wrong(["modules", 0, "style"], .string("auto"), "/modules/0/style: is none of"),
    Wrong(["modules", 0, "components", 0, "role"], nil, "/modules/0/components/0: lacks string(\"role\")"),
    Wrong(["modules", 0, "components", 0, "kind"], .string("func"), "/modules/0/components/0/kind: is none of"),
    Wrong(["modules", 0, "components", 0, "isContract"], .string("no"), "is not of type boolean"),
    Wrong(["unassigned", 0, "role"], .string("view"), "/unassigned/0: has an unknown key role"),
    Wrong(["unassigned", 0, "reason"], .string(""), "/unassigned/0/reason: is shorter than 1"),
    Wrong(["unassigned"], nil, ": lacks string(\"unassigned\")"),
  ])
  func wrongRolesAreRejected(_ wrong: Wrong) throws {
    try expect(wrong, in: jsonRoles(Samples.roles), schema: "roles.schema.json")
  }

  /// The change makes exactly one fault.
  private func expect(_ wrong: Wrong, in text: String, schema: String) throws {
    var document = try JSONValue(parsing: text)
    document[wrong.path] = wrong.value
    let faults = try SchemaValidator(schema: schema).faults(in: document)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(wrong.fault) == true, "\(faults)")
  }
}

/// Each keyword of the schemas of others, with what it accepts and what not.
@Suite struct SchemaKeywordTests {
  @Test(arguments: [
    (#"{"minimum": -1.0, "maximum": 100.0}"#, ["-1", "0.5", "100", "true"], ["-2", "-1.5", "101"]),
    (#"{"minItems": 1}"#, ["[1]", "{}"], ["[]"]),
    (#"{"uniqueItems": true}"#, ["[1, 2]", "[]", "1"], ["[1, 2, 1]"]),
    (#"{"uniqueItems": false}"#, ["[1, 1]"], []),
    (#"{"anyOf": [{"type": "string"}, {"minimum": 5, "type": "integer"}]}"#, [#""a""#, "5"], ["4", "[]"]),
    (#"{"oneOf": [{"minimum": 5}, {"maximum": 7}]}"#, ["4", "8"], ["6"]),
    (
      #"{"properties": {"a": {}}, "additionalProperties": {"type": "string"}}"#, [#"{"a": 1, "b": ""}"#], [#"{"b": 1}"#]
    ),
    (#"{"additionalProperties": true}"#, [#"{"b": 1}"#], []),
    (#"{"format": "uri-reference"}"#, [#""a/%20b.swift""#, #""""#, "1"], [#""a b""#, #""100%""#, #""ä""#]),
    (#"{"format": "uri"}"#, [#""file:///a""#], [#""a/b""#, #""file:///a b""#]),
    (##"{"$ref": "#/definitions/a", "definitions": {"a": {"type": "null"}}}"##, ["null"], ["1"]),
    (#"{"$id": "a", "default": 1, "title": "", "description": ""}"#, ["2"], []),
  ])
  func aKeywordTellsRightFromWrong(schema: String, right: [String], wrong: [String]) throws {
    let validator = SchemaValidator(try JSONValue(parsing: schema))
    for text in right { #expect(validator.faults(in: try JSONValue(parsing: text)) == [], "\(text)") }
    for text in wrong { #expect(validator.faults(in: try JSONValue(parsing: text)).count == 1, "\(text)") }
  }

  @Test(arguments: [
    (#"{"maxLength": 1}"#, #""a""#), (#"{"format": "date-time"}"#, #""now""#), (#"{"type": ["string"]}"#, #""a""#),
    (#"{"items": [{}]}"#, "[1]"), (#"{"exclusiveMinimum": 1}"#, "2"), (##"{"$ref": "#/definitions/a"}"##, "1"),
  ])
  func whatIsNotKnownIsAFault(schema: String, value: String) throws {
    #expect(SchemaValidator(try JSONValue(parsing: schema)).faults(in: try JSONValue(parsing: value)).count == 1)
  }
}
