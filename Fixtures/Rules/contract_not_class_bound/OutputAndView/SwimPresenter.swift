final class SwimPresenter: SwimInteractorOutput {
    var view: SwimViewInput?
    let interactor = SwimInteractor()
    var router: SwimRouting?

    init() { interactor.output = self }

    func didSwim() { view?.show() }
}
