import UIKit // want "GreetingPresenter.*UIKit.*UIViewController"

final class GreetingPresenter {

    weak var view: GreetingViewInput?

    private let interactor: GreetingInteractorInput
    private let router: GreetingRouterInput

    init(interactor: GreetingInteractorInput, router: GreetingRouterInput) {
        self.interactor = interactor
        self.router = router
    }
}

extension GreetingPresenter: GreetingViewOutput {

    func viewDidAskForGreeting(name: String?) {
        interactor.composeGreeting(for: name ?? "")
    }

    func viewDidAskToLeave() {
        let screen = view as? UIViewController
        screen?.navigationController?.popViewController(animated: true) // want "GreetingPresenter.*popViewController"
    }
}

extension GreetingPresenter: GreetingInteractorOutput {

    func interactorDidCompose(_ sentence: String) {
        view?.display(sentence)
    }

    func interactorDidReject() {
        router.openHelp()
    }
}
