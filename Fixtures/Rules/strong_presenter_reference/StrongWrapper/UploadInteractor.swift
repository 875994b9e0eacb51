protocol UploadInteractorOutput: AnyObject {
    func progress(_ part: Double)
}

final class UploadInteractor {
    @Atomic private var output: UploadInteractorOutput? = nil // want "UploadInteractor.*strong.*UploadPresenter"

    func begin(reportingTo output: UploadInteractorOutput) {
        self.output = output
        output.progress(0)
    }
}
