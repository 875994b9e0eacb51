import UIKit

final class IntroPagesViewController: UIPageViewController {
    var presenter: IntroPresenter!
    private var pages: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        pages = presenter.titles.map(IntroPage.init(text:))
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    }

    func next(_ index: Int) {
        setViewControllers([pages[index]], direction: .forward, animated: true)
    }
}

final class IntroPage: UIViewController {
    init(text: String) {
        super.init(nibName: nil, bundle: nil)
        title = text
    }

    required init?(coder: NSCoder) { nil }
}
