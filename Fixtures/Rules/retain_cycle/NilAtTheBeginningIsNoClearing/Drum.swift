protocol DrumDelegate: AnyObject {
    func beaten()
}

final class DrumPresenter: DrumDelegate {
    let skin = DrumSkin()
    let interactor = DrumInteractor()

    func start() { skin.delegate = self }

    func beaten() {}
}

final class DrumSkin {
    var delegate: DrumDelegate? = nil // want "DrumSkin\.delegate"

    init() { delegate = nil }
    deinit { delegate = nil }
}

final class DrumInteractor {
    func beat() {}
}
