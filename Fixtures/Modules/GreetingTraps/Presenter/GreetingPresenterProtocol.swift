import Foundation

protocol GreetingViewOutput: AnyObject {
    func viewDidAskForGreeting(name: String?)
    func viewDidAskToLeave()
}

protocol GreetingViewInput: AnyObject {
    func display(_ sentence: String)
}
