import UIKit

final class RecipesViewController: UITableViewController {

    var presenter: RecipesPresenterInterface!

    private var items: [RecipesViewItem] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(at: indexPath.row)
    }
}

extension RecipesViewController: RecipesViewInterface {
    func reload(with items: [RecipesViewItem]) {
        self.items = items
        tableView.reloadData()
    }
}
