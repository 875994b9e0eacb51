final class FerryPresenter: FerryPresenterInput {
    var interactor: FerryInteractorInput?
    func wave(to person: String) {}
}

final class FerryDeckPresenter: FerryDeckPresenterInput {
    var interactor: FerryInteractorInput?
}

final class FerryInteractor: FerryInteractorInput {}
