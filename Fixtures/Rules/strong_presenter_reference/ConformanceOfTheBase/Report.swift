final class ReportPresenter: ReportBasePresenter {
    private let interactor: ReportInteractor

    init(interactor: ReportInteractor) {
        self.interactor = interactor
        super.init()
        interactor.output = self
    }
}

final class ReportInteractor {
    var output: ReportInteractorOutput? // want "ReportInteractor.*strong.*ReportPresenter"
}
