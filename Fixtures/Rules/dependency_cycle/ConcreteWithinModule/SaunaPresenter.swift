final class SaunaPresenter {
    var interactor: SaunaInteractor?
    weak var view: SaunaView?

    func viewLoaded() { interactor?.heat(to: 90) }
    func heated(to degrees: Int) { view?.show("\(degrees)°") }
}
