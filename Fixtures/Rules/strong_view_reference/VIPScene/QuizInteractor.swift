final class QuizInteractor: QuizBusinessLogic {
    var presenter: QuizPresentationLogic?

    func load() { presenter?.present("How far is the moon?") }
}
