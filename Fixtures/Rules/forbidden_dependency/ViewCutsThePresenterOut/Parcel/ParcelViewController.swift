import UIKit

final class ParcelViewController: UIViewController, ParcelViewInput {
  var presenter: ParcelPresenterInput?
  var interactor: ParcelInteractorInput?  // want "ParcelViewController, a view, holds ParcelInteractorInput, an interactor, which in VIPER a view is not to know; tell the presenter, and let it ask the interactor"

  func show(_ text: String) {}

  func openMap() {
    ParcelRouter.shared.openMap()  // want "names ParcelRouter, a router, which in VIPER a view is not to know"
  }

  func again() { ParcelRouter.shared.openMap() }
}
