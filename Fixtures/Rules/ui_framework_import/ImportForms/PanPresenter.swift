import UIKit.UIGestureRecognizerSubclass // want "PanPresenter.*UIKit"

final class PanPresenter {
    let interactor: PanInteractor
    init(interactor: PanInteractor) { self.interactor = interactor }
}
