import UIKit

protocol FerryView: AnyObject { func show(_ text: String) }
protocol FerryInteractorInput: AnyObject {
  // The class below is to blame: one fault is one finding.
  func load(into view: FerryView)
}

final class FerryViewController: UIViewController, FerryView {
  var presenter: FerryPresenter?
  func show(_ text: String) {}
}

final class FerryPresenter {
  weak var view: FerryView?
  var interactor: FerryInteractorInput?
}

final class FerryInteractor: FerryInteractorInput {
  func load(into view: FerryView) {  // want "FerryInteractor, an interactor, names FerryView, a view, which in VIPER an interactor is not to know; tell the presenter"
    view.show("")
  }

  func rename(_ view: AnyObject?) {
    (view as? FerryViewController)?.title = ""  // want "names FerryViewController, a view"
  }

  func close() {
    FerryRouter().close()  // want "creates FerryRouter, a router, which in VIPER an interactor is not to know"
  }
}

final class FerryRouter {
  func close() {}
}
