final class VisaInteractor {
    private let worker: VisaWorker
    weak var output: VisaInteractorOutput?

    init(worker: VisaWorker) {
        self.worker = worker
    }

    func apply() {
        worker.askForPassport()
        output?.present(response: 1)
    }
}

protocol VisaInteractorOutput: AnyObject {
    func present(response: Int)
}
