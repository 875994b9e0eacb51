final class ExportPresenter: ExportInteractorOutput {
    private var interactor: ExportInteractorInput!

    init() {
        interactor = ExportInteractor(output: self)
    }

    func exported(path: String) {}
}
