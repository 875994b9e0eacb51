import UIKit

final class KilnPresenter {
    let interactor = KilnInteractor()

    var view: KilnViewController? { // want "KilnPresenter.*KilnViewController\.presenter holds the presenter in turn"
        didSet { view?.title = "Kiln" }
    }
}

final class KilnInteractor {
    func degrees() -> Int { 900 }
}

final class KilnViewController: UIViewController {
    let presenter = KilnPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.view = self
    }
}
