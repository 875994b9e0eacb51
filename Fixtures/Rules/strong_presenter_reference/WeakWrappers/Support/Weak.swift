@propertyWrapper
struct Weak<Value: AnyObject> {
    weak var wrappedValue: Value?
    init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

struct WeakRef<Value: AnyObject> {
    weak var value: Value?
}

final class WeakBox<Value: AnyObject> {
    weak var value: Value?
    init(_ value: Value?) { self.value = value }
}
