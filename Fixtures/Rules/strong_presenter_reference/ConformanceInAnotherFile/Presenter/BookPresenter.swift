protocol BookInteractorInput: AnyObject {
    func borrow()
}

final class BookPresenter {
    let interactor: BookInteractorInput
    init(interactor: BookInteractorInput) { self.interactor = interactor }
}
