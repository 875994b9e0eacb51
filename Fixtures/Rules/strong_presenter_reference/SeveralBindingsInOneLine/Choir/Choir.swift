protocol ChoirInteractorOutput: AnyObject {
    func sung()
}

final class ChoirInteractor {
    private var retries = 3, voices: [String] = ["alto", "tenor"], output: ChoirInteractorOutput? // want "ChoirInteractor.*strong.*ChoirPresenter"

    func attach(_ output: ChoirInteractorOutput) { self.output = output }
}

final class ChoirPresenter: ChoirInteractorOutput {
    private let name = "choir", interactor: ChoirInteractor

    init(interactor: ChoirInteractor) { self.interactor = interactor }
    func sung() {}
}
