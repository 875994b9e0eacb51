import UIKit

final class LoginViewController: UIViewController {
    private let presenter = LoginPresenter()
    private var form: LoginView?

    override func loadView() {
        let form = LoginView(frame: UIScreen.main.bounds)
        form.delegate = self
        self.form = form
        view = form
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.screen = self
    }
}

extension LoginViewController: LoginScreen {
    func showBusy(_ busy: Bool) { form?.isUserInteractionEnabled = !busy }
    func showSuccess() { title = "Hello again" }
    func showFailure(_ reason: String) { title = reason }
}

extension LoginViewController: LoginFormDelegate {
    func loginForm(didSubmit name: String, password: String) {
        presenter.signIn(name: name, password: password)
    }
}
