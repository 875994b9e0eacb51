import Foundation

struct GreetingEntity: Equatable {
    let addressee: String
    var sentence: String?
}
