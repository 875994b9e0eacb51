final class KnotPresenter {
    var near: KnotNear?
    var far: KnotFar?
    let interactor = KnotInteractor()
}

final class KnotFar {
    var near: KnotNear?
}

final class KnotNear {
    var delegate: KnotPresenter? // want "^KnotPresenter\.near → KnotNear\.delegate → KnotPresenter is a loop of strong references: neither"
}

final class KnotInteractor {
    func tie() {}
}
