final class VaultPresenter {
    weak var view: VaultViewProtocol?
    let interactor: VaultInteractorProtocol
    init(interactor: VaultInteractorProtocol) { self.interactor = interactor }
}

final class VaultInteractor: VaultInteractorProtocol {
    func open() {}
}
