extension ShelfPresenter: UITableViewDataSource { // want "ShelfPresenter.*UITableViewDataSource, UITableView and UITableViewCell"
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
}
