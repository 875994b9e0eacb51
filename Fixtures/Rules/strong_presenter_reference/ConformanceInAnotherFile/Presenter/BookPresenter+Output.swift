extension BookPresenter: BookInteractorOutput {
    func borrowed(until day: String) {}
}
