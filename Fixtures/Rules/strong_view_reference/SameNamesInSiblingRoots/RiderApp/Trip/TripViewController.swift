import UIKit

final class TripViewController: UIViewController {
    var presenter: TripPresenter?
}
