enum ProfileBuilder {
    static func make() -> ProfilePresenter {
        let interactor = ProfileInteractor()
        let presenter = ProfilePresenter(interactor: interactor)
        interactor.output = presenter
        return presenter
    }
}
