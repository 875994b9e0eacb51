import UIKit

final class OrdersViewController: UITableViewController, OrdersView {
    var handler: OrdersViewHandler?
    private var lines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        handler?.opened()
    }

    func show(lines: [String]) {
        self.lines = lines
        tableView.reloadData()
    }
}
