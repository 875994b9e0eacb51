import UIKit

final class MemberViewController: UIViewController, MemberShowing {
    private let viewModel: MemberDescribing
    private let portraitView = UIImageView()
    private let headlineLabel = UILabel()
    private let subscribeButton = UIButton()

    init(viewModel: MemberDescribing) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        [portraitView, headlineLabel, subscribeButton].forEach(view.addSubview)
        subscribeButton.addTarget(self, action: #selector(subscribe), for: .touchUpInside)
        refresh()
    }

    func show(portrait: UIImage, headline: String, subscribeTitle: String) {
        portraitView.image = portrait
        headlineLabel.text = headline
        subscribeButton.setTitle(subscribeTitle, for: .normal)
    }

    private func refresh() {
        show(portrait: viewModel.portrait, headline: viewModel.headline, subscribeTitle: viewModel.subscribeTitle)
    }

    @objc private func subscribe() {
        viewModel.toggleSubscription()
        refresh()
    }
}
