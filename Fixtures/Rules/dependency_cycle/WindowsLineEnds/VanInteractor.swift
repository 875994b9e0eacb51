import Foundation

final class VanInteractor {
    weak var presenter: VanPresenter? // want "VanInteractor.*VanPresenter"
}
