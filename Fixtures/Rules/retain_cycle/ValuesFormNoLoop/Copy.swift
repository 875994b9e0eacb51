final class CopyPresenter {
    var snapshot: CopySnapshot?
    var step = CopyStep.idle
    let interactor = CopyInteractor()
}

struct CopySnapshot {
    var presenter: CopyPresenter
}

enum CopyStep {
    case idle
    case running(CopyPresenter)
}

final class CopyInteractor {
    var presenterCopy: CopySnapshot?
}
