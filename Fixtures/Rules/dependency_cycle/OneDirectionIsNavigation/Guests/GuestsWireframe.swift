import UIKit

final class GuestsWireframe {
    weak var screen: UIViewController?

    func addGuest() {
        screen?.present(NewGuestAssembly.make(), animated: true)
    }
}
