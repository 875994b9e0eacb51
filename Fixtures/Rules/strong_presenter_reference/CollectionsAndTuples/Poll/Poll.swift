import Foundation

final class PollInteractor {
    var presenters: Set<PollPresenter> = [] // want "PollInteractor.*strong.*PollPresenter"
}

final class PollPresenter: NSObject {
    var interactor: PollInteractor?
}
