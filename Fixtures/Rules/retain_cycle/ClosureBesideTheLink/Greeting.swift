import UIKit

final class GreetingPresenter { var interactor: GreetingInteractor? }
final class GreetingInteractor {}

protocol GreetingViewControlling: AnyObject { func greet() }

final class GreetingViewController: UIViewController, GreetingViewControlling {
  var presenter: GreetingPresenter?
  lazy var greetingView = GreetingView(controller: self)
  lazy var weakView = WeakGreetingView(controller: self)
  lazy var eagerView = EagerGreetingView(controller: self)
  func greet() {}
}

final class GreetingView: UIView {
  var controller: GreetingViewControlling?  // want "declare `GreetingView.controller` weak, and let the closure in `init` capture it weakly$"
  let button = UIButton()

  init(controller: GreetingViewControlling) {
    super.init(frame: .zero)
    self.controller = controller
    button.addAction(UIAction { _ in controller.greet() }, for: .touchUpInside)
  }
}

final class WeakGreetingView: UIView {
  var controller: GreetingViewControlling?  // want "declare `WeakGreetingView.controller` weak$"
  let button = UIButton()

  init(controller: GreetingViewControlling) {
    super.init(frame: .zero)
    self.controller = controller
    button.addAction(UIAction { [weak controller] _ in controller?.greet() }, for: .touchUpInside)
  }
}

final class EagerGreetingView: UIView {
  var controller: GreetingViewControlling?  // want "declare `EagerGreetingView.controller` weak$"

  init(controller: GreetingViewControlling) {
    super.init(frame: .zero)
    self.controller = controller
    subviews.forEach { _ in controller.greet() }
  }
}
