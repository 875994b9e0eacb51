import UIKit

protocol ButtonScreen: AnyObject { func tapped() }

final class ButtonView: UIView {
  var screen: ButtonScreen?  // want "is a loop of strong references: .*; declare `ButtonView\.screen` weak, and let the closure in `init` capture it weakly$"

  init(screen: ButtonScreen) {
    super.init(frame: .zero)
    self.screen = screen
    add(UIAction { _ in screen.tapped() })
  }

  func add(_ action: UIAction) {}
}

final class ButtonViewController: UIViewController, ButtonScreen {
  var presenter: ButtonPresenter?
  lazy var buttonView = ButtonView(screen: self)
  func tapped() {}
}

final class ButtonPresenter { var interactor: ButtonInteractor? }
final class ButtonInteractor {}
