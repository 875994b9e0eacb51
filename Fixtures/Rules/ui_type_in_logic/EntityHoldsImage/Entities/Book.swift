import Foundation

struct Book {
    let title: String
    let cover: UIImage? // want "Book is an entity.*UIImage"
}
