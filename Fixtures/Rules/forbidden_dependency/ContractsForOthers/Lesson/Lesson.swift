import UIKit

protocol LessonViewInput: AnyObject {}

final class LessonViewController: UIViewController, LessonViewInput, QuizOutputProtocol {
  var presenter: LessonPresenter?
  func didFinish() {}
}
final class LessonPresenter { var interactor: LessonInteractor? }
final class LessonInteractor {}
