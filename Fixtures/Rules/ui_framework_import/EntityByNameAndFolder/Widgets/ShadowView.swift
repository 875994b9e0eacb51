import UIKit

final class ShadowView: UIView {
    var shadow: Shadow?
}
