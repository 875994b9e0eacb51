import Foundation

/// Whom to greet, and with which words once that is decided.
struct GreetingEntity: Equatable {
    let addressee: String
    var sentence: String?
}
