import Foundation
import UIKit // want "BadgePresenter.*UIKit.*(UIImage.*UIColor|UIColor.*UIImage)"

final class BadgePresenter {
    weak var view: BadgeView?
    private let interactor: BadgeInteractor

    init(interactor: BadgeInteractor) {
        self.interactor = interactor
    }

    func refresh() {
        let image = UIImage(named: interactor.unread == 0 ? "calm" : "ringing")
        view?.show(image, tint: tint(for: interactor.unread))
    }

    private func tint(for unread: Int) -> UIColor {
        unread == 0 ? .gray : .red
    }
}
