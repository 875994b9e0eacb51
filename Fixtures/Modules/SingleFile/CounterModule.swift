import UIKit

// MARK: Contracts

protocol CounterView: AnyObject {
    func show(_ number: String)
}

protocol CounterPresenting: AnyObject {
    func plusTapped()
    func doneTapped()
}

protocol CounterInteracting: AnyObject {
    func increase()
}

protocol CounterInteractorOutput: AnyObject {
    func changed(to number: Int)
}

protocol CounterRouting: AnyObject {
    func close()
}

// MARK: View

final class CounterViewController: UIViewController, CounterView {
    var presenter: CounterPresenting?
    private let label = UILabel()

    func show(_ number: String) { label.text = number }

    @objc private func plus() { presenter?.plusTapped() }
    @objc private func done() { presenter?.doneTapped() }
}

// MARK: Presenter

final class CounterPresenter: CounterPresenting, CounterInteractorOutput {
    weak var view: CounterView?
    private let interactor: CounterInteracting
    private let router: CounterRouting

    init(interactor: CounterInteracting, router: CounterRouting) {
        self.interactor = interactor
        self.router = router
    }

    func plusTapped() { interactor.increase() }
    func doneTapped() { router.close() }
    func changed(to number: Int) { view?.show("\(number)") }
}

// MARK: Interactor

final class CounterInteractor: CounterInteracting {
    weak var output: CounterInteractorOutput?
    private var counter: CounterEntity

    init(start: CounterEntity) { counter = start }

    func increase() {
        counter.number += 1
        output?.changed(to: counter.number)
    }
}

// MARK: Entity

struct CounterEntity {
    var number: Int
}

// MARK: Router

final class CounterRouter: CounterRouting {
    weak var screen: UIViewController?

    func close() { screen?.dismiss(animated: true) }

    static func createModule() -> UIViewController {
        let screen = CounterViewController()
        let router = CounterRouter()
        let interactor = CounterInteractor(start: CounterEntity(number: 0))
        let presenter = CounterPresenter(interactor: interactor, router: router)
        screen.presenter = presenter
        presenter.view = screen
        interactor.output = presenter
        router.screen = screen
        return screen
    }
}
