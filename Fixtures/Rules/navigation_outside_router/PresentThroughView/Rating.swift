import UIKit

final class RatingInteractor {
    func note(_ event: String) {}
}

final class RatingWireframe {}

enum TermsModule {
    static func build() -> UIViewController { UIViewController() }
}
