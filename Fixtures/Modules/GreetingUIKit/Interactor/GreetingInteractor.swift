import Foundation

final class GreetingInteractor {

    weak var output: GreetingInteractorOutput?

    private let longestName = 40
}

extension GreetingInteractor: GreetingInteractorInput {

    func composeGreeting(for addressee: String) {
        let trimmed = addressee.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else {
            output?.interactorDidReject(.nobodyToGreet)
            return
        }
        guard trimmed.count <= longestName else {
            output?.interactorDidReject(.tooLong(limit: longestName))
            return
        }
        var greeting = GreetingEntity(addressee: trimmed)
        greeting.sentence = "Good day, \(greeting.addressee)!"
        output?.interactorDidCompose(greeting.sentence ?? "")
    }
}
