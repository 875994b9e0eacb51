import Synchronization

/// What is derived from a frozen code base, each value once, whoever asks first.
final class DerivedValues: Sendable {
  private let entries = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// A class of its own for each type of value: it takes a look to tell one from the others, where a value that may be
  /// of any type has to be asked what it is.
  private final class Entry<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// The value of a type; `make` runs at most once for each type, and must not ask for a value of the same type.
  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    let entry = entries.withLock { entries in
      let known = entries[ObjectIdentifier(Value.self)] as? Entry<Value> ?? Entry()
      entries[ObjectIdentifier(Value.self)] = known
      return known
    }
    return entry.value.withLock { stored in
      let value = stored ?? make()
      stored = value
      return value
    }
  }
}

extension Codebase {
  /// A value that follows from the code base alone: made when it is first asked for, and the same for all who ask for
  /// one of its type.
  package func derived<Value: Sendable>(_ make: (Codebase) -> Value) -> Value {
    derivedValues.value { make(self) }
  }
}
