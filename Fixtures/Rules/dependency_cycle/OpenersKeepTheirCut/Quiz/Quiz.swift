import UIKit
final class QuizNote: UIView {}
final class QuizViewController: UIViewController { var presenter: QuizPresenter? }
final class QuizPresenter {
    var interactor: QuizInteractor?
    func show(_ kind: StageKind, _ order: StageOrder) {} // want "what to cut leads from Quiz to Stage: StageKind, StageOrder$"
}
final class QuizInteractor {}
final class QuizBuilder {
    func makeModule() -> UIViewController {
        let view = QuizViewController()
        view.presenter = QuizPresenter()
        return view
    }
}
