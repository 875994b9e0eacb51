final class RadioPresenter: RadioInteractorOutput {
    var interactor: RadioInteractor?

    func playing(_ station: String) {}
}
