import Foundation

struct Member {
    let portrait: UIImage // want "Member is an entity.*UIImage"
    let headline: String
    var isSubscribed: Bool
}
