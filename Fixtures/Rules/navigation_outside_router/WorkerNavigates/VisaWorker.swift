import UIKit

final class VisaWorker {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func askForPassport() {
        // want-next "VisaWorker.*present"
        navigation.present(UIViewController(), animated: true)
    }
}
