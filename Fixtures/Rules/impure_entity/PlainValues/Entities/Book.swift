import Foundation

struct Book: Codable, Equatable {
    let author: Author
    let url: URL
    var isNew: Bool { url.pathExtension == "new" }
}

struct Author: Codable, Equatable { let name: String }
enum BookEntity { case printed, read }
