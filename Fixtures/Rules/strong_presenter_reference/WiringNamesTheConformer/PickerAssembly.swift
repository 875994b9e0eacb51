enum PickerAssembly {
    static func make() -> PhonePickerPresenter {
        let presenter = PhonePickerPresenter()
        let interactor = PickerInteractor()
        presenter.interactor = interactor
        interactor.output = presenter
        return presenter
    }
}
