enum MixerAssembly {
    static func makeMixer() -> MixerInteractor {
        let presenter = MixerPresenter()
        let interactor = MixerInteractor()
        presenter.interactor = interactor
        interactor.output = presenter
        return interactor
    }

    static func makePreview() -> MixerPreviewPresenter {
        let presenter = MixerPreviewPresenter()
        let interactor = MixerPreviewInteractor()
        presenter.interactor = interactor
        interactor.output = presenter
        return presenter
    }
}
