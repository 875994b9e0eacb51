import Foundation

final class VanPresenter {
    var interactor: VanInteractor?
}
