final class StagePresenter {
    let light = StageLight()
    let sound = StageSound()
    let interactor = StageInteractor()

    init() {
        light.owner = self
        sound.owner = self
    }
}

final class StageLight {
    var owner: StagePresenter? // want "StageLight\.owner"
}

final class StageSound {
    var owner: StagePresenter? // want "StageSound\.owner"
}

final class StageInteractor {
    func play() {}
}
