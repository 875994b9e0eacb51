protocol MixerInteractorInput: AnyObject {
    func mix()
}

protocol MixerInteractorOutput: AnyObject {
    func mixed()
}

final class MixerInteractor: MixerInteractorInput {
    var output: MixerInteractorOutput?

    func mix() { output?.mixed() }
}

/// The other screen's interactor, which holds its output as it should.
final class MixerPreviewInteractor: MixerInteractorInput {
    weak var output: MixerInteractorOutput?

    func mix() { output?.mixed() }
}
