import UIKit

protocol LoginFormDelegate: NSObjectProtocol {
    func loginForm(didSubmit name: String, password: String)
}

final class LoginView: UIView {
    var delegate: LoginFormDelegate? // want "LoginView.*LoginViewController"

    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let submitButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        passwordField.isSecureTextEntry = true
        submitButton.setTitle("Sign in", for: .normal)
        submitButton.addTarget(self, action: #selector(submit), for: .touchUpInside)
        [nameField, passwordField, submitButton].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        nil
    }

    @objc private func submit() {
        delegate?.loginForm(didSubmit: nameField.text ?? "", password: passwordField.text ?? "")
    }
}
