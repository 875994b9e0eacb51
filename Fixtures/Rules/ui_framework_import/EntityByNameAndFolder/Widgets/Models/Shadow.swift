import UIKit

struct Shadow {
    let colour: UIColor
    let radius: CGFloat
}
