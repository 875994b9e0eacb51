import UIKit

final class QuizViewController: UIViewController, QuizDisplayLogic {
    var interactor: QuizBusinessLogic?

    func setup() {
        let interactor = QuizInteractor()
        let presenter = QuizPresenter()
        self.interactor = interactor
        interactor.presenter = presenter
        presenter.viewController = self
    }

    func display(_ question: String) { title = question }
}
