import Foundation

final class ShelfPresenter {
    var interactor: ShelfInteractor?
    var router: ShelfRouting?

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
