import UIKit

final class GreetingViewController: UIViewController {

    var output: GreetingViewOutput?

    private let nameField = UITextField()
    private let greetButton = UIButton(type: .system)
    private let sentenceLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameField.borderStyle = .roundedRect
        nameField.placeholder = "Your name"
        greetButton.setTitle("Greet me", for: .normal)
        greetButton.addTarget(self, action: #selector(greetTapped), for: .touchUpInside)
        sentenceLabel.numberOfLines = 0

        let column = UIStackView(arrangedSubviews: [nameField, greetButton, sentenceLabel])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Help", style: .plain, target: self, action: #selector(helpTapped))
    }

    @objc private func greetTapped() {
        output?.viewDidAskForGreeting(name: nameField.text)
    }

    @objc private func helpTapped() {
        output?.viewDidAskForHelp()
    }
}

extension GreetingViewController: GreetingViewInput {

    func display(_ sentence: String, mood: GreetingMood) {
        sentenceLabel.text = sentence
        sentenceLabel.textColor = mood == .cheerful ? .systemGreen : .systemRed
    }
}
