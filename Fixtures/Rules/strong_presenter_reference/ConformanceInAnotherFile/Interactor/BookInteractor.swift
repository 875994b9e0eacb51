protocol BookInteractorOutput: AnyObject {
    func borrowed(until day: String)
}

final class BookInteractor {
    var output: BookInteractorOutput? // want "BookInteractor.*strong.*BookPresenter"
}

extension BookInteractor: BookInteractorInput {
    func borrow() { output?.borrowed(until: "Friday") }
}
