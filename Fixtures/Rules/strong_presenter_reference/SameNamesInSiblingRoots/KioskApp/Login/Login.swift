protocol LoginInteractorOutput: AnyObject {
    func signedIn()
}

final class LoginInteractor {
    weak var output: LoginInteractorOutput?
}

final class LoginPresenter: LoginInteractorOutput {
    var interactor: LoginInteractor?
    func signedIn() {}
}
