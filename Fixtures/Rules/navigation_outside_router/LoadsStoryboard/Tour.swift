import UIKit

final class TourPresenter {
    var interactor: TourInteractor?
    var router: TourRouter?
}

final class TourInteractor {}

final class TourRouter {
    func step(_ name: String) -> UIViewController {
        UIStoryboard(name: "Tour", bundle: nil).instantiateViewController(withIdentifier: name)
    }
}
