import Foundation

protocol GreetingRouterInput: AnyObject {
    func openHelp()
}
