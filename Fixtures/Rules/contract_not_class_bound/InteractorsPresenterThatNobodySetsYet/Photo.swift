protocol PhotoPresenterProtocol { // want "PhotoPresenterProtocol is not bound to a class, so PhotoInteractor\.presenter cannot hold it weakly, as it has to"
    func didLoad()
}

final class PhotoPresenter: PhotoPresenterProtocol {
    let interactor = PhotoInteractor()

    func didLoad() {}
}

final class PhotoInteractor {
    var presenter: PhotoPresenterProtocol?
}
