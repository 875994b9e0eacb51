import Foundation

struct Book {
    func store() { UserDefaults.standard.set(1, forKey: "book") }
}
