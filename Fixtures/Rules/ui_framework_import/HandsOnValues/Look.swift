import UIKit

struct Look {
    let textFont = UIFont.systemFont(ofSize: 12)
    var textColor: UIColor { .black }
    let title = "Hello"
}

struct Sign {
    let textColor = "black"
}

struct Drawing {
    let image: UIImage
}
