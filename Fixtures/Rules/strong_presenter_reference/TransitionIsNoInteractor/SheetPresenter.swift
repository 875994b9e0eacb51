import UIKit

/// Slides a sheet up over what is on screen.
final class SheetPresenter: NSObject, UIViewControllerTransitioningDelegate {
    var interactor: SheetInteractor?

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interactor?.hasStarted == true ? interactor : nil
    }
}
