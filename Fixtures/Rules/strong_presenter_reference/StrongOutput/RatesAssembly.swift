import UIKit

enum RatesAssembly {
    static func build(storage: RatesStorage) -> UIViewController {
        let screen = RatesViewController()
        let presenter = RatesPresenter()
        let interactor = RatesInteractor(storage: storage)
        screen.output = presenter
        presenter.view = screen
        presenter.interactor = interactor
        interactor.output = presenter
        return screen
    }
}

final class RatesViewController: UITableViewController, RatesViewInput {
    var output: RatesViewOutput?
    private var lines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        output?.viewIsReady()
    }

    func show(lines: [String]) {
        self.lines = lines
        tableView.reloadData()
    }
}
