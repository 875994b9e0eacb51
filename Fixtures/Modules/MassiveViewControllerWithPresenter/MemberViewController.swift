import UIKit

final class MemberViewController: UIViewController, MemberViewProtocol {
    private let presenter: MemberPresenterProtocol
    private let portraitView = UIImageView()
    private let headlineLabel = UILabel()
    private let subscribeButton = UIButton()

    init(presenter: MemberPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        [portraitView, headlineLabel, subscribeButton].forEach(view.addSubview)
        presenter.open()
        loadPortrait()
    }

    func show(headline: String, subscribeTitle: String) {
        headlineLabel.text = headline
        subscribeButton.setTitle(subscribeTitle, for: .normal)
    }

    private func loadPortrait() {
        guard let url = URL(string: "https://example.org/portrait.png") else { return }
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in // want "MemberViewController.loadPortrait uses URLSession"
            DispatchQueue.main.async { self?.portraitView.image = data.flatMap(UIImage.init) }
        }.resume()
    }
}
