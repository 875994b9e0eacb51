import class UIKit.UIImage // want "LensPresenter.*UIKit.*UIImage"

final class LensPresenter {
    private let interactor: LensInteractor
    private var last: UIImage?

    init(interactor: LensInteractor) { self.interactor = interactor }
}
