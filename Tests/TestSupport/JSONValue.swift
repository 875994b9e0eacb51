import Foundation

/// What a JSON document says, whoever wrote it.
package enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A step of a path into a document: a key or an index.
  package enum Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    case key(String)
    case index(Int)

    package init(stringLiteral key: String) { self = .key(key) }
    package init(integerLiteral index: Int) { self = .index(index) }

    package var description: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }

  /// What stands at the end of `path`; nil stands for nothing there, and setting it takes it out.
  package subscript(path: [Step]) -> JSONValue? {
    get {
      guard let step = path.first else { return self }
      return child(step)?[Array(path.dropFirst())]
    }
    set {
      guard let step = path.first else { return }
      var changed = child(step)
      if path.count == 1 { changed = newValue } else { changed?[Array(path.dropFirst())] = newValue }
      switch (self, step) {
      case (.object(var members), .key(let key)):
        members[key] = changed
        self = .object(members)
      case (.array(var elements), .index(let index)) where elements.indices.contains(index):
        elements.replaceSubrange(index...index, with: changed.map { [$0] } ?? [])
        self = .array(elements)
      default: break
      }
    }
  }

  private func child(_ step: Step) -> JSONValue? {
    switch (self, step) {
    case (.object(let members), .key(let key)): members[key]
    case (.array(let elements), .index(let index)): elements.indices.contains(index) ? elements[index] : nil
    default: nil
    }
  }
}
