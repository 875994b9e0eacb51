extension ShelfPresenter {
    func tap() {
        load()
    }
}
