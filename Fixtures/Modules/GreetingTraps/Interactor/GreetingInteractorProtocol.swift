import Foundation

protocol GreetingInteractorInput: AnyObject {
    func composeGreeting(for addressee: String)
}

protocol GreetingInteractorOutput: AnyObject {
    func interactorDidCompose(_ sentence: String)
    func interactorDidReject()
}
