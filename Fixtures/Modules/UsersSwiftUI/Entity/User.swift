import Foundation

struct User: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
    let email: String
}
