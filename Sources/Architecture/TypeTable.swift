import SwiftReading

/// Values that some of the types of a code base have, by the type's number.
struct TypeTable<Value: Sendable>: Sendable {
  private var values: [Value?]

  /// - Parameter count: How many types there are.
  init(count: Int) { values = [Value?](repeating: nil, count: count) }

  subscript(number: Int) -> Value? {
    get { values[number] }
    set { values[number] = newValue }
  }

  /// The numbers of the types that have a value, in order.
  var numbers: [Int] { values.indices.filter { values[$0] != nil } }

  /// All values, in the order of their types.
  var all: [Value] { values.compactMap { $0 } }

  mutating func update(_ change: (Value) -> Value?) {
    for number in values.indices {
      if let value = values[number] { values[number] = change(value) }
    }
  }
}
