import UIKit

final class SupportRouter {
    func open(_ url: URL) {
        UIApplication.shared.open(url)
    }
}
