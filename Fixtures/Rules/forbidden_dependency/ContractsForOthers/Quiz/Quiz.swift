import UIKit

// Views of other modules may stand behind a module's output.
protocol QuizOutputProtocol: AnyObject { func didFinish() }
protocol QuizInteractorInput: AnyObject {}

final class QuizViewController: UIViewController { var presenter: QuizPresenter? }
final class QuizPresenter { var interactor: QuizInteractorInput? }
final class QuizInteractor: QuizInteractorInput { weak var moduleOutput: QuizOutputProtocol? }
