import SwiftUI // want "Floor.*SwiftUI.*nothing"

struct Floor: Codable {
    let number: Int
}
