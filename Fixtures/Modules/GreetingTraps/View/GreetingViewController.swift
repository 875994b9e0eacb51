import UIKit

final class GreetingViewController: UIViewController {

    var output: GreetingViewOutput?

    private let nameField = UITextField()
    private let sentenceLabel = UILabel()

    @objc private func greetTapped() {
        output?.viewDidAskForGreeting(name: nameField.text)
    }

    @objc private func leaveTapped() {
        output?.viewDidAskToLeave()
    }
}

extension GreetingViewController: GreetingViewInput {

    func display(_ sentence: String) {
        sentenceLabel.text = sentence
    }
}
