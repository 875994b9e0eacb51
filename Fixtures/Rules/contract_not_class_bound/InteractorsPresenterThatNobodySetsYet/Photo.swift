protocol PhotoPresenterProtocol { // want "PhotoPresenterProtocol is not bound to a class, so PhotoInteractor\.presenter could not hold it weakly, as it would have to if it were set"
    func didLoad()
}

final class PhotoPresenter: PhotoPresenterProtocol {
    let interactor = PhotoInteractor()

    func didLoad() {}
}

final class PhotoInteractor {
    var presenter: PhotoPresenterProtocol?
}
