protocol QuizInteractorOutput: AnyObject {
    func asked(_ question: String)
}

final class QuizInteractor {
    private var observers: [QuizInteractorOutput] = [] // want "QuizInteractor.*strong.*QuizPresenter"

    func add(_ observer: QuizInteractorOutput) { observers.append(observer) }
}

final class QuizPresenter: QuizInteractorOutput {
    private let interactors: [QuizInteractor]
    init(interactors: [QuizInteractor]) { self.interactors = interactors }
    func asked(_ question: String) {}
}
