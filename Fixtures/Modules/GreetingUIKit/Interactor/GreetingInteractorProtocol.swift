import Foundation

protocol GreetingInteractorInput: AnyObject {
    func composeGreeting(for addressee: String)
}

protocol GreetingInteractorOutput: AnyObject {
    func interactorDidCompose(_ sentence: String)
    func interactorDidReject(_ reason: GreetingRejection)
}

enum GreetingRejection: Error {
    case nobodyToGreet
    case tooLong(limit: Int)
}
