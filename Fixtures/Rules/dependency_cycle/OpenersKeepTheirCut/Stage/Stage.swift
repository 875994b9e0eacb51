import UIKit
enum StageKind { case plain }
enum StageOrder { case name }
// The view makes the other module's builder: it opens the quiz, and has to know something of it.
final class StageViewController: UIViewController {
    var presenter: StagePresenter?
    let note = QuizNote()
    func open() { present(QuizBuilder().makeModule(), animated: true) }
}
final class StagePresenter {
    var interactor: StageInteractor?
    func show() {}
}
final class StageInteractor {}
