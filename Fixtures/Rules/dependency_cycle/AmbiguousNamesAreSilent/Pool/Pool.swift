struct Depth { let feet: Int }

final class PoolInteractor {
    var shore: LakeShore?
}

final class PoolPresenter {
    let interactor: PoolInteractor
    init(interactor: PoolInteractor) { self.interactor = interactor }
}
