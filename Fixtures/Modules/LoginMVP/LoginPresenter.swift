import Foundation

protocol LoginScreen: NSObjectProtocol {
    func showBusy(_ busy: Bool)
    func showSuccess()
    func showFailure(_ reason: String)
}

final class LoginPresenter {
    var screen: LoginScreen? // want "LoginPresenter.*strong.*LoginViewController"

    func signIn(name: String, password: String) {
        screen?.showBusy(true)
        defer { screen?.showBusy(false) }
        guard !name.isEmpty, password.count >= 8 else {
            screen?.showFailure("Check name and password")
            return
        }
        screen?.showSuccess()
    }
}
