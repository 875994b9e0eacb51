import UIKit

final class SwipeInteractor: UIPercentDrivenInteractiveTransition {}
