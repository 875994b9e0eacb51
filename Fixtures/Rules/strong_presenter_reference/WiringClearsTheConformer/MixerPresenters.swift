final class MixerPresenter: MixerInteractorOutput {
    weak var interactor: MixerInteractorInput?
    func mixed() {}
}

final class MixerPreviewPresenter: MixerInteractorOutput {
    var interactor: MixerInteractorInput?
    func mixed() {}
}
