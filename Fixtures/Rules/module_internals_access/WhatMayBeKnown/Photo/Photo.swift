import UIKit

protocol PhotoViewInput: AnyObject {}

final class PhotoViewController: UIViewController, PhotoViewInput {
  var presenter: PhotoPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    PhotoRouter.assemble(self)
  }
}

final class PhotoPresenter { var interactor: PhotoInteractor? }
final class PhotoInteractor {}

/// It has no way to make the screen, which puts its module together itself.
final class PhotoRouter {
  static func assemble(_ view: PhotoViewController) {
    let presenter = PhotoPresenter()
    presenter.interactor = PhotoInteractor()
    view.presenter = presenter
  }
}
