import UIKit

protocol PierView: AnyObject {}

final class PierViewController: UIViewController, PierView { var presenter: PierPresenter? }
final class PierPresenter {
  weak var view: PierView?
  let interactor = PierInteractor()
}
final class PierInteractor {}

// What a router has created while it put the module together it may keep.
final class PierWireframe {
  private let presenter: PierPresenter
  private let interactor: PierInteractor

  init() {
    let view = PierViewController()
    presenter = PierPresenter()
    interactor = PierInteractor()
    presenter.view = view
    view.presenter = presenter
  }
}

final class PierModuleBuilder {
  var presenter: PierPresenter?
  func build(_ interactor: PierInteractor, _ view: PierViewController) { presenter?.view = view }
}
