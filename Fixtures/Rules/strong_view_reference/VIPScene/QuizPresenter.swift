final class QuizPresenter: QuizPresentationLogic {
    var viewController: QuizDisplayLogic? // want "QuizPresenter.*strongly, and QuizViewController\.interactor → QuizInteractor\.presenter leads back to it: none of them"

    func present(_ question: String) { viewController?.display(question) }
}
