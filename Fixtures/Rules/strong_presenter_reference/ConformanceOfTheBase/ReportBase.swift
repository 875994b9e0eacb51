class ReportBasePresenter: ReportInteractorOutput {
    func reported(_ lines: [String]) {}
}

protocol ReportInteractorOutput: AnyObject {
    func reported(_ lines: [String])
}
