import UIKit

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    func tint() -> UIColor { .red }
}
