enum CarsBuilder {
    @MainActor static func build() -> CarsView {
        let interactor = CarsInteractor()
        let presenter = CarsPresenter(interactor: interactor)
        interactor.presenter = presenter
        return CarsView(presenter: presenter)
    }
}
