import Foundation

protocol GreetingViewOutput: AnyObject {
    func viewDidAskForGreeting(name: String?)
    func viewDidAskForHelp()
}

protocol GreetingViewInput: AnyObject {
    func display(_ sentence: String, mood: GreetingMood)
}

/// What the text is, not how it looks: the view picks the colour.
enum GreetingMood {
    case cheerful, apologetic
}
