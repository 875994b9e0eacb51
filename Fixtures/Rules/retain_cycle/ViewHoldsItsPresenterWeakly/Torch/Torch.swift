import UIKit

final class TorchViewController: UIViewController { weak var eventHandler: TorchPresenter? }
final class TorchPresenter { var wireframe: TorchWireframe? }
final class TorchBox {
  static let shared = TorchBox()
  var presenter: TorchPresenter?
}
final class TorchWireframe {
  var presenter: TorchPresenter?  // want "is a loop of strong references: neither is ever released; declare `TorchWireframe\.presenter` weak"

  static func make(in box: TorchBox) -> UIViewController {
    let view = TorchViewController()
    let presenter = TorchPresenter()
    let wireframe = TorchWireframe()
    box.presenter = presenter
    view.eventHandler = presenter
    presenter.wireframe = wireframe
    wireframe.presenter = presenter
    return view
  }
}
