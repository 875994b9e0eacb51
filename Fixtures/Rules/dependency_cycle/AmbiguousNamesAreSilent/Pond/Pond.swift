struct Depth { let metres: Int }

final class PondInteractor {
    var shore: LakeShore?
}

final class PondPresenter {
    let interactor: PondInteractor
    init(interactor: PondInteractor) { self.interactor = interactor }
}
