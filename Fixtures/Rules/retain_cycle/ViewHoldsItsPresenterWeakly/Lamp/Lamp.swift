import UIKit

final class LampViewController: UIViewController { weak var eventHandler: LampPresenter? }
final class LampPresenter { var wireframe: LampWireframe? }
final class LampWireframe {
  var presenter: LampPresenter?  // want "LampPresenter\.wireframe → LampWireframe\.presenter → LampPresenter is a loop .*; let `LampViewController\.eventHandler` hold it strongly, as nothing else keeps it, then declare `LampWireframe\.presenter` weak"

  func openShade() {
    let shade = ShadeViewController()
    shade.delegate = presenter
  }

  static func make() -> UIViewController {
    let view = LampViewController()
    let presenter = LampPresenter()
    let wireframe = LampWireframe()
    view.eventHandler = presenter
    presenter.wireframe = wireframe
    wireframe.presenter = presenter
    return view
  }
}

/// Nothing ever makes one.
final class LampLogger { var output: LampPresenter? }
