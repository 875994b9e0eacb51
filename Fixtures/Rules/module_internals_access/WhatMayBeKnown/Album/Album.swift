import UIKit

final class AlbumViewController: UIViewController {
  var presenter: AlbumPresenter?

  func select(_ screen: UIViewController) {
    if screen is PhotoViewController { title = "photo" }
  }
}

final class AlbumPresenter {
  var interactor: AlbumInteractor?
  /// That a screen may be opened by its name does not make it anyone's to hold.
  weak var photo: PhotoViewController?  // want "AlbumPresenter, a presenter, holds PhotoViewController"

  /// Handed on to whom it belongs.
  func attach(_ view: PhotoViewInput) {}
}

final class AlbumInteractor {}

final class AlbumRouter {
  func openPhoto(from controller: UIViewController) {
    controller.present(PhotoViewController(), animated: true)
  }
}
