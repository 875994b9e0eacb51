import WatchKit // want "HandPresenter.*WatchKit.*nothing"

final class HandPresenter {
    let interactor: HandInteractor
    init(interactor: HandInteractor) { self.interactor = interactor }
}
