final class LakeInteractor {
    var depth: Depth?
    weak var output: LakeInteractorOutput?
}

protocol LakeInteractorOutput: AnyObject {}

final class LakePresenter: LakeInteractorOutput {
    let interactor: LakeInteractor
    init(interactor: LakeInteractor) { self.interactor = interactor }
}

struct LakeShore { let metres: Int }
