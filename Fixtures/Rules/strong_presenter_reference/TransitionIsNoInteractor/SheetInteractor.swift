import UIKit

final class SheetInteractor: UIPercentDrivenInteractiveTransition {
    var presenter: SheetPresenter?
    var hasStarted = false
}
