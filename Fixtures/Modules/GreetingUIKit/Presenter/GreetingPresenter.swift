import Foundation

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

    func viewDidAskForHelp() {
        router.openHelp()
    }
}

extension GreetingPresenter: GreetingInteractorOutput {

    func interactorDidCompose(_ sentence: String) {
        view?.display(sentence, mood: .cheerful)
    }

    func interactorDidReject(_ reason: GreetingRejection) {
        switch reason {
        case .nobodyToGreet:
            view?.display("Please enter a name first.", mood: .apologetic)
        case .tooLong(let limit):
            view?.display("At most \(limit) letters, please.", mood: .apologetic)
        }
    }
}
