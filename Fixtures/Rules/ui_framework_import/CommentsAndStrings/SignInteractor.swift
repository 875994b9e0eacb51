import UIKit // want "SignInteractor.*UIKit.*nothing"

/// Gives the name of a `UIColor`; see UIImage.
final class SignInteractor {
    func name() -> String { "UIColor.systemRed" } // UIColor
    let literal = #"UIImage(named: "x") \(UIView())"#
}
