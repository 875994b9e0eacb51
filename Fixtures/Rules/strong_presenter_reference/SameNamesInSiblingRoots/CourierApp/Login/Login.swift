protocol LoginInteractorOutput: AnyObject {
    func signedIn()
}

final class LoginInteractor {
    var output: LoginInteractorOutput? // want "LoginInteractor.*strong.*LoginPresenter"
}

final class LoginPresenter: LoginInteractorOutput {
    var interactor: LoginInteractor?
    func signedIn() {}
}
