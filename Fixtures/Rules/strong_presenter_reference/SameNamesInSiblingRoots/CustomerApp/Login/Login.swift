protocol LoginInteractorOutput: AnyObject {
    func signedIn()
}

final class LoginInteractor {
    var output: LoginInteractorOutput?
}

final class LoginPresenter: LoginInteractorOutput {
    weak var interactor: LoginInteractor?
    func signedIn() {}
}
