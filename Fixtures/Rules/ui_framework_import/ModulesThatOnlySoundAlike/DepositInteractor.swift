import CoreGraphics
import QuartzCore
import Combine

final class DepositInteractor {
    var ratio: CGFloat = 1
}
