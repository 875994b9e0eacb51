protocol ExportInteractorOutput: AnyObject {
    func exported(path: String)
}

protocol ExportInteractorInput: AnyObject {
    func export()
}

final class ExportInteractor: ExportInteractorInput {
    private let output: ExportInteractorOutput // want "ExportInteractor.*strong.*ExportPresenter"

    init(output: ExportInteractorOutput) {
        self.output = output
    }

    func export() { output.exported(path: "/tmp/a.csv") }
}
