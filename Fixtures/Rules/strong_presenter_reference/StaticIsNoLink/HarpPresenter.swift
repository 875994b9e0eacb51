final class HarpPresenter {
    var interactor: HarpInteractor?
}
