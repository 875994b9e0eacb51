import Foundation

protocol RatingViewProtocol: UIViewController {
    func show(stars: Int)
}

final class RatingPresenter {
    weak var view: RatingViewProtocol?
    var interactor: RatingInteractor?
    var wireframe: RatingWireframe?

    func didTapTerms() {
        let terms = TermsModule.build()
        view?.present(terms, animated: true) // want "RatingPresenter.*present"
    }

    func didTapTermsAgain() {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.view?.present(TermsModule.build(), animated: true) { // want "RatingPresenter.*present"
                self.interactor?.note("terms")
            }
        }
    }

    func finished() {
        view?.dismiss(animated: true, completion: nil) // want "RatingPresenter.*dismiss"
    }
}
