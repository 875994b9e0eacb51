protocol CarsInteracting: AnyObject {
    func load()
}

final class CarsInteractor: CarsInteracting {
    var presenter: (any CarsPresenting)? // want "CarsInteractor.*strong.*CarsPresenter"

    func load() { presenter?.show(["Beetle", "Trabant"]) }
}
