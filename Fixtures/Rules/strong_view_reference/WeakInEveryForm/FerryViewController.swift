import UIKit

final class FerryViewController: UIViewController, FerryView {
    var presenter: FerryPresenter?
    var map: FerryMapPresenter?
    var list: FerryListPresenter?
    var fare: FerryFarePresenter?
    var box: FerryBoxPresenter?
    var wrapped: FerryWrappedPresenter?

    func show(_ departures: [String]) {}
}
