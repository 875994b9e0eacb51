import UIKit // want "TokenEntity.*UIKit.*nothing"

final class TokenEntity {
    let value: String
    init(value: String) { self.value = value }
}
