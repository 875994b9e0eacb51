final class DraftInteractor {
    weak var output: DraftInteractorOutput?
    var mode: DraftPresenter.Mode = .new

    func load(_ mode: DraftPresenter.Mode) { self.mode = mode }
}

protocol DraftInteractorOutput: AnyObject {
    func loaded(_ text: String)
}
