final class NewGuestPresenter {
    weak var moduleOutput: NewGuestModuleOutput?
    private let interactor: NewGuestInteractor

    init(interactor: NewGuestInteractor) { self.interactor = interactor }

    func save(_ name: String) { moduleOutput?.created(Guest(name: name)) }
}

final class NewGuestInteractor {}
