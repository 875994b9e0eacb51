import Foundation

final class GreetingInteractor {

    var output: GreetingInteractorOutput? // want "GreetingInteractor.*strong.*GreetingPresenter"
}

extension GreetingInteractor: GreetingInteractorInput {

    func composeGreeting(for addressee: String) {
        guard !addressee.isEmpty else {
            output?.interactorDidReject()
            return
        }
        var greeting = GreetingEntity(addressee: addressee)
        greeting.sentence = "Good day, \(greeting.addressee)!"
        output?.interactorDidCompose(greeting.sentence ?? "")
    }
}
