final class UploadPresenter: UploadInteractorOutput {
    private let interactor = UploadInteractor()

    func start() {
        interactor.begin(reportingTo: self)
    }

    func progress(_ part: Double) {}
}
